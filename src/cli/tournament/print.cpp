// longroad tournament print
#include <fmt/format.h>

#include "cli/common/arguments.hpp"
#include "cli/tournament/desk.hpp"
#include "cli/tournament/tournament.hpp"
#include "paper/island_board.hpp"
#include "paper/missing_glyphs.hpp"
#include "paper/prints.hpp"

namespace longroad::cli {

using namespace tournament;

namespace {

struct PrintArguments : DeskFile {
  std::string what;
  std::string game;
  std::string out;
  std::string paper = "A4";
  std::string language;
};

std::string draw(const Desk& desk, const PrintArguments& a) {
  const State& state = desk.state();
  paper::PrintOptions options;
  options.size = a.paper == "Letter" ? paper::PaperSize::Letter : paper::PaperSize::A4;
  options.language = language_of(a.language.empty() ? state.settings.language : a.language);
  options.made = desk.tournament().entries().back().at;
  options.board = paper::draw_island_board;
  const paper::NamedPrint& print = *paper::find_print(a.what);
  if (print.of_all != nullptr) return print.of_all(state, options);
  const GameId game = game_argument(state, a.game, "--game");
  if (state.game(game) == nullptr) refuse_argument("--game", "There is no such game.");
  if (print.needs_tables && !state.game(game)->posted())
    fail(fmt::format("{} has no tables yet.", text(game)));
  return print.of_game(state, game, options);
}

std::vector<std::string> print_names() {
  std::vector<std::string> names;
  for (const paper::NamedPrint& print : paper::named_prints()) names.emplace_back(print.name);
  return names;
}

void run_print(const PrintArguments& a) {
  const Desk desk = open_desk(a, Log::Access::Read);
  for (const PlayerId p : paper::without_glyphs(desk.state()))
    fmt::print(stderr, "No font here can print {}: install fonts-noto-cjk, or the one for these letters.\n",
               desk.state().person(p).name);
  write_file(a.out, draw(desk, a), "--out");
  fmt::print("{} is written.\n", a.out);
}

}  // namespace

void add_print(Command& group) {
  auto [command, a] = reading_command(
      group, "print", "Writes PDF: seats, table tents, result sheets, boards, standings, bracket, report",
      run_print);
  command.option("WHAT", a.what, "What to print", {.required = true, .one_of = print_names()})
      .option("--game", a.game, "For what belongs to a game: 1, 2, 3, semi or final")
      .option("--paper", a.paper, "Its size", {.one_of = {"A4", "Letter"}})
      .option("--language", a.language, "English or German; otherwise the tournament's")
      .option("--out", a.out, "The file", kRequired)
      .examples({"longroad tournament print names --game 1 --out names.pdf",
                 "longroad tournament print sheets --game 2 --paper Letter --out sheets.pdf",
                 "longroad tournament print standings --out standings.pdf"});
}

}  // namespace longroad::cli
