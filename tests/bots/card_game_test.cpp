/// What people have seen bots do wrong in the card game.
#include <map>

#include "games/erased.hpp"
#include "games/struggle/game.hpp"
#include "playing.hpp"

namespace longroad {
namespace {

struct Seen {
  int swaps = 0;
  int undone = 0;  // of these, in the same turn, but for one that wins
  int kept = 0;    // the arrow
  int flipped = 0;
};

Seen watch(std::string_view bot, std::uint64_t seed) {
  const auto whole = tests::play(*games::find_game("struggle"), 3, seed, tests::recipe(bot));
  const auto position = tests::start(*games::find_game("struggle"), 3, GameKeys::from(RandKey{seed}).board);
  Seen seen;
  std::map<int, std::vector<Action>> swaps;  // by turn
  for (const Action line : whole.lines) {
    const auto verb = struggle::verb(line);
    seen.kept += verb == struggle::Verb::Keep ? 1 : 0;
    seen.flipped += verb == struggle::Verb::Flip ? 1 : 0;
    if (verb == struggle::Verb::SwapMarket) {
      ++seen.swaps;
      for (const Action earlier : swaps[position->turn()])
        if (struggle::resource(earlier) == struggle::wanted(line) &&
            struggle::wanted(earlier) == struggle::resource(line) && position->turn() < whole.end->turn())
          ++seen.undone;
      swaps[position->turn()].push_back(line);
    }
    position->apply(line);
  }
  return seen;
}

/// What others can take is beyond its sight, so the arrow is all the same to it.
constexpr std::string_view kBlind = "casual";

TEST(CardGame, NoSwapIsTakenBackAndTheArrowIsKeptNowAndThen) {
  for (const std::string_view bot : {kBlind, std::string_view("steady"), std::string_view("mcts:nodes=20")}) {
    Seen all;
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U, 6U}) {
      const Seen seen = watch(bot, seed);
      all.swaps += seen.swaps;
      all.undone += seen.undone;
      all.kept += seen.kept;
      all.flipped += seen.flipped;
    }
    EXPECT_GT(all.swaps, 0) << bot;
    EXPECT_EQ(all.undone, 0) << bot;
    EXPECT_GT(all.flipped, 0) << bot;
    if (bot != kBlind) {
      EXPECT_GT(all.kept, 0) << bot;
    }
  }
}

}  // namespace
}  // namespace longroad
