#include "server/table/opening.hpp"

#include "server/table/model/offered_bots.hpp"
#include "server/table/model/secret.hpp"

namespace longroad::server {

Result<Opening> open_table(std::string id, const Wish& wish, const Sitter& opener, Time now) {
  Opening opening;
  notice::Opened opened{wish.settings, random_hex(32), {}, {}};
  for (const SeatWish& seat : wish.seats) opened.bots.push_back(seat.bot);
  auto table = Table::open(std::move(id), std::move(opened), now);
  if (!table) return table.error();
  for (std::size_t i = 0; i < wish.seats.size(); ++i) {
    if (wish.seats[i].me.empty()) continue;
    const Claim claim{Seat::of(static_cast<int>(i)), random_hex(16)};
    Sitter sitter = opener;
    if (wish.seats[i].here) sitter.account.clear();
    sitter.sit_as(wish.seats[i].me, wish.seats[i].program);
    sitter.secret_fingerprint = fingerprint(claim.secret);
    (*table)->seating().sit(claim.seat, sitter, now);
    opening.claims.push_back(claim);
  }
  opening.table = std::move(*table);
  return opening;
}

std::unique_ptr<Table> open_again(std::string id, const Table& old, SeatSet people, Time now) {
  notice::Opened opened{old.settings(), random_hex(32), {}, {}};
  if (opened.settings.position.is_null()) opened.settings.rules = kRevision;
  opened.settings.wait_ready = false;  // all who come along have asked for it
  opened.settings.rated = old.settings().rated && people.size() == old.settings().players;
  for (std::size_t i = 0; i < old.chairs().size(); ++i) {
    const Chair& chair = old.chairs()[i];
    const bool person = people.has(Seat::of(static_cast<int>(i)));
    opened.bots.push_back(person ? std::string() : chair.bot.empty() ? std::string(stand_in()) : chair.bot);
    opened.names.push_back(chair.kind == Chair::Kind::Bot ? chair.sitter.name : std::string());
  }
  auto table = Table::open(std::move(id), std::move(opened), now);
  if (!table) return nullptr;
  people.for_each([&](Seat seat) { (*table)->seating().sit(seat, old.chair(seat).sitter, now); });
  return std::move(*table);
}

}  // namespace longroad::server
