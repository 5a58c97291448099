/// All that is stored, from one database to another, whichever engines they have.
#pragma once

#include <cstdint>
#include <string>

#include "base/result.hpp"
#include "store/sql/database.hpp"

namespace longroad::store {

struct Copied {
  std::int64_t rows = 0;
  std::int64_t entries = 0;  // of logs
};

/// Into a database of this format without any data; as it was at one moment, also while others write. Refused
/// in words where there is data, and where what was read back is not the same. All of it is there afterwards,
/// or nothing.
Result<Copied> copy_all(Database& from, Database& to);

}  // namespace longroad::store
