// longroad tournament print
#include <fmt/format.h>

#include "cli/arguments.hpp"
#include "cli/tournament.hpp"
#include "cli/tournament_desk.hpp"
#ifdef LONGROAD_PAPER
#include "paper/island_board.hpp"
#include "paper/prints.hpp"
#endif

namespace longroad::cli {

using namespace tournament;

namespace {

struct PrintArguments : DeskArguments {
  std::string what;
  std::string game;
  std::string out;
  std::string paper = "A4";
};

#ifdef LONGROAD_PAPER

std::string draw(const Desk& desk, const PrintArguments& a) {
  const State& state = desk.state();
  paper::PrintOptions options;
  options.size = a.paper == "Letter" ? paper::PaperSize::Letter : paper::PaperSize::A4;
  options.made = desk.tournament().entries().back().at;
  options.board = paper::draw_island_board;
  if (a.what == "standings") return print_standings(state, options);
  if (a.what == "bracket") return print_bracket(state, options);
  if (a.what == "report") return print_report(state, options);
  if (a.what == "conduct") return print_conduct(state, options);
  const GameId game = game_argument(state, a.game, "--game");
  if (state.game(game) == nullptr) refuse_argument("--game", "There is no such game.");
  if (a.what == "board") return print_board(state, game, options);
  if (!state.game(game)->posted()) fail(fmt::format("{} has no tables yet.", text(game)));
  if (a.what == "names") return print_seats_by_name(state, game, options);
  if (a.what == "tables") return print_seats_by_table(state, game, options);
  if (a.what == "tents") return print_table_tents(state, game, options);
  return print_result_sheets(state, game, options);
}

#else

std::string draw(const Desk&, const PrintArguments&) {
  fail("This program was built without cairo and can't print.");
}

#endif

void run_print(const PrintArguments& a) {
  const Desk desk = open_desk(a, Log::Access::Read);
  write_file(a.out, draw(desk, a), "--out");
  fmt::print("{} is written.\n", a.out);
}

}  // namespace

void add_tournament_print(Command& group) {
  auto [command, a] = desk_command(
      group, "print", "Writes PDF: seats, table tents, result sheets, boards, standings, bracket, report",
      run_print);
  command
      .option("WHAT", a.what, "What to print",
              {.required = true,
               .one_of = {"names", "tables", "tents", "sheets", "board", "standings", "bracket", "report",
                          "conduct"}})
      .option("--game", a.game, "For what belongs to a game: 1, 2, 3, semi or final")
      .option("--paper", a.paper, "Its size", {.one_of = {"A4", "Letter"}})
      .option("--out", a.out, "The file", kRequired)
      .examples({"longroad tournament print names --game 1 --out names.pdf",
                 "longroad tournament print sheets --game 2 --paper Letter --out sheets.pdf",
                 "longroad tournament print standings --out standings.pdf"});
}

}  // namespace longroad::cli
