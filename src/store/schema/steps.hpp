/// The tables, as steps from each format to the next. Written once, in SQLite's words; for PostgreSQL the few
/// words that differ are exchanged.
#pragma once

#include <string>

#include "store/sql/engine.hpp"

namespace longroad::store {

/// Counts up by one whenever the tables change; `steps.cpp` has one step for each.
inline constexpr int kFormat = 8;

/// The way from this format to the next.
std::string step_from(int format, Dialect dialect);

}  // namespace longroad::store
