/// Games and their tables, as the holder of a link is told of them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/values/value.hpp"
#include "tournament/model/event_forms.hpp"
#include "tournament/model/state.hpp"

namespace longroad::server::desk::wire {

using tournament::GameId;
using tournament::PlayerId;
using Players = std::vector<PlayerId>;

struct Choice {
  static constexpr notation::Definition kDefinition{"Choice"};
  PlayerId player{};
  tournament::Choice choice{};
  static void fields(auto f) {
    f("player", &Choice::player, {.form = "Player"});
    f(&Choice::choice);
  }
};

/// The state of its sheet; `done` stands for any end where the result is not told yet.
enum class TableState : std::uint8_t { Empty, Done, Reported, Signed, Refused, Decided };
inline constexpr std::array<std::string_view, 6> kTableStates{"empty",  "done",    "reported",
                                                              "signed", "refused", "decided"};
constexpr const auto& words(TableState) { return kTableStates; }

/// For those who work with the sheet and those who sit there.
struct Sheet {
  Players finishers{};
  bool waits_for_referee = false;
  Players signatures{}, missing{};
  std::string refusal{}, decision{};
  int corrections = 0;
  std::string reported_at{}, finished_at{};
  static void fields(auto f) {
    f("finishers", &Sheet::finishers,
      {.form = "Player", .about = "Who plays to the end, by starting position"});
    f("waits_for_referee", &Sheet::waits_for_referee, {.about = "Nobody but a referee can close the sheet"});
    f("signed", &Sheet::signatures, {.form = "Player"});
    f("unsigned", &Sheet::missing, {.form = "Player", .about = "Whose signature the sheet still needs"});
    LONGROAD_FIELDS(f, refusal, decision, corrections);
    f("reported_at", &Sheet::reported_at, {.form = "At"});
    f("finished_at", &Sheet::finished_at, {.form = "At"});
  }
};

struct Table {
  static constexpr notation::Definition kDefinition{"Table"};
  int table = 0, version = 0;
  Players players{};
  bool chosen = false;
  Players selection{};
  std::vector<Choice> choices{};
  Players lost{};
  TableState state{};
  Players order{};
  std::vector<int> points{};
  std::optional<PlayerId> winner{};
  std::string banker{};
  std::optional<tournament::TurnLimit> limit{};
  std::string online{};
  std::optional<std::vector<std::optional<int>>> numbers{};
  std::optional<PlayerId> chooses{};
  std::optional<Sheet> sheet{};
  std::optional<std::vector<tournament::Remark>> remarks{};
  static void fields(auto f) {
    f("table", &Table::table, {.low = 1});
    f("version", &Table::version);
    f("players", &Table::players, {.form = "Player"});
    f("chosen", &Table::chosen);
    f("selection", &Table::selection, {.form = "Player"});
    f("choices", &Table::choices);
    f("lost", &Table::lost, {.form = "Player"});
    f("state", &Table::state);
    f("order", &Table::order, {.form = "Player"});
    f("points", &Table::points);
    f("winner", &Table::winner, {.form = "Player"});
    LONGROAD_FIELDS(f, banker, limit, online);
    f("numbers", &Table::numbers, {.omitted = true, .about = "In the bracket, player by player"});
    f("chooses", &Table::chooses,
      {.omitted = true, .form = "Player", .about = "Who chooses a position and colour now"});
    f(&Table::sheet);
    f("remarks", &Table::remarks, {.omitted = true});
  }
};

struct Published {
  bool seats = false, results = false;
  static void fields(auto f) { LONGROAD_FIELDS(f, seats, results); }
};

/// Where the seats may be seen.
struct Layout {
  std::uint64_t layout = 0;
  bool layout_confirmed = false;
  static void fields(auto f) { LONGROAD_FIELDS(f, layout, layout_confirmed); }
};

struct GameState {
  static constexpr notation::Definition kDefinition{"GameState"};
  GameId game{};
  std::string title{};
  bool posted = false, started = false;
  std::string started_at{};
  bool finished = false;
  Published published{};
  std::optional<tournament::TurnLimit> limit{};
  std::optional<Layout> layout{};
  std::vector<Table> tables{};
  static void fields(auto f) {
    LONGROAD_FIELDS(f, game, title, posted, started);
    f("started_at", &GameState::started_at, {.form = "At"});
    LONGROAD_FIELDS(f, finished, published, limit);
    f(&GameState::layout);
    f("tables", &GameState::tables);
  }
};

}  // namespace longroad::server::desk::wire
