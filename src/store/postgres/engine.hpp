/// PostgreSQL, by libpq: for whoever has outgrown one file.
#pragma once

#include <memory>
#include <string>

#include "store/sql/engine.hpp"

namespace longroad::store {

/// `url` is libpq's: `postgresql://user@host/name`. A program that was built without libpq says so.
std::unique_ptr<Engine> open_postgres(const std::string& url);

}  // namespace longroad::store
