/// Logs from before the rules had a revision are read as they were; what is new holds for new commands.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "temporary_folder.hpp"
#include "tournament/files/desk.hpp"
#include "tournament/files/export.hpp"
#include "tournament/model/standings.hpp"
#include "tournament/ranking/ranking_json.hpp"
#include "where.hpp"

namespace longroad::tournament {
namespace {

class RevisionTest : public testing::Test {
 protected:
  /// A log of these lines, numbered.
  Result<Desk> read(const std::vector<std::string>& lines) {
    std::ofstream file(file_);
    file << R"({"longroad":"tournament","format":1})"
         << "\n";
    int number = 0;
    for (const std::string& line : lines)
      file << R"({"n":)" << ++number << R"(,"at":"2026-05-01T09:00:00Z","by":"Ruth",)" << line << "}\n";
    file.close();
    return Desk::open(file_, Log::Access::Write);
  }

  tests::TemporaryFolder folder_{tests::TemporaryFolder::Place::Memory};
  std::string file_ = folder_ / "day.log";
};

const std::string kOld = R"("do":"new","name":"Old","seed":7,"events":1)";
const std::string kPeople = R"("do":"register","players":[{"name":"Zoë"},{"name":"Zoe"},{"name":"Ruth"}])";

TEST_F(RevisionTest, ANewLogSaysByWhichRulesItWasBegun) {
  ASSERT_TRUE(Desk::create(file_, {.name = "New"}, "Ruth", ""));
  std::ifstream file(file_);
  std::string line;
  std::getline(file, line);
  std::getline(file, line);
  EXPECT_NE(line.find(R"("rules":2)"), std::string::npos) << line;
  EXPECT_EQ(Desk::open(file_, Log::Access::Read)->state().rules, 2);
}

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// What earlier versions kept comes to the same standings.
TEST_F(RevisionTest, KeptTournamentsComeToTheSame) {
  const std::filesystem::path kept = std::filesystem::path(tests::kFolder) / "kept" / "tournaments";
  ASSERT_TRUE(std::filesystem::exists(kept)) << kept;
  int logs = 0;
  for (const auto& entry : std::filesystem::directory_iterator(kept)) {
    if (entry.path().extension() != ".log") continue;
    ++logs;
    const auto desk = Desk::open(entry.path(), Log::Access::Read);
    ASSERT_TRUE(desk) << entry.path() << ": " << desk.error().sentence;
    const State& state = desk->state();
    EXPECT_EQ(state.rules, 1);
    EXPECT_EQ(ranking_json(standings(state), state.settings.percentages, state.name_of()) + "\n",
              text_of(std::filesystem::path(entry.path()).replace_extension(".standings.json")));
  }
  EXPECT_GE(logs, 5);
  const auto entries = import_json(text_of(kept / "event.json"));
  ASSERT_TRUE(entries) << entries.error().sentence;
  EXPECT_TRUE(Tournament::replay(*entries));
}

TEST_F(RevisionTest, RulesToComeAreRefused) {
  EXPECT_NE(read({kOld + R"(,"rules":3)"}).error().sentence.find("revision 3"), std::string::npos);
}

TEST_F(RevisionTest, NamesThatLookAlikeStandWhereTheyStand) {
  auto desk = read({kOld, R"("do":"staff","name":"Ruth","role":"referee")", kPeople,
                    R"("do":"amend","player":1,"club":"North")"});
  ASSERT_TRUE(desk) << desk.error().sentence;
  EXPECT_EQ(desk->state().rules, 1);
  EXPECT_FALSE(desk->submit(event::Register{{{"ZOË"}}}, "Ruth", ""));
  EXPECT_TRUE(desk->submit(event::Register{{{"Ada"}}}, "Ruth", ""));
  EXPECT_TRUE(desk->submit(event::Undo{4, "wrong club"}, "Ruth", "")) << "what stood before stands on";
  EXPECT_FALSE(desk->submit(event::Amend{PlayerId{4}, "Zoé", {}, {}}, "Ruth", ""));
}

/// What an undo itself would bring about is refused as ever.
TEST_F(RevisionTest, AnUndoMakesNoTwoOfOneName) {
  auto desk = read(
      {kOld, R"("do":"register","players":[{"name":"Ada"}])", R"("do":"amend","player":1,"name":"Ada Ash")"});
  ASSERT_TRUE(desk);
  ASSERT_TRUE(desk->submit(event::Register{{{"ada"}}}, "Ruth", ""));
  EXPECT_FALSE(desk->submit(event::Undo{3, "no"}, "Ruth", ""));
}

TEST_F(RevisionTest, ADecisionThatNobodyConfirmedStands) {
  std::vector<std::string> lines{
      kOld, R"("do":"staff","name":"Ruth","role":"referee")",
      R"("do":"register","players":[{"name":"A"},{"name":"B"},{"name":"C"},{"name":"D"}])"};
  for (const char* player : {"1", "2", "3", "4"})
    lines.push_back(std::string(R"("do":"check_in","event":1,"accepted":true,"player":)") + player);
  lines.push_back(R"("do":"schedule","event":1,"games":[[[1,2,3,4]],[[2,3,4,1]],[[3,4,1,2]]])");
  lines.push_back(R"("do":"start","game":"1.1","unofficial":true)");
  lines.push_back(
      R"("do":"decide","game":"1.1","table":1,"order":[1,2,3,4],"points":[14,5,5,5],"winner":1,"reason":"counted")");
  EXPECT_TRUE(read(lines)) << read(lines).error().sentence;
  auto desk = read(lines);
  ASSERT_TRUE(desk->submit(event::Start{GameId::preliminary(1, 2)}, "Ruth", ""));
  const event::Decide decide{
      {GameId::preliminary(1, 2), 1},
      {{PlayerId{2}, PlayerId{3}, PlayerId{4}, PlayerId{1}}, {14, 5, 5, 5}, PlayerId{2}},
      "counted"};
  EXPECT_FALSE(desk->submit(decide, "Ruth", ""));
}

}  // namespace
}  // namespace longroad::tournament
