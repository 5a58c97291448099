/// The words of the soccer scenario's kinds, in the order of their enums.
#pragma once

#include "games/island/soccer/model/part.hpp"
#include "games/island/words/names.hpp"

namespace longroad::island::names {

inline constexpr std::array<std::string_view, 4> kColours{"white", "orange", "red", "blue"};
inline constexpr std::array<std::string_view, 2> kEditions{"en", "de"};
inline constexpr std::array<std::string_view, 2> kRobberGrounds{"numbered", "anywhere"};
inline constexpr std::array<std::string_view, 2> kSeasonEnds{"day", "match"};
inline constexpr std::array<std::string_view, 2> kTrophySpaces{"stop", "pass"};
inline constexpr std::array<std::string_view, 2> kArmyTies{"lose", "keep"};
inline constexpr std::array<std::string_view, 2> kWinChecks{"matchday", "at_once"};
inline constexpr std::array<std::string_view, 2> kLeftSeats{"shoot", "miss"};

inline constexpr PhaseName kSoccerPhases[]{
    {"match", SoccerPhase::Match},
    {"doubles", SoccerPhase::Doubles},
    {"reward", SoccerPhase::Reward},
    {"reward_draw", SoccerPhase::RewardDraw},
};

}  // namespace longroad::island::names
