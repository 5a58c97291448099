/// The ledger follows whole games from what one seat saw: the true hands are always among its
/// worlds, and what was public is certain.
#include "bots/ledger/ledger.hpp"

#include <algorithm>
#include <array>
#include <boost/json/object.hpp>

#include "games/erased.hpp"
#include "games/island/island.hpp"
#include "playing.hpp"
#include "sim/table.hpp"

namespace longroad {
namespace {

using island::Island;

/// A base game of greedy bots, stopped at each decision of the first seat.
class LedgerTest : public testing::Test {
 protected:
  template <class Look>
  void follow(std::uint64_t seed, Look look) {
    const GameKeys keys = GameKeys::from(RandKey{seed});
    const auto position = tests::start(*games::find_game("base"), 4, keys.board);
    const auto& whole = dynamic_cast<const games::Erased<Island>&>(*position);
    std::vector<bots::BotPtr> bots;
    for (int i = 0; i < 4; ++i) bots.push_back(tests::recipe("greedy")());
    sim::Table table(*position, bots, keys);
    std::vector<std::string> log;
    bots::Ledger ledger;
    const Seat me = Seat::of(0);
    for (auto awaited = position->awaits(); !awaited.nobody(); awaited = position->awaits()) {
      if (awaited.seats.has(me)) {
        ledger.read(whole.rules(), island::view(whole.rules(), whole.state(), me), log);
        look(ledger, whole.state());
      }
      const Action line = table.next(awaited);
      log.push_back(position->text_for(me, line));
      position->apply(line);
    }
  }
};

TEST_F(LedgerTest, TheTrueHandsAreAmongItsWorlds) {
  int uncertain = 0;
  follow(4, [&](const bots::Ledger& ledger, const island::State& s) {
    const auto worlds = ledger.all_hands();
    EXPECT_GT(std::ranges::count(worlds, s.hand), 0) << "among " << worlds.size() << " worlds";
    uncertain += worlds.size() > 1 ? 1 : 0;
  });
  EXPECT_GT(uncertain, 0);  // thefts among others were seen, or the test shows little
}

/// Whatever was played on the way. A monopoly in the game is one that brings another number of cards in some
/// of the worlds, so several games are followed.
TEST_F(LedgerTest, EveryWorldFitsTheView) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed)
    follow(seed, [&](const bots::Ledger& ledger, const island::State& s) {
      for (const auto& hands : ledger.all_hands()) {
        Bundle all = s.bank;
        for (int seat = 0; seat < 4; ++seat) {
          EXPECT_EQ(hands[seat].size(), s.hand[seat].size()) << "game " << seed << ", turn " << s.number;
          all += hands[seat];
        }
        EXPECT_EQ(all, Bundle::all(island::kCardsOfEachResource));
        EXPECT_EQ(hands[0], s.hand[0]);
      }
    });
}

TEST_F(LedgerTest, WhatIsDrawnIsOneOfTheWorldsByItsOdds) {
  int drawn = 0;
  follow(4, [&](const bots::Ledger& ledger, const island::State&) {
    const auto worlds = ledger.all_hands();
    if (worlds.size() != 2) return;
    std::array<int, 2> counts{};
    for (std::uint64_t i = 0; i < 100; ++i) {
      const auto hands = ledger.draw_hands(RandKey{9}.child(i));
      ASSERT_TRUE(hands);
      ASSERT_TRUE(*hands == worlds[0] || *hands == worlds[1]);
      ++counts[*hands == worlds[0] ? 0 : 1];
    }
    EXPECT_GT(counts[0], 0);
    EXPECT_GT(counts[1], 0);
    ++drawn;
  });
  EXPECT_GT(drawn, 0);
}

TEST_F(LedgerTest, FollowsWhatIsUndone) {
  const boost::json::object options{{"take_back", "undo"}};
  auto begun = games::find_game("base")->start({.players = 2, .key = {}, .options = &options});
  ASSERT_TRUE(begun) << begun.error().sentence;
  games::Position& position = **begun;
  const auto& whole = dynamic_cast<const games::Erased<Island>&>(position);
  std::vector<std::string> log;
  bots::Ledger ledger;
  for (const char* line :
       {"1 settle 20", "1 road 20-21", "2 settle 40", "2 road 40-41", "2 undo", "2 undo", "2 settle 42",
        "2 road 41-42", "2 settle 10", "2 road 10-11", "2 undo", "2 undo", "2 settle 12", "2 road 11-12",
        "1 settle 50", "1 undo", "1 settle 48", "1 road 47-48", "1 roll"}) {
    const auto action = position.parse(line);
    ASSERT_TRUE(action) << line;
    ASSERT_FALSE(position.check(*action)) << line << ": " << sentence(position.check(*action));
    log.emplace_back(line);
    position.apply(*action);
  }
  const island::View view = island::view(whole.rules(), whole.state(), Seat::of(0));
  ledger.read(whole.rules(), view, log);
  const auto hands = ledger.draw_hands(RandKey{1});
  ASSERT_TRUE(hands) << "the log leads to the view";
  EXPECT_EQ(*hands, whole.state().hand);
}

TEST_F(LedgerTest, ALogThatDoesNotLeadToTheViewIsNotTrusted) {
  const auto position = tests::start(*games::find_game("base"), 4, RandKey{1});
  const auto& whole = dynamic_cast<const games::Erased<Island>&>(*position);
  const island::View view = island::view(whole.rules(), whole.state(), Seat::of(0));
  bots::Ledger ledger;
  EXPECT_FALSE(ledger.draw_hands(RandKey{1}));
  const std::vector<std::string> nonsense{"1 settle 20", "4 dance"};
  ledger.read(whole.rules(), view, nonsense);
  EXPECT_FALSE(ledger.draw_hands(RandKey{1}));
}

}  // namespace
}  // namespace longroad
