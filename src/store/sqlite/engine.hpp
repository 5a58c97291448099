/// SQLite: one file, nothing else needed.
#pragma once

#include <memory>
#include <string>

#include "store/sql/engine.hpp"

namespace longroad::store {

/// Makes the file where it is missing.
std::unique_ptr<Engine> open_sqlite(const std::string& path);

}  // namespace longroad::store
