#include "bots/struggle/turn_win.hpp"

#include <algorithm>

#include "base/random.hpp"
#include "bots/struggle/payments.hpp"
#include "bots/wins/certain_win.hpp"
#include "bots/wins/open_turn.hpp"
#include "games/struggle/rules/apply.hpp"
#include "games/struggle/rules/legal.hpp"

namespace longroad::bots::struggle {
namespace {

using namespace longroad::struggle;

constexpr Kind kAllKinds[]{Kind::Road, Kind::Knight, Kind::Settlement, Kind::City, Kind::Expansion};

/// Everything of these kinds that is not built yet in this turn, wherever it comes from.
struct Plan {
  Built built;
  Bundle price;
  bool possible = true;
};

/// The expansion that is worth most to this seat; whether there is one.
bool add_expansion(const Rules& rules, const State& s, Built& built) {
  int most = -1;
  ExpansionSet best = built.expansions;
  for (int e = 0; e < kExpansions; ++e) {
    const auto expansion = static_cast<Expansion>(e);
    if (built.expansions.has(expansion) || s.piles.expansions[expansion] == 0) continue;
    ExpansionSet with = built.expansions;
    with.add(expansion);
    const int points = rules.worth_of(with).points;
    if (points <= most) continue;
    most = points;
    best = with;
  }
  built.expansions = best;
  return most >= 0;
}

Plan plan_of(const Rules& rules, const State& s, Seat me, unsigned kinds) {
  Plan plan{s.of(me), {}, true};
  for (const Kind kind : kAllKinds) {
    if (!(kinds >> static_cast<int>(kind) & 1U)) continue;
    plan.price += rules.price_of(kind);
    if (s.built.has(kind)) plan.possible = false;
    if (kind == Kind::Road) ++plan.built.roads;
    if (kind == Kind::Knight) ++plan.built.knights;
    if (kind == Kind::Settlement) ++plan.built.settlements;
    if (kind == Kind::City) {
      if (plan.built.settlements == 0) {
        plan.possible = false;
        break;
      }
      --plan.built.settlements;
      ++plan.built.cities;
    }
    if (kind == Kind::Expansion) {
      const bool free_city = plan.built.cities > plan.built.expansions.size();
      plan.possible = plan.possible && free_city && add_expansion(rules, s, plan.built);
    }
  }
  return plan;
}

/// A swap brings one card that is wanting, or one that completes a three; a three pays for one that is
/// wanting.
bool can_be_paid(Bundle hand, Bundle price, int swaps) {
  const Cover c = cover(hand, price);
  return c.wanting - c.threes <= swaps;
}

/// One seat's turn, as far as nothing in it is hidden.
struct Turn : OpenTurn<Rules, State> {
  [[nodiscard]] bool goes_on(const State& s) const {
    const bool chooses = s.phase == Phase::Trade || s.phase == Phase::Give || s.phase == Phase::Build ||
                         s.phase == Phase::Flip;
    return s.seat == me && chooses && s.chance == Chance::None && to_act(rules, s).has(me);
  }
  [[nodiscard]] bool may_win(const State& s) const {
    const int swaps = s.phase == Phase::Trade || s.phase == Phase::Give ? s.trades_left : 0;
    for (unsigned kinds = 1; kinds < 1U << kKinds; ++kinds) {
      const Plan plan = plan_of(rules, s, me, kinds);
      if (!plan.possible || !can_be_paid(s.hand(me), plan.price, swaps)) continue;
      State then = s;
      then.of(me) = plan.built;
      if (points(rules, then, me) >= rules.rulings.target) return true;
    }
    return false;
  }
  void list(const State& s, Actions& out) const {
    if (s.phase == Phase::Flip) {
      out.push(act::keep(me));
      return out.push(act::flip(me));
    }
    if (s.phase == Phase::Give)
      return list_kinds(s.hand(me), out, [&](Resource kind) { return act::give(me, kind); });
    list_builds(rules, s, out);
    list_all_payments(rules, s, me, out);
    if (refuse_partner(s)) return;
    Bundle::for_each_kind([&](Resource give) {
      if (refuse_card(s, me, give)) return;
      Bundle::for_each_kind([&](Resource take) {
        if (!refuse_market(s, give, take)) out.push(act::swap_market(me, give, take));
      });
    });
  }
  [[nodiscard]] std::uint64_t mark(const State& s) const {
    const Built& own = s.of(me);
    RandKey key{s.hand(me).lanes};
    for (const std::uint64_t part :
         {static_cast<std::uint64_t>(s.market.lanes), static_cast<std::uint64_t>(s.built.bits),
          static_cast<std::uint64_t>(own.roads) << 16 | own.knights,
          static_cast<std::uint64_t>(own.settlements),
          static_cast<std::uint64_t>(own.cities) << 16 | own.expansions.bits,
          static_cast<std::uint64_t>(s.trades_left) << 16 | static_cast<std::uint64_t>(s.phase) << 1 |
              s.white})
      key = key.child(part);
    return key.bits;
  }
};

}  // namespace

std::optional<Action> find_turn_win(const Rules& rules, const State& s, Seat me) {
  return find_certain_win(Turn{{rules, me}}, s);
}

}  // namespace longroad::bots::struggle
