/// Copies of what is stored: a file that can be opened as a data folder, whichever engine it comes from.
#pragma once

#include <optional>
#include <string>

#include "base/result.hpp"
#include "store/copy.hpp"

namespace longroad::store {

/// Writes a copy of a data folder or of a database, also while servers run there. A folder may have any
/// format.
std::optional<Error> back_up(const std::string& place, const std::string& path);

/// Copies all data from one place to another, which has none yet: data folders or databases. No server may
/// run with either.
Result<Copied> move_data(const std::string& from, const std::string& to);

}  // namespace longroad::store
