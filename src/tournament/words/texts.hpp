/// What is read out and printed at a tournament, in our own words: the code of conduct, the rules
/// in brief, and what a table has to do. Pages and prints take them from here, in the tournament's
/// language; they stand in `translations/LANGUAGE/documents/texts.json`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "phrases/language.hpp"

namespace longroad::tournament {

using longroad::Language;

/// Of what the tournament's setting says: `German`, `Deutsch`, `de`; all else is English.
Language language_of(std::string_view setting);

struct TextSection {
  std::string title;
  std::vector<std::string> lines;
};

struct Texts {
  std::vector<TextSection> conduct;  // explained by the referee before game 1, accepted at check-in (1.1.1)
  std::vector<TextSection> rules;    // how the day goes, for everybody
  std::vector<TextSection> duties;   // of a table tent: what to check first, what to keep to, whom to call
  std::string seats_by_rank;         // in semi-finals and final, instead of the last line before the game
};

const Texts& texts_in(Language language);

/// What a table of the semi-finals or the final has to do: position, seat and colour are chosen
/// (1.2.7, 1.2.8).
std::vector<TextSection> duties_by_rank(Language language);

/// As plain text.
std::string plain_text(const std::vector<TextSection>& sections);

}  // namespace longroad::tournament
