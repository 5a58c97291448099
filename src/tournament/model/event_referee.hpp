/// What referees and organisers do, and what is noted for the record.
#pragma once

#include <string>
#include <string_view>

#include "tournament/model/game_id.hpp"
#include "tournament/schedule/schedule.hpp"

namespace longroad::tournament {
namespace event {

// ---- referees

struct Warn {
  static constexpr std::string_view kName = "warn";
  PlayerId player{};
  std::string ground{};
  static void fields(auto f) {
    f("player", &Warn::player);
    f("ground", &Warn::ground, {.optional = true});
  }
};

struct Disqualify {
  static constexpr std::string_view kName = "disqualify";
  PlayerId player{};
  std::string ground{};
  static void fields(auto f) {
    f("player", &Disqualify::player);
    f("ground", &Disqualify::ground, {.optional = true});
  }
};

/// For conduct, by the organiser (1.6.8).
struct Remove {
  static constexpr std::string_view kName = "remove";
  PlayerId player{};
  std::string ground{};
  static void fields(auto f) {
    f("player", &Remove::player);
    f("ground", &Remove::ground, {.optional = true});
  }
};

/// A turn limit (1.2.3) for a table, or for all tables of a game.
struct Limit {
  static constexpr std::string_view kName = "limit";
  Place at{};
  int seconds = 0;
  std::string asked{};  // who asked: the organiser, or a table
  static void fields(auto f) {
    f(&Limit::at, {.optional = true});
    f("seconds", &Limit::seconds, {.optional = true});
    f("asked", &Limit::asked, {.optional = true, .about = "Who asked for it: the organiser, or a table."});
  }
};

/// A referee is called to a table.
struct Call {
  static constexpr std::string_view kName = "call";
  Place at{};
  std::string about{};
  static void fields(auto f) {
    f(&Call::at);
    f("about", &Call::about, {.optional = true});
  }
};

/// A referee is on the way to a table that called.
struct Going {
  static constexpr std::string_view kName = "going";
  Place at{};
  static void fields(auto f) { f(&Going::at); }
};

/// Whoever went there is done: the table's calls are answered, and there is nothing to write down.
struct Answered {
  static constexpr std::string_view kName = "answered";
  Place at{};
  static void fields(auto f) { f(&Answered::at); }
};

struct Ruling {
  static constexpr std::string_view kName = "ruling";
  Place at{};
  std::string text{};
  bool late = false;  // the breach was not reported at once
  static void fields(auto f) {
    f(&Ruling::at);
    f("text", &Ruling::text, {.optional = true});
    f("late", &Ruling::late, {.optional = true, .about = "The breach was not reported at once."});
  }
};

/// A player announces to log the dice (1.5.7).
struct DiceLog {
  static constexpr std::string_view kName = "dice_log";
  Place at{};
  PlayerId player{};
  static void fields(auto f) {
    f(&DiceLog::at);
    f("player", &DiceLog::player);
  }
};

/// Who keeps the bank, where it is not the starting player (1.5.4).
struct Banker {
  static constexpr std::string_view kName = "banker";
  Place at{};
  std::string name{};
  static void fields(auto f) {
    f(&Banker::at);
    f("name", &Banker::name, {.optional = true});
  }
};

/// For the record; a game and table where it belongs to one.
struct Note {
  static constexpr std::string_view kName = "note";
  Place at{};
  std::string text{};
  static void fields(auto f) {
    f(&Note::at, {.optional = true});
    f("text", &Note::text, {.optional = true});
  }
};

/// Takes an entry of the log back, by its number.
struct Undo {
  static constexpr std::string_view kName = "undo";
  int entry = 0;
  std::string reason{};
  static void fields(auto f) {
    f("entry", &Undo::entry);
    f("reason", &Undo::reason, {.optional = true});
  }
};

}  // namespace event
}  // namespace longroad::tournament
