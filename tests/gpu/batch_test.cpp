/// Batches: the same games whoever plays them, from the beginning, from a position and from a view.
#include <gtest/gtest.h>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "games/erased.hpp"
#include "games/island/island.hpp"
#include "gpu/kernels.hpp"
#include "gpu/run.hpp"
#include "gpu/starts.hpp"

namespace longroad::gpu {
namespace {

sim::Plan plan_of(const games::Game& game, int players, int games) {
  sim::Plan plan;
  plan.game = &game;
  plan.bots.assign(static_cast<std::size_t>(players), "random");
  plan.games = games;
  plan.seed = 11;
  return plan;
}

Job job_of(const sim::Plan& plan) {
  return {.seed = plan.seed, .games = plan.games, .max_turns = plan.max_turns};
}

Sum played(Device& device, const AnyStart& start, const Job& job) {
  const auto sum = run(device, start, job);
  EXPECT_TRUE(sum);
  return *sum;
}

/// A position in the middle of a game: after so many lines of a random one.
games::PositionPtr in_the_middle(std::string_view game, int players, int lines) {
  sim::Plan plan = plan_of(*games::find_game(game), players, 1);
  auto position = std::move(*sim::begin(plan, 0));
  const GameKeys keys = GameKeys::from(RandKey{plan.seed});
  Luck luck{keys.luck};
  Actions legal;
  for (int i = 0; i < lines && !position->over(); ++i) {
    if (position->chance_due()) {
      position->apply(position->draw(luck.next(position->stream())));
      continue;
    }
    legal.clear();
    position->legal(legal);
    position->apply(legal[keys.bots.child(static_cast<std::uint64_t>(i)).below(legal.size())]);
  }
  return position;
}

TEST(Batch, IsTheSameAsTheSimulatorForEveryGameAndNumberOfPlayers) {
  const auto device = cores(2);
  for (const games::Game& game : games::offered_games())
    for (int players = game.min_players; players <= game.max_players; ++players) {
      const sim::Plan plan = plan_of(game, players, 6);
      const Sum sum = played(*device, *start_of(plan), job_of(plan));
      EXPECT_EQ(sum.totals, *sim::run(plan)) << game.name << " " << players;
      EXPECT_GT(sum.lines, sum.totals.decisions);
    }
}

/// Line by line, with the same luck: the last digit of a chance would show.
void expect_as_the_bot(Policy policy, const char* bot) {
  const auto device = cores(2);
  for (const auto& [name, players, games] : {std::tuple{"base", 3, 2},
                                             {"base", 4, 2},
                                             {"duo", 2, 2},
                                             {"soccer", 4, 2},
                                             {"struggle", 2, 6},
                                             {"struggle", 4, 3}}) {
    sim::Plan plan = plan_of(*games::find_game(name), players, policy == Policy::Network ? 1 : games);
    plan.bots.assign(static_cast<std::size_t>(players), bot);
    Job job = job_of(plan);
    job.policy = policy;
    EXPECT_EQ(played(*device, *start_of(plan), job).totals, *sim::run(plan)) << name << " " << players;
  }
}
TEST(Batch, PlaysGreedilyAsTheBotDoes) { expect_as_the_bot(Policy::Greedy, "greedy"); }
TEST(Batch, PlaysByTheNetworkAsTheBotDoes) { expect_as_the_bot(Policy::Network, "greedy:net=on"); }

/// With rules that the network never played the bot does without it.
TEST(Batch, DoesWithoutTheNetworkWhereTheBotDoes) {
  for (const auto& [name, players, options] :
       {std::tuple{"base", 3, boost::json::object{{"friendly_robber", true}}},
        {"struggle", 2, boost::json::object{{"guild_blind", false}}}}) {
    sim::Plan plan = plan_of(*games::find_game(name), players, 2);
    plan.bots.assign(static_cast<std::size_t>(players), "greedy:net=on");
    plan.options = options;
    Job job = job_of(plan);
    job.policy = Policy::Network;
    const auto start = start_of(plan);
    ASSERT_TRUE(start) << start.error().sentence;
    EXPECT_EQ(played(*cores(1), *start, job).totals, *sim::run(plan)) << name;
  }
}

/// A GPU judges a line in the ways that chance parts it into: they add up to what the cores make of it.
TEST(Batch, JudgesALineByItsWaysAsWhole) {
  for (const auto& [name, players] : {std::pair{"base", 4}, {"duo", 2}, {"struggle", 3}}) {
    const sim::Plan plan = plan_of(*games::find_game(name), players, 1);
    const AnyStart start = *start_of(plan);
    std::visit(
        [&]<class G>(const Start<G>& from) {
          Ground<G, Policy::Network> ground;
          Played<G, Policy::Network> game(from, plan.seed, 0, ground);
          bots::Room room;
          int parted = 0;
          for (int decision = 0; decision < 400 && game.goes_on(plan.max_turns); ++decision) {
            const int lines = game.prepare();
            for (int line = 0; line < lines; ++line) {
              game.judge(line, room);
              const double whole = game.share(line);
              Outcomes luck;
              const int ways = game.ways(line, room, luck);
              const double all = bots::total(luck);
              for (int i = 0; i < ways; ++i)
                game.share(line) += luck.empty() ? game.way(line, room, {}, 1)
                                                 : game.way(line, room, luck[i].action, luck[i].weight / all);
              ASSERT_EQ(whole, game.share(line)) << name << " decision " << decision;
              parted += ways > 1 ? 1 : 0;
            }
            game.step(room);
          }
          EXPECT_GT(parted, 0) << name;
        },
        (*start).of);
  }
}

TEST(Batch, DrawsTheBoardsThatTheSimulatorDraws) {
  const auto device = cores(1);
  for (const char* game : {"base", "duo", "soccer"})
    for (const char* board : {"beginner", "variable", "random"}) {
      sim::Plan plan = plan_of(*games::find_game(game), game == std::string_view("duo") ? 2 : 3, 4);
      plan.board = boost::json::value(board);
      EXPECT_EQ(played(*device, *start_of(plan), job_of(plan)).totals, *sim::run(plan))
          << game << " " << board;
    }
  sim::Plan plan = plan_of(*games::find_game("base"), 3, 4);
  plan.board = (*sim::begin(plan, 3))->board();
  EXPECT_EQ(played(*device, *start_of(plan), job_of(plan)).totals, *sim::run(plan));
}

TEST(Batch, KeepsToTheOptions) {
  sim::Plan plan = plan_of(*games::find_game("soccer"), 4, 4);
  plan.options = {{"edition", "de"}, {"pasture", 3}};
  const auto start = start_of(plan);
  ASSERT_TRUE(start) << start.error().sentence;
  EXPECT_EQ(played(*cores(1), *start, job_of(plan)).totals, *sim::run(plan));
  plan.options = {{"no_such_option", 3}};
  EXPECT_FALSE(start_of(plan));
}

TEST(Batch, DependsOnTheSeedAndNotOnTheThreads) {
  const sim::Plan plan = plan_of(games::default_game(), 4, 40);
  const AnyStart start = *start_of(plan);
  Job job = job_of(plan);
  const Sum one = played(*cores(1), start, job);
  EXPECT_EQ(one.hash, played(*cores(3), start, job).hash);
  job.seed += 1;
  EXPECT_NE(one.hash, played(*cores(3), start, job).hash);
  job.max_turns = 5;
  EXPECT_EQ(played(*cores(1), start, job).totals.unfinished, 40);
}

TEST(Batch, GoesOnFromAPosition) {
  for (const auto& [game, players] : {std::pair{"base", 4}, {"duo", 2}, {"soccer", 3}, {"struggle", 5}}) {
    const auto position = in_the_middle(game, players, 150);
    const Sum sum = played(*cores(2), *start_of(*position), {.seed = 3, .games = 50, .max_turns = 20'000});
    EXPECT_EQ(sum.totals.games, 50) << game;
    EXPECT_EQ(sum.totals.unfinished, 0) << game;
    const auto lines = sum.lines;
    const Sum seen =
        played(*cores(2), *start_of(*position, Seat::of(1)), {.seed = 3, .games = 50, .max_turns = 20'000});
    EXPECT_EQ(seen.totals.unfinished, 0) << game;
    EXPECT_GT(lines, 0);
  }
}

/// What a seat can't know must not change what it is told.
TEST(Batch, KnowsNoMoreThanTheSeatThatLooks) {
  const auto position = in_the_middle("base", 4, 300);
  const Job job{.seed = 3, .games = 30, .max_turns = 20'000};
  const Sum one = played(*cores(1), *start_of(*position, Seat::of(0)), job);
  const auto other = position->view(Seat::of(0))->redeal(RandKey{99});
  ASSERT_FALSE(other->equals(*position));
  EXPECT_EQ(one.hash, played(*cores(1), *start_of(*other, Seat::of(0)), job).hash);
  EXPECT_NE(played(*cores(1), *start_of(*position), job).hash,
            played(*cores(1), *start_of(*other), job).hash);
}

TEST(Batch, RefusesAGameWithoutBatches) {
  EXPECT_EQ(start_of(plan_of(*games::find_game("race"), 2, 1)).error().sentence,
            "This game is not played in batches.");
}

TEST(GraphicsCard, PlaysTheSameOrSaysWhatIsMissing) {
  const auto card = graphics_card();
  if (!card) {
    EXPECT_TRUE(card.error().sentence.ends_with('.')) << card.error().sentence;
    return;
  }
  for (const games::Game& game : games::offered_games())
    for (const Policy policy : {Policy::Random, Policy::Greedy, Policy::Network}) {
      const sim::Plan plan = plan_of(game, game.max_players, policy == Policy::Random ? 200 : 10);
      const AnyStart start = *start_of(plan);
      Job job = job_of(plan);
      job.policy = policy;
      EXPECT_EQ(played(**card, start, job).hash, played(*cores(2), start, job).hash) << game.name;
    }
}

/// Compiled wherever there is a compiler for them, as on every machine that runs the tests.
TEST(Kernels, AreBuiltIn) {
  for (int number = 0; number < kKernels; ++number) {
    EXPECT_NE(kernel(number).find(".entry play("), std::string_view::npos) << number;
    // Where a place can't be reached clang ends the thread, which the driver's compiler does not bear.
    EXPECT_EQ(kernel(number).find("exit;"), std::string_view::npos) << number;
  }
}

}  // namespace
}  // namespace longroad::gpu
