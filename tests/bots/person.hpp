/// A person who plays by a simple script: settles on the most pips, builds what it can pay, and offers one
/// card of which it has many for one that it lacks.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "bots/core/bot.hpp"
#include "bots/island/yields.hpp"
#include "games/erased.hpp"
#include "games/island/island.hpp"
#include "games/island/rules/places.hpp"
#include "games/island/rules/trade.hpp"

namespace longroad::tests {

class Person final : public bots::Bot {
 public:
  Action choose(const bots::Seen& seen, const Actions& legal, RandKey key) override {
    using namespace island;
    const auto view = seen.view();
    const auto& own = dynamic_cast<const games::ErasedView<Island>&>(*view);
    const Sight at{own.rules(), own.value().known, seen.seat(), bots::island::Yields(own.rules())};
    if (at.s.phase == Phase::Trade) return answer(at, legal);
    if (const auto line = build(at, legal)) return *line;
    if (at.s.phase == Phase::Main && at.s.turn == at.me) {
      if (const auto line = offer(at); line && seen.allows(*line)) return *line;
      if (const auto line = bank(at, legal)) return *line;
    }
    if (const auto line = owed(at, legal)) return *line;
    const auto rest = std::ranges::find_if(legal, [](Action line) { return is_end(verb(line)); });
    return rest != legal.end() ? *rest : legal[static_cast<int>(key.bits % legal.size())];
  }

 private:
  using Verb = island::Verb;

  struct Sight {
    const island::Rules& rules;
    const island::State& s;  // what it knows
    Seat me;
    bots::island::Yields yields;

    [[nodiscard]] Bundle hand() const { return s.hand[me.index]; }
  };

  static bool is_end(Verb v) { return v == Verb::Roll || v == Verb::End || v == Verb::Done; }

  /// The line of this verb that is worth most.
  template <class F>
  static std::optional<Action> best(const Actions& legal, Verb wanted, F worth) {
    std::optional<Action> found;
    for (const Action line : legal)
      if (island::verb(line) == wanted && (!found || worth(line) > worth(*found))) found = line;
    return found;
  }

  static std::optional<Action> build(const Sight& at, const Actions& legal) {
    using namespace island;
    const auto pips = [&](Action line) { return at.yields.total[node_of(line).index]; };
    if (const auto line = best(legal, Verb::City, pips)) return line;
    if (const auto line = best(legal, Verb::Settle, pips)) return line;
    const bool has_place = !settlement_places(at.rules, at.s, owner(at.me)).empty();
    const bool must = at.s.phase == Phase::Opening || at.s.free_roads > 0;
    const auto outwards = [&](Action line) {
      float most = 0;
      const auto far = at.rules.topology().edge_node_set[edge_of(line).index];
      (far & opening_settlement_places(at.rules, at.s)).for_each([&](NodeId n) {
        most = std::max(most, at.yields.total[n.index]);
      });
      return most;
    };
    if (must || !has_place)
      if (const auto line = best(legal, Verb::Road, outwards)) return line;
    for (const Verb card : {Verb::Knight, Verb::Roads, Verb::Plenty, Verb::Monopoly, Verb::Buy})
      if (const auto line = best(legal, card, [](Action) { return 0; })) return line;
    return std::nullopt;
  }

  /// The kind of which there are most, if there are enough, for one that is not there.
  std::optional<Action> offer(const Sight& at) {
    using namespace island;
    if (turn_ != at.s.number) made_.clear();
    turn_ = at.s.number;
    for (int many = 6; many >= 2; --many)
      for (int give = 0; give < kResources; ++give)
        for (int want = 0; want < kResources; ++want) {
          if (at.hand()[Resource(give)] != many || at.hand()[Resource(want)] != 0) continue;
          const Terms terms = Terms::of(Bundle::of(Resource(give)), Bundle::of(Resource(want)));
          if (std::ranges::find(made_, terms) != made_.end()) continue;
          made_.push_back(terms);
          return make::offer(at.me, terms, askable(at.rules, at.s));
        }
    return std::nullopt;
  }

  static std::optional<Action> bank(const Sight& at, const Actions& legal) {
    for (const Action line : legal)
      if (island::verb(line) == Verb::Bank && at.hand()[island::bank_take(line)] == 0 &&
          at.hand()[island::bank_give(line)] > island::bank_lot(line))
        return line;
    return std::nullopt;
  }

  /// Takes as many cards as it gives or more, where it has two of what it gives and none of what it gets.
  static Action answer(const Sight& at, const Actions& legal) {
    using namespace island;
    for (const Action line : legal)
      if (verb(line) == Verb::Trade) return line;
    const Bundle gets = at.s.offer.terms.gives();
    const Bundle gives = at.s.offer.terms.wants();
    bool fair = gets.size() >= gives.size();
    Bundle::for_each_kind([&](Resource r) {
      if (gives[r] > 0 && at.hand()[r] <= gives[r]) fair = false;
      if (gets[r] > 0 && at.hand()[r] > 0) fair = false;
    });
    const Action accept = make::line(Verb::Accept, at.me);
    if (fair && std::ranges::find(legal, accept) != legal.end()) return accept;
    const auto no = std::ranges::find_if(
        legal, [](Action line) { return verb(line) == Verb::Refuse || verb(line) == Verb::Withdraw; });
    return no != legal.end() ? *no : legal[0];
  }

  /// Discards what it has most of; keeps the robber from its own places.
  static std::optional<Action> owed(const Sight& at, const Actions& legal) {
    using namespace island;
    const auto most = [&](Action line) { return at.hand()[resource_of(line)]; };
    if (const auto line = best(legal, Verb::Discard, most)) return line;
    const auto pips_of_others = [&](Action line) {
      const HexId hex = hex_of(line);
      if (hex.index >= kHexes) return -1.0F;
      const auto around = at.rules.topology().hex_node_set[hex.index];
      if (!(at.s.buildings_of(owner(at.me)) & around).empty()) return -1.0F;
      return (at.s.buildings & around).empty() ? 0.0F : at.yields.hex[hex.index];
    };
    return best(legal, Verb::Robber, pips_of_others);
  }

  std::uint32_t turn_ = 0;
  std::vector<island::Terms> made_;
};

}  // namespace longroad::tests
