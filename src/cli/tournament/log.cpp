// longroad tournament status, log, page, undo, batch
#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <iostream>

#include "cli/common/arguments.hpp"
#include "cli/common/commands.hpp"
#include "cli/tournament/desk.hpp"
#include "cli/tournament/show.hpp"
#include "cli/tournament/tournament.hpp"
#include "tournament/model/event_json.hpp"
#include "tournament/model/event_words.hpp"
#include "tournament/words/texts.hpp"

namespace longroad::cli {

using namespace tournament;

namespace {

struct LogArguments : DeskArguments {
  std::string game;
  std::string page;
  std::string language = "English";
  int entry = 0;
  std::string reason;
  std::string script = "-";
  bool json = false;
  bool keep_going = false;
};

void run_status(const LogArguments& a) {
  const Desk desk = open_desk(a, Log::Access::Read);
  if (a.game.empty()) return print_status(desk.state());
  const GameId id = game_argument(desk.state(), a.game, "GAME");
  if (desk.state().game(id) == nullptr) refuse_argument("GAME", "There is no such game.");
  print_game(desk.state(), id);
}

/// What is read out before game 1 (1.1.1) and lies on the tables.
void run_page(const LogArguments& a) {
  const Texts& texts = texts_in(language_of(a.language));
  if (a.page == "conduct") fmt::print("{}", plain_text(texts.conduct));
  if (a.page == "rules") fmt::print("{}", plain_text(texts.rules));
  if (a.page == "table") fmt::print("{}", plain_text(texts.duties));
}

void run_log(const LogArguments& a) {
  const Desk desk = open_desk(a, Log::Access::Read);
  for (const Entry& entry : desk.tournament().entries()) {
    if (a.json) {
      fmt::print("{}\n", entry_text(entry));
    } else {
      fmt::print("{:5}  {}  {:<12} {}{}\n", entry.number, entry.at, entry.by,
                 in_words(desk.state(), entry).text,
                 desk.tournament().is_undone(entry.number) ? " (undone)" : "");
    }
  }
}

void run_undo(const LogArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  if (desk.preview(event::Undo{a.entry, a.reason}, a.by)) {
    const Entry& entry = desk.tournament().entries()[a.entry - 1];
    ask(a, fmt::format("This will be undone: {}", in_words(desk.state(), entry).text));
  }
  tell(desk, a, event::Undo{a.entry, a.reason});
}

/// One line of a script, as if it stood behind `longroad tournament`.
int run_line(const std::string& line) {
  std::fflush(stdout);  // what a command says on the error output comes after its line
  Command program("The tournament desk");
  add_tournament_command(program);
  return program.run(fmt::format("tournament {}", line));
}

void run_batch(const LogArguments& a) {
  std::ifstream file;
  if (a.script != "-") file.open(a.script);
  std::istream& lines = a.script == "-" ? std::cin : file;
  if (!lines) refuse_argument("SCRIPT", "The file can't be read.");
  set_desk_defaults(a);
  int worst = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line[0] == '#') continue;
    fmt::print("$ {}\n", line);
    const int code = run_line(line);
    fmt::print("= {}\n", code);
    std::fflush(stdout);
    worst = std::max(worst, code);
    if (code != 0 && !a.keep_going) break;
  }
  if (worst != 0) leave(worst);
}

}  // namespace

void add_status(Command& group) {
  auto [command, a] = reading_command(
      group, "status", "Says what is done, what is missing and what comes next; or lists a game's tables",
      run_status);
  command.option("GAME", a.game, "1, 2, 3, semi or final")
      .examples({"longroad tournament status", "longroad tournament status 2"});
}

void add_log(Command& group) {
  auto [command, a] = reading_command(group, "log", "Lists everything that happened", run_log);
  command.flag("--json", a.json, "The entries as they are in the file")
      .examples({"longroad tournament log", "longroad tournament log --json"});
}

void add_page(Command& group) {
  auto [command, a] = group.command(
      "page", "Prints the code of conduct, the rules in brief, or the duties of a table", run_page);
  command.option("PAGE", a.page, "What to print", {.required = true, .one_of = {"conduct", "rules", "table"}})
      .option("--language", a.language, "Its language", {.one_of = {"English", "German"}})
      .examples({"longroad tournament page conduct", "longroad tournament page table"});
}

void add_undo(Command& group) {
  auto [command, a] = desk_command(
      group, "undo", "Takes an entry of the log back; signatures, lots and rulings stand", run_undo);
  command.option("ENTRY", a.entry, "Its number in the log", kRequired)
      .option("--reason", a.reason, "Why")
      .examples({"longroad tournament undo 17 --reason \"wrong table\" --yes"});
}

void add_batch(Command& group) {
  auto [command, a] = desk_command(
      group, "batch",
      "Runs tournament commands from a file or the input, one a line; prints = and the exit code after each",
      run_batch);
  command.option("SCRIPT", a.script, "The file; - reads the input")
      .flag("--keep-going", a.keep_going, "Go on after a command that failed")
      .examples({"longroad tournament batch day.txt --file tournament.log",
                 "echo 'enter 1 3 10 8 7 7' | longroad tournament batch"});
}

}  // namespace longroad::cli
