/// Outside bots: good ones play on a par with ours, hostile ones cost nothing but their own seat.
#include <chrono>

#include "bots/exec/exec_bot.hpp"
#include "bots/wire/wire.hpp"
#include "playing.hpp"
#include "where.hpp"

namespace longroad {
namespace {

struct Played {
  sim::Played played;
  int faults = 0;
  double seconds = 0;
};

/// Seat 1 is the outside bot, the others are greedy.
Played play_against(std::string_view bot, std::string_view game = "base", int max_turns = 12) {
  const GameKeys keys = GameKeys::from(RandKey{5});
  const games::Game& which = *games::find_game(game);
  const int players = which.min_players;
  const auto position = tests::start(which, players, keys.board);
  std::vector<bots::BotPtr> bots;
  bots.push_back(tests::recipe(bot)());
  for (int i = 1; i < players; ++i) bots.push_back(tests::recipe("greedy")());
  const auto begun = std::chrono::steady_clock::now();
  Played result;
  result.played = sim::play(*position, bots, keys, max_turns);
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
  result.faults = bots[0]->faults();
  return result;
}

TEST(Exec, HostileProgramsCostOnlyTheirOwnSeat) {
  for (const std::string_view bot : {"exec:true", "exec:sleep 1000:ms=50", "exec:yes garbage:ms=200",
                                     "exec:head -c 20000000 /dev/zero:ms=500", "exec:/no/such/program",
                                     "exec:cat:ms=500", "exec:printf '{\"action\":\"1 fly\"}\\n':ms=200"}) {
    const Played result = play_against(bot);
    EXPECT_GT(result.played.turns, 12) << bot;  // the game went on
    EXPECT_GT(result.faults, 10) << bot;
    EXPECT_LT(result.seconds, 20) << bot;
  }
}

TEST(Exec, TheExampleOfTheDocumentationPlaysWithoutAFault) {
  const std::string bot = std::string("exec:python3 ") + tests::kFolder + "/../docs/example_bot.py:ms=20000";
  for (const games::Game& game : games::all_games()) {
    const Played result = play_against(bot, game.name, 6);
    EXPECT_EQ(result.faults, 0) << game.name;
  }
}

TEST(Exec, OurOwnBotsAnswerRequestsInEveryGame) {
  for (const games::Game& game : games::all_games())
    for (const std::string_view name : {"greedy", "search:nodes=200", "mcts:nodes=5"}) {
      const std::string bot =
          std::string("exec:") + tests::kProgram + " bot " + std::string(name) + ":ms=20000";
      const Played result = play_against(bot, game.name, 6);
      EXPECT_EQ(result.faults, 0) << game.name << ' ' << name;
    }
}

TEST(Wire, ARequestThatMakesNoSenseIsAnsweredInASentence) {
  const auto bot = tests::recipe("greedy")();
  for (const std::string_view request :
       {"", "{", "[]", "{}", R"({"view":{}})", R"({"view":{"game":"base"}})",
        R"({"view":{"game":"base","seats":[1]}})",
        R"({"view":{"game":"base","players":3,"seats":[{},{},{}]},"seat":9})"})
    EXPECT_EQ(bots::answer_request(request, *bot).rfind(R"({"ok":false,"error":)", 0), 0U) << request;
}

}  // namespace
}  // namespace longroad
