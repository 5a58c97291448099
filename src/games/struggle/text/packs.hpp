/// The cards of which a view hides some.
#pragma once

#include <span>
#include <string_view>

#include "notation/pack.hpp"

namespace longroad::struggle {

inline std::span<const notation::Pack> packs() {
  static constexpr std::string_view kOpen[]{"market", "discard"};
  static constexpr std::string_view kHand[]{"hand"};
  static constexpr notation::Pack kPacks[]{
      {.written = notation::Pack::Written::Letters,
       .source = "stack",
       .open = kOpen,
       .of_seat = {},
       .held = kHand},
  };
  return kPacks;
}

}  // namespace longroad::struggle
