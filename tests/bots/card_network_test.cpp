/// The network of the card game: what it is told, when it is asked, and that it answers alike everywhere.
#include <span>

#include "bots/judge/mind.hpp"
#include "bots/struggle/evaluation.hpp"
#include "bots/struggle/inputs.hpp"
#include "games/erased.hpp"
#include "games/struggle/game.hpp"
#include "games/struggle/rules/turn.hpp"
#include "playing.hpp"

namespace longroad::bots {
namespace {

namespace cards = longroad::struggle;

/// One game of so many at random: its rules and all its states.
struct Played {
  cards::Rules rules;
  std::vector<cards::State> states;
};

Played played(int players) {
  const games::Game& game = *games::find_game("struggle");
  const auto whole = tests::play(game, players, 4, tests::recipe("random"));
  Played played{dynamic_cast<const games::Erased<cards::Struggle>&>(*whole.end).rules(), {}};
  const auto position = tests::start(game, players, GameKeys::from(RandKey{4}).board);
  for (const Action line : whole.lines) {
    played.states.push_back(dynamic_cast<const games::Erased<cards::Struggle>&>(*position).state());
    position->apply(line);
  }
  return played;
}

network::NetworkPtr own_network() {
  Mind mind;
  mind.net = true;
  return mind.network_for("struggle");
}

TEST(CardNetwork, IsBuiltInAndAskedForByTheBotsName) {
  ASSERT_NE(own_network(), nullptr);
  EXPECT_TRUE(find_bot("mcts:net=on"));
  EXPECT_EQ(find_bot("mcts:net=/no/such.net").error().sentence, "The network '/no/such.net' can't be read.");
}

/// The same bits on every machine: this is the sum of the answers in the beginning of one game.
TEST(CardNetwork, AnswersTheSameBitsWithAndWithoutMemory) {
  const auto network = own_network();
  const Played game = played(6);
  network::Remembered remembered;
  std::uint64_t found = 0;
  for (const cards::State& s : std::span(game.states).first(300)) {
    const auto told = struggle::tell(game.rules, s, Seat::of(1));
    network::Remembered nothing;
    const auto answers = network::judge(network->weights(), told, remembered);
    ASSERT_EQ(answers, network::judge(network->weights(), told, nothing));
    for (const std::int32_t answer : answers) found = found * 31 + static_cast<std::uint64_t>(answer);
  }
  EXPECT_EQ(found, 14979762531768286139U);
}

/// Cards that could still be spent must not look better than what they buy.
TEST(CardNetwork, JudgesATurnThatGoesOnAsIfItStopped) {
  const Played game = played(4);
  const Weights weights = own_weights("struggle");
  struggle::Evaluation evaluation(game.rules, weights);
  evaluation.use(own_network(), Seat::of(0));
  int looked_at = 0;
  for (const cards::State& s : game.states) {
    if (s.phase != cards::Phase::Build || s.chance != cards::Chance::None) continue;
    cards::State stopped = s;
    cards::draw(stopped, s.seat, 0);
    EXPECT_EQ(evaluation.verdict(s), evaluation.verdict(stopped));
    EXPECT_NE(evaluation.verdict(s), evaluation.shares(s));
    ++looked_at;
  }
  EXPECT_GT(looked_at, 20);
}

TEST(CardNetwork, JudgesKnownRulesAlone) {
  Played game = played(3);
  game.rules.rulings.brigand_flips = !game.rules.rulings.brigand_flips;
  const Weights weights = own_weights("struggle");
  struggle::Evaluation evaluation(game.rules, weights);
  evaluation.use(own_network(), Seat::of(0));
  EXPECT_EQ(evaluation.verdict(game.states[50]), evaluation.shares(game.states[50]));
}

TEST(CardNetwork, IsToldForSureWhatTheViewerHoldsAlone) {
  Played game = played(2);
  cards::State s = game.states.back();
  s.hands[0] = s.hands[1] = Bundle::of(Resource::Ore, 3);
  const auto& names = struggle::layout().seat;
  const auto ore = std::ranges::find(names, "sure_ore") - names.begin();
  ASSERT_LT(ore, static_cast<std::ptrdiff_t>(names.size()));
  const auto told = struggle::tell(game.rules, s, Seat::of(1));
  EXPECT_EQ(told.seats[0][ore], 0);
  EXPECT_EQ(told.seats[1][ore], 3);
}

}  // namespace
}  // namespace longroad::bots
