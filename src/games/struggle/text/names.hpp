/// The words of the card game in texts and JSON, in the order of their enums. Host only.
#pragma once

#include <array>
#include <string_view>

#include "games/struggle/rules/state.hpp"

namespace longroad::struggle {

using Name = std::string_view;

inline constexpr std::array<Name, kItems> kItemNames = {
    "road", "knight", "settlement", "city", "library", "church", "castle", "guild", "townhall"};
inline constexpr std::array<Name, kExpansions> kExpansionNames = {"library", "church", "castle", "guild",
                                                                  "townhall"};
inline constexpr std::array<Name, kKinds> kKindNames = {"road", "knight", "settlement", "city", "expansion"};
inline constexpr std::array<Name, kEvents> kEventNames = {"brigand", "market"};
inline constexpr std::array<Name, 5> kPowerNames = {"none", "look", "guard_knights", "guard_roads", "steal"};
inline constexpr std::array<Name, 9> kPhaseNames = {"opening", "trade",   "choose", "give", "build",
                                                    "flip",    "discard", "take",   "over"};
/// Chance is named after the line that is due.
inline constexpr std::array<Name, 8> kChanceNames = {"none",  "market", "deal",  "draw",
                                                     "taken", "stolen", "event", "refill"};
inline constexpr std::array<Name, 2> kArrowNames = {"white", "black"};

template <class Enum, std::size_t N>
constexpr Name name_in(const std::array<Name, N>& names, Enum value) {
  return names[static_cast<std::size_t>(value)];
}

}  // namespace longroad::struggle
