#include "server/table/presence.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace longroad::server {

SeatSet Presence::people(const Table& table) const {
  SeatSet people;
  for (int i = 0; i < table.settings().players; ++i) {
    const Seat seat = Seat::of(i);
    if (table.chair(seat).kind == Chair::Kind::Person && here(table, seat)) people.add(seat);
  }
  return people;
}

std::optional<Time> Presence::grace(const Table& table, Seat seat, Time now) const {
  const Chair& chair = table.chair(seat);
  if (chair.kind != Chair::Kind::Person || !chair.bot.empty() || here(table, seat)) return std::nullopt;
  const Time grace = chair.left ? kGraceLeft : kGraceLost;
  return std::max<Time>(0, absent_since_[seat.index] + grace - now);
}

bool Presence::may_choose(const Table& table, Seat seat, Time now) const {
  const Chair& chair = table.chair(seat);
  if (chair.kind == Chair::Kind::Open) return true;
  const bool stands_in = chair.kind == Chair::Kind::Person && !chair.bot.empty();
  return stands_in || grace(table, seat, now) == Time{0};
}

std::string Presence::text(const Table& table, int watching, Time now) const {
  std::string seats;
  for (int i = 0; i < table.settings().players; ++i) {
    const Seat seat = Seat::of(i);
    const Chair& chair = table.chair(seat);
    const auto left = grace(table, seat, now);
    std::string_view state = "here";
    if (chair.kind == Chair::Kind::Open)
      state = "open";
    else if (!chair.bot.empty())
      state = "bot";
    else if (left)
      state = chair.left ? "left" : "lost";
    seats += fmt::format(R"({}{{"state":"{}","grace":{}}})", i == 0 ? "" : ",", state,
                         left ? std::to_string(*left) : "null");
  }
  return fmt::format(R"({{"seats":[{}],"watching":{}}})", seats, watching);
}

}  // namespace longroad::server
