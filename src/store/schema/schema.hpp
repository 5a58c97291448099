/// The format of a database: which it is, and bringing it to the newest.
#pragma once

#include "base/result.hpp"
#include "store/schema/steps.hpp"
#include "store/sql/database.hpp"

namespace longroad::store {

/// The format of the database, 0 where it is empty. Refuses those that are not Longroad's.
Result<int> format_of(Database& database);

/// Brings the database to this format, step by step in one transaction. Refuses newer ones.
Result<int> migrate(Database& database);

}  // namespace longroad::store
