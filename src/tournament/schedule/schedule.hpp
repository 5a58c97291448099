/// The schedule of the preliminaries: who sits where in each game. All games that are not played
/// yet are planned together (1.2.6), from a seed, so that the same request gives the same plan.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "tournament/words/sentence.hpp"

namespace longroad::tournament {

/// A person's number in the tournament, from 1; 0 is nobody.
struct PlayerId {
  std::uint16_t number = 0;

  static constexpr PlayerId of(int number) { return {static_cast<std::uint16_t>(number)}; }
  [[nodiscard]] constexpr bool is_none() const { return number == 0; }
  friend constexpr auto operator<=>(PlayerId, PlayerId) = default;
};

inline constexpr int kGames = 3;  // preliminaries are three games for everybody (1.2.5)
inline constexpr int kSeats = 4;

using Table = std::vector<PlayerId>;  // in starting position order
using Seating = std::vector<Table>;   // one game: table 1, table 2, …
using Schedule = std::vector<Seating>;

/// Tables of 4, and as few tables of 3 as the number of players allows.
struct TableCount {
  int all = 0;
  int of_three = 0;
};
constexpr bool can_be_seated(int players) { return players >= 3 && players != 5; }
constexpr TableCount table_count(int players) {
  const int of_three = (kSeats - players % kSeats) % kSeats;
  return {(players + of_three) / kSeats, of_three};
}

struct PlanRequest {
  std::vector<PlayerId> players{};             // who sits in every game that is still to be planned
  Schedule played{};                           // the games that stand
  Schedule current{};                          // the plan of the others so far: moved as little as possible
  std::vector<std::vector<PlayerId>> apart{};  // friends and family: nobody meets another of the same list
  std::uint64_t seed = 0;
  int starts = 8;  // searches to choose from where none finds a plan without regrets
};

/// Played games and planned ones. Refused, in a sentence, where nobody could seat these players.
Answer<Schedule> plan_schedule(const PlanRequest& request);

}  // namespace longroad::tournament
