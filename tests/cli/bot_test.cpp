/// `longroad bot`, as other engines use it: requests come in, answers go out.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <sstream>
#include <vector>

#include "program.hpp"

namespace longroad::cli {
namespace {

namespace json = boost::json;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

/// The requests that a bot was asked in a game against others.
std::vector<json::object> requests_of_game(const std::string& game, const std::string& bot,
                                           const std::string& others, int turns) {
  const TemporaryFolder folder;
  const std::string program =
      "sh -c 'tee " + (folder / "asked") + " | " + tests::kProgram + " bot " + bot + "'";
  const Ran ran = run("sim --games 1 --seed 4 --game " + game + " --max-turns " + std::to_string(turns) +
                      " --bots \"exec:" + program + ":ms=20000," + others + "\" --json");
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  EXPECT_EQ(json::parse(ran.output).at("faults").as_array()[0].as_object().size(), 0U) << ran.output;
  std::vector<json::object> requests;
  for (const std::string& line : lines_of(file_content(folder / "asked")))
    requests.push_back(json::parse(line).as_object());
  EXPECT_GT(requests.size(), 10U);
  return requests;
}

std::vector<std::string> answers(const std::string& bot, const std::vector<json::object>& requests,
                                 std::string* errors = nullptr) {
  std::string input;
  for (const json::object& request : requests) input += json::serialize(request) + '\n';
  const Ran ran = run("bot " + bot, input);
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  if (errors != nullptr) *errors = ran.errors;
  std::vector<std::string> actions;
  for (const std::string& line : lines_of(ran.output)) {
    const json::value answer = json::parse(line);
    const auto* action = answer.as_object().if_contains("action");
    EXPECT_NE(action, nullptr) << line;
    actions.emplace_back(action == nullptr ? "" : action->as_string());
  }
  EXPECT_EQ(actions.size(), requests.size());
  return actions;
}

bool is_listed(const json::object& request, const std::string& action) {
  const json::array& legal = request.at("legal").as_array();
  return std::ranges::find(legal, json::value(action)) != legal.end();
}

std::ptrdiff_t offers_in(const std::vector<std::string>& actions) {
  return std::ranges::count_if(actions, [](const std::string& action) {
    return action.find(" offer ") != std::string::npos || action.find(" counter ") != std::string::npos;
  });
}

/// A position with a choice; `changes` are members of the view that it has instead.
json::object request(const std::string& changes, const std::string& legal) {
  json::object view =
      json::parse(R"({"game":"base","players":3,"seats":[{"hand":"blwg","settlements":[20],"roads":["20-21"]},
        {"hand":2,"settlements":[40],"roads":["40-41"]},{"hand":1,"settlements":[50],"roads":["50-51"]}],
        "turn":{"seat":1,"number":7,"phase":"main","rolled":true}})")
          .as_object();
  const json::value changed = json::parse(changes);
  for (const auto& member : changed.as_object()) view[member.key()] = member.value();
  return {{"v", 1},
          {"game", "base"},
          {"seat", 1},
          {"view", view},
          {"legal", json::parse(legal)},
          {"open", json::array{}},
          {"ms", 10000}};
}

constexpr const char* kTraders = "search:nodes=200,search:nodes=200";

TEST(BotCommand, OffersOnlyWhereOffersAreOpen) {
  auto requests = requests_of_game("base", "search:nodes=200", kTraders, 40);
  EXPECT_GT(offers_in(answers("search:nodes=200", requests)), 0);
  for (json::object& request : requests) request["open"] = json::array{};
  const auto actions = answers("search:nodes=200", requests);
  for (std::size_t i = 0; i < requests.size(); ++i)
    EXPECT_TRUE(is_listed(requests[i], actions[i])) << actions[i];
}

