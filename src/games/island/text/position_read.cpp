/// Reading positions. What is left out is derived; what can't be is refused.

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "games/island/play/clock.hpp"
#include "games/island/rules/longest_road.hpp"
#include "games/island/text/parts.hpp"
#include "games/island/text/position_check.hpp"
#include "games/island/text/text.hpp"
#include "games/island/text/words.hpp"
#include "notation/words.hpp"

namespace longroad::island {
namespace {

namespace json = boost::json;

Cards read_cards(const Node& node) {
  Cards cards;
  for (int i = 0; i < node.size(kStackSize); ++i)
    cards += Cards::of(static_cast<Card>(node.at(i).choice(names::kCards, 0)));
  return cards;
}

void read_seat(const Node& node, State& s, int i) {
  node.only({"hand", "cards", "fresh", "played", "removed", "roads", "settlements", "cities", "left"});
  s.hand[i] = node.at("hand").bundle({});
  const Cards fresh = read_cards(node.at("fresh"));
  s.cards[i] = read_cards(node.at("cards")) + fresh;
  if (i == s.turn.index)
    s.fresh = fresh;
  else if (!fresh.empty())
    node.at("fresh").refuse("only the player to move has bought cards in this turn.");
  s.played[i] = read_cards(node.at("played"));
  if (s.played[i][Card::Point] > 0) node.at("played").refuse("victory point cards are never played.");
  const Cards removed = read_cards(node.at("removed"));
  s.retired[i] = static_cast<std::uint8_t>(removed[Card::Knight]);
  if (removed.size() != s.retired[i]) node.at("removed").refuse("only knights leave the game.");
  read_buildings(node.at("settlements"), s, s.settlements[i]);
  read_buildings(node.at("cities"), s, s.cities[i]);
  read_roads(node.at("roads"), s, s.roads[i]);
  if (node.at("left").flag(false)) s.left |= static_cast<std::uint8_t>(1U << i);
}

/// The bank holds whatever the hands do not, the stack what nobody has.
void derive_rest(const Node& root, const Rules& rules, State& s) {
  Bundle hands;
  Cards seen;
  for (int i = 0; i < rules.players; ++i) {
    const Bundle both = hands + s.hand[i];
    if (!Bundle::all(kCardsOfEachResource).covers(both))
      return root.refuse("There are 19 cards of each resource.");
    hands = both;
    seen = seen + s.cards[i] + s.played[i] + Cards::of(Card::Knight, s.retired[i]);
    if (!whole_stack().covers(seen))
      return root.refuse("There are more development cards of a kind than exist.");
  }
  s.bank = Bundle::all(kCardsOfEachResource) - hands;
  s.deck = whole_stack() - seen;
  if (root.at("bank").bundle(s.bank) != s.bank)
    root.at("bank").refuse("the bank holds what the hands do not: " + notation::text(s.bank) + ".");
  if (root.at("deck").given() && read_cards(root.at("deck")) != s.deck)
    root.at("deck").refuse("the stack holds the cards that nobody has.");
}

void derive_awards(const Node& root, const Rules& rules, State& s) {
  for (int i = 0; i < rules.owners; ++i) measure_road(rules, s, Owner::of(i));
  s.longest_road = read_owner(root.at("longest_road"), rules);
  const Owner claimed = s.longest_road;
  award_longest_road(rules, s);
  if (!claimed.is_none() && s.longest_road != claimed)
    root.at("longest_road").refuse("this is not the longest road.");
  s.largest_army = root.at("largest_army").seat(rules.players, strongest_army(rules, s));
  if (s.largest_army.is_none()) return;
  int most = kSmallestArmy;
  for (int i = 0; i < rules.players; ++i) most = std::max(most, s.knights(Seat::of(i)));
  if (s.knights(s.largest_army) < most) root.at("largest_army").refuse("this is not the largest army.");
}

std::string impossible(const Rules& rules, const State& s) {
  if (std::string fault = impossible_pieces(rules, s); !fault.empty()) return fault;
  if (s.phase == Phase::Opening)
    if (std::string fault = impossible_opening(rules, s); !fault.empty()) return fault;
  if (std::string fault = impossible_turn(rules, s); !fault.empty()) return fault;
  const auto own = with_variant(rules.variant, [&]<class P>() { return P::Words::impossible(rules, s); });
  if (!own.empty()) return own;
  const bool clock_fits = s.clock.is_none() || (s.phase != Phase::Opening && s.phase != Phase::Over &&
                                                (s.clock == s.turn || owes_anything(rules, s, s.clock)));
  if (!clock_fits || (s.clock == s.turn && s.phase == Phase::Steal))
    return "The clock can't have run out here.";
  return impossible_last(rules, s);
}

/// As many players as it says, or as there are seats.
Rules read_rules(const Node& root, Variant variant, int revision) {
  const Players can = players_of(variant);
  const int seats = root.at("seats").size(can.most);
  const int players = root.at("players").number(can.fewest, can.most, seats >= can.fewest ? seats : can.most);
  Rules rules = variant_rules(variant, players, root.at("rules").number(kFirstRevision, kRevision, revision));
  read_options(root.at("options"), rules);
  with_variant(variant, [&]<class P>() { P::Words::read_rules(root, rules); });
  read_board(root.at("board"), rules);
  complete(rules);
  return rules;
}

}  // namespace

Result<Position> read_position(Variant variant, const json::object& document, int revision) {
  Fault fault;
  const json::value whole(document);
  const Node root(whole, fault);
  const bool has_part = variant != Variant::Base;
  root.only({"game", "rules", "players", "options", "board", "seats", "turn", "longest_road", "largest_army",
             "bank", "deck", has_part ? name_of(variant) : "deck"});
  const Node own = root.at(name_of(variant));
  const Rules rules = read_rules(root, variant, revision);
  State s;
  s.robber = rules.board.robber;
  hook::begin_part(rules, s);
  read_turn_head(root.at("turn"), rules, s);
  for (int i = 0; i < root.at("seats").size(rules.players); ++i) read_seat(root.at("seats").at(i), s, i);
  with_variant(variant, [&]<class P>() { P::Words::read_part(own, rules, s); });
  if (!fault.found()) derive_rest(root, rules, s);
  if (fault.found()) return fault.error();
  if (std::string sentence = impossible_pieces(rules, s); !sentence.empty()) return Error{sentence};
  derive_awards(root, rules, s);
  read_turn(root, rules, s);
  with_variant(variant, [&]<class P>() { P::Words::read_pending(own, rules, s); });
  if (fault.found()) return fault.error();
  if (std::string sentence = impossible(rules, s); !sentence.empty()) return Error{sentence};
  check_alone(rules, s);
  check_win(rules, s);  // as after every line: whoever has the points to win has won
  return Position{rules, s};
}

}  // namespace longroad::island
