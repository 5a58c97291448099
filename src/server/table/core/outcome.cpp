#include "server/table/core/outcome.hpp"

namespace longroad::server {
namespace {

SeatSet deserters_of(EndReason reason, const Chairs& chairs) {
  SeatSet left;
  for (std::size_t i = 0; i < chairs.size() && reason != EndReason::Closed; ++i) {
    // Whoever only lost the line may have wanted to come back, unless a bot had to play to the end.
    const bool replaced = reason == EndReason::Played && !chairs[i].bot.empty();
    if (chairs[i].left || replaced) left.add(Seat::of(static_cast<int>(i)));
  }
  return left.size() < std::ssize(chairs) ? left : SeatSet();
}

Seat winner_of(const Outcome& outcome, const Chairs& chairs, const games::Position& position) {
  if (const Seat seat = position.score().winner; outcome.reason == EndReason::Played && !seat.is_none())
    return seat;
  if (outcome.deserters.size() + 1 != std::ssize(chairs)) return Seat::none();
  int stayed = 0;
  while (outcome.deserters.has(Seat::of(stayed))) ++stayed;
  return Seat::of(stayed);
}

}  // namespace

Outcome outcome_of(EndReason reason, Time at, bool rated, const Chairs& chairs,
                   const games::Position* position) {
  Outcome outcome{.reason = reason, .at = at, .winner = Seat::none(), .deserters = {}};
  if (rated) outcome.deserters = deserters_of(reason, chairs);
  if (position != nullptr) outcome.winner = winner_of(outcome, chairs, *position);
  return outcome;
}

}  // namespace longroad::server
