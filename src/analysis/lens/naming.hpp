/// What things are called where lines are put into words.
#pragma once

#include <span>
#include <string>

#include "base/id.hpp"
#include "base/resources.hpp"
#include "phrases/language.hpp"

namespace longroad::analysis {

struct Naming {
  Language language = Language::English;
  std::span<const std::string> names = {};  // of the seats

  [[nodiscard]] std::string of(Seat seat) const {
    return seat.index < names.size() ? names[seat.index] : std::to_string(seat.index + 1);
  }
};

std::string resource_word(Language language, Resource resource);
/// `2 brick and 1 ore`, `nothing`.
std::string cards_words(Language language, Bundle cards);

}  // namespace longroad::analysis
