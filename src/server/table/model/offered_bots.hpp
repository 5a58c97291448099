/// The bots that whoever opens a page may choose: no programs of this machine, no files, no say in
/// how much of the machine they use.
#pragma once

#include <string_view>
#include <vector>

#include "bots/all_bots.hpp"

namespace longroad::server {

std::vector<bots::Kind> offered_bots();

/// The recipe for a bot with no parameters but its level and style.
Result<bots::Recipe> find_offered_bot(std::string_view text);

/// Plays for an absent person where the table votes for a bot: the strongest there is.
std::string_view stand_in();

}  // namespace longroad::server
