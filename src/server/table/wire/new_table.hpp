/// What whoever makes a table asks for (wire schema: NewTable), as it is sent.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "notation/values/read.hpp"
#include "notation/values/schema.hpp"
#include "notation/values/value.hpp"
#include "server/table/model/settings.hpp"

namespace longroad::server {

namespace new_seat {

struct Open {
  static constexpr std::string_view kName = "open";
  static void fields(auto) {}
};
struct Me {
  static constexpr std::string_view kName = "me";
  std::string name{};
  static void fields(auto f) { f("name", &Me::name, {.form = "Name"}); }
};
struct Here {
  static constexpr std::string_view kName = "here";
  std::string name{};
  static void fields(auto f) { f("name", &Here::name, {.form = "Name"}); }
};
struct Program {
  static constexpr std::string_view kName = "program";
  std::string name{};
  static void fields(auto f) { f("name", &Program::name, {.form = "Name"}); }
};
struct Bot {
  static constexpr std::string_view kName = "bot";
  std::string bot{};
  static void fields(auto f) { f("bot", &Bot::bot, {.high = 80}); }
};

}  // namespace new_seat

using NewSeat = std::variant<new_seat::Open, new_seat::Me, new_seat::Here, new_seat::Program, new_seat::Bot>;

/// A moment of a finished game: of a table, or of a record.
struct Moment {
  std::string table{}, record{};
  int line = 0;
  static void fields(auto f) {
    f("table", &Moment::table,
      {.optional = true, .form = "TableId", .about = "The finished table, in place of `record`."});
    f("record", &Moment::record, {.optional = true, .about = "The text of a record, in place of `table`."});
    f("line", &Moment::line, {.high = 1'000'000, .about = "How many lines have been played."});
  }
};

struct NewTable {
  static constexpr notation::Definition kDefinition{"NewTable"};
  std::string game{}, name{};
  std::vector<NewSeat> seats{};
  bool shuffle = false;
  boost::json::object options{};
  boost::json::value board{};
  std::optional<std::uint64_t> seed{};
  std::optional<Moment> from{};
  bool is_public = false;
  std::optional<ClockRules> clock{};
  bool watchers = true;
  int delay = 0, pace = 600;
  bool tracking = false, rated = false, wait_ready = false;

  static void fields(auto f) {
    f("game", &NewTable::game,
      {.about = "Which game: `base`, `duo`, `soccer` or `struggle`; `GET /api/about` lists them."});
    f("name", &NewTable::name,
      {.optional = true,
       .form = "TableName",
       .about = "What the table is called in the lobby; left out: after the player who made it."});
    f("seats", &NewTable::seats,
      {.low = 1, .high = kMaxSeats, .about = "One for each player, in turn order."});
    f("shuffle", &NewTable::shuffle,
      {.optional = true, .about = "Deal the seats out by chance before the table opens."});
    f("options", &NewTable::options,
      {.optional = true,
       .about =
           "The game's options, as in its positions (docs/notation.md); what is left out has its default."});
    f("board", &NewTable::board,
      {.optional = true, .about = "A whole board; left out: drawn with the table's dice."});
    f("seed", &NewTable::seed,
      {.optional = true,
       .about = "The board that `longroad board --seed` draws from this number, in place of `board`."});
    f("from", &NewTable::from,
      {.optional = true,
       .about = "Play on from a moment of a finished table or of a record; `game`, `options` and `board` are "
                "then the record's."});
    f("public", &NewTable::is_public,
      {.optional = true,
       .about = "Whether the lobby lists the table, so that anybody may take an open seat."});
    f("clock", &NewTable::clock, {.optional = true, .about = "How long turns may take; null: no clock."});
    f("watchers", &NewTable::watchers, {.optional = true, .about = "Whether others may look on."});
    f("delay", &NewTable::delay,
      {.high = 600'000, .optional = true, .about = "How many milliseconds later spectators see everything."});
    f("pace", &NewTable::pace,
      {.high = 5000,
       .optional = true,
       .about = "How many milliseconds bots wait before each line, so that people can follow."});
    f("tracking", &NewTable::tracking,
      {.optional = true, .about = "Whether pages show what can be known of everybody's cards."});
    f("rated", &NewTable::rated,
      {.optional = true,
       .about = "The game counts for the rating. Its seats are mine or open, everybody is signed in, the "
                "game is played from its beginning on a drawn board, without house rules."});
    f("wait_ready", &NewTable::wait_ready,
      {.optional = true,
       .about = "The game does not start by itself before everybody is ready (the message `ready`); left "
                "out: a full table starts."});
  }
};

}  // namespace longroad::server

namespace longroad::notation {

template <>
struct Form<server::NewSeat> {
  static void read(const Node& node, server::NewSeat& seat, const As&, Reading reading) {
    if (read_kind(node, node.at("kind").word({}), seat, reading))
      refuse_strangers(node, {"kind"}, seat);
    else
      node.at("kind").refuse("a seat is open, me, here, program or bot.");
  }
  static boost::json::object schema(const As&) { return detail::reference("SeatWish"); }
};

}  // namespace longroad::notation
