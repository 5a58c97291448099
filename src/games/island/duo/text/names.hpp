/// The words of the two-player game's kinds, in the order of their enums.
#pragma once

#include "games/island/duo/model/part.hpp"
#include "games/island/words/names.hpp"

namespace longroad::island::names {

inline constexpr std::array<std::string_view, 4> kOwed{"nothing", "road", "settlement", "either"};
inline constexpr std::array<std::string_view, 2> kNeutralBuilds{"alike", "any"};
inline constexpr std::array<std::string_view, 2> kTokenActions{"once", "unlimited"};
inline constexpr std::array<std::string_view, 2> kPricePoints{"shown", "all"};

inline constexpr PhaseName kDuoPhases[]{
    {"taken", DuoPhase::Taken}, {"give", DuoPhase::Give}, {"neutral", DuoPhase::Neutral}};

}  // namespace longroad::island::names
