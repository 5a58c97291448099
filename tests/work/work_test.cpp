/// Work that is shared over a bus comes to what it does on one thread, whatever happens to the workers.
#include <gtest/gtest.h>

#include <fstream>
#include <list>

#include "arena/report.hpp"
#include "temporary_folder.hpp"
#include "work/elsewhere.hpp"
#include "work/worker.hpp"

namespace longroad::work {
namespace {

using namespace std::chrono_literals;

arena::Match small_match() {
  arena::Match match;
  match.game = games::find_game("struggle");
  match.bots = {"greedy", "random", "greedy:style=robber"};
  match.games = 24;
  match.seed = 11;
  return match;
}

/// What the results say, times aside.
std::vector<std::string> lines_of(arena::Outcome outcome) {
  std::vector<std::string> lines;
  for (arena::GameResult& result : outcome.results) {
    for (arena::Performance& performance : result.bots) performance.nanoseconds = 0;
    lines.push_back(write_result(result));
  }
  return lines;
}

class WorkTest : public testing::Test {
 protected:
  void hire(int workers) {
    for (int i = 0; i < workers; ++i) workers_.emplace_back(*bus_, Trust{});
  }
  arena::Outcome play(const arena::Match& match, int workers, const std::filesystem::path& folder = {}) {
    MatchElsewhere elsewhere(crew_);
    std::atomic<bool> stop = false;
    return *run(match, {.threads = workers, .sprt = {}, .folder = folder, .elsewhere = &elsewhere}, stop);
  }
  /// A piece that any worker would take.
  static Piece good_piece() {
    Piece piece;
    piece.program = this_program();
    piece.game = "struggle";
    piece.bots = {"random", "random"};
    return piece;
  }
  Report offer(const std::string& piece) {
    bus::Answer answer;
    do answer = bus_->ask(kSubject, piece, 5s);
    while (!answer.text && answer.why == bus::Silence::Absent);  // it is on its way to the queue
    return *read_report(*answer.text);
  }
  std::string refusal_of(const std::string& piece) {
    const Report report = offer(piece);
    EXPECT_EQ(report.state, State::Refused);
    return report.sentence;
  }

