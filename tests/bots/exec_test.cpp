/// Outside bots: good ones play on a par with ours, hostile ones cost nothing but their own seat.
#include <fmt/format.h>

#include <boost/json/parse.hpp>
#include <chrono>

#include "bots/exec/exec_bot.hpp"
#include "bots/wire/answering.hpp"
#include "bots/wire/request.hpp"
#include "bots/wire/wire.hpp"
#include "playing.hpp"
#include "where.hpp"

namespace longroad {
namespace {

struct Played {
  sim::Played played;
  std::int64_t faults = 0;
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
  result.faults = bots[0]->faults().total();
  return result;
}

TEST(Exec, HostileProgramsCostOnlyTheirOwnSeat) {
  for (const std::string_view bot :
       {"exec:true", "exec:sleep 1000:ms=50:start=100", "exec:yes garbage:ms=200",
        "exec:head -c 20000000 /dev/zero:ms=500", "exec:/no/such/program", "exec:cat:ms=500",
        "exec:printf '{\"action\":\"1 fly\"}\\n':ms=200"}) {
    const Played result = play_against(bot);
    EXPECT_GT(result.played.turns, 12) << bot;  // the game went on
    EXPECT_GT(result.faults, 10) << bot;
    EXPECT_LT(result.seconds, 20) << bot;
  }
}

TEST(Exec, AProgramThatAlwaysOffersMayDoSoTwiceATurn) {
  const GameKeys keys = GameKeys::from(RandKey{5});
  const auto position = tests::start(*games::find_game("base"), 3, keys.board);
  std::vector<bots::BotPtr> bots;
  bots.push_back(tests::recipe(R"(exec:sed -u 's/.*/{"action":"1 offer b o"}/':ms=20000)")());
  for (int i = 1; i < 3; ++i) bots.push_back(tests::recipe("greedy")());
  std::vector<Action> lines;
  EXPECT_GT(sim::play(*position, bots, keys, 12, &lines).turns, 12);
  int offers = 0;  // in this turn
  int turns = 0;   // that had two
  for (const Action line : lines) {
    const std::string text = position->text(line);
    if (text.starts_with("1 offer")) ++offers;
    EXPECT_LE(offers, 2);
    if (text != "1 end") continue;
    turns += offers == 2 ? 1 : 0;
    offers = 0;
  }
  EXPECT_GE(turns, 4);
}

TEST(Exec, TheExampleOfTheDocumentationPlaysWithoutAFault) {
  const std::string bot = std::string("exec:python3 ") + tests::kFolder + "/../docs/example_bot.py:ms=20000";
  for (const games::Game& game : games::all_games()) {
    const Played result = play_against(bot, game.name, 6);
    EXPECT_EQ(result.faults, 0) << game.name;
  }
}

/// A newcomer's example should show something: it beats the plain bot of the card game. What it decides is
/// the same on every machine, so that the games are.
TEST(Exec, TheExampleOfTheDocumentationBeatsGreedyInTheCardGame) {
  const std::string bot = std::string("exec:python3 ") + tests::kFolder + "/../docs/example_bot.py:ms=60000";
  int won = 0;
  constexpr int kGames = 24;
  for (int game = 0; game < kGames; ++game) {
    const GameKeys keys = GameKeys::from(RandKey{77}.child(static_cast<std::uint64_t>(game / 2)));
    const auto position = tests::start(*games::find_game("struggle"), 2, keys.board);
    std::vector<bots::BotPtr> bots;
    for (int seat = 0; seat < 2; ++seat) bots.push_back(tests::recipe(seat == game % 2 ? bot : "greedy")());
    const auto played = sim::play(*position, bots, keys, 400);
    won += played.score.winner == Seat::of(game % 2) ? 1 : 0;
    EXPECT_EQ(bots[static_cast<std::size_t>(game % 2)]->faults().total(), 0);
  }
  EXPECT_GT(won, kGames / 2);
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

TEST(Wire, WhatProgramsMayNotIsRefusedWithItsRule) {
  const auto position = [](std::string_view turn) {
    const auto read = games::find_game("base")->read(
        boost::json::parse(R"({"players":3,"seats":[{"hand":"bbll","settlements":[20]},{},{}],"turn":)" +
                           std::string(turn) + "}")
            .as_object());
    return (*read)->clone();
  };
  const auto answer = [](const games::Position& at, std::string_view line) {
    const auto read =
        bots::read_answer(R"({"action":")" + std::string(line) + R"("})", bots::Seen(at, Seat::of(0)));
    return read ? "" : read.error().sentence;
  };
  const auto once = position(R"({"offers":1})");
  EXPECT_EQ(answer(*once, "1 offer b o"), "");
  EXPECT_EQ(bots::Seen(*once, Seat::of(0)).open_verbs().size(), 1U);
  const auto twice = position(R"({"offers":2})");
  EXPECT_EQ(answer(*twice, "1 offer b o"), "No more than two offers a turn.");
  EXPECT_TRUE(bots::Seen(*twice, Seat::of(0)).open_verbs().empty());
  EXPECT_EQ(answer(*twice, "1 end"), "");
  EXPECT_EQ(answer(*twice, "2 end"), "The action is not of this seat.");
  twice->apply(*twice->parse("1 road 20-21"));
  EXPECT_EQ(answer(*twice, "1 revise road 20-31"), "There is nothing to take back.");
}

TEST(Wire, ARequestThatMakesNoSenseIsAnsweredInASentence) {
  const auto bot = tests::recipe("greedy")();
  for (const std::string_view request :
       {"", "{", "[]", "{}", R"({"view":{}})", R"({"view":{"game":"base"}})",
        R"({"view":{"game":"base","seats":[1]}})",
        R"({"view":{"game":"base","players":3,"seats":[{},{},{}]},"seat":9})"})
    EXPECT_EQ(bots::answer_request(request, *bot).rfind(R"({"ok":false,"error":)", 0), 0U) << request;
}

bots::Request request(std::string_view board) {
  return *bots::read_request(fmt::format(R"({{"seat":1,"view":{{"game":"base","board":{}}}}})", board));
}

TEST(Wire, ASeatsRequestsFollowOneAnotherWhereTheRobberMoved) {
  const auto first = request(R"({"discs":[5,2],"robber":9})");
  EXPECT_TRUE(request(R"({"discs":[5,2],"robber":3})").follows(first));
  EXPECT_FALSE(request(R"({"discs":[5,6],"robber":9})").follows(first));
}

}  // namespace
}  // namespace longroad
