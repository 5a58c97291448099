#include "bots/island/turn_win.hpp"

#include <algorithm>

#include "base/random.hpp"
#include "bots/wins/certain_win.hpp"
#include "bots/wins/open_turn.hpp"
#include "games/island/play/apply.hpp"
#include "games/island/play/legal.hpp"

namespace longroad::bots::island {
namespace {

using namespace longroad::island;

constexpr int kMostGain = 6;   // points in one turn that are worth a look
constexpr int kMostBuilt = 3;  // pieces of a kind

/// What a seat may have to build with; of the development cards it plays one a turn.
struct Means {
  int wild = 0;        // cards of any kind: year of plenty
  int free_roads = 0;  // road building
  int army = 0;        // points for the largest army
};

int knights_wanted(const Rules& rules, const State& s, Seat me) {
  int wanted = kSmallestArmy;
  for (int i = 0; i < rules.players; ++i)
    if (i != me.index) wanted = std::max(wanted, s.knights(Seat::of(i)) + 1);
  return wanted;
}

FixedVec<Means, 4> all_means(const Rules& rules, const State& s, Seat me) {
  FixedVec<Means, 4> list;
  const int begun = s.free_roads;
  list.push({0, begun, 0});
  if (s.card_played) return list;
  const Cards hand = s.playable();
  if (hand[Card::Plenty] > 0) list.push({2, begun, 0});
  if (hand[Card::Roads] > 0) list.push({0, begun + 2, 0});
  const bool army = s.largest_army != me && s.knights(me) + 1 >= knights_wanted(rules, s, me);
  if (hand[Card::Knight] > 0 && army) list.push({0, begun, 2});
  return list;
}

/// Roads that the longest road takes at least, however they lie. A settlement may cut another's, so that only
/// the shortest that counts is needed.
int roads_wanted(const Rules& rules, const State& s, Seat me, bool cuts) {
  int length = kShortestRoad;
  if (!cuts)
    for (int i = 0; i < rules.owners; ++i)
      if (i != me.index) length = std::max(length, s.road_length[i] + 1);
  return std::max(0, length - s.roads[me.index].size());
}

/// With trades at the bank. A new settlement may stand at a harbour.
bool can_be_paid(const Rules& rules, const State& s, Seat me, Bundle price, int wild, bool new_harbour) {
  const Bundle hand = s.hand[me.index];
  int wanting = -wild;
  int trades = 0;
  Bundle::for_each_kind([&](Resource r) {
    const int spare = hand[r] - price[r];
    if (spare < 0) wanting -= spare;
    if (spare > 1) trades += spare / (new_harbour ? 2 : bank_rate(rules, s, me, r));
  });
  return wanting <= trades;
}

Bundle times(Bundle price, int n) {
  Bundle sum;
  for (int i = 0; i < n; ++i) sum += price;
  return sum;
}

/// Whether some pieces that bring so many points can be paid for, wherever they would stand.
bool can_gain(const Rules& rules, const State& s, Seat me, int wanted, const Means& means) {
  const bool may_take_road = s.longest_road != owner(me);
  for (int road = 0; road <= (may_take_road ? 1 : 0); ++road)
    for (int settlements = 0; settlements <= kMostBuilt; ++settlements) {
      const int cities = std::max(0, wanted - means.army - 2 * road - settlements);
      if (cities > kMostBuilt) continue;
      const int roads = road == 0 ? 0 : roads_wanted(rules, s, me, settlements > 0) - means.free_roads;
      const Bundle price = times(kSettlementPrice, settlements) + times(kCityPrice, cities) +
                           times(kRoadPrice, std::max(0, roads));
      if (can_be_paid(rules, s, me, price, means.wild, settlements > 0)) return true;
    }
  return false;
}

/// Points first, then what leads to them.
constexpr Verb kOrder[]{Verb::Claim,  Verb::City,  Verb::Settle, Verb::Road,
                        Verb::Knight, Verb::Roads, Verb::Plenty, Verb::Bank};

/// What hides or draws a card; a monopoly takes what nobody can count on.
bool is_uncertain(Verb v) {
  return v == Verb::Roll || v == Verb::Buy || v == Verb::Steal || v == Verb::Monopoly || v == Verb::End;
}

int rank(Action line) {
  const Verb v = verb(line);
  return static_cast<int>(std::ranges::find(kOrder, v) - std::begin(kOrder));
}

/// One seat's turn, as far as nothing in it is hidden.
struct Turn : OpenTurn<Rules, State> {
  [[nodiscard]] bool goes_on(const State& s) const {
    const bool answers = s.phase == Phase::Discard || s.phase == Phase::Trade || s.phase == Phase::Opening;
    return s.turn == me && !answers && !chance_due(s) && to_act(rules, s).has(me);
  }
  [[nodiscard]] bool may_win(const State& s) const {
    const int wanted = rules.target - points(rules, s, me);
    if (wanted <= 0) return true;
    if (wanted > kMostGain) return false;
    const auto means = all_means(rules, s, me);
    return std::ranges::any_of(means, [&](const Means& m) { return can_gain(rules, s, me, wanted, m); });
  }
  void list(const State& s, Actions& out) const {
    Actions lines;
    legal(rules, s, me, lines);
    const int others = static_cast<int>(std::size(kOrder));
    for (int r = 0; r <= others; ++r)
      for (const Action line : lines)
        if (rank(line) == r && !is_uncertain(verb(line))) out.push(line);
  }
  [[nodiscard]] std::uint64_t mark(const State& s) const {
    RandKey key{s.hand[me.index].lanes};
    const auto add = [&](std::uint64_t part) { key = key.child(part); };
    for (int i = 0; i < rules.owners; ++i) {
      for (const std::uint64_t word : s.roads[i].words) add(word);
      for (const std::uint64_t word : s.settlements[i].words) add(word);
    }
    for (const std::uint64_t word : s.cities[me.index].words) add(word);
    add(s.cards[me.index].lanes);
    add(s.played[me.index].lanes);
    add(static_cast<std::uint64_t>(s.phase) << 24 | static_cast<std::uint64_t>(s.free_roads) << 16 |
        static_cast<std::uint64_t>(s.robber.index) << 8 | (s.card_played ? 1U : 0U) | (s.rolled ? 2U : 0U));
    return key.bits;
  }
};

}  // namespace

std::optional<Action> find_turn_win(const Rules& rules, const State& s, Seat me) {
  return find_certain_win(Turn{{rules, me}}, s);
}

}  // namespace longroad::bots::island
