/// Reading the turn: whose it is, its phase, and what is pending.

#include <array>

#include "games/island/play/turn.hpp"
#include "games/island/text/parts.hpp"
#include "games/island/text/position_check.hpp"
#include "games/island/text/text.hpp"
#include "games/island/text/words.hpp"

namespace longroad::island {
namespace {

/// Whose turn it is in an opening that does not say: the one seat that fits the pieces.
Seat opening_seat(const Rules& rules, State s) {
  for (int i = 0; i < rules.players; ++i) {
    s.turn = Seat::of(i);
    if (!s.has_left(s.turn) && impossible_opening(rules, s).empty()) return s.turn;
  }
  return Seat::of(0);
}

void read_owes(const Node& node, const Rules& rules, State& s) {
  if (node.given()) {
    if (node.size(rules.players) != rules.players) node.refuse("one number for each seat is expected.");
    for (int i = 0; i < rules.players; ++i)
      s.owes[i] = static_cast<std::uint8_t>(node.at(i).number(0, 95, 0));
  } else if (s.phase == Phase::Discard) {
    roll_seven(rules, s);
    s.phase = Phase::Discard;
  }
}

Terms read_terms(const Node& node) {
  const Bundle give = node.at("give").bundle({});
  const Bundle want = node.at("want").bundle({});
  const Terms terms = Terms::of(give, want);
  if (!is_deal(terms) || terms.gives() != give || terms.wants() != want)
    node.refuse("each side has a card, and no resource is on both.");
  return terms;
}

void read_answer(const Node& node, State& s, int i) {
  if (!node.given()) return;
  if (!s.offer.asks(Seat::of(i))) return node.refuse("this seat was not asked.");
  if (!node.is_word()) {
    node.only({"give", "want"});
    s.offer.answers[i] = Answer::Counter;
    s.offer.counters[i] = read_terms(node);
    if (!s.hand[i].covers(s.offer.counters[i].gives())) node.refuse("this seat has not the cards it offers.");
    return;
  }
  static constexpr std::array<std::string_view, 2> kAnswers{"accept", "refuse"};
  s.offer.answers[i] = node.choice(kAnswers, 1) == 0 ? Answer::Accept : Answer::Refuse;
  if (s.offer.answers[i] == Answer::Accept && !s.hand[i].covers(s.offer.terms.wants()))
    node.refuse("this seat has not the cards it agreed to give.");
}

void read_offer(const Node& node, const Rules& rules, State& s) {
  if (node.given() != (s.phase == Phase::Trade))
    return node.refuse("an offer belongs to the phase trade and only there.");
  if (!node.given()) return;
  node.only({"give", "want", "to", "answers"});
  s.offer.terms = read_terms(node);
  SeatSet to;
  for (int i = 0; i < node.at("to").size(rules.players); ++i)
    to.add(node.at("to").at(i).seat(rules.players, Seat::of(0)));
  if (!node.at("to").given()) to = askable(rules, s);
  if (to.empty() || to.has(s.turn)) node.at("to").refuse("an offer goes to other seats.");
  s.offer.to = static_cast<std::uint8_t>(to.words[0]);
  bool open = false;
  for (int i = 0; i < rules.players; ++i) {
    if (i < node.at("answers").size(rules.players)) read_answer(node.at("answers").at(i), s, i);
    const bool refused = s.offer.answers[i] == Answer::Refuse;
    if (s.offer.asks(Seat::of(i)) && s.has_left(Seat::of(i)) && !refused)
      node.at("answers").refuse("a seat that has left has refused.");
    open |= s.offer.asks(Seat::of(i)) && !refused;
  }
  if (!open) node.refuse("when all have refused, the offer is closed.");
}

void read_last(const Node& node, const Rules& rules, State& s) {
  if (!node.given()) return;
  node.only({"action", "phase", "free_roads", "longest_road", "robber", "paid", "gained", "before", "spent"});
  const auto action = parse(rules, node.at("action").word({}));
  if (!action) return node.at("action").refuse(action.error().sentence);
  s.last.action = *action;
  s.last.phase = read_phase(node.at("phase"), s.phase);
  s.last.free_roads = static_cast<std::uint8_t>(node.at("free_roads").number(0, 2, s.free_roads));
  s.last.longest_road = read_owner(node.at("longest_road"), rules);
  s.last.robber = node.at("robber").given() ? HexId::of(node.at("robber").number(0, kHexes - 1, 0)) : HexId{};
  s.last.paid = static_cast<std::uint8_t>(node.at("paid").number(0, 7, 0));
  s.last.gained = static_cast<std::uint8_t>(node.at("gained").number(0, 255, 0));
  s.last.before = static_cast<std::uint16_t>(node.at("before").number(0, kMostBefore, 0));
  const Bundle spent = node.at("spent").bundle({});
  if (!Bundle::all(kCardsOfEachResource).covers(spent))
    return node.at("spent").refuse("there are 19 cards of each resource.");
  s.forgone = Forgone::of(spent);
}

/// The opening, where no seat has built yet.
Phase usual_phase(const Rules& rules, const State& s) {
  NodeSet built;
  for (int i = 0; i < rules.players; ++i) built |= s.buildings_of(Owner::of(i));
  return built.empty() ? Phase::Opening : Phase::Main;
}

}  // namespace

void read_turn_head(const Node& node, const Rules& rules, State& s) {
  node.only({"seat", "number", "phase", "rolled", "card_played", "free_roads", "owes", "victim", "offers",
             "offer", "last", "clock", "winner"});
  s.turn = node.at("seat").seat(rules.players, Seat::of(0));
}

void read_turn(const Node& root, const Rules& rules, State& s) {
  const Node node = root.at("turn");
  const Phase usual = usual_phase(rules, s);
  s.phase = read_phase(node.at("phase"), usual);
  if (is_own(s.phase) && variant_of(s.phase) != rules.variant)
    node.at("phase").refuse("this game has no such phase.");
  const bool opening = s.phase == Phase::Opening;
  if (opening && !node.at("seat").given()) s.turn = opening_seat(rules, s);
  s.number = static_cast<std::uint32_t>(node.at("number").number(0, 1'000'000'000, opening ? 0 : 1));
  const bool begun = s.number > 0 || s.phase == Phase::Over;  // it may end by leaving in the opening
  if (opening ? s.number > 0 : !begun) node.at("number").refuse("turns count from 1, and the opening is 0.");
  const bool before_roll = opening || s.phase == Phase::Roll || s.phase == Phase::Dice;
  const bool between_rolls = with_variant(
      rules.variant, [&]<class P>() { return P::Words::says_between_rolls(root.at(P::Words::kName)); });
  s.rolled = node.at("rolled").flag(!before_roll && !between_rolls);
  s.card_played = node.at("card_played").flag(false);
  s.free_roads =
      static_cast<std::uint8_t>(node.at("free_roads").number(0, 2, s.phase == Phase::Roads ? 2 : 0));
  read_owes(node.at("owes"), rules, s);
  s.victim = node.at("victim").seat(rules.players, Seat::none());
  s.offers = static_cast<std::uint8_t>(node.at("offers").number(0, 255, s.phase == Phase::Trade ? 1 : 0));
  read_offer(node.at("offer"), rules, s);
  s.clock = node.at("clock").seat(rules.players, Seat::none());
  s.winner = node.at("winner").seat(rules.players, Seat::none());
  read_last(node.at("last"), rules, s);
}

}  // namespace longroad::island
