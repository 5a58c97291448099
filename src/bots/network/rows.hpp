/// Rows of inputs as they are counted: a game says each input's name and number in one place, once for the
/// layout's names and then for every position.
#pragma once

#include <algorithm>

#include "bots/network/file.hpp"

namespace longroad::bots::network {

/// Takes one number after the other into a row.
constexpr auto into(std::array<std::int16_t, kMostInputs>& row) {
  return [&row, n = 0](const char* /*name*/, const char* /*of*/, int value) mutable {
    row[n++] = static_cast<std::int16_t>(std::clamp(value, -127, 127));
  };
}

/// Takes their names instead: `hand` of `ore` is `hand_ore`.
inline auto names_into(std::vector<std::string>& names) {
  return [&names](const char* name, const char* of, int /*value*/) {
    names.push_back(*of == 0 ? name : std::string(name) + "_" + of);
  };
}

inline constexpr const char* kResourceNames[]{"brick", "lumber", "wool", "grain", "ore"};

}  // namespace longroad::bots::network
