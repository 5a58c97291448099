/// Reading positions: the table, the hands, and beginning a game.
#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <string>

#include "games/struggle/rules/opening.hpp"
#include "games/struggle/text/names.hpp"
#include "games/struggle/text/options.hpp"
#include "games/struggle/text/position.hpp"
#include "notation/words.hpp"

namespace longroad::struggle {
namespace {

namespace json = boost::json;
using notation::Fault;
using notation::Node;

constexpr int kMinPlayers = 2;

/// A row such as `ABA`: the sides alternate, so only its length is new.
std::uint8_t read_row(const Node& node, int otherwise) {
  if (!node.given()) return static_cast<std::uint8_t>(otherwise);
  const std::string_view row = node.word("");
  for (std::size_t i = 0; i < row.size(); ++i)
    if (row[i] != (i % 2 == 0 ? 'A' : 'B')) node.refuse("the sides of a row alternate, and A is first: ABA.");
  return static_cast<std::uint8_t>(row.size() < 100 ? row.size() : 100);
}

std::uint8_t read_count(const Node& node, int most, int otherwise) {
  return static_cast<std::uint8_t>(node.number(0, most, otherwise));
}

ExpansionSet read_expansions(const Node& node) {
  ExpansionSet set;
  for (int i = 0; i < node.size(kExpansions); ++i) {
    const auto expansion = static_cast<Expansion>(node.at(i).choice(kExpansionNames, 0));
    if (set.has(expansion)) node.at(i).refuse("nobody has a second of the same.");
    set.add(expansion);
  }
  return set;
}

/// A seat has what the set-up gives it, unless something else is said.
Built read_seat(const Rules& rules, const Node& node) {
  node.only({"hand", "roads", "knights", "settlements", "cities", "expansions", "left"});
  Built own;
  own.roads = read_row(node.at("roads"), 1);
  own.knights = read_row(node.at("knights"), 0);
  own.settlements = read_count(node.at("settlements"), rules.piles.settlements, 1);
  own.cities = read_count(node.at("cities"), rules.piles.settlements, 0);
  own.expansions = read_expansions(node.at("expansions"));
  own.left = node.at("left").flag(false);
  if (own.expansions.size() > own.cities)
    node.refuse("there are more expansions than cities to put them on.");
  return own;
}

/// What the seats have not is in the pile; a pile that is given must agree.
std::uint8_t read_pile(const Node& node, int all, int used) {
  if (used > all) {
    node.refuse("the seats have " + std::to_string(used) + ", but there are only " + std::to_string(all) +
                ".");
    return 0;
  }
  const int left = all - used;
  if (node.number(0, all, left) != left) node.refuse("the seats leave " + std::to_string(left) + " of them.");
  return static_cast<std::uint8_t>(left);
}

Counts<Expansion> read_expansion_pile(const Rules& rules, const Node& node, const State& s) {
  Counts<Expansion> left = rules.piles.expansions;
  for (int i = 0; i < rules.players; ++i)
    for (int e = 0; e < kExpansions; ++e) {
      const auto expansion = static_cast<Expansion>(e);
      if (!s.seats[i].expansions.has(expansion)) continue;
      if (left[expansion] > 0)
        left -= Counts<Expansion>::of(expansion);
      else
        node.refuse("there are not so many of " + std::string(kExpansionNames[e]) + ".");
    }
  if (!node.given()) return left;
  Counts<Expansion> given;
  for (int i = 0; i < node.size(rules.piles.expansions.size()); ++i)
    given += Counts<Expansion>::of(static_cast<Expansion>(node.at(i).choice(kExpansionNames, 0)));
  if (given != left) node.refuse("these are not the expansions that the seats leave.");
  return left;
}

void read_piles(const Rules& rules, const Node& node, State& s) {
  node.only({"roads", "knights", "settlements", "expansions"});
  int roads = 0;
  int knights = 0;
  int settlements = 0;
  for (int i = 0; i < rules.players; ++i) {
    roads += s.seats[i].roads;
    knights += s.seats[i].knights;
    settlements += s.seats[i].settlements + s.seats[i].cities;
  }
  s.piles.roads = read_pile(node.at("roads"), rules.piles.roads, roads);
  s.piles.knights = read_pile(node.at("knights"), rules.piles.knights, knights);
  s.piles.settlements = read_pile(node.at("settlements"), rules.piles.settlements, settlements);
  s.piles.expansions = read_expansion_pile(rules, node.at("expansions"), s);
}

/// How many events are unturned: one for each card that is no city, and the one that is just being
/// read out. A city that won the game has its event left for good.
bool can_be_unturned(const State& s, int events, int cards) {
  if (s.phase == Phase::Over) return events == cards || events == cards + 1;
  return events == cards + (s.chance == Chance::Event);
}

/// Where it is not said which events are left, the more frequent one was always turned up.
void read_events(const Rules& rules, const Node& node, State& s) {
  node.only({"brigand", "market"});
  int turned = 0;
  for (int i = 0; i < rules.players; ++i) turned += s.seats[i].cities;
  const int cards = rules.piles.settlements - turned;
  EventCounts left = rules.events;
  for (int i = s.chance == Chance::Event; i < turned; ++i) --left[left[0] >= left[1] ? 0 : 1];
  const int unturned = left[0] + left[1];
  const bool given[kEvents] = {node.at("brigand").given(), node.at("market").given()};
  for (int e = 0; e < kEvents; ++e) left[e] = read_count(node.at(kEventNames[e]), rules.events[e], left[e]);
  for (int e = 0; e < kEvents; ++e)
    if (!given[e] && given[1 - e]) left[e] = static_cast<std::uint8_t>(std::max(0, unturned - left[1 - e]));
  if (!can_be_unturned(s, left[0] + left[1], cards))
    node.refuse("with " + std::to_string(turned) + " cities built " + std::to_string(unturned) +
                " are left.");
  s.events = left;
}

/// Takes the cards from those that are left; false where there are not so many.
bool take_out(Bundle& left, Bundle cards, const Node& node) {
  if (!left.covers(cards)) {
    node.refuse("there are not so many cards in the game.");
    return false;
  }
  left -= cards;
  return true;
}

Bundle one_of_each(Bundle left) {
  Bundle market;
  Bundle::for_each_kind([&](Resource kind) {
    if (left[kind] > 0) market += Bundle::of(kind);
  });
  return market;
}

/// Hands, market, discards and stack hold all cards of the game, and the stack what is nowhere else;
/// where the stack is given and the discards are not, those have the rest.
void read_cards(const Rules& rules, const Node& doc, State& s, bool opening) {
  Bundle left = rules.resources;
  for (int i = 0; i < rules.players; ++i) {
    const Node hand = doc.at("seats").at(i).at("hand");
    s.hands[i] = hand.bundle({});
    if (!take_out(left, s.hands[i], hand)) return;
  }
  const Node stack = doc.at("stack");
  const bool named = stack.given() && !stack.is_number();
  if (named) s.stack = stack.bundle({});
  if (!take_out(left, s.stack, stack)) return;
  s.discard = doc.at("discard").bundle({});
  if (!take_out(left, s.discard, doc.at("discard"))) return;
  s.market = doc.at("market").bundle(opening ? Bundle{} : one_of_each(left));
  if (s.market.size() > kMarketSize) return doc.at("market").refuse("more than five cards.");
  if (!take_out(left, s.market, doc.at("market"))) return;

  const bool emptied = stack.is_number() && stack.number(0, rules.resources.size(), 0) == 0;
  if ((named || emptied) && !doc.at("discard").given()) {
    s.discard = left;
  } else if (named) {
    if (!left.empty()) stack.refuse(notation::text(left) + " is nowhere.");
  } else {
    s.stack = left;
    if (stack.number(0, rules.resources.size(), left.size()) != left.size())
      stack.refuse("the hands, the market and the discards leave " + std::to_string(left.size()) + " cards.");
  }
}

void read_arrow(const Rules& rules, const Node& node, State& s) {
  if (node.given() && !rules.has_destiny()) node.refuse("two players have no destiny card.");
  s.white = node.choice(kArrowNames, 0) == 0;
}

/// Whoever has won ended the game.
void check_points(const Rules& rules, const Node& seats, const State& s) {
  for (int i = 0; i < rules.players; ++i)
    if (points(rules, s, Seat::of(i)) >= rules.rulings.target && s.winner != Seat::of(i))
      seats.at(i).refuse("so many points have won the game before.");
}

}  // namespace

Result<Begun> begin(int players, const json::value* board, const json::object* options, int revision) {
  if (players < kMinPlayers || players > kMaxSeats) return Error{"The card game is for 2 to 6 players."};
  if (board != nullptr && !board->is_null()) return Error{"The card game has no board."};
  Fault fault;
  const json::value given = options == nullptr ? json::value(nullptr) : json::value(*options);
  const Rules rules = make_rules(players, read_options(Node(given, "options", fault), revision), revision);
  if (fault.found()) return fault.error();
  return Begun{rules, start(rules)};
}

Result<Begun> read_position(const json::object& position, int revision) {
  const json::value root(position);
  Fault fault;
  const Node doc(root, fault);
  doc.only({"game", "rules", "players", "options", "board", "seats", "turn", "market", "discard", "stack",
            "piles", "events", "arrow"});
  if (doc.at("board").given()) doc.at("board").refuse("the card game has none.");
  const Node seats = doc.at("seats");
  const int seated = seats.size(kMaxSeats);
  const int players =
      doc.at("players").number(kMinPlayers, kMaxSeats, seated < kMinPlayers ? kMinPlayers : seated);
  if (seated > players) seats.refuse("there are more seats than players.");
  revision = doc.at("rules").number(kFirstRevision, kRevision, revision);
  const Rules rules = make_rules(players, read_options(doc.at("options"), revision), revision);
  if (fault.found()) return fault.error();

  const bool opening =
      (!seats.given() && !doc.at("turn").given()) || doc.at("turn").at("phase").word("") == "opening";
  State s;
  for (int i = 0; i < players; ++i) s.seats[i] = read_seat(rules, seats.at(i));
  read_piles(rules, doc.at("piles"), s);
  if (fault.found()) return fault.error();
  read_arrow(rules, doc.at("arrow"), s);
  read_cards(rules, doc, s, opening);
  if (fault.found()) return fault.error();
  read_turn(rules, doc.at("turn"), opening, s);
  read_events(rules, doc.at("events"), s);
  check_points(rules, seats, s);
  if (fault.found()) return fault.error();
  return Begun{rules, s};
}

}  // namespace longroad::struggle
