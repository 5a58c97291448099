/// What a seat won was where the accounts say: over many games what is expected of luck, decisions and the
/// rest comes true.
#include <cmath>
#include <cstdlib>

#include "analysed.hpp"
#include "analysis/accounts.hpp"
#include "analysis/means.hpp"
#include "analysis/moment.hpp"

namespace longroad::analysis {
namespace {

/// A game as it was calibrated, between the bots that it was calibrated on. The order of seats was counted
/// with weights alone, in the card game in games of `steady`.
struct Calibrated {
  std::string_view game;
  int players;
  const char* bot;
  int games;
  bool is_long;  // takes minutes
  Effort effort = kQuickEffort;
};

constexpr const char* kIslandBot = "search:depth=1:worlds=1:nodes=30:opening=1";
constexpr const char* kCardBot = "mcts:nodes=30:net=on";
constexpr const char* kCardBotByWeights = "steady";

void PrintTo(const Calibrated& c, std::ostream* out) { *out << c.game << " for " << c.players; }

/// Accounts of many games, and by how much each seat lost more than is usual in each of them.
struct Balance {
  Means means;
  std::vector<std::vector<double>> excess;
};

/// Little is thought about most games, so that there can be many; for two in the card game that is too
/// little.
void add_game(Balance& balance, const Calibrated& c, std::uint64_t seed) {
  const auto whole = tests::played(*games::find_game(c.game), c.players, seed, c.bot, 2000);
  auto story = read_story(games::record_of(*whole.end, whole.lines));
  ASSERT_TRUE(story);
  if (story->irregular.unfinished) return;
  const Calibration& row = calibration_for(By::Network, c.game, c.players);
  const Analysis work(std::move(*story), row, Language::English, c.effort);
  std::vector<double> excess(static_cast<std::size_t>(c.players));
  std::vector<Piece> pieces;
  for (int i = 0; i < work.size(); ++i) {
    pieces.push_back(work.piece(i));
    const auto* d = std::get_if<Decision>(&pieces.back());
    if (d == nullptr) continue;
    const int seat = d->seat.index;
    const double lost = -static_cast<double>(d->effects[static_cast<std::size_t>(seat)]) / kCertain;
    excess[static_cast<std::size_t>(seat)] += lost - usual_effects(*d, row)[static_cast<std::size_t>(seat)];
  }
  for (std::size_t i = 0; i < excess.size(); ++i) balance.excess[i].push_back(excess[i]);
  const Report report = work.report(std::move(pieces));
  for (const Account& a : report.accounts)
    EXPECT_EQ(a.start + a.own + a.others + a.usual + a.luck + a.rest, a.result);
  balance.means.add(report);
}

class Accounts : public testing::TestWithParam<Calibrated> {};

TEST_P(Accounts, ComeOutEvenOverGamesThatTheyWereNotFittedTo) {
  const Calibrated& c = GetParam();
  const bool is_thorough = std::getenv("LONGROAD_LONG") != nullptr;
  if (c.is_long && !is_thorough) GTEST_SKIP() << "it takes minutes";
  const int games = is_thorough ? c.games : c.games / 2;
  Balance balance;
  balance.excess.resize(static_cast<std::size_t>(c.players));
  for (int seed = 1; seed <= games; ++seed) add_game(balance, c, static_cast<std::uint64_t>(seed));
  EXPECT_GT(balance.means.width("luck"), 0.05) << "there is luck at all";
  for (const auto& [part, seat, mean, error] : balance.means.rows()) {
    if (part != "luck" && part != "decided" && part != "rest") continue;
    EXPECT_LT(std::abs(mean), 3 * error) << part << " of seat " << seat.index + 1;
  }
  for (const auto& seat : balance.excess) {
    const Spread more = Spread::of(seat);
    EXPECT_LT(std::abs(more.mean), 3 * more.error) << "lost " << more.mean << " more than is usual";
  }
}

TEST_P(Accounts, BeginWithTheChancesThatTheOrderOfSeatsGives) {
  const Calibrated& c = GetParam();
  if (std::getenv("LONGROAD_LONG") == nullptr) GTEST_SKIP() << "it takes minutes";
  constexpr int kGames = 1000;
  const char* bot = c.bot == kCardBot ? kCardBotByWeights : c.bot;
  std::vector<double> wins(static_cast<std::size_t>(c.players));
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    const auto whole = tests::played(*games::find_game(c.game), c.players, seed, bot, 2000);
    const Seat winner = whole.end->score().winner;
    if (!winner.is_none()) ++wins[static_cast<std::size_t>(winner.index)];
  }
  Shares even{};
  even.fill(1.0 / c.players);
  const Shares said =
      calibration_for(By::Weights, c.game, c.players).chances(even, c.players, 0, Seat::of(0));
  for (std::size_t i = 0; i < wins.size(); ++i) {
    const double error = std::sqrt(said[i] * (1 - said[i]) / kGames);
    EXPECT_NEAR(wins[i] / kGames, said[i], 3 * error) << "seat " << i + 1;
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Accounts,
                         testing::Values(Calibrated{"struggle", 4, kCardBot, 36, false},
                                         Calibrated{"base", 4, kIslandBot, 40, true},
                                         Calibrated{"duo", 2, kIslandBot, 40, true},
                                         Calibrated{"soccer", 4, kIslandBot, 40, true},
                                         Calibrated{"struggle", 2, kCardBot, 24, true, {}}),
                         [](const auto& row) {
                           return std::string(row.param.game) + std::to_string(row.param.players);
                         });

TEST(AccountsOfAGame, CountDecisionsAgainstWhatIsUsual) {
  Report report;
  report.names = {"Ada", "Ben", "Cem"};
  report.curve.resize(2);
  report.curve.front().watched = {3334, 3333, 3333};
  report.curve.back().watched = {kCertain, 0, 0};
  report.decisions = {tests::decision(0, 0, {-300, 100, 200}, {0.2, -0.1, -0.1}),
                      tests::decision(5, 1, {0, 0, 0}, {-0.03, 0.1, -0.07})};
  Calibration row;
  row.usual = {0.5, 0.1};
  keep_accounts(report, row);
  const auto parts = [&](int seat) {
    const Account& a = report.accounts[static_cast<std::size_t>(seat)];
    return std::array{a.own, a.others, a.usual, a.rest};
  };
  EXPECT_EQ(parts(0), (std::array{-300, 0, 1000 - 30, 6666 + 300 - 970}));
  EXPECT_EQ(parts(1), (std::array{0, 100, -500 + 100, -3333 - 100 + 400}));
  EXPECT_EQ(parts(2), (std::array{0, 200, -500 - 70, -3333 - 200 + 570}));
}

TEST(MeansOfAccounts, GiveASeatThatNeverWonTheErrorOfTheOthers) {
  Means means;
  for (int i = 0; i < 16; ++i) {
    Report report;
    report.accounts.resize(2);
    report.accounts[0].rest = i % 2 == 0 ? 5000 : -5000;
    report.accounts[1].seat = Seat::of(1);
    report.accounts[1].rest = -100;
    means.add(report);
  }
  const double deviation = 0.5 * std::sqrt(16.0 / 15);
  EXPECT_NEAR(means.width("rest"), deviation / std::sqrt(2), 1e-9);
  for (const auto& [part, seat, mean, error] : means.rows()) {
    if (part != "rest") continue;
    EXPECT_NEAR(mean, seat == Seat::of(0) ? 0 : -0.01, 1e-9);
    EXPECT_NEAR(error, deviation / std::sqrt(2) / 4, 1e-9);
  }
}

}  // namespace
}  // namespace longroad::analysis
