/// What can be asked of a table without reading its log.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace longroad::store {

enum class TableState : std::uint8_t { Waiting, Playing, Over };
inline constexpr std::array<std::string_view, 3> kTableWords{"waiting", "playing", "over"};
constexpr const auto& words(TableState) { return kTableWords; }

}  // namespace longroad::store
