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
  static void fields(auto& self, auto f) { f("player", self.player), f("ground", self.ground); }
};

struct Disqualify {
  static constexpr std::string_view kName = "disqualify";
  PlayerId player{};
  std::string ground{};
  static void fields(auto& self, auto f) { f("player", self.player), f("ground", self.ground); }
};

/// For conduct, by the organiser (1.6.8).
struct Remove {
  static constexpr std::string_view kName = "remove";
  PlayerId player{};
  std::string ground{};
  static void fields(auto& self, auto f) { f("player", self.player), f("ground", self.ground); }
};

/// A turn limit (1.2.3) for a table, or for all tables of a game.
struct Limit {
  static constexpr std::string_view kName = "limit";
  Place at{};
  int seconds = 0;
  std::string asked{};  // who asked: the organiser, or a table
  static void fields(auto& self, auto f) {
    f("game", self.at.game), f("table", self.at.table), f("seconds", self.seconds), f("asked", self.asked);
  }
};

/// A referee is called to a table.
struct Call {
  static constexpr std::string_view kName = "call";
  Place at{};
  std::string about{};
  static void fields(auto& self, auto f) {
    f("game", self.at.game), f("table", self.at.table), f("about", self.about);
  }
};

/// A referee is on the way to a table that called.
struct Going {
  static constexpr std::string_view kName = "going";
  Place at{};
  static void fields(auto& self, auto f) { f("game", self.at.game), f("table", self.at.table); }
};

/// Whoever went there is done: the table's calls are answered, and there is nothing to write down.
struct Answered {
  static constexpr std::string_view kName = "answered";
  Place at{};
  static void fields(auto& self, auto f) { f("game", self.at.game), f("table", self.at.table); }
};

struct Ruling {
  static constexpr std::string_view kName = "ruling";
  Place at{};
  std::string text{};
  bool late = false;  // the breach was not reported at once
  static void fields(auto& self, auto f) {
    f("game", self.at.game), f("table", self.at.table), f("text", self.text), f("late", self.late);
  }
};

/// A player announces to log the dice (1.5.7).
struct DiceLog {
  static constexpr std::string_view kName = "dice_log";
  Place at{};
  PlayerId player{};
  static void fields(auto& self, auto f) {
    f("game", self.at.game), f("table", self.at.table), f("player", self.player);
  }
};

/// Who keeps the bank, where it is not the starting player (1.5.4).
struct Banker {
  static constexpr std::string_view kName = "banker";
  Place at{};
  std::string name{};
  static void fields(auto& self, auto f) {
    f("game", self.at.game), f("table", self.at.table), f("name", self.name);
  }
};

/// For the record; a game and table where it belongs to one.
struct Note {
  static constexpr std::string_view kName = "note";
  Place at{};
  std::string text{};
  static void fields(auto& self, auto f) {
    f("game", self.at.game), f("table", self.at.table), f("text", self.text);
  }
};

/// Takes an entry of the log back, by its number.
struct Undo {
  static constexpr std::string_view kName = "undo";
  int entry = 0;
  std::string reason{};
  static void fields(auto& self, auto f) { f("entry", self.entry), f("reason", self.reason); }
};

}  // namespace event
}  // namespace longroad::tournament
