/// The names of phases, the base game's first.

#include <algorithm>
#include <vector>

#include "games/island/text/parts.hpp"
#include "games/island/text/words.hpp"

namespace longroad::island {
namespace {

std::vector<std::string_view> all_phase_names() {
  std::vector<std::string_view> all;
  for (const auto& phase : names::kPhases) all.push_back(phase.name);
  for_each_variant([&]<class P>() {
    for (const auto& phase : P::Words::phases()) all.push_back(phase.name);
  });
  return all;
}

template <class Fits>
names::PhaseName find_phase(Fits fits) {
  const auto* usual = std::ranges::find_if(names::kPhases, fits);
  if (usual != std::end(names::kPhases)) return *usual;
  names::PhaseName found{};
  for_each_variant([&]<class P>() {
    for (const names::PhaseName& phase : P::Words::phases())
      if (fits(phase)) found = phase;
  });
  return found;
}

}  // namespace

std::string_view phase_name(Phase phase) {
  return find_phase([&](const names::PhaseName& p) { return p.phase == phase; }).name;
}

Phase read_phase(const Node& node, Phase otherwise) {
  if (!node.given()) return otherwise;
  static const std::vector<std::string_view> kAll = all_phase_names();
  const auto at = static_cast<std::size_t>(node.choice(kAll, 0));
  return find_phase([&](const names::PhaseName& p) { return p.name == kAll[at]; }).phase;
}

}  // namespace longroad::island
