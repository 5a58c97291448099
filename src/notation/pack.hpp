/// Cards of which a view hides some: in which members of a position they lie, so that whoever has a view in
/// words alone can deal what it hides.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace longroad::notation {

struct Pack {
  /// `"bbw"`, or `["knight","point"]`.
  enum class Written : std::uint8_t { Letters, List };

  Written written = Written::Letters;
  std::string_view source;                    // has all of them before the first line
  std::span<const std::string_view> open;     // lie open on the table; without `source`, that is hidden
  std::span<const std::string_view> of_seat;  // of a seat, open to all
  std::span<const std::string_view> held;     // of a seat; others see how many
};

}  // namespace longroad::notation
