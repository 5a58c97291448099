/// The words of the island's kinds, in the order of their enums. For the host only.
#pragma once

#include <array>
#include <string_view>

#include "games/island/model/phase.hpp"

namespace longroad::island::names {

inline constexpr std::array<std::string_view, 7> kTerrain{"b", "l", "w", "g", "o", "d", "p"};
inline constexpr std::array<std::string_view, 6> kHarbours{"b", "l", "w", "g", "o", "3"};
inline constexpr std::array<std::string_view, 5> kCards{"knight", "roads", "plenty", "monopoly", "point"};
inline constexpr std::array<std::string_view, 2> kClaims{"auto", "manual"};
inline constexpr std::array<std::string_view, 4> kTakeBacks{"same", "any", "undo", "none"};
inline constexpr std::array<std::string_view, 3> kLayouts{"beginner", "variable", "random"};
/// The owners after the players.
inline constexpr std::array<std::string_view, 2> kNeutral{"x", "y"};

template <std::size_t N, class Enum>
constexpr std::string_view of(const std::array<std::string_view, N>& names, Enum value) {
  return names[static_cast<std::size_t>(value)];
}

struct PhaseName {
  std::string_view name;
  Phase phase;
};
inline constexpr PhaseName kPhases[]{
    {"opening", Phase::Opening}, {"roll", Phase::Roll},     {"dice", Phase::Dice},
    {"discard", Phase::Discard}, {"robber", Phase::Robber}, {"steal", Phase::Steal},
    {"stolen", Phase::Stolen},   {"main", Phase::Main},     {"draw", Phase::Draw},
    {"trade", Phase::Trade},     {"roads", Phase::Roads},   {"over", Phase::Over},
};

}  // namespace longroad::island::names