/// An engine may know fewer lines than we do: of each request every second one is left.
TEST(BotCommand, AnswersWithLinesOfTheRequest) {
  for (const auto& [game, others] : {std::pair{"base", "greedy,greedy"}, std::pair{"struggle", "greedy"}}) {
    auto requests = requests_of_game(game, "greedy", others, 12);
    for (json::object& request : requests) {
      json::array left;
      const json::array& legal = request.at("legal").as_array();
      for (std::size_t i = 0; i < legal.size(); i += 2) left.push_back(legal[i]);
      request["legal"] = left;
      request["open"] = json::array{};
    }
    for (const char* bot : {"casual", "sharp", "search:nodes=200", "mcts:nodes=20"}) {
      const auto actions = answers(bot, requests);
      for (std::size_t i = 0; i < requests.size(); ++i)
        EXPECT_TRUE(is_listed(requests[i], actions[i])) << bot << ": " << actions[i];
    }
  }
}

/// A bot that forgot each request would not know its first offer, and make no second.
TEST(BotCommand, RemembersItsOffersAsLongAsRequestsFollowOneAnother) {
  const auto requests = requests_of_game("base", "search:nodes=200", kTraders, 60);
  int most = 0;
  int offers = 0;
  for (const json::value& line : requests.back().at("log").as_array()) {
    const std::string text(line.as_string());
    if (text == "1 end") offers = 0;
    if (text.starts_with("1 offer")) most = std::max(most, ++offers);
  }
  EXPECT_EQ(most, 2);

  // Another game in between costs the memory.
  std::vector<json::object> mixed;
  for (const json::object& asked : requests) {
    mixed.push_back(request("{}", R"(["1 end","1 road 20-31"])"));
    mixed.push_back(asked);
  }
  EXPECT_LT(offers_in(answers("search:nodes=200", mixed)), offers_in(answers("search:nodes=200", requests)));
}

TEST(BotCommand, WhatOurRulesRefuseRanksLast) {
  EXPECT_EQ(answers("greedy", {request("{}", R"(["1 city 20","1 fly","1 end"])")}).front(), "1 end");
  EXPECT_EQ(answers("sharp", {request("{}", R"(["1 fly","1 city 20"])")}).front(), "1 fly");
}

TEST(BotCommand, TakesWhatCannotBeAtItsWordAndSaysSoOnce) {
  const std::string both = R"(["1 end","1 road 20-31"])";
  std::string errors;
  const auto actions =
      answers("sharp",
              {request(R"({"longest_road":2})", both),
               request(R"({"turn":{"seat":1,"number":0,"phase":"main","rolled":true}})", both)},
              &errors);
  EXPECT_EQ(actions.size(), 2U);
  EXPECT_EQ(
      errors,
      "A request is taken at its word, though our rules say: longest_road: this is not the longest road.\n");
  answers("sharp", {request(R"({"turn":{"seat":1,"number":0,"phase":"main","rolled":true}})", both)},
          &errors);
  EXPECT_NE(errors.find("turn.number: turns count from 1"), std::string::npos) << errors;
  answers("sharp", {request("{}", both)}, &errors);
  EXPECT_EQ(errors, "");
}

/// Nobody feeds seat 1, which would have six points by our measure and has eight by the request's.
TEST(BotCommand, AClaimThatIsBelievedCounts) {
  const std::string with_offer =
      R"("seats":[{"hand":1,"cities":[0,3,7]},{"hand":"wwwggoo","settlements":[31,33]},
    {"hand":0,"settlements":[51]}],"turn":{"seat":1,"number":9,"phase":"trade","rolled":true,"offers":1,
    "offer":{"give":"o","want":"w"}})";
  const auto answer = [&](const std::string& claim) {
    json::object asked = request("{" + with_offer + claim + "}", R"(["2 accept","2 refuse"])");
    asked["seat"] = 2;
    return answers("steady", {asked}).front();
  };
  EXPECT_EQ(answer(""), "2 accept");
  EXPECT_EQ(answer(R"(,"longest_road":1)"), "2 refuse");
}

/// Without the limit these bots would think for hours.
TEST(BotCommand, KeepsTheTimeOfTheRequest) {
  const std::string lines = R"(["1 end","1 road 20-31","1 settle 21"])";
  for (const char* bot : {"search:nodes=1000000000:depth=4:worlds=64", "mcts:nodes=1000000000"}) {
    json::object asked = request("{}", lines);
    asked["ms"] = 400;
    const auto begun = std::chrono::steady_clock::now();
    answers(bot, {asked, asked, asked});
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(20)) << bot;
  }
}

}  // namespace
}  // namespace longroad::cli
