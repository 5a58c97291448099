/// What the author of a bot sees of it: faults by kind, what it complained about, and options as they are
/// written.
#include <gtest/gtest.h>

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "program.hpp"

namespace longroad::cli {
namespace {

namespace json = boost::json;

constexpr const char* kShort = " --game struggle --games 1 --max-turns 6 ";

/// A program that answers every request in this way.
std::string answers(const std::string& how) { return "exec:" + how; }

json::object faults_of(const std::string& bot) {
  const Ran ran = run("sim --json" + std::string(kShort) + "--bots \"" + bot + ",greedy\"");
  EXPECT_EQ(ran.exit_code, 0) << bot << ran.errors;
  return json::parse(ran.output).at("faults").as_array()[0].as_object();
}

TEST(Programs, FaultsAreCountedByKindWithTheFirstExampleOfEach) {
  const auto first = [](const json::object& faults, const char* kind) {
    EXPECT_EQ(faults.size(), 1U) << json::value(faults);
    const auto* found = faults.if_contains(kind);
    return found == nullptr ? std::string() : std::string(found->at("first").as_string());
  };
  EXPECT_EQ(first(faults_of(answers("sed -u 's/.*/garbage/'")), "malformed"),
            "garbage The answer is no JSON object.");
  EXPECT_EQ(first(faults_of(answers("sed -u 's/.*/{\\\"action\\\":\\\"1 fly\\\"}/'")), "illegal"),
            "{\"action\":\"1 fly\"} 'fly' is nothing that is done in the card game.");
  EXPECT_EQ(first(faults_of(answers("sleep 100:ms=20:start=20")), "late").substr(0, 16), "No answer within");
  EXPECT_EQ(first(faults_of(answers("sh -c 'exit 3'")), "dead"), "It ended with exit code 3.");
  EXPECT_EQ(first(faults_of(answers("head -c 1000000 /dev/zero")), "flooding"),
            "More than 64 KiB without an end of line.");
}

TEST(Programs, TheArenaTellsFaultsToo) {
  const Ran ran = run("arena" + std::string(kShort) + "--bots \"exec:sh -c 'exit 3',greedy\"");
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  EXPECT_NE(ran.output.find("dead; the first: It ended with exit code 3."), std::string::npos) << ran.output;
}

TEST(Programs, AGameInTheTerminalTellsThemWhenItIsLeft) {
  const Ran ran = run("play --game struggle --players 2 --bots \"exec:sh -c 'exit 3'\"", "draw\nquit\n");
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  EXPECT_NE(ran.output.find("Faults of seat 2, exec:"), std::string::npos) << ran.output;
  EXPECT_NE(ran.output.find("dead; the first: It ended with exit code 3."), std::string::npos) << ran.output;
}

TEST(Programs, OneThatCannotBeStartedEndsEverythingAtOnce) {
  for (const char* command : {"arena --bots exec:nosuchprog,greedy", "sim --bots greedy,exec:nosuchprog",
                              "play --players 2 --bots exec:nosuchprog", "tune --bot exec:nosuchprog"}) {
    const Ran ran = run(std::string(command) + " --game struggle");
    EXPECT_EQ(ran.exit_code, 2) << command;
    EXPECT_NE(ran.errors.find("The program 'nosuchprog' can't be started."), std::string::npos) << ran.errors;
  }
}

TEST(Programs, WhatTheyComplainAboutIsKeptWhereItIsAskedFor) {
  const TemporaryFolder folder;
  const Ran ran = run("sim" + std::string(kShort) + "--stderr " + (folder / "errors") +
                      " --bots \"exec:ls --nonsense,greedy\"");
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  EXPECT_NE(file_content(folder / "errors/ls_--nonsense.txt").find("nonsense"), std::string::npos);
}

/// One that needs longer to start than it has for an answer, and answers at once then.
TEST(Programs, StartingIsNotCountedAgainstTheFirstAnswer) {
  const std::string slow = answers("sh -c 'sleep 3; exec sed -u s/.*/garbage/':ms=2000");
  const json::object faults = faults_of(slow);
  EXPECT_TRUE(faults.contains("malformed"));
  EXPECT_FALSE(faults.contains("late")) << json::value(faults);
  EXPECT_TRUE(faults_of(slow + ":start=1").contains("late"));
}

TEST(Programs, CommasAndColonsInQuotesBelongToTheCommand) {
  const TemporaryFolder folder;
  const Ran ran = run("sim" + std::string(kShort) + "--stderr " + (folder / "errors") +
                      " --bots \"exec:sh -c 'echo a,b:ms=3 >&2',greedy\"");
  EXPECT_EQ(ran.exit_code, 0) << ran.errors;
  EXPECT_NE(file_content(folder / "errors/sh_-c__echo_a_b_ms_3___2_.txt").find("a,b:ms=3"),
            std::string::npos);
}

TEST(Options, AreReadAsTheDocumentationWritesThemAndAsJson) {
  const std::string start =
      "sim --game soccer --bots random,random,random --games 1 --seed 3 --json --options ";
  const auto result = [&](const std::string& options) {
    const Ran ran = run(start + options);
    EXPECT_EQ(ran.exit_code, 0) << options << ran.errors;
    json::object object = json::parse(ran.output).as_object();
    for (const char* key : {"seconds", "games_per_second"}) object.erase(key);
    return object;
  };
  const json::object as_json = result(R"('{"goal":[1,3],"edition":"de"}')");
  EXPECT_EQ(result("'goal=[1,3],edition=de'"), as_json);
  EXPECT_NE(result("edition=en"), as_json);
}

TEST(Options, AnUnknownNameListsTheKnownOnes) {
  const Ran ran = run("sim --game struggle --bots random,random --options hand_limits=6");
  EXPECT_EQ(ran.exit_code, 2);
  for (const char* words : {"--options", "hand_limits", "hand_limit,", "stack_remade_at_once"})
    EXPECT_NE(ran.errors.find(words), std::string::npos) << ran.errors;
  EXPECT_EQ(run("sim --options nonsense").exit_code, 2);
  EXPECT_NE(run("sim --options a=1,nonsense").errors.find("name=value"), std::string::npos);
}

}  // namespace
}  // namespace longroad::cli
