#include "cli/common/command.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <cstdint>
#include <limits>
#include <optional>
#include <sstream>
#include <string_view>
#include <type_traits>

#include "cli/common/wording.hpp"

namespace longroad::cli {
namespace {

struct Exit {
  int code;
};

/// Says of an option what its value looks like; what else there is to say is in its help.
class HelpFormat : public CLI::Formatter {
 public:
  HelpFormat() {
    label("Positionals", "Arguments");
    label("SUBCOMMAND", "COMMAND");
  }
  std::string make_option_opts(const CLI::Option* option) const override {
    return option->get_positional() ? "" : " " + option->get_option_text();
  }
  std::string make_option_desc(const CLI::Option* option) const override {
    return wrapped(option->get_description(), width());
  }
  std::string make_subcommand(const CLI::App* command) const override {
    std::ostringstream out;
    CLI::detail::format_help(out, command->get_name(), wrapped(command->get_description(), width()),
                             get_column_width());
    return out.str();
  }

 private:
  /// Beside the names, in 80 columns.
  [[nodiscard]] std::size_t width() const { return 80 - get_column_width(); }
};

/// The help of the command that the words have named so far.
std::string help(const CLI::App* app) {
  while (app->get_parent() != nullptr) app = app->get_parent();
  return app->help();
}

/// Without a command of its own there is nothing to do but to say which there are.
void make_group(CLI::App& app) {
  app.require_subcommand(0, 1);
  app.callback([&app] {
    if (!app.get_subcommands().empty()) return;
    fmt::print(stderr, "{}", help(&app));
    leave(2);
  });
}

/// A command below this one; what the parent says of itself is not said again.
std::shared_ptr<CLI::App> add(CLI::App& parent, const std::string& name, const std::string& what) {
  CLI::App* added = parent.add_subcommand(name, what);
  added->group("Commands")->footer("");
  return parent.get_subcommand_ptr(added);
}

void restrict(CLI::App& app, CLI::Option& option, const Limits& limits) {
  option.required(limits.required);
  if (limits.value_optional) option.expected(0, 1);
  if (!limits.needs.empty()) option.needs(app.get_option(limits.needs));
  if (limits.one_of.empty()) return;
  option.check([words = limits.one_of](const std::string& word) {
    if (std::ranges::find(words, word) != words.end()) return std::string();
    return fmt::format("Expected is {}, not '{}'.", alternatives(words), word);
  });
}

/// The items of a list that is one word; `a,,` has three. Commas in quotation marks do not separate, nor do
/// those in brackets: `exec:bot --at '1,2',greedy` has two. A mark within a word is an apostrophe.
std::vector<std::string> places(const std::string& list) {
  std::vector<std::string> all(1);
  char quote = 0;
  int depth = 0;
  char before = ',';
  for (const char c : list) {
    if (quote != 0)
      quote = c == quote ? 0 : quote;
    else if ((c == '\'' || c == '"') && std::isalnum(static_cast<unsigned char>(before)) == 0)
      quote = c;
    else if (c == '[' || c == '{')
      ++depth;
    else if (c == ']' || c == '}')
      --depth;
    before = c;
    if (c == ',' && quote == 0 && depth <= 0)
      all.emplace_back();
    else
      all.back() += c;
  }
  return all;
}

/// CLI11 would leave out an empty place of a list, but then something was forgotten.
std::string empty_place(const std::string& list) {
  const auto all = places(list);
  if (std::ranges::find(all, "") == all.end()) return {};
  return fmt::format("There is an empty place in '{}'.", list);
}

template <class Number>
void expect_numbers(CLI::Option& option, const Limits::Range& range, bool list) {
  Number least = std::numeric_limits<Number>::lowest();
  Number most = std::numeric_limits<Number>::max();
  if (range.least <= range.most) {
    least = static_cast<Number>(range.least);
    most = static_cast<Number>(range.most);
  }
  option.check([least, most, list](const std::string& text) {
    for (const std::string& number : list ? places(text) : std::vector{text})
      if (std::string fault = fault_of(number, least, most); !fault.empty()) return fault;
    return std::string();
  });
}

/// What a value of this type looks like in the help, how it is written, and what a list has several of.
template <class T>
struct Form {
  using Single = T;
  static constexpr std::string_view kLook = std::is_same_v<T, std::string> ? "TEXT" : "N";
  static std::string text(const T& value) { return fmt::format("{}", value); }
};
template <>
struct Form<char> : Form<std::string> {
  using Single = char;
  static std::string text(char value) { return {value}; }
};
template <class T>
struct Form<std::optional<T>> : Form<T> {
  static std::string text(const std::optional<T>& value) { return Form<T>::text(*value); }
};
template <class T>
struct Form<std::vector<T>> {
  using Single = T;
  static constexpr std::string_view kLook = std::is_same_v<T, std::string> ? "TEXT,..." : "N,...";
  static std::string text(const std::vector<T>& values) { return fmt::format("{}", fmt::join(values, ",")); }
};

template <class T>
constexpr bool kIsList = false;
template <class T>
constexpr bool kIsList<std::vector<T>> = true;

template <class T>
CLI::Option* add(CLI::App& app, const std::string& name, T& value, const std::string& help) {
  if constexpr (kIsList<T>)
    if (name.starts_with("--")) {
      const auto read = [&value](const CLI::results_t& words) {
        value.clear();
        for (const std::string& place : places(words.back()))
          if (!CLI::detail::lexical_cast(place, value.emplace_back())) return false;
        return true;
      };
      return app.add_option(name, read, help)->check(empty_place);
    }
  return app.add_option(name, value, help);
}

/// What is typed and nobody knows; a misspelt option is named before what its value broke elsewhere.
std::string unknown_word(const CLI::ParseError& error, const std::vector<std::string>& rest) {
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) return rest.front();
  const auto option = std::ranges::find_if(rest, [](const auto& word) { return word.starts_with("--"); });
  return option == rest.end() ? std::string() : *option;
}

/// `longroad tournament enter`: as far as the words have named a command.
std::string named_command(const CLI::App* app) {
  std::string name = app->get_name();
  for (auto below = app->get_subcommands(); !below.empty(); below = app->get_subcommands()) {
    app = below.front();
    name += " " + app->get_name();
  }
  return name;
}

/// Ours is a sentence; CLI11's own words are not, and say less.
std::string sentence_of(const CLI::ParseError& error, const CLI::App& app) {
  const std::string words = error.what();
  return words.ends_with('.') ? words : fmt::format("{}. See {} --help.", words, named_command(&app));
}

}  // namespace

