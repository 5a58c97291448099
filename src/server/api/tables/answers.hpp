/// What requests about reports are answered with, one struct each.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/id.hpp"
#include "notation/values/value.hpp"
#include "server/table/model/time.hpp"

namespace longroad::server::answer {

struct ReportPlayer {
  static constexpr notation::Definition kDefinition{"ReportPlayer",
                                                    "Who sat at the seat when the report was sent."};
  std::string name{};
  std::optional<std::string> account{};
  static void fields(auto f) {
    f("name", &ReportPlayer::name);
    f("account", &ReportPlayer::account, {.about = "null for a guest."});
  }
};

struct ReportedChat {
  Seat seat{};
  std::string name{}, text{};
  static void fields(auto f) { LONGROAD_FIELDS(f, seat, name, text); }
};

struct Report {
  static constexpr notation::Definition kDefinition{
      "Report", "What a player has reported about a seat, with what was said at the table before."};
  Time id = 0;
  std::string table{};
  int version = 0, line = 0;
  Seat seat{};
  std::optional<ReportPlayer> about{};
  int sender = 0;
  std::optional<ReportPlayer> by{};
  std::string text{};
  Time at = 0;
  std::vector<ReportedChat> chat{};
  static void fields(auto f) {
    f("id", &Report::id);
    f("table", &Report::table, {.form = "TableId"});
    f("version", &Report::version);
    f("line", &Report::line, {.about = "How many lines had been played: where a replay begins."});
    f("seat", &Report::seat);
    f("about", &Report::about, {.about = "Null where nobody is known."});
    f("sender", &Report::sender,
      {.high = kMaxSeats, .about = "The seat that reports; 0 where an older program did not note it."});
    f("by", &Report::by, {.about = "Null where nobody is known."});
    f("text", &Report::text);
    f("at", &Report::at, {.form = "Ms"});
    f("chat", &Report::chat);
  }
};

}  // namespace longroad::server::answer
