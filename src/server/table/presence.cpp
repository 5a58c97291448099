#include "server/table/presence.hpp"

#include <algorithm>

namespace longroad::server {
namespace {

/// When the last line was played, or the game began.
Time last_move(const Table& table) {
  int version = table.version();
  const auto moved = [&](const Entry& entry) {
    return !entry.shown || std::holds_alternative<notice::Started>(entry.shown->notice);
  };
  while (version > 1 && !moved(table.entry(version))) --version;
  return table.entry(version).at;
}

/// The people whom the game waits for without a clock: in the opening, or where the table has none.
SeatSet idle_candidates(const Table& table) {
  SeatSet people;
  if (table.state() != TableState::Playing || table.clock().deadline()) return people;
  table.position()->to_act().for_each([&](Seat seat) {
    const Chair& chair = table.chair(seat);
    if (chair.kind == Chair::Kind::Person && chair.bot.empty()) people.add(seat);
  });
  return people;
}

/// One seat for each of these people, `first` for whoever has that.
SeatSet one_seat_each(const Table& table, SeatSet seats, Seat first) {
  SeatSet kept;
  const auto keep = [&](Seat seat) {
    bool known = false;
    kept.for_each(
        [&](Seat other) { known = known || table.chair(other).sitter.is_same_as(table.chair(seat).sitter); });
    if (!known) kept.add(seat);
  };
  if (seats.has(first)) kept.add(first);
  seats.for_each(keep);
  return kept;
}

}  // namespace

SeatSet Presence::voters(const Table& table, Seat by, Seat about, Time now) const {
  SeatSet seats = people(table);
  if (!about.is_none()) seats.remove(about);  // who may be here, and idle
  for (int i = 0; i < table.settings().players && about.is_none(); ++i)
    if (grace(table, Seat::of(i), now).value_or(0) > 0) seats.add(Seat::of(i));
  seats.add(by);
  return one_seat_each(table, seats, by);
}

bool Presence::alone(const Table& table, Seat about) const {
  SeatSet seats = people(table);
  seats.remove(about);
  return one_seat_each(table, seats, seats.empty() ? about : seats.first()).size() <= 1;
}

SeatSet Presence::people(const Table& table) const {
  SeatSet people;
  for (int i = 0; i < table.settings().players; ++i) {
    const Seat seat = Seat::of(i);
    if (table.chair(seat).kind == Chair::Kind::Person && here(table, seat)) people.add(seat);
  }
  return people;
}

Time Presence::idle_until(const Table& table, Seat seat) const {
  return std::max(last_move(table), absent_since_[seat.index]) + kGraceIdle;
}

std::optional<Time> Presence::idle_at(const Table& table) const {
  std::optional<Time> first;
  idle_candidates(table).for_each([&](Seat seat) {
    const Time at = idle_until(table, seat) - kIdleCountdown;
    first = std::min(first.value_or(at), at);
  });
  return first;
}

std::optional<Time> Presence::grace(const Table& table, Seat seat, Time now) const {
  const Chair& chair = table.chair(seat);
  // One that places for whoever was too slow is gone again in a moment.
  const bool replaced = !chair.bot.empty() && !chair.once;
  if (chair.kind != Chair::Kind::Person || replaced) return std::nullopt;
  if (here(table, seat)) {
    if (!idle_candidates(table).has(seat)) return std::nullopt;
    const Time left = std::max<Time>(0, idle_until(table, seat) - now);
    return left <= kIdleCountdown ? std::optional(left) : std::nullopt;
  }
  if (table.match().is_removed(seat)) return std::nullopt;  // nobody waits for them
  const Time grace = alone(table, seat) ? kGraceAlone : chair.left ? kGraceLeft : kGraceLost;
  return std::max<Time>(0, absent_since_[seat.index] + grace - now);
}

bool Presence::may_choose(const Table& table, Seat seat, Time now) const {
  const Chair& chair = table.chair(seat);
  if (chair.kind == Chair::Kind::Open) return true;
  const bool stands_in = chair.kind == Chair::Kind::Person && !chair.bot.empty() && !chair.once;
  return stands_in || grace(table, seat, now) == Time{0};
}

PresenceList Presence::list(const Table& table, int watching, Time now) const {
  PresenceList list{.watching = watching};
  for (int i = 0; i < table.settings().players; ++i) {
    const Seat seat = Seat::of(i);
    const Chair& chair = table.chair(seat);
    const auto left = chair.bot.empty() ? grace(table, seat, now) : std::nullopt;
    SeatState state = SeatState::Here;
    if (chair.kind == Chair::Kind::Open)
      state = SeatState::Open;
    else if (!chair.bot.empty())
      state = SeatState::Bot;
    else if (left)
      state = chair.left ? SeatState::Left : here(table, seat) ? SeatState::Idle : SeatState::Lost;
    list.seats.push_back({state, left});
  }
  return list;
}

}  // namespace longroad::server
