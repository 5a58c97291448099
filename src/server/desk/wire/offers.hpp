/// What the holder of a link can do now, and a player's own tables.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/values/value.hpp"
#include "server/desk/wire/people.hpp"
#include "server/desk/wire/tables.hpp"
#include "tournament/rules/possible.hpp"

namespace longroad::server::desk::wire {

/// Ascending numbers in runs, `[[1,400],[403,403]]`: a list of all players is as short as one of a few.
struct Runs {
  std::vector<std::vector<int>> runs{};
  void add(int number) {
    if (!runs.empty() && runs.back().back() + 1 == number)
      runs.back().back() = number;
    else
      runs.push_back({number, number});
  }
  friend bool operator==(const Runs&, const Runs&) = default;
};

struct Offer {
  static constexpr notation::Definition kDefinition{
      "Offer",
      "A command that can be given now: about one of the tables or players, with the other members as they "
      "are here"};
  std::string command{};
  std::optional<GameId> game{}, from{}, to{};
  Runs tables{}, players{};
  tournament::OfferedWith with{};
  static void fields(auto f) {
    f("do", &Offer::command);
    f("game", &Offer::game, {.omitted = true});
    f("from", &Offer::from, {.omitted = true, .about = "Of a drop: the first game missed"});
    f("to", &Offer::to, {.omitted = true, .about = "Of a return: where to"});
    f("tables", &Offer::tables, {.optional = true});
    f("players", &Offer::players, {.optional = true});
    f(&Offer::with);
  }
};

struct OwnGame {
  GameId game{};
  int table = 0;
  std::optional<int> position{};
  std::vector<std::string> can{};
  std::string going{};
  Table sheet{};
  static void fields(auto f) {
    LONGROAD_FIELDS(f, game, table, position);
    f("can", &OwnGame::can, {.form = "OwnCommand"});
    f("going", &OwnGame::going, {.about = "The referee who is on the way to this table, or empty"});
    f("sheet", &OwnGame::sheet);
  }
};

struct Mine {
  static constexpr notation::Definition kDefinition{"Mine"};
  PlayerId player{};
  Status status{};
  std::optional<int> rank{};
  std::vector<OwnGame> games{};
  static void fields(auto f) {
    f("player", &Mine::player, {.form = "Player"});
    LONGROAD_FIELDS(f, status, rank, games);
  }
};

}  // namespace longroad::server::desk::wire

namespace longroad::notation {

template <>
struct Form<server::desk::wire::Runs> {
  static void write(JsonText& out, const server::desk::wire::Runs& runs) { write_value(out, runs.runs); }
  static boost::json::object schema(const As&) { return {{"$ref", "#/$defs/Runs"}}; }
};

}  // namespace longroad::notation
