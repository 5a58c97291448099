/// What the holder of a link can do now, as they are told.
#pragma once

#include <vector>

#include "server/desk/wire/offers.hpp"
#include "tournament/rules/possible.hpp"

namespace longroad::server::desk {

std::vector<wire::Offer> told_offers(const std::vector<tournament::Offer>& offers);

/// Whether it is only for those who go on from the preliminaries.
bool tells_who_qualified(const tournament::Offer& offer);

/// Without what would tell somebody who has qualified before everybody knows: `shown` is what they can do
/// as far as it is published.
void hide_unpublished(std::vector<tournament::Offer>& offers, const std::vector<tournament::Offer>& shown);

}  // namespace longroad::server::desk
