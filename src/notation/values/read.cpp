#include "notation/values/read.hpp"

#include <algorithm>

namespace longroad::notation {

std::string_view read_text(const Node& node, const As& as) {
  const std::string_view text = node.word({});
  const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
  const auto size = std::ranges::count_if(text, begins);
  if (size >= as.low && size <= as.high) return text;
  node.refuse(std::to_string(as.low) + " to " + std::to_string(as.high) + " characters are expected.");
  return {};
}

}  // namespace longroad::notation
