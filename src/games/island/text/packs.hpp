/// The resources and development cards of which a view hides some.
#pragma once

#include <span>
#include <string_view>

#include "notation/pack.hpp"

namespace longroad::island {

inline std::span<const notation::Pack> packs() {
  static constexpr std::string_view kBank[]{"bank"};
  static constexpr std::string_view kHand[]{"hand"};
  static constexpr std::string_view kPlayed[]{"played", "removed"};
  static constexpr std::string_view kCards[]{"cards", "fresh"};
  static constexpr notation::Pack kPacks[]{
      {.written = notation::Pack::Written::Letters,
       .source = "bank",
       .open = kBank,
       .of_seat = {},
       .held = kHand},
      {.written = notation::Pack::Written::List,
       .source = "deck",
       .open = {},
       .of_seat = kPlayed,
       .held = kCards},
  };
  return kPacks;
}

}  // namespace longroad::island
