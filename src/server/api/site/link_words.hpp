/// What links say of themselves where they are sent: `links.json` of `translations`.
#pragma once

#include <array>

#include "phrases/declared.hpp"

namespace longroad::server {

inline constexpr auto kLinkWords = std::to_array<phrases::Declared>({
    {"home"},
    {"home_about"},
    {"a_game"},
    // each game by its name, as the page calls it
    {"game_base"},
    {"game_duo"},
    {"game_soccer"},
    {"game_struggle"},
    {"table", "game"},
    {"table_about"},
    {"table_free", "free"},
    {"table_playing"},
    {"table_over"},
    {"replay", "game"},
    {"replay_about", "players"},
    {"analysis", "game"},
    {"analysis_about", "players"},
    {"tournament"},
    {"tournament_about"},
    {"learn"},
    {"learn_about"},
    {"rules", "game"},
    {"rules_about"},
});

}  // namespace longroad::server
