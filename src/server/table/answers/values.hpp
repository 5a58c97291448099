/// What is answered about games, tables and records wherever a table lives, on a server or on somebody's
/// device, one struct each.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/id.hpp"
#include "base/revision.hpp"
#include "notation/values/value.hpp"
#include "server/table/wire/info.hpp"
#include "server/table/wire/message.hpp"

namespace longroad::server::answer {

/// What is always said of a game.
struct GameNames {
  std::string name{}, title{};
  int min_players = 0, max_players = 0;
  static void fields(auto f) { LONGROAD_FIELDS(f, name, title, min_players, max_players); }
};

struct GameKind {
  static constexpr notation::Definition kDefinition{"GameKind"};
  GameNames names{};
  boost::json::object options{};
  static void fields(auto f) {
    f(&GameKind::names);
    f("options", &GameKind::options, {.about = "The defaults."});
  }
};

struct BotKind {
  static constexpr notation::Definition kDefinition{"BotKind"};
  std::string name{}, sentence{};
  static void fields(auto f) { LONGROAD_FIELDS(f, name, sentence); }
};

struct About {
  static constexpr notation::Definition kDefinition{"About"};
  int v = 1;
  std::vector<GameKind> games{};
  std::vector<BotKind> bots{};
  std::vector<std::string> share{};
  static void fields(auto f) {
    f("v", &About::v, {.form = "VersionOne"});
    LONGROAD_FIELDS(f, games, bots);
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
  static constexpr notation::Definition kDefinition{"Games"};
  int v = 1, rules = kRevision;
  std::vector<GameOffered> games{};
  static void fields(auto f) {
    f("v", &Games::v, {.form = "VersionOne"});
    f("rules", &Games::rules, {.about = "The newest revision of the rules, which new tables play by."});
    f("games", &Games::games);
  }
};

struct Seated {
  static constexpr notation::Definition kDefinition{
      "Seated",
      "A seat that is now mine. The secret is all it takes to play it, on any device; it comes as a cookie "
      "too."};
  Seat seat{};
  std::string secret{}, resume{};
  static void fields(auto f) {
    f("seat", &Seated::seat);
    f("secret", &Seated::secret, {.form = "Secret"});
    f("resume", &Seated::resume,
      {.about = "A link to the seat; the secret is behind the #, which browsers send to nobody."});
  }
};

struct TableMade {
  static constexpr notation::Definition kDefinition{"TableMade"};
  std::string table{};
  std::vector<Seated> seats{};
  TableInfo info{};
  static void fields(auto f) {
    f("table", &TableMade::table, {.form = "TableId"});
    LONGROAD_FIELDS(f, seats, info);
  }
};

struct BadLine {
  static constexpr notation::Definition kDefinition{
      "BadLine",
      "Of a record that can't be played: the line that the rules refuse, and why, for other languages."};
  int number = 0;
  std::string text{}, code{}, error{};
  RefusalArgs args{};
  static void fields(auto f) {
    f("number", &BadLine::number, {.low = 1, .about = "In the file, from 1."});
    f("text", &BadLine::text);
    f("code", &BadLine::code,
      {.about = "The rule's stable name, or `bad_line` where it is no line of the notation."});
    LONGROAD_FIELDS(f, error, args);
  }
};

struct Problem {
  static constexpr notation::Definition kDefinition{"Problem"};
  ReasonTold reason{};
  std::optional<BadLine> line{};
  static void fields(auto f) {
    f(&Problem::reason);
    f("line", &Problem::line, {.omitted = true});
  }
};

}  // namespace longroad::server::answer
