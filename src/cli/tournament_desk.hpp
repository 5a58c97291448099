/// What the tournament commands share: which file, who enters it, and how a change is told.
#pragma once

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "tournament/desk.hpp"

namespace longroad::cli {

struct DeskArguments {
  std::string file;
  std::string by;
  std::string at;  // empty: now
  bool yes = false;
};

/// `--file`, `--by`, `--at`, `--yes`.
void add_desk_options(CLI::App& command, DeskArguments& arguments);

tournament::Desk open_desk(const DeskArguments& arguments, tournament::Log::Access access);

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

/// A command that only has commands of its own; names the word that is none of them.
CLI::App* add_desk_group(CLI::App& parent, const std::string& name, const std::string& what);

/// Adds a command: its arguments live as long as the program, and `run` has them.
template <class Arguments, class Options>
void add_desk_command(CLI::App& group, const std::string& name, const std::string& what,
                      const std::string& examples, void (*run)(const Arguments&), Options options) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = group.add_subcommand(name, what);
  add_desk_options(*command, *arguments);
  options(*command, *arguments);
  command->footer("Examples:\n" + examples);
  command->callback([arguments, run] { run(*arguments); });
}

}  // namespace longroad::cli
