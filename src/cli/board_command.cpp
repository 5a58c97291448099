#include <fmt/format.h>

#include <boost/json.hpp>
#include <optional>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/show.hpp"
#include "cli/terminal.hpp"
#include "games/island/drawing.hpp"

namespace longroad::cli {
namespace {

namespace json = boost::json;

struct Arguments {
  std::string given;
  std::string game = "base";
  std::uint64_t seed = 1;
  std::string options;
  bool json = false;
  std::optional<std::string> svg;  // empty: to the output
};

games::PositionPtr position_of(const Arguments& arguments) {
  const json::object given = object_argument(arguments.given, "JSON");
  const json::value* named = given.if_contains("game");
  const games::Game& game = game_argument(
      named != nullptr && named->is_string() ? std::string(named->get_string()) : arguments.game);
  if (!given.empty() && !given.contains("hexes")) return expect(game.read(given), "JSON");
  const json::object options = object_argument(arguments.options, "--options");
  const json::value board = given;
  games::Setup setup;
  setup.players = game.max_players;
  setup.key = GameKeys::from(RandKey{arguments.seed}).board;
  setup.board = given.empty() ? nullptr : &board;
  setup.options = &options;
  return expect(game.start(setup), given.empty() ? "--options" : "JSON");
}

void run(const Arguments& arguments) {
  const auto position = position_of(arguments);
  require_board(*position, "--game");
  if (arguments.svg) return write_file(*arguments.svg, island::draw_svg(position->json()), "--svg");
  if (arguments.json) return fmt::print("{}\n", json::serialize(position->board()));
  for (const auto& line : island::draw_text(position->json(), output_is_terminal()).lines)
    fmt::print("{}\n", line);
}

}  // namespace

void add_board_command(Command& program) {
  auto [command, a] = program.command("board", "Draws a board, in the terminal or as SVG", run);
  command.option("JSON", a.given, "A board or position: JSON, or a file that holds it")
      .option("--game", a.game, "Which game")
      .option("--seed", a.seed, "What the board is drawn from where none is given")
      .option("--options", a.options, "The game's options: JSON, or a file that holds it")
      .option("--svg", a.svg, "Draw SVG to this file or the output", {.value_optional = true})
      .flag("--json", a.json, "Print the board as JSON")
      .examples({"longroad board --seed 7", "longroad board --seed 7 --svg board.svg",
                 R"(longroad board --options '{"board":"beginner"}')"});
}

}  // namespace longroad::cli
