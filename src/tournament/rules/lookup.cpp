#include "tournament/rules/lookup.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "names/names.hpp"
#include "notation/words.hpp"
#include "tournament/rules/common.hpp"

namespace longroad::tournament {

Result<PlayerId> find_player(const State& state, std::string_view word, const std::vector<PlayerId>& among) {
  if (const Result<int> number = notation::read_number(word, 1, 0xFFFF)) {
    const PlayerId player = PlayerId::of(*number);
    if (rules::holds(among, player)) return player;
    return Error{fmt::format("There is no player {} here.", *number)};
  }
  std::vector<PlayerId> found;
  const std::string wanted = names::plain(word);
  for (const PlayerId p : among) {
    const std::string& name = state.person(p).plain_name;
    if (name == wanted) return p;
    if (!wanted.empty() && name.starts_with(wanted)) found.push_back(p);
  }
  if (found.size() == 1) return found[0];
  if (found.empty()) return Error{fmt::format("There is no player {} here.", notation::quote(word))};
  std::vector<std::string> names;
  for (const PlayerId p : found) names.push_back(fmt::format("{} ({})", state.person(p).name, p.number));
  return Error{fmt::format("{} may be {}.", notation::quote(word), fmt::join(names, ", "))};
}

Result<PlayerId> find_player(const State& state, std::string_view word) {
  std::vector<PlayerId> all;
  for (int i = 1; i <= std::ssize(state.people); ++i) all.push_back(PlayerId::of(i));
  return find_player(state, word, all);
}

}  // namespace longroad::tournament
