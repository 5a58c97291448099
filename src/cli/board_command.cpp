/// `longroad board`: draws a board.
#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <optional>

#include "cli/common/arguments.hpp"
#include "cli/common/commands.hpp"
#include "cli/common/terminal.hpp"
#include "cli/front/front.hpp"
#include "cli/front/show.hpp"
#include "games/game.hpp"

namespace longroad::cli {
namespace {

namespace json = boost::json;

struct BoardArguments {
  std::string given;
  std::string game{games::default_game().name};
  std::uint64_t seed = 1;
  std::string options;
  bool json = false;
  bool numbers = false;
  std::optional<std::string> svg;  // empty: to the output
};

games::PositionPtr position_of(const BoardArguments& arguments) {
  const std::optional<json::value> given = board_argument(arguments.given, "BOARD");
  const json::object* object = given ? given->if_object() : nullptr;
  const json::value* named = object != nullptr ? object->if_contains("game") : nullptr;
  const games::Game& game = game_argument(
      named != nullptr && named->is_string() ? std::string(named->get_string()) : arguments.game);
  if (object != nullptr && !object->contains("hexes")) return expect(game.read(*object), "BOARD");
  const json::object options = object_argument(arguments.options, "--options");
  games::Setup setup;
  setup.players = game.max_players;
  setup.key = GameKeys::from(RandKey{arguments.seed}).board;
  setup.board = given ? &*given : nullptr;
  setup.options = &options;
  return start_argument(game, setup, "BOARD");
}

void run_board(const BoardArguments& arguments) {
  const auto position = position_of(arguments);
  require_board(*position, "--game");
  const Front& front = front_of(position->game());
  if (arguments.svg)
    return write_file(*arguments.svg, front.svg(position->json(), arguments.numbers), "--svg");
  if (arguments.json) return fmt::print("{}\n", json::serialize(position->board()));
  for (const auto& line : front.board(position->json(), output_is_terminal()).lines) fmt::print("{}\n", line);
}

}  // namespace

void add_board_command(Command& program) {
  auto [command, a] = program.command("board", "Draws a board, in the terminal or as SVG", run_board);
  command.option("BOARD", a.given, "A layout, a board or a position: beginner, JSON, or a file that holds it")
      .option("--game", a.game, game_help())
      .option("--seed", a.seed, "What the board is drawn from where it is not given")
      .option("--options", a.options, kOptionsHelp)
      .option("--svg", a.svg, "Draw SVG to this file or the output", {.value_optional = true})
      .flag("--numbers", a.numbers,
            "With --svg: the numbers of hexes and nodes in place of discs and harbours")
      .flag("--json", a.json, "Print the board as JSON")
      .examples({"longroad board --seed 7", "longroad board --seed 7 --svg board.svg",
                 "longroad board beginner",
                 R"(longroad board '{"seats":[{"settlements":[20],"roads":["20-21"]}]}')"});
}

}  // namespace longroad::cli
