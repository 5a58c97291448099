/// What a table is made with: the game and its options, the clock, who may watch.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <optional>
#include <string>

#include "games/game.hpp"
#include "notation/json.hpp"
#include "notation/values/value.hpp"
#include "server/table/model/time.hpp"

namespace longroad::server {

/// A seat's turn uses turn time, then its reserve; discards and answers in another's turn have a
/// short time of their own.
struct ClockRules {
  static constexpr notation::Definition kDefinition{"ClockRules"};
  int turn = 120'000;
  int reserve = 0;
  int answer = 20'000;
  static void fields(auto f) {
    f("turn", &ClockRules::turn, {.low = 1000, .high = 180'000});  // three minutes at most (rule 1.2.3)
    f("reserve", &ClockRules::reserve, {.high = 3'600'000});
    f("answer", &ClockRules::answer, {.low = 1000, .high = 180'000});
  }
  friend bool operator==(const ClockRules&, const ClockRules&) = default;
};

/// What a piece of the opening has where others wait for it and the table has no clock.
inline constexpr int kOpeningTime = 180'000;

struct Settings {
  std::string name;
  std::string game;
  int rules = kRevision;  // by which revision it is played
  int players = 0;
  boost::json::object options;
  boost::json::value board;     // null: drawn with the table's dice
  boost::json::value position;  // where play begins midway; else null
  bool is_public = false;
  std::optional<ClockRules> clock;
  int opening =
      kOpeningTime;  // for each piece of the opening where there is no clock, in ms; 0: as long as it takes
  bool watchers = true;
  int delay = 0;  // how much later spectators see it, in ms
  int pace = 0;   // how long a bot waits before a line, in ms
  bool tracking = false;
  bool rated = false;       // chosen openly: every seat is an account of its own (server/table/rated.hpp)
  bool wait_ready = false;  // a full table starts once everybody is ready
  bool reserved = false;  // for players of a tournament: nobody else sits down, whoever leaves keeps the seat
  std::string tournament;  // whose table it is; empty: nobody's

  static void fields(auto f) {
    constexpr int kDay = 86'400'000;
    LONGROAD_FIELDS(f, name, game);
    f("rules", &Settings::rules, {.low = kFirstRevision, .high = kRevision});
    f("players", &Settings::players, {.low = 1, .high = kMaxSeats});
    LONGROAD_FIELDS(f, options, board, position);
    f("public", &Settings::is_public);
    f("clock", &Settings::clock);
    f("opening", &Settings::opening, {.high = kDay});
    f("watchers", &Settings::watchers);
    f("delay", &Settings::delay, {.high = kDay});
    f("pace", &Settings::pace, {.high = kDay});
    LONGROAD_FIELDS(f, tracking, rated, wait_ready, reserved, tournament);
  }
};

/// The clock of a new table; nothing where it is null or left out.
std::optional<ClockRules> read_clock(const notation::Node& node);

/// The first position of a table, or why its settings make none.
Result<games::PositionPtr> begin_game(const Settings& settings, RandKey board_key);

}  // namespace longroad::server
