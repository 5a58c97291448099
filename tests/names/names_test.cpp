/// One name in several spellings. The page's own folding is held against the same examples.
#include "names/names.hpp"

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <fstream>
#include <iterator>

#include "where.hpp"

namespace longroad::names {
namespace {

boost::json::array examples() {
  std::ifstream file(std::string(tests::kFolder) + "/names/examples.json");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  return boost::json::parse(text).at("names").as_array();
}

TEST(Names, HaveOnePlainForm) {
  const auto all = examples();
  ASSERT_GT(all.size(), 20u);
  for (const auto& example : all) {
    const std::string_view name = example.at(0).as_string();
    EXPECT_EQ(plain(name), std::string_view(example.at(1).as_string())) << name;
    EXPECT_EQ(plain(plain(name)), plain(name)) << name;
  }
}

TEST(Names, AreTheSameInAnySpelling) {
  EXPECT_TRUE(same("Zoë Müller", "zoe\xC2\xA0muller"));
  EXPECT_TRUE(same("ΝΙΚΟΣ", "Νίκος"));
  EXPECT_FALSE(same("Ada", "Ada B"));
  EXPECT_FALSE(same("がず", "かず"));
}

TEST(Names, AreShownWithSingleSpaces) {
  EXPECT_EQ(tidy("Ada  Ash"), "Ada Ash");
  EXPECT_EQ(tidy(" Ada\xC2\xA0\xE2\x80\xAF\tAsh\n"), "Ada Ash");
  EXPECT_EQ(tidy("Zoë O’Brien-Łuk"), "Zoë O’Brien-Łuk");
  EXPECT_EQ(tidy(" \xC2\xA0"), "");
}

TEST(Names, AreFoundWithAndWithoutUmlauts) {
  EXPECT_EQ(search_text("Zoë Müller"), "zoe muller\nzoe mueller");
  EXPECT_EQ(search_text("Łukasz"), "lukasz");
}

TEST(Names, SortAsPeopleCount) {
  EXPECT_LT(order("Robot 3"), order("robot 10"));
  EXPECT_LT(order("Robot 9"), order("Robot 0010"));
  EXPECT_LT(order("Änne"), order("Anton"));
  EXPECT_LT(order("Anna"), order("Anna 2"));
}

TEST(Names, BytesThatAreNoTextAreNoTrouble) {
  EXPECT_FALSE(plain("\xFF\xC3(").empty());
  EXPECT_TRUE(plain(" \xE2\x80\x8B ").empty());
}

}  // namespace
}  // namespace longroad::names
