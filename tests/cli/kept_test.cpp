/// What older versions wrote goes on reading as it did (tests/kept).

#include <gtest/gtest.h>

#include <sstream>
#include <vector>

#include "program.hpp"

namespace longroad::cli {
namespace {

const std::string kKept = std::string(tests::kFolder) + "/kept/";

TEST(Kept, EveryRecordComesToTheSameResult) {
  std::istringstream results(file_content(kKept + "records/results.txt"));
  int records = 0;
  for (std::string line; std::getline(results, line); ++records) {
    const auto colon = line.find(": ");
    ASSERT_NE(colon, std::string::npos) << line;
    const Ran ran = run("replay '" + kKept + line.substr(0, colon) + "'");
    EXPECT_EQ(ran.exit_code, 0) << line << ran.errors;
    EXPECT_NE(ran.output.find(line), std::string::npos) << line << " is not in " << ran.output;
  }
  EXPECT_EQ(records, 16);
}

TEST(Kept, EveryTournamentComesToTheSameStandings) {
  for (const std::string name : {"a", "big", "d", "g", "m"}) {
    const TemporaryFolder folder;
    const std::string log = folder / (name + ".log");
    std::filesystem::copy_file(kKept + "tournaments/" + name + ".log", log);
    ::setenv("LONGROAD_TOURNAMENT", log.c_str(), 1);
    const Ran ran = run("tournament rank --json");
    ::unsetenv("LONGROAD_TOURNAMENT");
    EXPECT_EQ(ran.output, file_content(kKept + "tournaments/" + name + ".standings.json"))
        << name << ran.errors;
  }
}

}  // namespace
}  // namespace longroad::cli
