/// A game that a worker explains comes to what one thread alone says of it, whatever happens to the worker.
#include <gtest/gtest.h>

#include <fstream>
#include <future>
#include <iterator>
#include <thread>

#include "analysis/analysis.hpp"
#include "analysis/pages/pages.hpp"
#include "where.hpp"
#include "work/analysis_task.hpp"
#include "work/analysts.hpp"
#include "work/handing.hpp"
#include "work/worker.hpp"

namespace longroad::work {
namespace {

using namespace std::chrono_literals;

std::string last_round() {
  std::ifstream file(std::string(tests::kFolder) + "/analysis/last-round.game");
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string analysed_alone(const std::string& record, Language language) {
  const auto analysis = analysis::Analysis::of(record, language);
  return as_json(run(*analysis, [](int) {}), {.language = language});
}

class AnalystsTest : public testing::Test {
 protected:
  std::optional<std::string> analyse(Language language = Language::English) {
    return analysts_.analyse(
        last_round(), language,
        {.waits = [this] { return waits_.load(); }, .told = [this](int ready) { ready_ = ready; }});
  }
  /// Until a worker is in the queue.
  void wait_for_a_worker() {
    Piece piece;
    piece.kind = Kind::Analysis;
    while (!offer(*bus_, write(piece))) std::this_thread::sleep_for(1ms);
    std::this_thread::sleep_for(50ms);  // it has refused, and is on its way back
  }

  bus::BusPtr bus_ = bus::local_bus();
  Analysts analysts_{*bus_};
  std::atomic<bool> waits_ = true;
  std::atomic<int> ready_ = 0;
};

TEST_F(AnalystsTest, AWorkerComesToTheSameInEveryLanguage) {
  const Worker worker(*bus_, Trust{});
  for (const Language language : kLanguages) {
    wait_for_a_worker();
    EXPECT_EQ(analyse(language), analysed_alone(last_round(), language));
  }
  EXPECT_EQ(analysts_.made(), kLanguages.size());
}

TEST_F(AnalystsTest, WithoutWorkersNothingIsWaitedFor) {
  EXPECT_FALSE(analyse());
  EXPECT_EQ(analysts_.made(), 0);
}

/// Somebody takes it, says how far it is, and dies.
TEST_F(AnalystsTest, WhatIsLostWithAWorkerIsRedoneByAnother) {
  std::atomic<int> taken = 0;
  auto dying = bus_->subscribe(kSubject, kQueue, [&](const bus::Message& piece) {
    ++taken;
    bus_->publish(piece.reply, write(Report{.state = State::Taken, .at = "longroad.worker.dying"}));
  });
  auto grave = bus_->subscribe("longroad.worker.dying", "", [&](const bus::Message& question) {
    std::this_thread::sleep_for(10ms);
    bus_->publish(question.reply, write(Report{.state = State::Working, .ready = 7}));
  });
  auto analysis = std::async(std::launch::async, [this] { return analyse(); });
  while (ready_ != 7) std::this_thread::sleep_for(1ms);
  dying.reset();
  const Worker worker(*bus_, Trust{});
  wait_for_a_worker();
  grave.reset();
  EXPECT_EQ(analysis.get(), analysed_alone(last_round(), Language::English));
  EXPECT_EQ(taken, 1);
  EXPECT_EQ(analysts_.made(), 1) << "counted once";
}

TEST_F(AnalystsTest, OneThatTakesWorkersWithItAgainAndAgainIsGivenUp) {
  std::atomic<int> taken = 0;
  const auto dying = bus_->subscribe(kSubject, kQueue, [&](const bus::Message& piece) {
    ++taken;
    bus_->publish(piece.reply, write(Report{.state = State::Taken, .at = "longroad.worker.gone"}));
  });
  EXPECT_FALSE(analyse());
  EXPECT_EQ(taken, 3);
}

TEST_F(AnalystsTest, WhatIsNoAnalysisIsNotBelieved) {
  std::string result;
  const auto lying = bus_->subscribe(kSubject, kQueue, [&](const bus::Message& piece) {
    bus_->publish(piece.reply, write(Report{.state = State::Taken, .at = "longroad.worker.liar"}));
  });
  const auto lie = bus_->subscribe("longroad.worker.liar", "", [&](const bus::Message& question) {
    bus_->publish(question.reply, write(Report{.state = State::Done, .results = {result}}));
  });
  for (const std::string& said : {std::string("{}"), std::string(""), pack_analysis("no JSON")}) {
    result = said;
    EXPECT_FALSE(analyse()) << said;
  }
  result = pack_analysis("{}");
  EXPECT_EQ(analyse(), "{}");
}

TEST_F(AnalystsTest, WhereNobodyWaitsAnyMoreItEnds) {
  const auto taking = bus_->subscribe(kSubject, kQueue, [&](const bus::Message& piece) {
    bus_->publish(piece.reply, write(Report{.state = State::Taken, .at = "longroad.worker.slow"}));
  });
  const auto slow = bus_->subscribe("longroad.worker.slow", "", [&](const bus::Message& question) {
    waits_ = false;
    bus_->publish(question.reply, write(Report{.state = State::Working}));
  });
  EXPECT_FALSE(analyse());
}

TEST_F(AnalystsTest, WhatCanNotBeAnalysedIsRefusedInASentence) {
  const Worker worker(*bus_, Trust{});
  Piece piece;
  piece.program = this_program();
  piece.kind = Kind::Analysis;
  piece.request = "nothing";
  const auto refusal = [&] {
    wait_for_a_worker();
    const auto said = offer(*bus_, write(piece));
    return said && *said && (*said)->state == State::Refused ? (*said)->sentence : "";
  };
  piece.language = "xx";
  EXPECT_EQ(refusal(), "Nobody speaks the language 'xx' here.");
  piece.language = "en";
  EXPECT_NE(refusal(), "");
}

}  // namespace
}  // namespace longroad::work
