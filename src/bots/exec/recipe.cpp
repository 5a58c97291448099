#include "bots/exec/recipe.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "bots/core/parameters.hpp"
#include "bots/exec/exec_bot.hpp"

namespace longroad::bots::recipes {
namespace {

constexpr std::string_view kExecKeys[]{"ms", "start"};

/// Where the parameters begin. The command may hold anything, colons too, so they are only the last words
/// that begin with a known key and have no quotation mark.
std::size_t command_size(std::string_view text) {
  std::size_t size = text.size();
  for (std::size_t colon = text.rfind(':'); colon != text.npos; colon = text.rfind(':', colon - 1)) {
    const std::string_view word = text.substr(colon + 1, size - colon - 1);
    const bool known = std::ranges::any_of(kExecKeys, [&](auto key) {
      return word.starts_with(key) && word.substr(key.size()).starts_with('=');
    });
    if (!known || word.find_first_of("'\"") != word.npos) break;
    size = colon;
    if (colon == 0) break;
  }
  return size;
}

Result<Recipe> read_exec(std::string_view text, const Mind& mind) {
  if (!mind.trusted) return Error{"A bot that is a program (exec:) is not started for others."};
  const std::string_view command = text.substr(0, command_size(text));
  if (command.empty()) return Error{"The program is missing: exec:COMMAND."};
  const std::string_view rest = text.substr(command.size());
  const auto parameters = read_parameters(rest.substr(rest.empty() ? 0 : 1), exec.name, kExecKeys);
  if (!parameters) return parameters.error();
  ExecOptions options{.command = std::string(command)};
  const auto ms = read_ms(*parameters, "ms", options.ms, 1);
  const auto start = read_ms(*parameters, "start", options.start);
  if (!ms) return ms.error();
  if (!start) return start.error();
  options.ms = *ms;
  options.start = *start;
  return Recipe{[options] { return std::make_unique<ExecBot>(options); }};
}

/// Why the command can't be started.
std::optional<Error> refuse_command(std::string_view text) {
  const std::string command(text.substr(0, command_size(text)));
  Process trial(command);
  if (!trial.failed_to_start()) return std::nullopt;
  return Error{fmt::format("The program '{}' can't be started.", command)};
}

}  // namespace

constinit const Kind exec{"exec",
                          "Asks another program: exec:COMMAND, or exec:COMMAND:ms=200 (docs/bots.md).",
                          read_exec, refuse_command};

}  // namespace longroad::bots::recipes
