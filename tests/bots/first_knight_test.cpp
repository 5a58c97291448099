/// Knights in the card game: who plays as a level does, but buys the first knight as soon as it can pay,
/// gains nothing by it. LONGROAD_GAMES=N plays N games with each level (a sixth of them with
/// the slow ones), LONGROAD_FIRST=M begins after the first M, for several processes at once.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "games/erased.hpp"
#include "games/struggle/game.hpp"
#include "playing.hpp"

namespace longroad {
namespace {

using struggle::Struggle;

constexpr int kPlayers = 3;

class FirstKnight final : public bots::Bot {
 public:
  explicit FirstKnight(bots::BotPtr level) : level_(std::move(level)) {}

  Action choose(const bots::Seen& seen, const Actions& legal, RandKey key) override {
    const auto view = seen.view();
    const auto& known = dynamic_cast<const games::ErasedView<Struggle>&>(*view).value();
    if (known.of(seen.seat()).knights == 0)
      for (const Action line : legal)
        if (struggle::verb(line) == struggle::Verb::Build && struggle::item(line) == struggle::Item::Knight)
          return line;
    return level_->choose(seen, legal, key);
  }
  [[nodiscard]] bool reads_log() const override { return level_->reads_log(); }

 private:
  bots::BotPtr level_;
};

int games_of_level() {
  const char* asked = std::getenv("LONGROAD_GAMES");
  return asked == nullptr ? 60 : std::clamp(std::atoi(asked), 60, 600);
}

int first_game() {
  const char* asked = std::getenv("LONGROAD_FIRST");
  return asked == nullptr ? 0 : std::atoi(asked);
}

/// How many of the games the one that buys wins, from each seat in turn.
int won_by_buyer(std::string_view level, int games) {
  int won = 0;
  for (int i = first_game(); i < first_game() + games; ++i) {
    const int buyer = i % kPlayers;
    int seat = 0;
    const auto whole =
        tests::play(*games::find_game("struggle"), kPlayers, static_cast<std::uint64_t>(i) + 1, [&] {
          auto bot = tests::recipe(level)();
          return seat++ == buyer ? std::make_unique<FirstKnight>(std::move(bot)) : std::move(bot);
        });
    won += whole.played.score.winner == Seat::of(buyer) ? 1 : 0;
  }
  return won;
}

TEST(FirstKnight, AsSoonAsItCanBePaidGainsNothing) {
  for (const bots::Level& level : bots::all_levels()) {
    const bool is_slow = level.id == "sharp" || level.id == "master";
    const int games = is_slow ? games_of_level() / 6 : games_of_level();
    const int won = won_by_buyer(level.id, games);
    fmt::print("{:8} {} of {} games won by who buys the first knight at once\n", level.id, won, games);
    const double fair = static_cast<double>(games) / kPlayers;
    EXPECT_LE(won, fair + 2 * std::sqrt(fair * (kPlayers - 1) / kPlayers)) << level.id;
  }
}

}  // namespace
}  // namespace longroad
