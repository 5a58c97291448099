/// The manners of bots that trade: few offers, none twice, and nothing for whoever is about to win.
#include <map>
#include <set>

#include "games/erased.hpp"
#include "games/island/island.hpp"
#include "games/island/model/action.hpp"
#include "playing.hpp"

namespace longroad {
namespace {

using island::Verb;

struct Trades {
  int offers = 0;
  int counters = 0;
  int deals = 0;
};

/// Replays a game between bots that trade and checks each of their lines.
Trades check_manners(const tests::WholeGame& whole, std::uint64_t seed) {
  Trades trades;
  const auto position = tests::start(*games::find_game("base"), 4, GameKeys::from(RandKey{seed}).board);
  const auto& at = dynamic_cast<const games::Erased<island::Island>&>(*position);
  std::map<int, std::set<std::string>> made;  // by turn
  for (const Action line : whole.lines) {
    const island::State& s = at.state();
    if (!line.seat().is_none() && island::verb(line) == Verb::Offer) {
      ++trades.offers;
      const std::string terms = position->text(line).substr(0, position->text(line).rfind(' '));
      EXPECT_TRUE(made[position->turn()].insert(terms).second) << terms << " twice in a turn";
      EXPECT_LE(made[position->turn()].size(), 2U);
    }
    if (!line.seat().is_none() && island::verb(line) == Verb::Counter) ++trades.counters;
    if (!line.seat().is_none() && island::verb(line) == Verb::Trade) {
      ++trades.deals;
      for (const Seat side : {s.turn, island::seat_of(line)})
        EXPECT_LT(island::shown_points(at.rules(), s, side), at.rules().target - 2)
            << "fed at " << position->text(line);
    }
    position->apply(line);
  }
  return trades;
}

TEST(Trading, BotsTradeWithManners) {
  for (const std::string_view bot : {"casual", "steady", "sharp", "search:nodes=300"}) {
    Trades all;
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
      const auto whole = tests::play(*games::find_game("base"), 4, seed, tests::recipe(bot));
      const Trades trades = check_manners(whole, seed);
      all.offers += trades.offers;
      all.counters += trades.counters;
      all.deals += trades.deals;
    }
    EXPECT_GT(all.counters, 0) << bot;
    EXPECT_GT(all.deals, 10) << bot;
    EXPECT_GT(all.offers, all.deals) << bot;
  }
}

TEST(Trading, IsLeftAloneWhereItIsSwitchedOff) {
  for (const std::string_view bot : {"novice", "greedy", "greedy:trade=off", "search:nodes=300:trade=off"}) {
    const auto whole = tests::play(*games::find_game("base"), 4, 1, tests::recipe(bot));
    EXPECT_EQ(check_manners(whole, 1).offers, 0) << bot;
  }
}

}  // namespace
}  // namespace longroad
