/// What requests about the server and its games are answered with, one struct each.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/revision.hpp"
#include "notation/values/value.hpp"

namespace longroad::server::answer {

/// What is always said of a game.
struct GameNames {
  std::string name{}, title{};
  int min_players = 0, max_players = 0;
  static void fields(auto f) {
    f("name", &GameNames::name);
    f("title", &GameNames::title);
    f("min_players", &GameNames::min_players);
    f("max_players", &GameNames::max_players);
  }
};

struct GameKind {
  static constexpr std::string_view kTitle = "GameKind";
  GameNames names{};
  boost::json::object options{};
  static void fields(auto f) {
    f(&GameKind::names);
    f("options", &GameKind::options, {.about = "The defaults."});
  }
};

struct BotKind {
  static constexpr std::string_view kTitle = "BotKind";
  std::string name{}, sentence{};
  static void fields(auto f) {
    f("name", &BotKind::name);
    f("sentence", &BotKind::sentence);
  }
};

struct About {
  static constexpr std::string_view kTitle = "About";
  int v = 1;
  std::vector<GameKind> games{};
  std::vector<BotKind> bots{};
  std::vector<std::string> share{};
  static void fields(auto f) {
    f("v", &About::v, {.form = "VersionOne"});
    f("games", &About::games);
    f("bots", &About::bots);
    f("share", &About::share, {.about = "Addresses of this server on the local network."});
  }
};

struct GameOffered {
  GameNames names{};
  int min_people = 0, usual_players = 0;
  std::vector<std::string> layouts{};
  std::vector<boost::json::value> options{};
  static void fields(auto f) {
    f(&GameOffered::names);
    f("min_people", &GameOffered::min_people,
      {.about = "The fewest that a page offers a table for; bots study some games with fewer."});
    f("usual_players", &GameOffered::usual_players, {.about = "How many play where nobody says."});
    f("layouts", &GameOffered::layouts,
      {.about = "Boards that the game knows by a word; none where it has no board."});
    f("options", &GameOffered::options, {.form = "GameOption"});
  }
};

struct Games {
  static constexpr std::string_view kTitle = "Games";
  int v = 1, rules = kRevision;
  std::vector<GameOffered> games{};
  static void fields(auto f) {
    f("v", &Games::v, {.form = "VersionOne"});
    f("rules", &Games::rules, {.about = "The newest revision of the rules, which new tables play by."});
    f("games", &Games::games);
  }
};

}  // namespace longroad::server::answer
