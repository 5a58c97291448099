/// What people have seen bots do wrong in the card game.
#include <map>

#include "games/erased.hpp"
#include "games/struggle/game.hpp"
#include "playing.hpp"

namespace longroad {
namespace {

/// Plays as its bot does, but for the first knight, which it buys as soon as it can.
class KnightFirst final : public bots::Bot {
 public:
  explicit KnightFirst(bots::BotPtr bot) : bot_(std::move(bot)) {}
  Action choose(const bots::Seen& seen, const Actions& legal, RandKey key) override {
    const Action line = bot_->choose(seen, legal, key);
    const auto view = seen.view();
    const auto& table = dynamic_cast<const games::ErasedView<struggle::Struggle>&>(*view).value();
    if (table.of(seen.seat()).knights > 0) return line;
    const auto* knight = std::ranges::find(legal, struggle::act::build(seen.seat(), struggle::Item::Knight));
    return knight == legal.end() ? line : *knight;
  }
  [[nodiscard]] bool reads_log() const override { return bot_->reads_log(); }

 private:
  bots::BotPtr bot_;
};

/// One of three should win a third of the games; buying the knight at once has won four of five.
TEST(CardGame, NothingIsGainedByBuyingTheFirstKnightAtOnce) {
  int won = 0;
  constexpr int kDeals = 60;
  for (int deal = 0; deal < kDeals; ++deal) {
    const GameKeys keys = GameKeys::from(RandKey{3}.child(static_cast<std::uint64_t>(deal)));
    const auto position = tests::start(*games::find_game("struggle"), 3, keys.board);
    std::vector<bots::BotPtr> bots;
    for (int seat = 0; seat < 3; ++seat) bots.push_back(tests::recipe("steady")());
    const int eager = deal % 3;
    bots[static_cast<std::size_t>(eager)] =
        std::make_unique<KnightFirst>(std::move(bots[static_cast<std::size_t>(eager)]));
    won += sim::play(*position, bots, keys, 2000).score.winner == Seat::of(eager) ? 1 : 0;
  }
  EXPECT_LT(won, kDeals / 2);
}

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
    if (bot != kBlind) {
      EXPECT_GT(all.kept, 0) << bot;
    }
    EXPECT_GT(all.flipped, 0) << bot;
  }
}

}  // namespace
}  // namespace longroad
