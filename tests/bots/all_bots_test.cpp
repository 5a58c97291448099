/// Bots by name: what is found, and what is said of names that are wrong.
#include "bots/all_bots.hpp"

#include <gtest/gtest.h>

#include "bots/core/parameters.hpp"

namespace longroad::bots {
namespace {

std::string complaint(std::string_view text) {
  const auto found = find_bot(text);
  return found ? "" : found.error().sentence;
}

TEST(AllBots, EveryLineOfTheTableMakesABot) {
  for (const Kind& kind : all_bots()) {
    EXPECT_FALSE(kind.sentence.empty());
    const auto recipe = find_bot(kind.name == "exec" ? "exec:true" : kind.name);
    ASSERT_TRUE(recipe) << recipe.error().sentence;
    EXPECT_NE((*recipe)(), nullptr);
  }
}

TEST(AllBots, AnUnknownNameIsToldWhichThereAre) {
  EXPECT_EQ(complaint("radnom").rfind("There is no bot 'radnom'; there are: random", 0), 0U);
  EXPECT_NE(complaint(""), "");
  EXPECT_EQ(complaint("exec:"), "The program is missing: exec:COMMAND.");
}

TEST(AllBots, RandomTakesNoParameters) {
  EXPECT_EQ(complaint("random"), "");
  EXPECT_EQ(complaint("random:depth=2"), "The bot 'random' takes no parameters, so not 'depth'.");
  EXPECT_EQ(complaint("random:deep"), "'deep' is not of the form key=value.");
}

TEST(Parameters, ReadsPairsAndNamesWhatIsWrong) {
  constexpr std::string_view kKnown[] = {"depth", "ms"};
  const auto read = read_parameters("depth=2:ms=100", "search", kKnown);
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, (Parameters{{"depth", "2"}, {"ms", "100"}}));
  EXPECT_EQ(read_parameters("width=2", "search", kKnown).error().sentence,
            "The bot 'search' has no parameter 'width'; it has: depth, ms.");
  EXPECT_EQ(read_parameters("ms=1:ms=2", "search", kKnown).error().sentence,
            "The parameter 'ms' is given twice.");
}

}  // namespace
}  // namespace longroad::bots
