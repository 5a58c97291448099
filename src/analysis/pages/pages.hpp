/// A report for people: in words first, then in numbers, then in pictures.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analysis/report.hpp"
#include "phrases/language.hpp"

namespace longroad::analysis {

struct Shown {
  Language language = Language::English;
  std::optional<Seat> seat{};  // whose decisions; none: everybody's
};

/// Lines of at most 80 columns.
std::string as_text(const Report& report, const Shown& shown);
std::string as_json(const Report& report, const Shown& shown);

/// What both pages say.
std::string outcome_words(const Report& report, Language language);
std::vector<std::string> apart_words(const Report& report, Language language);
std::string summary_words(const Account& account, Language language);
std::vector<Decision> marked(const Report& report, const Shown& shown);
/// The strokes of luck that moved somebody most, the greatest first.
std::vector<Stroke> greatest(const Report& report, const Shown& shown);
std::string turn_words(int turn, Language language);

}  // namespace longroad::analysis
