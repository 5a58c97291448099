#include "cli/show.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <boost/json.hpp>

#include "cli/arguments.hpp"
#include "games/island/drawing.hpp"
#include "notation/marks.hpp"

namespace longroad::cli {
namespace {

namespace json = boost::json;

std::string plain(const json::value& value) {
  if (value.is_string()) return std::string(value.get_string());
  if (!value.is_array()) return json::serialize(value);
  std::string text;
  for (const auto& item : value.get_array()) text += (text.empty() ? "" : " ") + plain(item);
  return text;
}

std::string seat_line(const json::object& seat, char owner, bool colours) {
  const Mark& mark = mark_of(owner);
  std::string line = colours ? fmt::format("\x1b[{}m {} {} \x1b[0m", mark.ansi, owner, mark.sign)
                             : fmt::format(" {} {} ", owner, mark.sign);
  for (const auto& [key, value] : seat)
    if (const std::string text = plain(value); !text.empty() && text != "-" && text != "false")
      line += fmt::format("  {}: {}", std::string_view(key), text);
  return line + "\n";
}

}  // namespace

std::string show_text(const json::object& position, bool colours) {
  std::string text;
  if (position.contains("board"))
    text = fmt::format("{}\n\n", fmt::join(island::draw_text(position, colours).lines, "\n"));
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
