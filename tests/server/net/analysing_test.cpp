/// Analyses over HTTP: what is refused before any work, what waits, what is found, and that it is found once.

#include <boost/json/parse.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "house_fixture.hpp"
#include "schema.hpp"
#include "where.hpp"

namespace longroad::tests {
namespace {

namespace json = boost::json;
using server::Request;
using server::Response;

/// The last round of a game, which is analysed in a moment.
std::string short_record() {
  std::ifstream file(std::string(kFolder) + "/analysis/last-round.game");
  return {std::istreambuf_iterator<char>(file), {}};
}

class Analysing : public InHouse {
 protected:
  Response analyse(std::string record, Language language = Language::English) {
    Request request;
    request.method = "POST";
    request.path = "/api/analyse";
    request.body = std::move(record);
    request.language = language;
    return ask(request);
  }
  Response show(const std::string& id) {
    Request request;
    request.method = "GET";
    request.path = "/api/analyse/" + id;
    return ask(request);
  }
  Response analyse_to_the_end(const std::string& record, Language language = Language::English) {
    Response response = analyse(record, language);
    while (response.status == 202) {
      const json::value progress = json::parse(response.body);
      EXPECT_EQ(schema_fault("AnalysisProgress", progress), "");
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      response = show(std::string(progress.at("id").as_string()));
    }
    return response;
  }
  std::uint64_t taken() { return house_->pools().analyses.counters().taken; }
};

TEST_F(Analysing, ExplainsAFinishedGameOnceForEachLanguage) {
  const std::string record = short_record();
  const Response english = analyse_to_the_end(record);
  ASSERT_EQ(english.status, 200) << english.body;
  const json::value report = json::parse(english.body);
  EXPECT_EQ(schema_fault("Analysis", report), "");
  EXPECT_EQ(report.at("names").as_array().size(), 3U);
  EXPECT_GT(report.at("decisions").as_array().size(), 0U);
  EXPECT_EQ(taken(), 1U);
  EXPECT_EQ(analyse(record).body, english.body) << "at once";
  EXPECT_EQ(taken(), 1U) << "and without any work";
  const Response german = analyse_to_the_end(record, Language::German);
  EXPECT_EQ(taken(), 2U);
  EXPECT_NE(german.body, english.body);
  EXPECT_EQ(json::parse(german.body).at("accounts").at(0).at("luck"), report.at("accounts").at(0).at("luck"));
}

TEST_F(Analysing, RefusesInASentenceWhatIsTooLongUnfinishedOrNoRecord) {
  const Response long_one = analyse(std::string(6'000, '\n'));
  EXPECT_EQ(long_one.status, 413);
  EXPECT_NE(long_one.body.find("5000"), std::string::npos) << long_one.body;
  EXPECT_EQ(taken(), 0U) << "before any work begins";
  EXPECT_EQ(server::most_body("POST", "/api/analyse"), 1'000'000U);

  std::string unfinished = short_record();
  for (int lines = 0; lines < 2; ++lines) unfinished.erase(unfinished.rfind('\n', unfinished.size() - 2) + 1);
  const Response running = analyse_to_the_end(unfinished);
  EXPECT_EQ(running.status, 409) << running.body;
  EXPECT_NE(running.body.find("not finished"), std::string::npos) << running.body;
  EXPECT_EQ(analyse_to_the_end("nothing").status, 400);
  EXPECT_EQ(show("00").status, 404);
}

TEST_F(Analysing, SoManyWaitAndTheNextIsToldSo) {
  std::promise<void> open;
  std::promise<void> begun;
  server::WorkPool& pool = house_->pools().analyses;
  pool.submit([&] {
    begun.set_value();
    open.get_future().wait();
  });
  begun.get_future().wait();
  for (int i = 0; i < 2; ++i) EXPECT_EQ(analyse("of one " + std::to_string(i)).status, 202);
  const Response greedy = analyse("of one 2");
  EXPECT_EQ(greedy.status, 503);
  EXPECT_NE(greedy.body.find("busy.analysis"), std::string::npos) << greedy.body;
  std::size_t others = 0;
  while (pool.submit([] {}, "10.0.1." + std::to_string(others))) ++others;
  EXPECT_EQ(2 + others, 8U) << "in all";
  open.set_value();
  while (pool.counters().waiting > 0) std::this_thread::yield();
  EXPECT_EQ(analyse_to_the_end("of one 2").status, 400) << "a refused one is not remembered";
}

TEST(AnalysisJobs, AreGivenUpWhereNobodyAsksAndTheOldestIsForgotten) {
  server::AnalysisJob job("a");
  job.want(1'000);
  EXPECT_FALSE(job.unwanted(1'000 + server::AnalysisJob::kPatience));
  EXPECT_TRUE(job.unwanted(1'001 + server::AnalysisJob::kPatience));

  server::Analyses kept;
  for (std::size_t i = 0; i <= server::Analyses::kMostKept; ++i) {
    kept.add(std::to_string(i))->finish({});
    EXPECT_TRUE(kept.find("0") || i == server::Analyses::kMostKept) << "it was just asked for";
  }
  EXPECT_FALSE(kept.find("1"));
  EXPECT_TRUE(kept.find("0"));
  kept.find("0")->give_up();
  EXPECT_FALSE(kept.find("0")) << "whoever asks again begins anew";
}

}  // namespace
}  // namespace longroad::tests
