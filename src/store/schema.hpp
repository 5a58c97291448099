/// The format of the data folder: its version, its tables, and the way from each older version.
#pragma once

#include "base/result.hpp"
#include "store/sqlite.hpp"

namespace longroad::store {

/// Counts up by one whenever the tables change; `schema.cpp` has one step for each.
inline constexpr int kFormat = 6;

/// The format of the database, 0 where it is empty. Refuses files that are not Longroad's.
Result<int> format_of(Database& database);

/// Brings the database to this format, step by step in one transaction. Refuses newer ones.
Result<int> migrate(Database& database);

}  // namespace longroad::store
