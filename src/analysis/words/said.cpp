#include "analysis/words/said.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "analysis/words/codes.hpp"
#include "phrases/translations.hpp"

namespace longroad::analysis {
namespace {

constexpr std::string_view kFile = "analysis";

std::string tenths(Language language, int chance) {
  const int rounded = (std::abs(chance) + 5) / 10;
  return fmt::format("{}{}{}", rounded / 10, language == Language::German ? ',' : '.', rounded % 10);
}

}  // namespace

std::span<const phrases::Declared> all_said() { return kSaid; }

phrases::Sentence said(std::string_view code, phrases::Values values) {
  return phrases::say(kFile, code, std::move(values));
}

std::string said_in(Language language, std::string_view code, const phrases::Values& values) {
  return phrases::fill(phrases::phrase(language, kFile, code), values);
}

std::string percent(Language language, int chance) { return tenths(language, chance); }

std::string change(Language language, int chance) {
  const std::string size = tenths(language, chance);
  if (std::abs(chance) < 5) return size;
  return (chance < 0 ? "−" : "+") + size;
}

std::string listed(Language language, const std::vector<std::string>& items) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i == 0)
      text = items[i];
    else if (i + 1 < items.size())
      text += ", " + items[i];
    else
      text = said_in(language, "and", {{"first", text}, {"second", items[i]}});
  }
  return text;
}

}  // namespace longroad::analysis
