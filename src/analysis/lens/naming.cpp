#include "analysis/lens/naming.hpp"

#include <fmt/format.h>

#include <array>

#include "analysis/words/said.hpp"

namespace longroad::analysis {

std::string resource_word(Language language, Resource resource) {
  constexpr std::array<std::string_view, kResources> kCodes{"brick", "lumber", "wool", "grain", "ore"};
  return said_in(language, kCodes[static_cast<std::size_t>(resource)]);
}

std::string cards_words(Language language, Bundle cards) {
  std::vector<std::string> items;
  Bundle::for_each_kind([&](Resource r) {
    if (cards[r] > 0) items.push_back(fmt::format("{} {}", cards[r], resource_word(language, r)));
  });
  return items.empty() ? said_in(language, "nothing") : listed(language, items);
}

}  // namespace longroad::analysis
