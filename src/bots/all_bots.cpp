#include "bots/all_bots.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "bots/recipes.hpp"

namespace longroad::bots {
namespace {

constexpr std::array kBots{
    Kind{"random", "Picks any legal action, each as likely as the other; makes no offers.", recipes::random},
    Kind{"greedy", "Looks one line ahead and plays what leaves it best off; answers offers.",
         recipes::greedy},
    Kind{"search", "Plans its turns on the island in worlds it can't rule out, and trades.", recipes::search},
};

std::string all_names() {
  std::string names;
  for (const Kind& kind : kBots) names += fmt::format("{}{}", names.empty() ? "" : ", ", kind.name);
  return names;
}

}  // namespace

std::span<const Kind> all_bots() { return kBots; }

Result<Recipe> find_bot(std::string_view text, const Mind& mind) {
  const std::string_view name = text.substr(0, text.find(':'));
  const auto kind = std::ranges::find(kBots, name, &Kind::name);
  if (kind == kBots.end())
    return Error{fmt::format("There is no bot '{}'; there are: {}.", name, all_names())};
  return kind->recipe(text.substr(std::min(name.size() + 1, text.size())), mind);
}

}  // namespace longroad::bots
