/// The descriptions of the options say what the games take.
#include "games/options.hpp"

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <set>

namespace longroad::games {
namespace {

namespace json = boost::json;

/// A game begun with one option; null where the game refuses it.
PositionPtr begun_with(const Game& game, std::string_view name, const json::value& value) {
  const json::object options{{name, value}};
  auto position = game.start({.players = game.max_players, .key = {}, .options = &options});
  return position ? std::move(*position) : nullptr;
}

json::object usual_options(const Game& game) {
  return (*game.start({.players = game.max_players, .key = {}}))->options();
}

/// Every value that a described option may take, of a number its bounds.
std::vector<json::value> values_of(const json::object& option) {
  const std::string_view kind = option.at("kind").as_string();
  if (kind == "choice") return {option.at("values").as_array().begin(), option.at("values").as_array().end()};
  if (kind == "number") return {option.at("min"), option.at("max")};
  if (kind == "flag") return {true, false};
  return {};
}

TEST(Options, EveryGameTakesWhatIsDescribed) {
  for (const Game& game : all_games())
    for (const json::value& described : describe_options(game)) {
      const json::object& option = described.as_object();
      const std::string_view name = option.at("name").as_string();
      SCOPED_TRACE(std::string(game.name) + " " + std::string(name));
      for (const json::value& value : values_of(option)) {
        const auto position = begun_with(game, name, value);
        ASSERT_NE(position, nullptr) << value;
        const json::object played = position->options();
        const bool usual = value == option.at("default");
        EXPECT_EQ(played == usual_options(game), usual) << value;
        if (!usual) {
          EXPECT_EQ(played.at(name), value);
        }
      }
      if (option.contains("page_default")) {
        EXPECT_NE(begun_with(game, name, option.at("page_default")), nullptr);
      }
    }
}

TEST(Options, NothingBeyondTheirBoundsIsTaken) {
  for (const Game& game : all_games())
    for (const json::value& described : describe_options(game)) {
      const json::object& option = described.as_object();
      const std::string_view name = option.at("name").as_string();
      if (option.at("kind") != "number") continue;
      EXPECT_EQ(begun_with(game, name, option.at("min").as_int64() - 1), nullptr) << name;
      EXPECT_EQ(begun_with(game, name, option.at("max").as_int64() + 1), nullptr) << name;
    }
}

TEST(Options, AreDescribedOnceInBothLanguages) {
  for (const Game& game : all_games()) {
    std::set<std::string_view> names;
    for (const auto& option : game.options()) {
      EXPECT_TRUE(names.insert(option.name).second) << option.name;
      for (const auto& words : {option.title, option.text}) {
        EXPECT_FALSE(words.en.empty()) << option.name;
        EXPECT_FALSE(words.de.empty()) << option.name;
      }
      EXPECT_TRUE(option.text.en.ends_with('.') && option.text.de.ends_with('.')) << option.name;
      for (const auto& [value, label] : option.values)
        EXPECT_FALSE(label.en.empty() || label.de.empty()) << option.name << " " << value;
    }
    for (const auto& [name, value] : usual_options(game))
      EXPECT_TRUE(names.contains(name)) << game.name << " has an option that is not described: " << name;
  }
}

TEST(Options, HouseRulesAreNamed) {
  const Game& base = *find_game("base");
  EXPECT_TRUE(house_rules(**base.start({.players = 4, .key = {}})).empty());
  EXPECT_TRUE(house_rules(*begun_with(base, "take_back", "undo")).empty());
  EXPECT_TRUE(house_rules(*begun_with(base, "points_to_win", 10)).empty());
  for (const auto& [name, value] : {std::pair<std::string_view, json::value>{"points_to_win", 12},
                                    {"hand_limit", 9},
                                    {"friendly_robber", true}})
    EXPECT_EQ(house_rules(*begun_with(base, name, value)), std::vector<std::string_view>{name});
  EXPECT_EQ(house_rules(*begun_with(*find_game("soccer"), "points_to_win", 10)).size(), 1U);
  EXPECT_EQ(house_rules(*begun_with(*find_game("struggle"), "points_to_win", 8)).size(), 1U);
  EXPECT_TRUE(house_rules(*begun_with(*find_game("struggle"), "hand_limit", 8)).empty());
}

}  // namespace
}  // namespace longroad::games
