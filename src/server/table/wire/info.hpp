/// What everybody may know of a table: in the lobby, and with every welcome.
#pragma once

#include <array>
#include <boost/json/object.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/id.hpp"
#include "notation/values/value.hpp"
#include "server/table/model/chair.hpp"
#include "server/table/model/notice.hpp"
#include "server/table/model/settings.hpp"
#include "store/model/table_state.hpp"

namespace longroad::server {

inline constexpr std::array<std::string_view, 3> kChairWords{"open", "person", "bot"};
constexpr const auto& words(Chair::Kind) { return kChairWords; }

struct SeatInfo {
  static constexpr notation::Definition kDefinition{"SeatInfo"};
  Chair::Kind kind = Chair::Kind::Open;
  std::optional<std::string> name{}, bot{}, account{};
  bool program = false, seeded = false, ready = false;
  static void fields(auto f) {
    LONGROAD_FIELDS(f, kind, name);
    f("bot", &SeatInfo::bot, {.about = "Which bot plays, also in place of an absent person."});
    f("account", &SeatInfo::account, {.about = "The account's name; null for guests."});
    f("program", &SeatInfo::program,
      {.about = "A program plays the seat over its socket; nobody looks at a page."});
    f("seeded", &SeatInfo::seeded, {.about = "Has given its part of the dice."});
    f("ready", &SeatInfo::ready,
      {.about = "Before the game: waits for it to begin, and says so. Where the table has `wait_ready` the "
                "game waits for it."});
  }
};

/// Of the dice, shown before anybody gives a seed.
struct Commitment {
  static constexpr notation::Definition kDefinition{"Commitment"};
  int v = 1;
  std::string commitment{};
  static void fields(auto f) {
    f("v", &Commitment::v, {.form = "VersionOne"});
    f("commitment", &Commitment::commitment, {.form = "Hash"});
  }
};

struct TableResult {
  static constexpr notation::Definition kDefinition{"TableResult", "How a game ended."};
  Time ended = 0;
  EndReason why{};
  std::vector<int> points{};
  std::optional<Seat> winner{};
  static void fields(auto f) {
    f("ended", &TableResult::ended, {.form = "Ms"});
    f("why", &TableResult::why);
    f("points", &TableResult::points, {.form = "Points"});
    f("winner", &TableResult::winner);
  }
};

struct TableInfo {
  static constexpr notation::Definition kDefinition{"TableInfo"};
  std::string table{}, name{}, game{}, title{};
  int players = 0;
  boost::json::object options{};
  store::TableState state{};
  std::vector<SeatInfo> seats{};
  std::optional<Seat> host{};
  bool is_public = false;
  std::optional<ClockRules> clock{};
  std::optional<int> opening{};
  bool watchers = true;
  int delay = 0, pace = 0;
  bool tracking = false, rated = false, wait_ready = false;
  std::optional<std::string> tournament{};
  Commitment fair{};
  Time created = 0;
  int version = 0;
  std::optional<std::vector<Seat>> to_act{};
  std::optional<TableResult> result{};

  static void fields(auto f) {
    f("table", &TableInfo::table, {.form = "TableId"});
    LONGROAD_FIELDS(f, name, game, title);
    f("players", &TableInfo::players, {.low = 1, .high = kMaxSeats});
    LONGROAD_FIELDS(f, options, state, seats);
    f("host", &TableInfo::host, {.about = "The seat that may start; null where all are bots."});
    f("public", &TableInfo::is_public);
    f("clock", &TableInfo::clock);
    f("opening", &TableInfo::opening,
      {.form = "Ms",
       .about = "What each piece of the opening has before a bot places it; null where it may take as long "
                "as it takes."});
    f("watchers", &TableInfo::watchers, {.about = "Whether spectators are let in."});
    f("delay", &TableInfo::delay, {.form = "Ms", .about = "How late spectators see it."});
    f("pace", &TableInfo::pace, {.form = "Ms", .about = "How long bots wait before a line."});
    f("tracking", &TableInfo::tracking, {.about = "Whether pages may count public cards for their players."});
    f("rated", &TableInfo::rated,
      {.about = "The game counts for the rating: every seat is an account of its own."});
    f("wait_ready", &TableInfo::wait_ready,
      {.about = "A full table starts once everybody is ready; otherwise at once."});
    f("tournament", &TableInfo::tournament, {.about = "The tournament whose table it is, at /desk/ID."});
    f("fair", &TableInfo::fair);
    f("created", &TableInfo::created, {.form = "Ms"});
    f("version", &TableInfo::version);
    f("to_act", &TableInfo::to_act,
      {.omitted = true,
       .about = "The seats the game waits for: where one table is asked for with the secret of a seat, while "
                "it is played."});
    f("result", &TableInfo::result,
      {.omitted = true, .about = "Where one table is asked for whose game is over."});
  }
};

}  // namespace longroad::server
