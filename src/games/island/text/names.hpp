/// The words of the island's kinds, in the order of their enums. For the host only.
#pragma once

#include <array>
#include <string_view>

namespace longroad::island::names {

inline constexpr std::array<std::string_view, 7> kTerrain{"b", "l", "w", "g", "o", "d", "p"};
inline constexpr std::array<std::string_view, 6> kHarbours{"b", "l", "w", "g", "o", "3"};
inline constexpr std::array<std::string_view, 5> kCards{"knight", "roads", "plenty", "monopoly", "point"};
inline constexpr std::array<std::string_view, 19> kPhases{
    "opening", "roll",  "dice", "discard", "robber",  "steal", "stolen",  "main",   "draw",       "trade",
    "roads",   "taken", "give", "over",    "neutral", "match", "doubles", "reward", "reward_draw"};
inline constexpr std::array<std::string_view, 3> kVariants{"base", "duo", "soccer"};
inline constexpr std::array<std::string_view, 2> kClaims{"auto", "manual"};
inline constexpr std::array<std::string_view, 4> kTakeBacks{"same", "any", "undo", "none"};
inline constexpr std::array<std::string_view, 3> kLayouts{"beginner", "variable", "random"};
// two players
inline constexpr std::array<std::string_view, 2> kNeutral{"x", "y"};
inline constexpr std::array<std::string_view, 4> kOwed{"nothing", "road", "settlement", "either"};
inline constexpr std::array<std::string_view, 2> kNeutralBuilds{"alike", "any"};
inline constexpr std::array<std::string_view, 2> kTokenActions{"once", "unlimited"};
inline constexpr std::array<std::string_view, 2> kPricePoints{"shown", "all"};
// soccer
inline constexpr std::array<std::string_view, 4> kColours{"white", "orange", "red", "blue"};
inline constexpr std::array<std::string_view, 2> kEditions{"en", "de"};
inline constexpr std::array<std::string_view, 2> kRobberGrounds{"numbered", "anywhere"};
inline constexpr std::array<std::string_view, 2> kSeasonEnds{"day", "match"};
inline constexpr std::array<std::string_view, 2> kTrophySpaces{"stop", "pass"};
inline constexpr std::array<std::string_view, 2> kArmyTies{"lose", "keep"};
inline constexpr std::array<std::string_view, 2> kWinChecks{"matchday", "at_once"};
inline constexpr std::array<std::string_view, 2> kLeftSeats{"shoot", "miss"};

template <std::size_t N, class Enum>
constexpr std::string_view of(const std::array<std::string_view, N>& names, Enum value) {
  return names[static_cast<std::size_t>(value)];
}

}  // namespace longroad::island::names
