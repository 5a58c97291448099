/// What the tournament commands share: which file, who enters it, and how a change is told.
#pragma once

#include <string>
#include <vector>

#include "cli/common/command.hpp"
#include "tournament/files/desk.hpp"

namespace longroad::cli {

/// For what enters nothing.
struct DeskFile {
  std::string file;
};

struct DeskArguments : DeskFile {
  std::string by;
  std::string at;  // empty: now
  bool yes = false;
};

/// `--file`.
void add_file_option(Command& command, DeskFile& arguments);
/// `--file`, `--by`, `--at`, `--yes`.
void add_desk_options(Command& command, DeskArguments& arguments);
/// What commands take that do not say it themselves: for those of a batch.
void set_desk_defaults(const DeskArguments& arguments);

tournament::Desk open_desk(const DeskFile& arguments, tournament::Log::Access access);

/// Enters an event and prints what changed; ends the program where the rules refuse it.
void tell(tournament::Desk& desk, const DeskArguments& arguments, tournament::Event event);

/// Asks at the terminal whether to go on; elsewhere `--yes` must have said so.
void ask(const DeskArguments& arguments, const std::string& question);

std::string time_of(const DeskArguments& arguments);

tournament::PlayerId player_argument(const tournament::State& state, const std::string& word,
                                     const std::string& argument);
std::vector<tournament::PlayerId> player_arguments(const tournament::State& state,
                                                   const std::vector<std::string>& words,
                                                   const std::string& argument);
/// `2` is game 2 of the event that is under way.
tournament::GameId game_argument(const tournament::State& state, const std::string& word,
                                 const std::string& argument);

/// What belongs to one table of a game.
struct TableArguments : DeskArguments {
  std::string game;
  int table = 0;
};

/// `GAME TABLE`.
void add_table_words(Command& command, TableArguments& arguments);

/// The same command, after `add` has given it what many have in common.
template <class Arguments, class Common>
Declared<Arguments> with(void (*add)(Command&, Common&), Declared<Arguments> declared) {
  add(declared.command, declared.arguments);
  return declared;
}

/// A command with the options of the desk and those that follow.
template <class Arguments>
Declared<Arguments> desk_command(Command& group, const std::string& name, const std::string& what,
                                 void (*run)(const Arguments&)) {
  return with(add_desk_options, group.command(name, what, run));
}

/// One about a table, whose words come first.
template <class Arguments>
Declared<Arguments> table_command(Command& group, const std::string& name, const std::string& what,
                                  void (*run)(const Arguments&)) {
  return with(add_table_words, desk_command(group, name, what, run));
}

/// A command that enters nothing, with the file and the options that follow.
template <class Arguments>
Declared<Arguments> reading_command(Command& group, const std::string& name, const std::string& what,
                                    void (*run)(const Arguments&)) {
  return with(add_file_option, group.command(name, what, run));
}

}  // namespace longroad::cli
