#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <string>

#include "games/struggle/names.hpp"
#include "games/struggle/options.hpp"
#include "games/struggle/position.hpp"
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

json::object turn_json(const Rules& rules, const Table& t, Bundle taken) {
  json::array owes;
  for (int i = 0; i < rules.players; ++i) owes.push_back(t.owes[i]);
  json::value chance = nullptr;
  if (t.chance != Chance::None) chance = name_in(kChanceNames, t.chance);
  return {{"seat", seat_json(t.seat)},
          {"number", t.number},
          {"phase", name_in(kPhaseNames, t.phase)},
          {"trades_left", t.trades_left},
          {"library_used", t.library_used},
          {"guild_used", t.guild_used},
          {"built", names_of(t.built)},
          {"chance", std::move(chance)},
          {"cards", t.due},
          {"partner", seat_json(t.partner)},
          {"taker", seat_json(t.taker)},
          {"taken", taken.empty() ? json::value(nullptr) : json::value(notation::text(taken))},
          {"owes", std::move(owes)},
          {"clock", seat_json(t.clock)},
          {"winner", seat_json(t.winner)}};
}

/// The common form; what may be hidden comes as it shall be written.
json::object write(const Rules& rules, const Table& t, const std::array<json::value, kMaxSeats>& hands,
                   json::value stack, Bundle taken) {
  json::array seats;
  for (int i = 0; i < rules.players; ++i) {
    const Built& own = t.seats[i];
    seats.push_back({{"hand", hands[i]},
                     {"roads", row_text(own.roads)},
                     {"knights", row_text(own.knights)},
                     {"settlements", own.settlements},
                     {"cities", own.cities},
                     {"expansions", names_of(own.expansions)},
                     {"left", own.left}});
  }
  json::object events;
  for (int e = 0; e < kEvents; ++e) events[kEventNames[e]] = t.events[e];
  json::value arrow = nullptr;
  if (rules.has_destiny()) arrow = kArrowNames[t.white ? 0 : 1];
  return {{"game", "struggle"},
          {"players", rules.players},
          {"options", options_json(rules)},
          {"seats", std::move(seats)},
          {"turn", turn_json(rules, t, taken)},
          {"market", notation::text(t.market)},
          {"discard", notation::text(t.discard)},
          {"stack", std::move(stack)},
          {"piles", piles_json(t.piles)},
          {"events", std::move(events)},
          {"arrow", std::move(arrow)}};
}

}  // namespace

json::object position_json(const Rules& rules, const State& s) {
  std::array<json::value, kMaxSeats> hands;
  for (int i = 0; i < rules.players; ++i) hands[i] = notation::text(s.hands[i]);
  return write(rules, s, hands, notation::text(s.stack).c_str(), s.taken);
}

json::object view_json(const Rules& rules, const View& v) {
  std::array<json::value, kMaxSeats> hands;
  for (int i = 0; i < rules.players; ++i) hands[i] = v.hand_sizes[i];
  if (!v.viewer.is_none()) hands[v.viewer.index] = notation::text(v.hand);
  if (sees_partner(v, v.viewer)) hands[v.partner.index] = notation::text(v.shown);
  return write(rules, v, hands, v.stack_size, v.taken);
}

}  // namespace longroad::struggle
