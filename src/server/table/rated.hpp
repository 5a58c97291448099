/// Which games count for the rating: whole games by the printed rules, between different accounts, where
/// whoever made the table chose so openly.
#pragma once

#include <optional>
#include <string>

#include "server/table/wish.hpp"

namespace longroad::server {

/// Whether the table plays by a house rule (docs/rulings.md); rulings of printed texts are none.
bool has_house_rules(const Settings& settings);

/// Why a table like this can't be rated; nothing where it can.
std::optional<std::string> why_unrated(const Wish& wish);

}  // namespace longroad::server
