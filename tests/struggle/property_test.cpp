// What holds in every position of every game, looked at in random games for each number of players,
// with the usual rulings and with all of them turned round.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <set>
#include <tuple>
#include <vector>

#include "random_play.hpp"

namespace longroad::struggle {
namespace {

constexpr int kGames = 60;

enum class Played { Usual, Otherwise, OtherwiseWithRandomLosses };

Rulings rulings_of(Played played) {
  Rulings r;
  if (played == Played::Usual) return r;
  r.loss_rounded_up = r.losses_in_turn = r.market_day_along_arrow = r.market_refilled_at_once = true;
  r.guild_is_trade = r.empty_hands = r.build_in_vain = r.timeout_at_random = true;
  r.brigand_flips = r.market_day_from_builder = r.market_day_compulsory = false;
  r.guild_at_once = r.guild_blind = r.white_clockwise = r.stack_remade_at_once = false;
  r.loss_by_choice = played == Played::Otherwise;
  return r;
}

class Properties : public testing::TestWithParam<std::tuple<int, Played>> {
 protected:
  template <class See>
  void play(bool wild, See see) {
    for (int game = 0; game < kGames && !HasFatalFailure(); ++game)
      play_randomly(rules, RandKey{static_cast<std::uint64_t>(game)}.child(rules.players), wild, see);
  }
  const Rules rules = make_rules(std::get<0>(GetParam()), rulings_of(std::get<1>(GetParam())));
};
INSTANTIATE_TEST_SUITE_P(Players, Properties,
                         testing::Combine(testing::Range(2, 7),
                                          testing::Values(Played::Usual, Played::Otherwise,
                                                          Played::OtherwiseWithRandomLosses)));

TEST_P(Properties, CardsAreConserved) {
  play(true, [&](const State& s, Action) {
    Bundle cards = s.stack + s.discard + s.market;
    int roads = s.piles.roads;
    int knights = s.piles.knights;
    int unturned = s.piles.settlements;
    int turned = 0;
    auto expansions = s.piles.expansions;
    for (int i = 0; i < rules.players; ++i) {
      const Built& own = s.seats[i];
      cards += s.hands[i];
      roads += own.roads;
      knights += own.knights;
      unturned += own.settlements;
      turned += own.cities;
      for (int e = 0; e < kExpansions; ++e)
        if (own.expansions.has(static_cast<Expansion>(e)))
          expansions += Counts<Expansion>::of(static_cast<Expansion>(e));
      ASSERT_LE(own.expansions.size(), own.cities);
    }
    ASSERT_EQ(cards, rules.resources);
    ASSERT_EQ(roads, rules.piles.roads);
    ASSERT_EQ(knights, rules.piles.knights);
    ASSERT_EQ(unturned + turned, rules.piles.settlements);
    ASSERT_EQ(s.events[0] + s.events[1], unturned + (s.chance == Chance::Event));
    ASSERT_EQ(expansions, rules.piles.expansions);
    ASSERT_LE(s.market.size(), kMarketSize);
  });
}

TEST_P(Properties, EveryGameIsWonByTheOnlyOneWithTenPoints) {
  for (int game = 0; game < kGames; ++game) {
    const State end =
        play_randomly(rules, RandKey{static_cast<std::uint64_t>(game)}, false, [](auto&&...) {});
    ASSERT_EQ(end.phase, Phase::Over);
    for (int i = 0; i < rules.players; ++i)
      ASSERT_EQ(points(rules, end, Seat::of(i)) >= rules.rulings.target, end.winner == Seat::of(i));
  }
}

/// Every line that can be written with at most one card of each operand; payments are open and left out.
std::vector<Action> all_lines(const Rules& rules) {
  std::vector<Action> lines;
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat = Seat::of(i);
    for (int r = 0; r < kResources; ++r) {
      const auto card = static_cast<Resource>(r);
      for (const Action a : {act::swap_stack(seat, card), act::choose(seat, card), act::give(seat, card),
                             act::discard(seat, card), act::take(seat, card)})
        lines.push_back(a);
      for (int t = 0; t < kResources; ++t)
        lines.push_back(act::swap_market(seat, card, static_cast<Resource>(t)));
    }
    for (int o = 0; o < rules.players; ++o)
      for (int cards = 1; cards < 5; ++cards)
        for (const Action a : {act::swap(seat, Seat::of(o), cards), act::look(seat, Seat::of(o), cards)})
          lines.push_back(a);
    for (int o = 0; o < rules.players; ++o) lines.push_back(act::guild(seat, Seat::of(o)));
    for (int item = 0; item < kItems; ++item) lines.push_back(act::build(seat, static_cast<Item>(item)));
    for (int cards = 0; cards < 10; ++cards) lines.push_back(act::draw(seat, cards));
    for (const Action a : {act::flip(seat), act::keep(seat), act::pass(seat)}) lines.push_back(a);
  }
  const std::size_t own = lines.size();
  for (std::size_t i = 0; i < own; ++i) lines.push_back(lines[i].in(Manner::Clock));
  for (int r = 0; r < kResources; ++r) {
    lines.push_back(act::taken(Bundle::of(static_cast<Resource>(r))));
    lines.push_back(act::taken(Bundle::of(static_cast<Resource>(r), 2)));
    lines.push_back(act::stolen(static_cast<Resource>(r)));
  }
  for (int e = 0; e < kEvents; ++e) lines.push_back(act::event(static_cast<Event>(e)));
  for (const Bundle cards :
       {Bundle{}, Bundle::of(Resource::Ore), Bundle::each(0, 1, 1, 0, 0), Bundle::each(1, 1, 1, 1, 1)}) {
    for (const Action a : {act::market(cards), act::drawn(cards), act::refill(cards)}) lines.push_back(a);
    for (int i = 0; i < rules.players; ++i) lines.push_back(act::deal(Seat::of(i), cards));
  }
  return lines;
}

/// `1 draw 3` is not listed beside `1 draw` where three are all that are due.
bool comes_to_the_same(const Rules& rules, const State& s, Action a, const Actions& listed) {
  const auto after = [&](Action line) {
    State next = s;
    apply(rules, next, line);
    return next;
  };
  return std::ranges::any_of(listed, [&](Action other) {
    return other.seat() == a.seat() && verb(other) == verb(a) && after(other) == after(a);
  });
}

TEST_P(Properties, NoTwoListedLinesComeToTheSame) {
  Random sample(RandKey{6});
  play(true, [&](const State& s, Action) {
    if (sample.below(20) != 0) return;
    Actions listed;
    legal(rules, s, listed);
    Actions before;
    for (const Action a : listed) {
      ASSERT_FALSE(comes_to_the_same(rules, s, a, before)) << text(a);
      before.push(a);
    }
  });
}

TEST_P(Properties, ListedLinesAreAllowedAndAllOthersRefused) {
  const std::vector<Action> lines = all_lines(rules);
  Random sample(RandKey{7});
  play(true, [&](const State& s, Action) {
    if (sample.below(20) != 0) return;
    Actions listed;
    legal(rules, s, listed);
    Outcomes ways;
    const bool all_ways = !chance_due(rules, s) || outcomes(rules, s, ways);
    std::set<std::uint64_t> allowed;
    for (const Action a : listed) allowed.insert(a.bits);
    for (const Outcome& way : ways) allowed.insert(way.action.bits);
    ASSERT_TRUE(chance_due(rules, s) ? listed.empty() : !listed.empty());
    for (const std::uint64_t bits : allowed)
      ASSERT_FALSE(check(rules, s, Action{bits})) << text(Action{bits});
    for (const Action a : lines) {
      if (!all_ways && a.seat().is_none()) continue;
      const bool may = !check(rules, s, a);
      const bool again = may && verb(a) == Verb::Draw && comes_to_the_same(rules, s, a, listed);
      ASSERT_EQ(may, allowed.contains(a.bits) || again) << text(a);
    }
  });
}

TEST_P(Properties, LinesAreReadAsTheyAreWritten) {
  for (const Action a : all_lines(rules)) {
    const auto read = parse(rules, text(a));
    ASSERT_TRUE(read) << text(a);
    ASSERT_EQ(*read, a) << text(a);
  }
}

TEST_P(Properties, PositionsAreReadAsTheyAreWritten) {
  Random sample(RandKey{8});
  play(true, [&](const State& s, Action) {
    if (sample.below(20) != 0) return;
    const auto written = position_json(rules, s);
    const auto read = read_position(written);
    ASSERT_TRUE(read) << read.error().sentence << boost::json::serialize(written);
    ASSERT_EQ(read->state, s) << boost::json::serialize(written);
    ASSERT_EQ(boost::json::serialize(position_json(read->rules, read->state)),
              boost::json::serialize(written));
  });
}

TEST_P(Properties, ARedealLooksTheSameAndHidesTheTruth) {
  Random sample(RandKey{9});
  int hidden = 0;
  play(true, [&](const State& s, Action) {
    if (sample.below(4) != 0) return;
    for (int i = -1; i < rules.players; ++i) {
      const Seat viewer = i < 0 ? Seat::none() : Seat::of(i);
      const View seen = view(rules, s, viewer);
      const State other = redeal(rules, seen, RandKey{sample.next()});
      ASSERT_EQ(view(rules, other, viewer), seen);
      Bundle cards = other.stack + other.discard + other.market;
      for (int h = 0; h < rules.players; ++h) cards += other.hands[h];
      ASSERT_EQ(cards, rules.resources);
      hidden += other != s;
    }
  });
  EXPECT_GT(hidden, 100);
}

}  // namespace
}  // namespace longroad::struggle
