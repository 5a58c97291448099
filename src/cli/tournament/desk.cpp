#include "cli/tournament/desk.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <iostream>

#include "cli/common/arguments.hpp"
#include "tournament/model/event_words.hpp"
#include "tournament/rules/lookup.hpp"

namespace longroad::cli {

using namespace tournament;

namespace {

std::string environment(const char* name, const char* otherwise) {
  const char* value = std::getenv(name);
  return value != nullptr && *value != '\0' ? value : otherwise;
}

}  // namespace

void add_file_option(Command& command, DeskFile& arguments) {
  arguments.file = environment("LONGROAD_TOURNAMENT", "tournament.log");
  command.option("--file", arguments.file, "The tournament's log (LONGROAD_TOURNAMENT)");
}

void add_desk_options(Command& command, DeskArguments& arguments) {
  arguments.by = environment("LONGROAD_BY", "desk");
  arguments.at = environment("LONGROAD_AT", "");
  arguments.yes = !environment("LONGROAD_YES", "").empty();
  add_file_option(command, arguments);
  command.option("--by", arguments.by, "Who enters it (LONGROAD_BY)")
      .option("--at", arguments.at, "When it happened, as 2026-05-01T09:30:00Z (LONGROAD_AT); otherwise now")
      .flag("--yes", arguments.yes, "Do not ask before it is done (LONGROAD_YES)");
}

void set_desk_defaults(const DeskArguments& arguments) {
  setenv("LONGROAD_TOURNAMENT", arguments.file.c_str(), 1);
  setenv("LONGROAD_BY", arguments.by.c_str(), 1);
  setenv("LONGROAD_AT", arguments.at.c_str(), 1);
  setenv("LONGROAD_YES", arguments.yes ? "1" : "", 1);
}

void add_table_words(Command& command, TableArguments& arguments) {
  command.option("GAME", arguments.game, "1, 2, 3, semi or final", kRequired)
      .option("TABLE", arguments.table, "The table's number", kRequired);
}

Desk open_desk(const DeskFile& arguments, Log::Access access) {
  Desk desk = expect(Desk::open(arguments.file, access), "--file");
  if (desk.was_torn()) {
    fmt::print(stderr, "An unfinished line at the end of {} was never confirmed and does not count.\n",
               arguments.file);
  }
  return desk;
}

std::string time_of(const DeskArguments& arguments) {
  return arguments.at.empty() ? now_text() : arguments.at;
}

void tell(Desk& desk, const DeskArguments& arguments, Event event) {
  const Answer<Notices> notices = desk.submit(std::move(event), arguments.by, time_of(arguments));
  if (!notices) fail(notices.error().sentence);
  const Entry& entry = desk.tournament().entries().back();
  fmt::print("{}. {}\n", entry.number, in_words(desk.state(), entry).text);
  for (const Sentence& notice : *notices) fmt::print("   {}\n", notice.text);
}

void ask(const DeskArguments& arguments, const std::string& question) {
  if (arguments.yes) return;
  if (isatty(STDIN_FILENO) == 0) refuse_argument("--yes", question + " Add --yes to do it.");
  fmt::print("{} Go on? [y/N] ", question);
  std::fflush(stdout);
  std::string answer;
  std::getline(std::cin, answer);
  if (answer != "y" && answer != "yes") fail("Nothing was changed.");
}

PlayerId player_argument(const State& state, const std::string& word, const std::string& argument) {
  return expect(find_player(state, word), argument);
}

std::vector<PlayerId> player_arguments(const State& state, const std::vector<std::string>& words,
                                       const std::string& argument) {
  std::vector<PlayerId> players;
  for (const std::string& word : words) players.push_back(player_argument(state, word, argument));
  return players;
}

GameId game_argument(const State& state, const std::string& word, const std::string& argument) {
  return expect(read_game(word, state.current_event()), argument);
}

}  // namespace longroad::cli
