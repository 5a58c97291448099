/// The table of all bots: one of each folder named in this folder's CMake list, then the levels.
#include "bots/all_bots.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "bot_folders.hpp"
#include "bots/levels.hpp"

namespace longroad::bots {
namespace {

/// The levels stand last, so that their sentences are read after what they are made of.
std::vector<Kind> make_table() {
  std::vector<Kind> kinds;
  for (const Kind* kind : kFolders) kinds.push_back(*kind);
  std::ranges::copy(level_kinds(), std::back_inserter(kinds));
  return kinds;
}

std::string all_names() {
  std::string names;
  for (const Kind& kind : all_bots()) names += fmt::format("{}{}", names.empty() ? "" : ", ", kind.name);
  return names;
}

/// A bot's name, and what stands behind it.
struct Named {
  std::string_view name;
  std::string_view parameters;
};

Named split_name(std::string_view text) {
  const std::string_view name = text.substr(0, text.find(':'));
  return {name, text.substr(std::min(name.size() + 1, text.size()))};
}

/// Null where there is no such bot.
const Kind* find_kind(std::string_view name) {
  const auto kinds = all_bots();
  const auto kind = std::ranges::find(kinds, name, &Kind::name);
  return kind == kinds.end() ? nullptr : &*kind;
}

}  // namespace

std::span<const Kind> all_bots() {
  static const std::vector<Kind> kTable = make_table();
  return kTable;
}

Result<Recipe> find_bot(std::string_view text, const Mind& mind) {
  const auto [name, parameters] = split_name(text);
  const Kind* kind = find_kind(name);
  if (kind == nullptr) return Error{fmt::format("There is no bot '{}'; there are: {}.", name, all_names())};
  return kind->recipe(parameters, mind);
}

std::optional<Error> refuse_to_start(std::string_view text) {
  const auto [name, parameters] = split_name(text);
  const Kind* kind = find_kind(name);
  if (kind == nullptr || kind->refuse_to_start == nullptr) return std::nullopt;
  return kind->refuse_to_start(parameters);
}

}  // namespace longroad::bots
