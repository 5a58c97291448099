/// What the rules let people do but not programs: take back, and make more than two offers a turn. It holds
/// for bots of ours, for programs outside, and for seats that a program plays at a table.
#pragma once

#include <span>
#include <string_view>

#include "games/game.hpp"

namespace longroad::games {

inline constexpr int kProgramOffers = 2;  // a turn

/// As `Position::check`, for a line that a program chose.
[[nodiscard]] Refusal check_of_program(const Position& position, Action line);

/// As `Position::open_verbs`, for a seat that a program plays.
[[nodiscard]] std::span<const std::string_view> open_verbs_of_program(const Position& position, Seat seat);

}  // namespace longroad::games
