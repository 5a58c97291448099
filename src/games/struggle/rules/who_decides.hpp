/// Who decides what is pending. By options a player chooses where chance usually does, or chance
/// where players usually do.
#pragma once

#include "base/id_set.hpp"
#include "games/struggle/rules/state.hpp"

namespace longroad::struggle {

/// With `guild_blind` off the owner of the Merchant guild sees the hand and names the card.
constexpr bool guild_chooses(const Rules& rules, const Table& t) {
  return t.chance == Chance::Stolen && !rules.rulings.guild_blind;
}

/// With `loss_by_choice` off chance says which cards the brigands get.
constexpr bool brigands_choose(const Rules& rules, const Table& t) {
  return t.phase == Phase::Discard && !rules.rulings.loss_by_choice;
}

/// A line of chance that no player decides.
constexpr bool line_due(const Rules& rules, const Table& t) {
  return t.chance != Chance::None && !guild_chooses(rules, t);
}

/// The clock takes its steps like chance.
constexpr bool chance_due(const Rules& rules, const Table& t) {
  return line_due(rules, t) || !t.clock.is_none() || brigands_choose(rules, t);
}

/// Where discards come one after another: in turn order from the builder, or in seat order.
constexpr Seat first_debtor(const Rules& rules, const Table& t) {
  Seat seat = rules.rulings.losses_in_turn ? t.seat : Seat::of(0);
  while (t.owes[seat.index] == 0) seat = next_seat(rules, seat);
  return seat;
}

constexpr SeatSet debtors(const Rules& rules, const Table& t) {
  if (rules.rulings.losses_in_turn) return SeatSet::of(first_debtor(rules, t));
  SeatSet seats;
  for (int i = 0; i < rules.players; ++i)
    if (t.owes[i] > 0) seats.add(Seat::of(i));
  return seats;
}

/// The seats that may or must act now; several may owe discards at once.
constexpr SeatSet to_act(const Rules& rules, const Table& t) {
  if (t.phase == Phase::Over || chance_due(rules, t)) return {};
  if (t.phase == Phase::Discard) return debtors(rules, t);
  return SeatSet::of(t.phase == Phase::Take ? t.taker : t.seat);
}

}  // namespace longroad::struggle
