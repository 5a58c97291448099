/// The words of the game at hand: `with_variant(rules.variant, []<class P>() { P::Words::… })`.
#pragma once

#include "games/island/words/usual_words.hpp"

// clang-format off
#define ISLAND_VARIANT(folder) ISLAND_PATH(games/island/folder/text/words.hpp)  // NOLINT(bugprone-macro-parentheses): a path
// clang-format on
#include "games/island/variants.inc"
#undef ISLAND_VARIANT
