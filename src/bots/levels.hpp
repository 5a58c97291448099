/// Levels for people: the same five in all games, from a beginner's to the strongest. A lower level
/// thinks less far; it does not blunder on purpose.
#pragma once

#include <span>
#include <string_view>

#include "bots/core/recipe.hpp"

namespace longroad::bots {

struct Level {
  std::string_view id;  // also the bot's name
  std::string_view name;
  std::string_view sentence;
  std::string_view searching;  // the bot that plays it where a game is searched: on the island
  std::string_view sampling;   // and in every other game
};

std::span<const Level> all_levels();

/// Their lines in the table of bots; `style` is their only parameter.
std::span<const Kind> level_kinds();

}  // namespace longroad::bots
