/// Commands of the program: each says what it takes, shows how it is used, and is a function of its
/// arguments. What reads the words stands behind this header, in one file: it is slow to compile.
#pragma once

#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

#include "base/result.hpp"

namespace CLI {
class App;
}

namespace longroad::cli {

/// Ends the program with exit code 2 and a sentence that names the argument.
[[noreturn]] void refuse_argument(const std::string& argument, const std::string& sentence);

/// Ends the program with exit code 1: the arguments were fine, what they ask for went wrong.
[[noreturn]] void fail(const std::string& sentence);

/// Ends the program with this code: what there is to say has been said.
[[noreturn]] void leave(int exit_code);

/// The value, or the end of the program with a sentence that names the argument.
template <class T>
T expect(Result<T> result, const std::string& argument) {
  if (!result) refuse_argument(argument, result.error().sentence);
  return std::move(*result);
}

/// What the reader of an option checks.
struct Limits {
  bool required = false;
  bool value_optional = false;  // the name may stand alone: an empty text
  struct Range {
    int least = 0;
    int most = -1;  // less than the least: no range
  } range = {};
  std::vector<std::string> one_of = {};
  std::string needs = {};  // another option, declared before
};
inline const Limits kRequired{.required = true};

/// The items of a list: commas inside quotation marks or brackets do not separate.
std::vector<std::string> places_of(const std::string& list);

template <class Arguments>
struct Declared;

/// A handle: copies mean the same command.
class Command {
 public:
  /// The program itself.
  explicit Command(const std::string& what);

  /// Runs what the words ask for, and gives the exit code of the program.
  int run(int argc, char** argv);
  int run(const std::string& line);

  /// A command that only has commands of its own; alone it prints its help and exits with 2.
  Command group(const std::string& name, const std::string& what);

  Command command(const std::string& name, const std::string& what, std::function<void()> work);

  /// A command whose arguments live as long as the program does.
  template <class Arguments>
  Declared<Arguments> command(const std::string& name, const std::string& what,
                              void (*work)(const Arguments&));

  /// `--name VALUE`, or a plain word where the name has no dashes. The default is what the value is
  /// now; the help shows it unless it is empty or 0. A list is separated by commas, plain words by spaces.
  /// T: std::string, char, int, std::uint64_t, double, or a std::vector or std::optional of one.
  template <class T>
  Command& option(const std::string& name, T& value, const std::string& help, const Limits& limits = {});

  Command& flag(const std::string& name, bool& value, const std::string& help);
  Command& flag_off(const std::string& name, bool& value, const std::string& help);  // turns it off

  /// What the help says below the options, in the order of these calls.
  Command& note(const std::string& text);
  Command& examples(std::initializer_list<std::string> lines);

 private:
  explicit Command(std::shared_ptr<CLI::App> app) : app_(std::move(app)) {}
  template <class Words>
  int run_words(Words parse);

  std::shared_ptr<CLI::App> app_;
};

/// A new command and the arguments that its options fill.
template <class Arguments>
struct Declared {
  Command command;
  Arguments& arguments;
};

template <class Arguments>
Declared<Arguments> Command::command(const std::string& name, const std::string& what,
                                     void (*work)(const Arguments&)) {
  const auto arguments = std::make_shared<Arguments>();
  return {command(name, what, [arguments, work] { work(*arguments); }), *arguments};
}

}  // namespace longroad::cli
