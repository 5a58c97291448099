/// How large a tournament may become. Checked before the work: an import counts first, and a new entry is
/// refused above it. What is on disk is read whatever its size.
#pragma once

#include <cstddef>

namespace longroad::tournament {

inline constexpr std::size_t kMostPlayers = 2'000;
inline constexpr std::size_t kMostEntries = 50'000;
inline constexpr std::size_t kMostStaff = 200;  // people with a role
inline constexpr std::size_t kMostApart = 500;  // lists of friends and family

}  // namespace longroad::tournament
