/// What is answered over HTTP at a desk, one struct each.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/values/sentence_form.hpp"
#include "notation/values/value.hpp"
#include "server/desk/wire/tables.hpp"

namespace longroad::server::desk::wire {

using phrases::Sentence;

struct PlannedGame {
  std::vector<std::vector<PlayerId>> tables{};
  static void fields(auto f) { f("tables", &PlannedGame::tables, {.form = "Player"}); }
};

struct Plan {
  static constexpr notation::Definition kDefinition{
      "Plan", "Of a schedule: who sits where in the three games, in starting position order"};
  std::vector<PlannedGame> games{};
  static void fields(auto f) { f("games", &Plan::games); }
};

struct Done {
  static constexpr notation::Definition kDefinition{"Done"};
  int version = 0;
  std::vector<int> entries{};
  std::vector<Sentence> words{}, notices{};
  std::optional<std::vector<Sentence>> changes{};
  std::optional<std::uint64_t> seed{};
  std::optional<Plan> plan{};
  std::optional<bool> can_undo{};
  static void fields(auto f) {
    LONGROAD_FIELDS(f, version, entries, words, notices);
    f("changes", &Done::changes,
      {.omitted = true, .about = "Of a schedule that is planned again: who moves where"});
    f("seed", &Done::seed,
      {.omitted = true, .about = "Of a schedule or of lots: the same seed gives the same again"});
    f("plan", &Done::plan, {.omitted = true});
    f("can_undo", &Done::can_undo, {.omitted = true, .about = "Whether its author may undo all its entries"});
  }
};

/// The table as it is by now, and who changed it.
struct Since {
  Table table{};
  Sentence words{};
  std::string by{}, at{};
  static void fields(auto f) {
    LONGROAD_FIELDS(f, table, words, by);
    f("at", &Since::at, {.form = "At"});
  }
};

struct Changed {
  static constexpr notation::Definition kDefinition{"Changed"};
  std::string code = "changed", error{};
  Sentence why{};
  std::optional<Since> since{};
  static void fields(auto f) {
    f("code", &Changed::code, {.form = "ChangedCode"});
    LONGROAD_FIELDS(f, error, why);
    f(&Changed::since);
  }
};

struct CountedGame {
  GameId game{};
  int table = 0, points = 0, of = 0;
  std::string percent{};
  bool won = false;
  static void fields(auto f) { LONGROAD_FIELDS(f, game, table, points, of, percent, won); }
};

struct ExplainedRow {
  PlayerId player{};
  int rank = 0, wins = 0, points = 0;
  std::string percent{};
  std::vector<CountedGame> games{};
  static void fields(auto f) {
    f("player", &ExplainedRow::player, {.form = "Player"});
    LONGROAD_FIELDS(f, rank, wins, points, percent, games);
  }
};

struct Explained {
  static constexpr notation::Definition kDefinition{"Explained"};
  PlayerId above{}, below{};
  Sentence why{};
  std::vector<ExplainedRow> rows{};
  static void fields(auto f) {
    f("above", &Explained::above, {.form = "Player"});
    f("below", &Explained::below, {.form = "Player"});
    LONGROAD_FIELDS(f, why, rows);
  }
};

struct LogLine {
  int n = 0;
  std::string at{}, by{}, kind{};
  Sentence words{};
  bool undone = false, can_undo = false;
  static void fields(auto f) {
    f("n", &LogLine::n);
    f("at", &LogLine::at, {.form = "At"});
    f("by", &LogLine::by);
    f("do", &LogLine::kind);
    LONGROAD_FIELDS(f, words, undone, can_undo);
  }
};

struct LogPage {
  static constexpr notation::Definition kDefinition{"LogPage"};
  std::vector<LogLine> entries{};
  bool more = false;
  static void fields(auto f) { LONGROAD_FIELDS(f, entries, more); }
};

struct Link {
  static constexpr notation::Definition kDefinition{"Link"};
  std::string link{}, role{}, name{};
  std::optional<PlayerId> player{};
  std::string made{};
  bool revoked = false;
  static void fields(auto f) {
    f("link", &Link::link);
    f("role", &Link::role, {.form = "Role"});
    f("name", &Link::name);
    f("player", &Link::player, {.form = "Player"});
    f("made", &Link::made, {.form = "At"});
    f("revoked", &Link::revoked);
  }
};

struct LinkMade {
  static constexpr notation::Definition kDefinition{"LinkMade"};
  std::string event{}, link{}, secret{}, address{};
  std::optional<bool> same{};
  static void fields(auto f) {
    f("event", &LinkMade::event, {.form = "EventId"});
    f("link", &LinkMade::link);
    f("secret", &LinkMade::secret, {.form = "Secret"});
    f("address", &LinkMade::address, {.about = "/desk/EVENT#SECRET"});
    f("same", &LinkMade::same,
      {.omitted = true,
       .about =
           "After a takeover: whether it has the id that it had, so that its links and cards go on; false "
           "where a tournament of that id is on this server already"});
  }
};

}  // namespace longroad::server::desk::wire
