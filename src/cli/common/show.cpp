#include "cli/common/show.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "cli/common/arguments.hpp"
#include "games/island/drawing/drawing.hpp"
#include "notation/marks.hpp"

namespace longroad::cli {
namespace {

namespace json = boost::json;

std::string plain(const json::value& value) {
  if (value.is_string()) return std::string(value.get_string());
  std::string text;
  if (value.is_array()) {
    for (const auto& item : value.get_array()) text += (text.empty() ? "" : " ") + plain(item);
  } else if (value.is_object()) {
    for (const auto& [key, item] : value.get_object())
      text += fmt::format("{}{} {}", text.empty() ? "" : ", ", std::string_view(key), plain(item));
  } else {
    text = json::serialize(value);
  }
  return text;
}

std::string seat_line(const json::object& seat, char owner, bool colours) {
  const Mark& mark = mark_of(owner);
  return fmt::format("{}  {}\n",
                     colours ? fmt::format("\x1b[{}m {} {} \x1b[0m", mark.ansi, owner, mark.sign)
                             : fmt::format(" {} {} ", owner, mark.sign),
                     seat_text(seat));
}

}  // namespace

std::string seat_text(const json::object& seat) {
  std::string line;
  for (const auto& [key, value] : seat)
    if (const std::string text = plain(value); !text.empty() && text != "-" && text != "false")
      line += fmt::format("{}{}: {}", line.empty() ? "" : "  ", std::string_view(key), text);
  return line;
}

std::vector<std::string> table_lines(const json::object& position) {
  if (position.contains("board")) return {};
  std::string first;
  for (const char* key : {"market", "discard", "stack", "events", "arrow"})
    if (const json::value* value = position.if_contains(key); value != nullptr && !value->is_null())
      first += fmt::format("{}{}: {}", first.empty() ? "" : "  ", key, plain(*value));
  return {first, fmt::format("piles: {}", plain(position.at("piles")))};
}

std::string show_text(const json::object& position, bool colours) {
  const std::vector<std::string> lines =
      position.contains("board") ? island::draw_text(position, colours).lines : table_lines(position);
  std::string text = fmt::format("{}\n\n", fmt::join(lines, "\n"));
  char owner = '1';
  for (const auto& seat : position.at("seats").as_array())
    text += seat_line(seat.as_object(), owner++, colours);
  return text;
}

void require_board(const games::Position& position, const std::string& argument) {
  if (position.board().is_null())
    refuse_argument(argument, fmt::format("The game {} has no board to draw.", position.game()));
}

std::string show_result(const games::Position& position) {
  const games::Score score = position.score();
  const std::string points = fmt::format("{}", fmt::join(score.points.items(), ", "));
  if (!score.winner.is_none()) return fmt::format("Seat {} won. Points: {}.", score.winner.index + 1, points);
  return fmt::format("{} Points: {}.", score.over ? "Nobody won." : "The game is not over.", points);
}

}  // namespace longroad::cli
