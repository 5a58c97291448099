#include "cli/front/show.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "cli/common/arguments.hpp"
#include "cli/front/front.hpp"
#include "notation/marks.hpp"

namespace longroad::cli {
namespace {

namespace json = boost::json;

std::string seat_line(const json::object& seat, char owner, bool colours) {
  const Mark& mark = mark_of(owner);
  return fmt::format("{}  {}\n",
                     colours ? fmt::format("\x1b[{}m {} {} \x1b[0m", mark.ansi, owner, mark.sign)
                             : fmt::format(" {} {} ", owner, mark.sign),
                     seat_text(seat));
}

}  // namespace

std::string show_text(const json::object& position, bool colours) {
  const Front& front = front_of(position.at("game").as_string());
  const auto lines = front.draws_board() ? front.board(position, colours).lines : front.listed(position);
  std::string text = fmt::format("{}\n\n", fmt::join(lines, "\n"));
  char owner = '1';
  for (const auto& seat : position.at("seats").as_array())
    text += seat_line(seat.as_object(), owner++, colours);
  return text;
}

void require_board(const games::Position& position, const std::string& argument) {
  if (position.board().is_null() || !front_of(position.game()).draws_board())
    refuse_argument(argument, fmt::format("The game {} has no board to draw.", position.game()));
}

std::string show_result(const games::Position& position) {
  const games::Score score = position.score();
  const std::string points = fmt::format("{}", fmt::join(score.points.items(), ", "));
  if (!score.winner.is_none()) return fmt::format("Seat {} won. Points: {}.", score.winner.index + 1, points);
  return fmt::format("{} Points: {}.", score.over ? "Nobody won." : "The game is not over.", points);
}

}  // namespace longroad::cli