  bus::BusPtr bus_ = bus::local_bus();
  std::vector<std::string> told_;
  std::atomic<bool> stop_ = false;
  Crew crew_{*bus_, [this](const std::string& sentence) { told_.push_back(sentence); }, stop_};
  std::list<Worker> workers_;
};

const std::vector<std::string>& alone() {
  static const auto kLines = [] {
    std::atomic<bool> stop = false;
    return lines_of(*run(small_match(), {}, stop));
  }();
  return kLines;
}

TEST_F(WorkTest, AMatchComesToTheSame) {
  hire(3);
  const tests::TemporaryFolder folder;
  EXPECT_EQ(lines_of(play(small_match(), 3, folder / "match")), alone());
  EXPECT_TRUE(told_.empty()) << told_[0];
  std::ifstream record(folder / "match/records/000023.game");
  EXPECT_TRUE(record.good());
}

TEST_F(WorkTest, ABatchComesToTheSameAlsoWithWeights) {
  hire(2);
  sim::Plan plan;
  plan.game = games::find_game("struggle");
  plan.bots = {"greedy", "greedy"};
  const auto own = bots::own_weights("struggle");
  auto other = own;
  for (bots::Weight& weight : other) weight.early = -weight.early;
  plan.weights = {bots::write_weights(own), bots::write_weights(other)};
  plan.games = 40;
  const auto here = *sim::run(plan);
  plan.threads = 2;
  BatchElsewhere elsewhere(crew_);
  EXPECT_EQ(*sim::run(plan, nullptr, nullptr, &elsewhere), here);
  plan.weights = {};
  EXPECT_NE(*sim::run(plan, nullptr, nullptr, &elsewhere), here);
}

TEST_F(WorkTest, AStoppedWorkerReturnsItsPieceAndAnotherPlaysIt) {
  hire(2);
  std::jthread stopping([&] {
    std::this_thread::sleep_for(20ms);
    workers_.front().stop();
  });
  EXPECT_EQ(lines_of(play(small_match(), 2)), alone());
}

/// Somebody who takes pieces and dies, again and again.
TEST_F(WorkTest, APieceWhoseWorkerIsGoneIsRedoneAndCountsOnce) {
  std::atomic<int> taken = 0;
  const auto dying = bus_->subscribe(kSubject, kQueue, [&](const bus::Message& offer) {
    ++taken;
    bus_->publish(offer.reply, write(Report{.state = State::Taken, .at = "longroad.worker.gone"}));
  });
  hire(1);
  EXPECT_EQ(lines_of(play(small_match(), 2)), alone());
  EXPECT_GT(taken, 1);
}

TEST_F(WorkTest, WithoutWorkersItIsPlayedHere) {
  EXPECT_EQ(lines_of(play(small_match(), 2)), alone());
  EXPECT_EQ(told_, std::vector<std::string>{"No worker takes work, so that it is done here."});
}

TEST_F(WorkTest, ResultsOfOtherGamesAreNotBelieved) {
  std::atomic<int> asked = 0;
  const auto lying = bus_->subscribe(kSubject, kQueue, [&](const bus::Message& offer) {
    asked = read_piece(offer.text)->first;
    bus_->publish(offer.reply, write(Report{.state = State::Taken, .at = "longroad.worker.liar"}));
  });
  const auto lie = bus_->subscribe("longroad.worker.liar", "", [&](const bus::Message& question) {
    arena::GameResult result;
    result.game = asked + 1;  // of the same deal, mostly
    result.deal = asked / 3;
    result.bots.resize(3);
    bus_->publish(question.reply, write(Report{.state = State::Done, .results = {write_result(result)}}));
  });
  EXPECT_EQ(lines_of(play(small_match(), 1)), alone());
}

TEST_F(WorkTest, WhatIsMalformedOrTooMuchIsRefusedInASentence) {
  hire(1);
  EXPECT_FALSE(refusal_of("garbage").empty());
  EXPECT_NE(refusal_of("{}").find("missing"), std::string::npos);
  Piece piece = good_piece();
  piece.games = kMostGames + 1;
  EXPECT_NE(refusal_of(write(piece)).find("games"), std::string::npos);
  piece = good_piece();
  piece.bots.assign(7, "random");
  EXPECT_NE(refusal_of(write(piece)).find("bots"), std::string::npos);
  piece = good_piece();
  piece.game = "chess";
  EXPECT_EQ(refusal_of(write(piece)), "There is no game 'chess'.");
  piece = good_piece();
  piece.options = {{"hand_limit", "many"}};
  EXPECT_NE(refusal_of(write(piece)).find("hand_limit"), std::string::npos);
  piece = good_piece();
  piece.weights = {"[]", "[]"};
  EXPECT_NE(refusal_of(write(piece)).find("JSON object"), std::string::npos);
  piece = good_piece();
  piece.version = 2;
  EXPECT_EQ(refusal_of(write(piece)), "This program speaks version 1 on the bus, not 2.");
  EXPECT_EQ(offer(write(good_piece())).state, State::Taken);
}

TEST_F(WorkTest, AnotherBuildIsRefused) {
  hire(1);
  Piece piece = good_piece();
  piece.program = "0123456789abcdef";
  EXPECT_NE(refusal_of(write(piece)).find("another build"), std::string::npos);
}

TEST_F(WorkTest, NoProgramIsStartedAndNoFileReadForOthers) {
  hire(1);
  const tests::TemporaryFolder folder;
  Piece piece = good_piece();
  for (const std::string& bot :
       {"exec:touch '" + (folder / "started") + "'", std::string("greedy:weights=/etc/passwd"),
        std::string("search:net=/etc/passwd")}) {
    piece.bots[1] = bot;
    EXPECT_NE(refusal_of(write(piece)).find("for others"), std::string::npos) << bot;
  }
  EXPECT_FALSE(std::filesystem::exists(folder / "started"));
  Worker trusting(*bus_, Trust{.files_and_programs = true});
  workers_.clear();
  piece.bots[1] = "greedy:weights=/nonexistent";
  EXPECT_EQ(refusal_of(write(piece)), "The weights '/nonexistent' can't be read.");
}

}  // namespace
}  // namespace longroad::work
