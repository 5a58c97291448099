/// The two-player game's part of positions and options, written and read.

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "games/island/duo/rules/duo.hpp"
#include "games/island/duo/text/words.hpp"
#include "games/island/words/reading.hpp"
#include "games/island/words/writing.hpp"
#include "notation/helps.hpp"

namespace longroad::island {
namespace {

namespace json = boost::json;

struct TokenCount {
  std::string_view name;
  std::uint8_t TokenCounts::*count;
};
constexpr TokenCount kTokenCounts[] = {
    {"all", &TokenCounts::all},       {"each", &TokenCounts::each},     {"coast", &TokenCounts::coast},
    {"desert", &TokenCounts::desert}, {"behind", &TokenCounts::behind}, {"ahead", &TokenCounts::ahead},
    {"knight", &TokenCounts::knight},
};

json::object neutral_json(const Rules& rules, const State& s, Owner o) {
  return {{"roads", roads_json(rules, s.roads[o.index])},
          {"settlements", nodes_json(s.settlements[o.index])}};
}

int rolls_made(const State& s) {
  if (s.rolled) return 2;
  return duo(s).first == 0 ? 0 : 1;
}

void read_token_counts(const Node& node, TokenCounts& tokens) {
  node.only({"all", "each", "coast", "desert", "behind", "ahead", "knight"});
  for (const auto& [name, count] : kTokenCounts)
    tokens.*count = static_cast<std::uint8_t>(node.at(name).number(0, 100, tokens.*count));
  if (2 * tokens.each > tokens.all) node.refuse("there are fewer tokens than the players begin with.");
}

void read_tokens(const Node& node, const Rules& rules, State& s) {
  const Node tokens = node.at("tokens");
  duo(s).tokens.fill(rules.duo.tokens.each);
  if (tokens.given() && tokens.size(2) != 2) tokens.refuse("one number for each seat is expected.");
  for (int i = 0; i < 2; ++i)
    duo(s).tokens[i] =
        static_cast<std::uint8_t>(tokens.at(i).number(0, rules.duo.tokens.all, duo(s).tokens[i]));
  const int supply = token_supply(rules, s);
  if (supply < 0)
    return tokens.refuse("there are no more than " + std::to_string(rules.duo.tokens.all) + ".");
  if (node.at("supply").number(0, 255, supply) != supply)
    node.at("supply").refuse("the supply has the tokens that the players do not: " + std::to_string(supply) +
                             ".");
}

}  // namespace

void DuoWords::write_options(const Rules& rules, json::object& options) {
  const DuoRulings& ruled = rules.duo;
  json::object tokens;
  for (const auto& [name, count] : kTokenCounts) tokens[name] = ruled.tokens.*count;
  options["neutral"] = {ruled.neutral[0].index, ruled.neutral[1].index};
  options["neutral_builds"] = names::of(names::kNeutralBuilds, ruled.neutral_builds);
  options["token_actions"] = names::of(names::kTokenActions, ruled.token_actions);
  options["token_price"] = names::of(names::kPricePoints, ruled.token_price);
  options["tokens"] = std::move(tokens);
  options["standstill"] = ruled.standstill;
}

void DuoWords::read_options(const Node& node, Rules& rules) {
  DuoRulings& ruled = rules.duo;
  const Node neutral = node.at("neutral");
  if (neutral.given() && neutral.size(2) != 2) neutral.refuse("the nodes of x and y are expected.");
  for (int i = 0; i < 2; ++i)
    ruled.neutral[i] = NodeId::of(neutral.at(i).number(0, kNodes - 1, ruled.neutral[i].index));
  const auto [x, y] = ruled.neutral;
  if (x == y || kTopology.node_neighbours[x.index].has(y)) neutral.refuse("these nodes are too close.");
  ruled.neutral_builds =
      static_cast<NeutralBuilds>(node.at("neutral_builds").choice(names::kNeutralBuilds, 0));
  ruled.token_actions = static_cast<TokenActions>(node.at("token_actions").choice(names::kTokenActions, 0));
  ruled.token_price = static_cast<PricePoints>(node.at("token_price").choice(names::kPricePoints, 0));
  read_token_counts(node.at("tokens"), ruled.tokens);
  ruled.standstill =
      static_cast<std::uint16_t>(node.at("standstill").number(0, kMostStandstill, ruled.standstill));
}

json::object DuoWords::part_json(const Rules& rules, const State& s) {
  return {{"tokens", {duo(s).tokens[0], duo(s).tokens[1]}},
          {"supply", token_supply(rules, s)},
          {"rolls", rolls_made(s)},
          {"first", duo(s).first == 0 ? json::value() : json::value(duo(s).first)},
          {"acted", duo(s).acted},
          {"retired", s.knight_removed},
          {"owed",
           duo(s).owed == Owed::Nothing ? json::value() : json::value(names::of(names::kOwed, duo(s).owed))},
          {"gives", duo(s).gives},
          {"idle", duo(s).idle},
          {"x", neutral_json(rules, s, Owner::of(kFirstNeutral))},
          {"y", neutral_json(rules, s, Owner::of(kFirstNeutral + 1))}};
}

void DuoWords::write_helps(const Rules& rules, const State& s, notation::Members& members) {
  notation::write_standstill(members, rules.duo.standstill, duo(s).idle, rules.players,
                             s.phase == Phase::Over);
}

void DuoWords::read_part(const Node& node, const Rules& rules, State& s) {
  node.only({"tokens", "supply", "rolls", "first", "acted", "retired", "owed", "gives", "idle", "x", "y"});
  read_tokens(node, rules, s);
  duo(s).first = static_cast<std::uint8_t>(node.at("first").number(2, 12, 0));
  duo(s).acted = node.at("acted").flag(false);
  duo(s).idle = static_cast<std::uint16_t>(node.at("idle").number(0, kMostBefore, 0));
  s.knight_removed = node.at("retired").flag(false);
  for (int i = 0; i < 2; ++i) {
    const Node pieces = node.at(names::kNeutral[i]);
    const int o = kFirstNeutral + i;
    pieces.only({"roads", "settlements"});
    if (pieces.at("settlements").given()) {
      read_buildings(pieces.at("settlements"), s, s.settlements[o]);
    } else {
      if (s.buildings.has(rules.duo.neutral[i])) pieces.refuse("there are two buildings on this node.");
      s.settlements[o].add(rules.duo.neutral[i]);
      s.buildings.add(rules.duo.neutral[i]);
    }
    read_roads(pieces.at("roads"), s, s.roads[o]);
  }
}

void DuoWords::read_pending(const Node& node, const Rules& rules, State& s) {
  if (node.at("rolls").number(0, 2, rolls_made(s)) != rolls_made(s))
    node.at("rolls").refuse("this fits neither the phase nor the first roll.");
  const Owed usual = s.phase == DuoPhase::Neutral ? owed_for(rules, s, Owed::Road) : Owed::Nothing;
  duo(s).owed = static_cast<Owed>(node.at("owed").choice(names::kOwed, static_cast<int>(usual)));
  duo(s).gives = static_cast<std::uint8_t>(
                     node.at("gives").number(0, kForcedCards, s.phase == DuoPhase::Give ? kForcedCards : 0)) &
                 0xF;
}

bool DuoWords::says_between_rolls(const Node& node) { return node.at("rolls").number(0, 2, 2) == 1; }

bool DuoWords::can_restore(const Rules& /*rules*/, const State& s) {
  return duo(s).tokens[s.last.action.seat().index] >= s.last.gained;
}

bool DuoWords::can_restore_own(const State& s) {
  const Action last = s.last.action;
  if (verb(last) != DuoVerb::Neutral) return false;
  return piece_of(last) == Piece::Road ? s.roads[neutral_of(last).index].has(neutral_edge(last))
                                       : s.settlements[neutral_of(last).index].has(neutral_node(last));
}

std::string DuoWords::impossible(const Rules& rules, const State& s) {
  const bool forced = s.phase == DuoPhase::Taken || s.phase == DuoPhase::Give;
  if (forced && !s.rolled) return "Forced trades come after the roll.";
  if ((s.phase == DuoPhase::Neutral) != (duo(s).owed != Owed::Nothing))
    return "A neutral build is owed in the phase neutral and only there.";
  if (duo(s).owed == Owed::Either && rules.duo.neutral_builds == NeutralBuilds::Alike)
    return "A neutral player is owed like for like.";
  if (s.phase == DuoPhase::Neutral) {
    bool possible = false;
    for_each_neutral(rules, s, [&](Action) { possible = true; });
    if (!possible) return "There is no place for what is owed to the neutral players.";
  }
  if ((s.phase == DuoPhase::Give) != (duo(s).gives > 0))
    return "Cards are to be given in the phase give and only there.";
  if (s.hand[s.turn.index].size() < duo(s).gives) return "There are not enough cards to give.";
  if (s.phase == DuoPhase::Taken && !can_force(s)) return "There is no forced trade here.";
  return {};
}

}  // namespace longroad::island
