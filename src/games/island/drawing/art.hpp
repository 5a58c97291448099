/// The drawings that an SVG of an island is put together from.
#pragma once

#include <string_view>

namespace longroad::island::art {

/// One hex measures 100 from its centre to a corner; all symbols lie round (0, 0).
inline constexpr double kScale = 100;

/// The `<defs>`: terrain by `hex-l`, icons by `icon-l`, marks by `mark-1`, and the pieces.
extern const std::string_view kDefinitions;

}  // namespace longroad::island::art
