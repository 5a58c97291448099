#include "analysis/lens/island_words.hpp"

#include <fmt/format.h>

#include "analysis/words/said.hpp"
#include "games/island/duo/model/lines.hpp"
#include "games/island/rules/trade.hpp"
#include "games/island/soccer/model/lines.hpp"
#include "games/island/words/line_places.hpp"

namespace longroad::analysis {
namespace {

using namespace longroad::island;

/// `ore 8, grain 6, ore harbour`.
std::string lie_of(const Rules& rules, NodeId node, Language language) {
  std::vector<std::string> parts;
  const Topology& topology = Rules::topology();
  for (int h = 0; h < kHexes; ++h) {
    if (!topology.hex_node_set[h].has(node) || !produces(rules.board.terrain[h])) continue;
    std::string part = resource_word(language, product(rules.board.terrain[h]));
    for (const int disc : rules.board.discs[h])
      if (disc != 0) part += fmt::format(" {}", disc);
    parts.push_back(part);
  }
  for (int k = 0; k < kHarbourKinds; ++k) {
    if (!rules.harbour_nodes[k].has(node)) continue;
    parts.push_back(k < kResources
                        ? said_in(language, "harbour_of", {{"what", resource_word(language, Resource(k))}})
                        : said_in(language, "harbour_any"));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string node_word(const Rules& rules, NodeId node, Language language) {
  return fmt::format("{} ({})", node.index, lie_of(rules, node, language));
}

std::string edge_word(EdgeId edge) {
  const auto& ends = Rules::topology().edge_nodes[edge.index];
  return fmt::format("{}-{}", ends[0].index, ends[1].index);
}

std::string hex_word(const Rules& rules, HexId hex, Language language) {
  const Terrain terrain = rules.board.terrain[hex.index];
  if (!produces(terrain)) return fmt::format("{} ({})", hex.index, said_in(language, "desert"));
  std::string discs;
  for (const int disc : rules.board.discs[hex.index])
    if (disc != 0) discs += fmt::format(" {}", disc);
  return fmt::format("{} ({}{})", hex.index, resource_word(language, product(terrain)), discs);
}

/// What only the game for two and the league know.
std::string describe_own(const Rules& rules, Action line, Language language) {
  const auto say = [&](std::string_view code, const phrases::Values& values = {}) {
    return said_in(language, code, values);
  };
  const auto what = [&] {
    return phrases::Values{{"what", cards_words(language, Bundle::of(resource_of(line)))}};
  };
  const auto neutral = [&](std::string place) {
    return phrases::Values{{"owner", std::string(neutral_name(neutral_of(line)))},
                           {"place", std::move(place)}};
  };
  const Verb own = verb(line);
  if (own == DuoVerb::Neutral)
    return piece_of(line) == Piece::Road
               ? say("do_neutral_road", neutral(edge_word(neutral_edge(line))))
               : say("do_neutral_settle", neutral(node_word(rules, neutral_node(line), language)));
  if (own == DuoVerb::Force) return say("do_force");
  if (own == DuoVerb::Give) return say("do_give", what());
  if (own == DuoVerb::Banish) return say("do_banish");
  if (own == DuoVerb::Retire) return say("do_retire");
  if (own == SoccerVerb::Train) return say("do_train");
  if (own == SoccerVerb::Reward) return is_declined(line) ? say("do_reward_none") : say("do_reward", what());
  if (own == SoccerVerb::Score) return say("do_score");
  return own == SoccerVerb::Ignore ? say("do_ignore") : "";
}

}  // namespace

std::string describe_island(const Rules& rules, const State& s, Action line, const Naming& naming) {
  const Language language = naming.language;
  const auto say = [&](std::string_view code, const phrases::Values& values = {}) {
    return said_in(language, code, values);
  };
  const auto place = [&](std::string words) { return phrases::Values{{"place", std::move(words)}}; };
  const auto what = [&](Bundle cards) { return phrases::Values{{"what", cards_words(language, cards)}}; };
  const auto deal = [&](Bundle give, Bundle take) {
    return phrases::Values{{"give", cards_words(language, give)}, {"take", cards_words(language, take)}};
  };
  switch (verb(line)) {
    case Verb::Settle:
      return say("do_settle", place(node_word(rules, node_of(line), language)));
    case Verb::City:
      return say("do_city", place(node_word(rules, node_of(line), language)));
    case Verb::Road:
      return say("do_road", place(edge_word(edge_of(line))));
    case Verb::Robber:
      return hex_of(line).is_none() ? say("do_robber_beside")
                                    : say("do_robber", place(hex_word(rules, hex_of(line), language)));
    case Verb::Steal:
      return say("do_steal", {{"player", naming.of(seat_of(line))}});
    case Verb::Trade:
      return say("do_trade", {{"player", naming.of(seat_of(line))}});
    case Verb::Discard:
      return say("do_discard", what(Bundle::of(resource_of(line))));
    case Verb::Monopoly:
      return say("do_monopoly", {{"what", resource_word(language, resource_of(line))}});
    case Verb::Plenty:
      return say("do_plenty", what(bundle_of(line)));
    case Verb::Bank:
      return say("do_bank", deal(Bundle::of(bank_give(line), bank_lot(line)), Bundle::of(bank_take(line))));
    case Verb::Offer:
      return say("do_offer", deal(terms_of(line).gives(), terms_of(line).wants()));
    case Verb::Counter:
      return say("do_counter", deal(terms_of(line).gives(), terms_of(line).wants()));
    case Verb::Accept:
      return say("do_accept", deal(s.offer.terms.wants(), s.offer.terms.gives()));
    case Verb::Refuse:
      return say("do_refuse", deal(s.offer.terms.wants(), s.offer.terms.gives()));
    case Verb::Roll:
      return say("do_roll");
    case Verb::End:
      return say("do_end");
    case Verb::Buy:
      return say("do_buy");
    case Verb::Knight:
      return say("do_knight");
    case Verb::Roads:
      return say("do_roads");
    case Verb::Done:
      return say("do_done");
    case Verb::Withdraw:
      return say("do_withdraw");
    case Verb::Claim:
      return say("do_claim");
    default:
      return describe_own(rules, line, language);
  }
}

}  // namespace longroad::analysis
