/// Makes every scenario of a game a test of its own: `Scenario/base.too_close`.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "games/game.hpp"
#include "scenario.hpp"
#include "where.hpp"

namespace longroad::tests {
namespace {

namespace fs = std::filesystem;

class ScenarioTest : public testing::Test {
 public:
  explicit ScenarioTest(fs::path path) : path_(std::move(path)) {}

  void TestBody() override {
    std::ifstream in(path_);
    const std::string text(std::istreambuf_iterator<char>(in), {});
    const ScenarioFile file = read_scenario(path_, text);
    for (const auto& scenario : file.cases) run_scenario(file.path, scenario);
  }

 private:
  fs::path path_;
};

const fs::path kScenarios = fs::path(tests::kFolder) / "scenarios";

std::vector<fs::path> scenario_paths() {
  std::vector<fs::path> paths;
  for (const auto& game : games::all_games()) {
    if (!fs::is_directory(kScenarios / game.name)) continue;
    for (const auto& entry : fs::directory_iterator(kScenarios / game.name))
      if (entry.path().extension() == ".txt") paths.push_back(entry.path());
  }
  std::ranges::sort(paths);
  return paths;
}

bool register_all() {
  for (const auto& path : scenario_paths()) {
    const std::string suite = "Scenario/" + path.parent_path().filename().string();
    testing::RegisterTest(suite.c_str(), path.stem().c_str(), nullptr, nullptr, path.c_str(), 1,
                          [path]() -> testing::Test* { return new ScenarioTest(path); });
  }
  return true;
}

const bool kRegistered = register_all();

TEST(Scenario, EveryGameHasSome) {
  for (const auto& game : games::all_games())
    EXPECT_TRUE(fs::is_directory(kScenarios / game.name)) << "no scenarios for " << game.name;
}

}  // namespace
}  // namespace longroad::tests
