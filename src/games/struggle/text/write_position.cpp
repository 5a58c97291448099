#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <string>

#include "games/struggle/text/names.hpp"
#include "games/struggle/text/options.hpp"
#include "games/struggle/text/position.hpp"
#include "notation/words.hpp"

namespace longroad::struggle {
namespace {

namespace json = boost::json;

std::string row_text(int row) {
  std::string sides;
  for (int i = 0; i < row; ++i) sides += i % 2 == 0 ? 'A' : 'B';
  return sides;
}

json::array names_of(ExpansionSet set) {
  json::array names;
  for (int e = 0; e < kExpansions; ++e)
    if (set.has(static_cast<Expansion>(e))) names.push_back(json::value(kExpansionNames[e]));
  return names;
}

json::array names_of(KindSet set) {
  json::array names;
  for (int k = 0; k < kKinds; ++k)
    if (set.has(static_cast<Kind>(k))) names.push_back(json::value(kKindNames[k]));
  return names;
}

json::object piles_json(const Piles& piles) {
  json::array expansions;
  for (int e = 0; e < kExpansions; ++e)
    for (int i = 0; i < piles.expansions[static_cast<Expansion>(e)]; ++i)
      expansions.push_back(json::value(kExpansionNames[e]));
  return {{"roads", piles.roads},
          {"knights", piles.knights},
          {"settlements", piles.settlements},
          {"expansions", std::move(expansions)}};
}

json::value seat_json(Seat seat) {
  return seat.is_none() ? json::value(nullptr) : json::value(seat.index + 1);
}

json::value cards_json(Bundle cards) {
  return cards.empty() ? json::value(nullptr) : json::value(notation::text(cards));
}

/// What may be hidden, as it shall be written: cards, or how many there are.
struct Secrets {
  std::array<json::value, kMaxSeats> hands;
  json::value stack;
  Bundle taken{};
};

json::object turn_json(const Rules& rules, const Table& t, const Secrets& secrets) {
  json::value chance = nullptr;
  if (t.chance != Chance::None) chance = name_in(kChanceNames, t.chance);
  return {{"seat", seat_json(t.seat)},
          {"number", t.number},
          {"idle", t.idle},
          {"phase", name_in(kPhaseNames, t.phase)},
          {"trades_left", t.trades_left},
          {"library_used", t.library_used},
          {"guild_used", t.guild_used},
          {"built", names_of(t.built)},
          {"chance", std::move(chance)},
          {"cards", t.due},
          {"partner", seat_json(t.partner)},
          {"taken", cards_json(secrets.taken)},
          {"gives", t.gives},
          {"taker", seat_json(t.taker)},
          {"owes", json::array(t.owes.begin(), t.owes.begin() + rules.players)},
          {"clock", seat_json(t.clock)},
          {"winner", seat_json(t.winner)}};
}

json::array seats_json(const Rules& rules, const Table& t, const Secrets& secrets) {
  json::array seats;
  for (int i = 0; i < rules.players; ++i) {
    const Built& own = t.seats[i];
    seats.push_back({{"hand", secrets.hands[i]},
                     {"roads", row_text(own.roads)},
                     {"knights", row_text(own.knights)},
                     {"settlements", own.settlements},
                     {"cities", own.cities},
                     {"expansions", names_of(own.expansions)},
                     {"left", own.left}});
  }
  return seats;
}

json::object document(const Rules& rules, const Table& t, const Secrets& secrets) {
  json::object events;
  for (int e = 0; e < kEvents; ++e) events[kEventNames[e]] = t.events[e];
  json::value arrow = nullptr;
  if (rules.has_destiny()) arrow = kArrowNames[t.white ? 0 : 1];
  json::object out{{"game", "struggle"},
                   {"players", rules.players},
                   {"options", options_json(rules)},
                   {"seats", seats_json(rules, t, secrets)},
                   {"turn", turn_json(rules, t, secrets)},
                   {"market", notation::text(t.market)},
                   {"discard", notation::text(t.discard)},
                   {"stack", secrets.stack},
                   {"piles", piles_json(t.piles)},
                   {"events", std::move(events)},
                   {"arrow", std::move(arrow)}};
  if (rules.revision != kRevision) out["rules"] = rules.revision;
  return out;
}

}  // namespace

json::object position_json(const Rules& rules, const State& s) {
  Secrets secrets;
  for (int i = 0; i < rules.players; ++i) secrets.hands[i] = notation::text(s.hands[i]);
  secrets.stack = notation::text(s.stack);
  secrets.taken = s.taken;
  return document(rules, s, secrets);
}

json::object view_json(const Rules& rules, const View& v) {
  Secrets secrets;
  for (int i = 0; i < rules.players; ++i) secrets.hands[i] = v.hand_sizes[i];
  if (!v.viewer.is_none()) secrets.hands[v.viewer.index] = notation::text(v.hand);
  if (!v.shown.empty()) secrets.hands[v.partner.index] = notation::text(v.shown);
  secrets.stack = v.stack_size;
  secrets.taken = v.taken;
  return document(rules, v, secrets);
}

}  // namespace longroad::struggle
