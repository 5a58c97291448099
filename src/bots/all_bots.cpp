#include "bots/all_bots.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "bots/exec/process.hpp"
#include "bots/levels.hpp"
#include "bots/recipes.hpp"

namespace longroad::bots {
namespace {

template <int N>
Result<Recipe> level(std::string_view parameters, const Mind& mind) {
  return level_recipe(all_levels()[N], parameters, mind);
}

/// The levels stand last, so that their sentences are read after what they are made of.
std::span<const Kind> table() {
  static const std::array kBots{
      Kind{"random", "Picks any legal action, each as likely as the other; makes no offers.",
           recipes::random},
      Kind{"greedy", "Looks one line ahead and plays what leaves it best off; answers offers.",
           recipes::greedy},
      Kind{"search", "Plans its turns on the island in worlds it can't rule out, and trades.",
           recipes::search},
      Kind{"mcts", "Searches a tree of what everybody may do, in any game.", recipes::mcts},
      Kind{"exec", "Asks another program: exec:COMMAND, or exec:COMMAND:ms=200 (docs/bots.md).",
           recipes::exec},
      Kind{all_levels()[0].id, all_levels()[0].sentence, level<0>},
      Kind{all_levels()[1].id, all_levels()[1].sentence, level<1>},
      Kind{all_levels()[2].id, all_levels()[2].sentence, level<2>},
      Kind{all_levels()[3].id, all_levels()[3].sentence, level<3>},
      Kind{all_levels()[4].id, all_levels()[4].sentence, level<4>},
  };
  return kBots;
}

std::string all_names() {
  std::string names;
  for (const Kind& kind : table()) names += fmt::format("{}{}", names.empty() ? "" : ", ", kind.name);
  return names;
}

}  // namespace

std::span<const Kind> all_bots() { return table(); }

Result<Recipe> find_bot(std::string_view text, const Mind& mind) {
  const std::string_view name = text.substr(0, text.find(':'));
  const auto kinds = table();
  const auto kind = std::ranges::find(kinds, name, &Kind::name);
  if (kind == kinds.end())
    return Error{fmt::format("There is no bot '{}'; there are: {}.", name, all_names())};
  return kind->recipe(text.substr(std::min(name.size() + 1, text.size())), mind);
}

std::optional<Error> refuse_to_start(std::string_view text) {
  constexpr std::string_view kExec = "exec:";
  if (!text.starts_with(kExec)) return std::nullopt;
  const std::string command(recipes::command_of(text.substr(kExec.size())));
  Process trial(command);
  if (!trial.failed_to_start()) return std::nullopt;
  return Error{fmt::format("The program '{}' can't be started.", command)};
}

}  // namespace longroad::bots
