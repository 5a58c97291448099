/// Reading boards, options and positions. What is left out is derived; what can't be is refused.

#include <array>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "games/island/legal.hpp"
#include "games/island/longest_road.hpp"
#include "games/island/names.hpp"
#include "games/island/position_check.hpp"
#include "games/island/text.hpp"
#include "notation/json.hpp"
#include "notation/words.hpp"

namespace longroad::island {
namespace {

namespace json = boost::json;
using notation::Fault;
using notation::Node;

std::uint8_t read_disc(const Node& node) {
  const int disc = node.number(2, 12, 0);
  if (disc == 7) node.refuse("no disc has a 7.");
  return static_cast<std::uint8_t>(disc);
}

void read_discs(const Node& node, Board& board) {
  if (node.size(kHexes) != kHexes) return node.refuse("a board has 19 discs, null for none.");
  for (int h = 0; h < kHexes; ++h) {
    const Node disc = node.at(h);
    if (!disc.is_list())
      board.discs[h] = {read_disc(disc), 0};
    else if (disc.size(2) == 2)
      board.discs[h] = {read_disc(disc.at(0)), read_disc(disc.at(1))};
    else
      disc.refuse("two discs are expected.");
    const bool bare = !produces(board.terrain[h]);
    if (bare && board.discs[h][0] != 0) disc.refuse("this hex produces nothing and has no disc.");
  }
}

void read_harbours(const Node& node, Board& board) {
  if (node.size(kHarbours) != kHarbours) return node.refuse("a board has nine harbours.");
  for (int i = 0; i < kHarbours; ++i) {
    const Node harbour = node.at(i);
    harbour.only({"nodes", "kind"});
    board.harbours[i].kind = static_cast<HarbourKind>(harbour.at("kind").choice(names::kHarbours, 5));
    if (harbour.at("nodes").size(2) != 2) return harbour.refuse("a harbour has two nodes.");
    for (int n = 0; n < 2; ++n)
      board.harbours[i].nodes[n] = NodeId::of(harbour.at("nodes").at(n).number(0, kNodes - 1, 0));
    const auto [a, b] = board.harbours[i].nodes;
    if (kTopology.edge_between(a, b).is_none()) harbour.refuse("the nodes of a harbour are one step apart.");
  }
}

HexId first_desert(const Board& board) {
  for (int h = 0; h < kHexes; ++h)
    if (board.terrain[h] == Terrain::Desert) return HexId::of(h);
  return HexId::none();
}

/// What is left out is the beginner's.
Board read_board(const Node& node) {
  Board board = beginner_board();
  node.only({"hexes", "discs", "harbours", "robber"});
  const Node hexes = node.at("hexes");
  if (hexes.given()) {
    if (hexes.size(kHexes) != kHexes) hexes.refuse("a board has 19 hexes.");
    for (int h = 0; h < kHexes; ++h)
      board.terrain[h] = static_cast<Terrain>(hexes.at(h).choice(names::kTerrain, 0));
    for (int h = 0; h < kHexes; ++h)
      if (!produces(board.terrain[h])) board.discs[h] = {};
  }
  if (node.at("discs").given()) read_discs(node.at("discs"), board);
  if (node.at("harbours").given()) read_harbours(node.at("harbours"), board);
  board.robber = first_desert(board);
  const Node robber = node.at("robber");
  if (robber.given()) board.robber = HexId::of(robber.number(0, kHexes - 1, 0));
  if (!board.robber.is_none() && board.terrain[board.robber.index] == Terrain::Pitch)
    robber.refuse("the robber never stands on a pitch.");
  return board;
}

Claim read_options(const Node& node) {
  node.only({"claim"});
  return static_cast<Claim>(node.at("claim").choice(names::kClaims, 0));
}

Cards read_cards(const Node& node) {
  Cards cards;
  for (int i = 0; i < node.size(kStackSize); ++i)
    cards += Cards::of(static_cast<Card>(node.at(i).choice(names::kCards, 0)));
  return cards;
}

void read_buildings(const Node& node, State& s, NodeSet& own) {
  for (int i = 0; i < node.size(kNodes); ++i) {
    const NodeId n = NodeId::of(node.at(i).number(0, kNodes - 1, 0));
    if (s.buildings.has(n)) node.at(i).refuse("there are two buildings on this node.");
    s.buildings.add(n);
    own.add(n);
  }
}

void read_roads(const Node& node, const State& s, EdgeSet& own) {
  for (int i = 0; i < node.size(kEdges); ++i) {
    const auto edge = read_edge(kTopology, node.at(i).word({}));
    if (!edge) return node.at(i).refuse(edge.error().sentence);
    if (s.all_roads().has(*edge)) return node.at(i).refuse("there are two roads on this edge.");
    own.add(*edge);
  }
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

Owner read_owner(const Node& node, const Rules& rules) {
  return owner(node.seat(rules.players, Seat::none()));
}

void derive_awards(const Node& root, const Rules& rules, State& s) {
  for (int i = 0; i < rules.owners; ++i) measure_road(rules, s, Owner::of(i));
  s.longest_road = read_owner(root.at("longest_road"), rules);
  const Owner claimed = s.longest_road;
  award_longest_road(rules, s);
  if (!claimed.is_none() && s.longest_road != claimed)
    root.at("longest_road").refuse("this is not the longest road.");
  s.largest_army = root.at("largest_army").seat(rules.players, Seat::none());
  int most = kSmallestArmy;
  for (int i = 0; i < rules.players; ++i) most = std::max(most, s.knights(Seat::of(i)));
  if (!s.largest_army.is_none()) {
    if (s.knights(s.largest_army) < most) root.at("largest_army").refuse("this is not the largest army.");
    return;
  }
  if (most < kSmallestArmy) return;
  int holders = 0;
  for (int i = 0; i < rules.players; ++i) holders += s.knights(Seat::of(i)) == most ? 1 : 0;
  for (int i = 0; i < rules.players; ++i)
    if (holders == 1 && s.knights(Seat::of(i)) == most) s.largest_army = Seat::of(i);
}

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
  const SeatSet others = askable(rules, s);
  SeatSet to;
  for (int i = 0; i < node.at("to").size(rules.players); ++i)
    to.add(node.at("to").at(i).seat(rules.players, Seat::of(0)));
  if (!node.at("to").given()) to = others;
  if (to.empty() || !(to - others).empty()) node.at("to").refuse("an offer goes to other seats.");
  s.offer.to = static_cast<std::uint8_t>(to.words[0]);
  bool open = false;
  for (int i = 0; i < rules.players; ++i) {
    if (i < node.at("answers").size(rules.players)) read_answer(node.at("answers").at(i), s, i);
    open |= s.offer.asks(Seat::of(i)) && s.offer.answers[i] != Answer::Refuse;
  }
  if (!open) node.refuse("when all have refused, the offer is closed.");
}

void read_last(const Node& node, const Rules& rules, State& s) {
  if (!node.given()) return;
  node.only({"action", "phase", "free_roads", "longest_road", "robber", "paid"});
  const auto action = parse(rules, node.at("action").word({}));
  if (!action) return node.at("action").refuse(action.error().sentence);
  s.last.action = *action;
  s.last.phase = static_cast<Phase>(node.at("phase").choice(names::kPhases, static_cast<int>(s.phase)));
  s.last.free_roads = static_cast<std::uint8_t>(node.at("free_roads").number(0, 2, s.free_roads));
  s.last.longest_road = read_owner(node.at("longest_road"), rules);
  s.last.robber = node.at("robber").given() ? HexId::of(node.at("robber").number(0, kHexes - 1, 0)) : HexId{};
  s.last.paid = static_cast<std::uint8_t>(node.at("paid").number(0, 7, 0));
}

/// The part of the turn that seats need: who, when, and the phase.
void read_turn_head(const Node& node, const Rules& rules, State& s) {
  node.only({"seat", "number", "phase", "rolled", "card_played", "free_roads", "owes", "victim", "offers",
             "offer", "last", "clock", "winner"});
  s.turn = node.at("seat").seat(rules.players, Seat::of(0));
}

void read_turn(const Node& node, const Rules& rules, State& s) {
  const Phase usual = s.buildings.empty() ? Phase::Opening : Phase::Main;
  s.phase = static_cast<Phase>(node.at("phase").choice(names::kPhases, static_cast<int>(usual)));
  const bool opening = s.phase == Phase::Opening;
  if (opening && !node.at("seat").given()) s.turn = opening_seat(rules, s);
  s.number = static_cast<std::uint32_t>(node.at("number").number(0, 1'000'000'000, opening ? 0 : 1));
  if (opening != (s.number == 0)) node.at("number").refuse("turns count from 1, and the opening is 0.");
  const bool before_roll = opening || s.phase == Phase::Roll || s.phase == Phase::Dice;
  s.rolled = node.at("rolled").flag(!before_roll);
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

std::string impossible(const Rules& rules, const State& s) {
  if (std::string fault = impossible_pieces(rules, s); !fault.empty()) return fault;
  if (s.phase == Phase::Opening)
    if (std::string fault = impossible_opening(rules, s); !fault.empty()) return fault;
  if (std::string fault = impossible_turn(rules, s); !fault.empty()) return fault;
  const bool clock_fits = s.clock.is_none() || (s.phase != Phase::Opening && s.phase != Phase::Over &&
                                                (s.clock == s.turn || owes_anything(s, s.clock)));
  if (!clock_fits || (s.clock == s.turn && s.phase == Phase::Steal))
    return "The clock can't have run out here.";
  return impossible_last(rules, s);
}

int wanted_players(const Node& root) {
  const int seats = root.at("seats").size(4);
  return root.at("players").number(2, 4, seats >= 2 ? seats : 4);
}

}  // namespace

Result<Position> read_position(const json::object& document) {
  Fault fault;
  const json::value whole(document);
  const Node root(whole, fault);
  root.only({"game", "players", "options", "board", "seats", "turn", "longest_road", "largest_army", "bank",
             "deck"});
  const Rules rules =
      base_rules(wanted_players(root), read_board(root.at("board")), read_options(root.at("options")));
  State s;
  s.robber = rules.board.robber;
  read_turn_head(root.at("turn"), rules, s);
  for (int i = 0; i < root.at("seats").size(rules.players); ++i) read_seat(root.at("seats").at(i), s, i);
  if (!fault.found()) derive_rest(root, rules, s);
  if (fault.found()) return fault.error();
  if (std::string sentence = impossible_pieces(rules, s); !sentence.empty()) return Error{sentence};
  derive_awards(root, rules, s);
  read_turn(root.at("turn"), rules, s);
  if (fault.found()) return fault.error();
  if (std::string sentence = impossible(rules, s); !sentence.empty()) return Error{sentence};
  return Position{rules, s};
}

Result<Position> start(int players, RandKey key, const json::value* board, const json::object* options) {
  Fault fault;
  const json::value chosen = options == nullptr ? json::value() : json::value(*options);
  const Claim claim = read_options(Node(chosen, fault));
  Board laid;
  if (board != nullptr && !board->is_string()) {
    laid = read_board(Node(*board, fault));
  } else {
    const json::value layout = board == nullptr ? json::value("variable") : *board;
    laid = draw_board(kTopology, static_cast<Layout>(Node(layout, fault).choice(names::kLayouts, 1)), key);
  }
  if (fault.found()) return fault.error();
  Position position{base_rules(players, laid, claim), {}};
  position.state.robber = laid.robber;
  return position;
}

}  // namespace longroad::island
