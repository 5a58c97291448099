/// What a table lets people and programs do, beside the rules, which bound no offers. Programs take nothing
/// back and make two offers a turn: bots of ours, programs outside, and seats that a program plays. People
/// make ten, so that nobody holds up a table by offering.
#pragma once

#include <span>

#include "games/game.hpp"

namespace longroad::games {

inline constexpr int kProgramOffers = 2;  // a turn
inline constexpr int kPersonOffers = 10;

/// As `Position::check`, for a line that a program chose.
[[nodiscard]] Refusal check_of_program(const Position& position, Action line);
/// As `Position::check`, for a line that a person chose.
[[nodiscard]] Refusal check_of_person(const Position& position, Action line);

/// As `Position::open_verbs`, for a seat that a program plays.
[[nodiscard]] std::span<const notation::OpenVerb> open_verbs_of_program(const Position& position, Seat seat);
/// As `Position::open_verbs`, for a seat that a person plays.
[[nodiscard]] std::span<const notation::OpenVerb> open_verbs_of_person(const Position& position, Seat seat);

}  // namespace longroad::games