void refuse_argument(const std::string& argument, const std::string& sentence) {
  throw CLI::ValidationError(argument, sentence);
}

void fail(const std::string& sentence) {
  fmt::print(stderr, "{}\n", sentence);
  leave(1);
}

void leave(int exit_code) { throw Exit{exit_code}; }

Command::Command(const std::string& what) : app_(std::make_shared<CLI::App>(what, "longroad")) {
  app_->set_help_flag("-h,--help", "Print this help");
  app_->formatter(std::make_shared<HelpFormat>());
  make_group(*app_);
}

template <class Words>
int Command::run_words(Words parse) {
  try {
    parse();
    return 0;
  } catch (const Exit& exit) {
    return exit.code;
  } catch (const CLI::Success& help) {
    return app_->exit(help);
  } catch (const CLI::ParseError& error) {
    const std::string unknown = unknown_word(error, app_->remaining(true));
    if (unknown.empty())
      fmt::print(stderr, "longroad: {}\n", sentence_of(error, *app_));
    else
      fmt::print(stderr, "longroad: '{}' is not known here. See {} --help.\n", unknown,
                 named_command(app_.get()));
    return 2;
  } catch (const std::exception& error) {
    fmt::print(stderr, "longroad: {}\n", error.what());
    return 1;
  }
}

std::vector<std::string> places_of(const std::string& list) { return places(list); }

int Command::run(int argc, char** argv) {
  return run_words([&] { app_->parse(argc, argv); });
}

int Command::run(const std::string& line) {
  return run_words([&] { app_->parse(line); });
}

Command Command::group(const std::string& name, const std::string& what) {
  Command group(add(*app_, name, what));
  make_group(*group.app_);
  return group;
}

Command Command::command(const std::string& name, const std::string& what, std::function<void()> work) {
  Command command(add(*app_, name, what));
  command.app_->callback(std::move(work));
  return command;
}

template <class T>
Command& Command::option(const std::string& name, T& value, const std::string& help, const Limits& limits) {
  std::string text = help;
  if (!limits.one_of.empty()) text += ": " + alternatives(limits.one_of);
  if (value != T{}) text += fmt::format(" [{}]", Form<T>::text(value));
  CLI::Option* option = add(*app_, name, value, text);
  option->option_text(std::string(Form<T>::kLook))->type_name("value");
  using Value = typename Form<T>::Single;
  if constexpr (std::is_arithmetic_v<Value> && !std::is_same_v<Value, char>)
    expect_numbers<Value>(*option, limits.range, kIsList<T> && name.starts_with("--"));
  restrict(*app_, *option, limits);
  return *this;
}

template Command& Command::option(const std::string&, std::string&, const std::string&, const Limits&);
template Command& Command::option(const std::string&, char&, const std::string&, const Limits&);
template Command& Command::option(const std::string&, int&, const std::string&, const Limits&);
template Command& Command::option(const std::string&, std::uint64_t&, const std::string&, const Limits&);
template Command& Command::option(const std::string&, double&, const std::string&, const Limits&);
template Command& Command::option(const std::string&, std::vector<std::string>&, const std::string&,
                                  const Limits&);
template Command& Command::option(const std::string&, std::vector<int>&, const std::string&, const Limits&);
template Command& Command::option(const std::string&, std::vector<double>&, const std::string&,
                                  const Limits&);
template Command& Command::option(const std::string&, std::optional<std::string>&, const std::string&,
                                  const Limits&);
template Command& Command::option(const std::string&, std::optional<int>&, const std::string&, const Limits&);
template Command& Command::option(const std::string&, std::optional<std::uint64_t>&, const std::string&,
                                  const Limits&);

Command& Command::flag(const std::string& name, bool& value, const std::string& help) {
  app_->add_flag(name, value, help);
  return *this;
}

Command& Command::flag_off(const std::string& name, bool& value, const std::string& help) {
  app_->add_flag_callback(
      name, [&value] { value = false; }, help);
  return *this;
}

Command& Command::note(const std::string& text) {
  const std::string before = app_->get_footer();
  app_->footer(before.empty() ? text : before + "\n" + text);
  return *this;
}

Command& Command::examples(std::initializer_list<std::string> lines) {
  std::string text = lines.size() == 1 ? "Example:" : "Examples:";
  for (const std::string& line : lines) text += "\n  " + line;
  return note(text);
}

}  // namespace longroad::cli
