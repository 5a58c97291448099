/// Every sentence and word of the analysis: `analysis.json` of `translations`.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "phrases/declared.hpp"
#include "phrases/language.hpp"
#include "phrases/sentence.hpp"

namespace longroad::analysis {

/// All that is said, and what it speaks of.
std::span<const phrases::Declared> all_said();

phrases::Sentence said(std::string_view code, phrases::Values values = {});
/// The same in a language.
std::string said_in(Language language, std::string_view code, const phrases::Values& values = {});

/// `12,5` or `12.5`: of chances out of ten thousand, as percentages.
std::string percent(Language language, int chance);
/// The same with its sign.
std::string change(Language language, int chance);
/// `a, b and c`.
std::string listed(Language language, const std::vector<std::string>& items);

}  // namespace longroad::analysis
