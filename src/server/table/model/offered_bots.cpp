#include "server/table/model/offered_bots.hpp"

#include <algorithm>
#include <array>

#include "notation/words.hpp"

namespace longroad::server {
namespace {

constexpr std::array<std::string_view, 2> kParameters{"level", "style"};

bool harmless(std::string_view parameter) {
  return std::ranges::find(kParameters, parameter.substr(0, parameter.find('='))) != kParameters.end();
}

}  // namespace

std::vector<bots::Kind> offered_bots() {
  std::vector<bots::Kind> offered;
  std::ranges::copy_if(bots::all_bots(), std::back_inserter(offered),
                       [](const bots::Kind& kind) { return !kind.is_outside(); });
  return offered;
}

Result<bots::Recipe> find_offered_bot(std::string_view text) {
  const std::string_view name = text.substr(0, text.find(':'));
  // Programs of this machine are only for whoever starts the server.
  const auto kinds = bots::all_bots();
  if (const auto kind = std::ranges::find(kinds, name, &bots::Kind::name);
      kind != kinds.end() && kind->is_outside())
    return Error{"Outside programs can't be chosen here."};
  if (name.size() < text.size()) {
    const auto parameters = notation::split_items(text.substr(name.size() + 1), ':');
    if (!parameters) return parameters.error();
    for (const std::string_view parameter : *parameters)
      if (!harmless(parameter)) return Error{"Only a bot's level and style can be chosen here."};
  }
  return bots::find_bot(text);
}

std::string_view stand_in() { return offered_bots().back().name; }

}  // namespace longroad::server
