#include "server/table/model/chairs.hpp"

#include <algorithm>

#include "server/table/model/secret.hpp"

namespace longroad::server {
namespace {

/// The first seat of which this is true.
std::optional<Seat> first_that(const Chairs& chairs, const auto& is) {
  const auto found = std::ranges::find_if(chairs, is);
  if (found == chairs.end()) return std::nullopt;
  return Seat::of(static_cast<int>(found - chairs.begin()));
}

bool is_persons(const Chair& chair) { return chair.kind == Chair::Kind::Person; }

}  // namespace

std::optional<Seat> seat_of(const Chairs& chairs, std::string_view secret) {
  const std::string print = fingerprint(secret);
  return first_that(chairs, [&](const Chair& chair) {
    const std::string& own = chair.sitter.secret_fingerprint;
    return !own.empty() && same_secret(own, print);
  });
}

bool has_seat(const Chairs& chairs, const Sitter& sitter) {
  return std::ranges::any_of(
      chairs, [&](const Chair& chair) { return is_persons(chair) && chair.sitter.is_same_as(sitter); });
}

bool has_people(const Chairs& chairs) {
  return std::ranges::any_of(
      chairs, [](const Chair& chair) { return chair.kind != Chair::Kind::Bot && !chair.sitter.program; });
}

bool is_shared(const Chairs& chairs) {
  const Chair* first = nullptr;
  for (const Chair& chair : chairs) {
    if (chair.kind == Chair::Kind::Bot) continue;
    if (chair.kind == Chair::Kind::Open) return true;
    if (first != nullptr && !first->sitter.is_same_as(chair.sitter)) return true;
    first = &chair;
  }
  return false;
}

std::optional<Seat> first_person(const Chairs& chairs) { return first_that(chairs, is_persons); }

SeatSet want_rematch(const Chairs& chairs) {
  SeatSet seats;
  for (std::size_t i = 0; i < chairs.size(); ++i)
    if (chairs[i].wants_rematch) seats.add(Seat::of(static_cast<int>(i)));
  return seats;
}

bool repeated(const Chairs& chairs, const Command& command) {
  return !command.by.is_none() && chairs[command.by.index].commands.has(command.id);
}

bool said_enough(const Chairs& chairs, Seat seat) {
  return !seat.is_none() && chairs[seat.index].notices >= kMostNotices;
}

bool left_for_good(const Chairs& chairs, Seat seat) {
  return said_enough(chairs, seat) && chairs[seat.index].left;
}

void mute_blocked(Chairs& chairs) {
  for (Chair& mine : chairs)
    for (std::size_t i = 0; i < chairs.size(); ++i)
      if (mine.sitter.blocks(chairs[i].sitter.person())) mine.muted.add(Seat::of(static_cast<int>(i)));
}

}  // namespace longroad::server
