/// What requests about tables are answered with, one struct each.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/id.hpp"
#include "notation/values/value.hpp"
#include "server/table/wire/info.hpp"
#include "server/table/wire/message.hpp"

namespace longroad::server::answer {

struct Seated {
  static constexpr std::string_view kTitle = "Seated";
  static constexpr std::string_view kAbout =
      "A seat that is now mine. The secret is all it takes to play it, on any device; it comes as a cookie "
      "too.";
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
  static constexpr std::string_view kTitle = "TableMade";
  std::string table{};
  std::vector<Seated> seats{};
  TableInfo info{};
  static void fields(auto f) {
    f("table", &TableMade::table, {.form = "TableId"});
    f("seats", &TableMade::seats);
    f("info", &TableMade::info);
  }
};

struct BadLine {
  static constexpr std::string_view kTitle = "BadLine";
  static constexpr std::string_view kAbout =
      "Of a record that can't be played: the line that the rules refuse, and why, for other languages.";
  int number = 0;
  std::string text{}, code{}, error{};
  RefusalArgs args{};
  static void fields(auto f) {
    f("number", &BadLine::number, {.low = 1, .about = "In the file, from 1."});
    f("text", &BadLine::text);
    f("code", &BadLine::code,
      {.about = "The rule's stable name, or `bad_line` where it is no line of the notation."});
    f("error", &BadLine::error);
    f("args", &BadLine::args);
  }
};

struct Problem {
  static constexpr std::string_view kTitle = "Problem";
  ReasonTold reason{};
  std::optional<BadLine> line{};
  static void fields(auto f) {
    f(&Problem::reason);
    f("line", &Problem::line, {.omitted = true});
  }
};

struct ReportPlayer {
  static constexpr std::string_view kTitle = "ReportPlayer";
  static constexpr std::string_view kAbout = "Who sat at the seat when the report was sent.";
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
  static void fields(auto f) {
    f("seat", &ReportedChat::seat);
    f("name", &ReportedChat::name);
    f("text", &ReportedChat::text);
  }
};

struct Report {
  static constexpr std::string_view kTitle = "Report";
  static constexpr std::string_view kAbout =
      "What a player has reported about a seat, with what was said at the table before.";
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
