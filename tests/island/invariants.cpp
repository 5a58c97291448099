/// What holds after every line of every base game: nothing is lost, nothing appears, and the
/// longest road is what a slow and independent count says.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/island/island.hpp"

namespace longroad::island {
namespace {

int games_to_play() {
  const char* wanted = std::getenv("LONGROAD_GAMES");
  return wanted == nullptr ? 300 : std::atoi(wanted);
}

Bundle all_resources(const Rules& rules, const State& s) {
  Bundle sum = s.bank;
  for (int i = 0; i < rules.players; ++i) sum += s.hand[i];
  return sum;
}

Cards all_cards(const Rules& rules, const State& s) {
  Cards sum = s.deck;
  for (int i = 0; i < rules.players; ++i)
    sum = sum + s.cards[i] + s.played[i] + Cards::of(Card::Knight, s.retired[i]);
  return sum;
}

/// Walks every trail from every node, edge by edge.
class SlowWalk {
 public:
  SlowWalk(const Rules& rules, const State& s, int seat) : rules_(rules) {
    s.roads[seat].for_each([&](EdgeId e) {
      for (const NodeId n : rules.topology().edge_nodes[e.index]) edges_[n.index].push(e.index);
    });
    for (int o = 0; o < rules.players; ++o)
      if (o != seat) foreign_ |= s.buildings_of(Owner::of(o));
  }

  int longest() {
    int best = 0;
    for (int n = 0; n < kNodes; ++n) best = std::max(best, from(n));
    return best;
  }

 private:
  int from(int node) {
    int best = 0;
    for (const int e : edges_[node]) {
      if (used_[e]) continue;
      const auto [a, b] = rules_.topology().edge_nodes[e];
      const int next = a.index == node ? b.index : a.index;
      used_[e] = true;
      best = std::max(best, 1 + (foreign_.has(NodeId::of(next)) ? 0 : from(next)));
      used_[e] = false;
    }
    return best;
  }

  const Rules& rules_;
  std::array<FixedVec<int, 3>, kNodes> edges_{};
  NodeSet foreign_;
  std::array<bool, kEdges> used_{};
};

using Lengths = std::array<int, kMaxSeats>;

Lengths slow_lengths(const Rules& rules, const State& s) {
  Lengths lengths{};
  for (int i = 0; i < rules.players; ++i) lengths[i] = SlowWalk(rules, s, i).longest();
  return lengths;
}

/// Who should hold the longest road, by the rule's own words.
Owner rightful_holder(const Lengths& lengths, Owner before) {
  const auto longest = std::ranges::max_element(lengths);
  if (*longest < 5) return Owner::none();
  if (!before.is_none() && lengths[before.index] == *longest) return before;
  if (std::ranges::count(lengths, *longest) > 1) return Owner::none();
  return Owner::of(static_cast<int>(longest - lengths.begin()));
}

void expect_nothing_lost(const Rules& rules, const State& s) {
  ASSERT_EQ(all_resources(rules, s), Bundle::all(19));
  ASSERT_EQ(all_cards(rules, s), whole_stack());
  NodeSet buildings;
  for (int i = 0; i < rules.players; ++i) {
    ASSERT_GE(roads_left(s, Owner::of(i)), 0);
    ASSERT_GE(settlements_left(s, Owner::of(i)), 0);
    ASSERT_GE(cities_left(s, Owner::of(i)), 0);
    ASSERT_TRUE((buildings & s.buildings_of(Owner::of(i))).empty());
    buildings |= s.buildings_of(Owner::of(i));
  }
  ASSERT_EQ(buildings, s.buildings);
}

void expect_longest_road(const Rules& rules, const State& before, const State& s, Owner holder) {
  if (before.roads == s.roads && before.buildings == s.buildings) return;
  const Lengths lengths = slow_lengths(rules, s);
  for (int i = 0; i < rules.players; ++i) ASSERT_EQ(s.road_length[i], lengths[i]);
  ASSERT_EQ(s.longest_road, rightful_holder(lengths, holder));
}

/// A line at random: sometimes a take-back or an offer, which legal lists leave out.
Action any_line(const Rules& rules, const State& s, Random& random) {
  Actions lines;
  if (random.below(4) == 0) revisions(rules, s, lines);
  if (s.phase == Phase::Main && random.below(8) == 0)
    lines.push(make::offer(
        s.turn, Terms::of(Bundle::of(Resource(random.below(2))), Bundle::of(Resource(2 + random.below(3)))),
        {}));
  if (lines.empty()) legal(rules, s, lines);
  return lines[random.below(lines.size())];
}

void play_and_watch(const Rules& rules, RandKey key, int& unfinished) {
  State s;
  s.robber = rules.board.robber;
  Luck luck{key.child(1)};
  Random random(key.child(2));
  while (s.phase != Phase::Over && s.number < 20'000) {
    const State before = s;
    const Action a = chance_due(s) ? draw(rules, s, luck.next(static_cast<int>(stream(rules, s))))
                                   : any_line(rules, s, random);
    ASSERT_FALSE(check(rules, s, a)) << text(rules, a);
    apply(rules, s, a);
    ASSERT_NO_FATAL_FAILURE(expect_nothing_lost(rules, s)) << text(rules, a);
    // A take-back goes on from the position before the line it takes back.
    const Owner holder = a.manner() == Manner::Revise ? before.last.longest_road : before.longest_road;
    ASSERT_NO_FATAL_FAILURE(expect_longest_road(rules, before, s, holder)) << text(rules, a);
  }
  EXPECT_EQ(s.winner.is_none(), s.phase != Phase::Over);
  if (s.winner.is_none()) ++unfinished;
}

TEST(Invariants, HoldAfterEveryLine) {
  int unfinished = 0;
  for (int game = 0; game < games_to_play(); ++game) {
    const RandKey key = RandKey{2024}.child(static_cast<std::uint64_t>(game));
    const Layout layout = static_cast<Layout>(game % 3);
    const Rules rules = base_rules(2 + game % 3, draw_board(kTopology, layout, key));
    ASSERT_NO_FATAL_FAILURE(play_and_watch(rules, key, unfinished)) << "game " << game;
  }
  // Two players can shut each other in, with no ore for the one and no place for the other: then
  // whoever plays at random does not come to an end.
  EXPECT_LE(unfinished * 10'000, games_to_play());
}

TEST(Topology, IsTheIslandOfTheNotation) {
  EXPECT_EQ(kTopology.hex_nodes[0], (std::array{NodeId::of(0), NodeId::of(1), NodeId::of(2), NodeId::of(8),
                                                NodeId::of(9), NodeId::of(10)}));
  EXPECT_EQ(kTopology.hex_nodes[9], (std::array{NodeId::of(20), NodeId::of(21), NodeId::of(22),
                                                NodeId::of(31), NodeId::of(32), NodeId::of(33)}));
  EXPECT_EQ(kTopology.coast.size(), 30);
  for (int e = 1; e < kEdges; ++e) EXPECT_LT(kTopology.edge_nodes[e - 1], kTopology.edge_nodes[e]);
  for (const Harbour& h : beginner_harbours()) {
    EXPECT_FALSE(kTopology.edge_between(h.nodes[0], h.nodes[1]).is_none());
    EXPECT_TRUE(kTopology.coast.has(h.nodes[0]) && kTopology.coast.has(h.nodes[1]));
  }
}

}  // namespace
}  // namespace longroad::island
