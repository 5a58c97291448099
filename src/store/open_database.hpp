/// Which engine a database is opened with.
#pragma once

#include <string>
#include <string_view>

#include "store/sql/database.hpp"

namespace longroad::store {

/// Whether this is the address of a PostgreSQL database, and not a folder or file.
bool is_postgres(std::string_view place);

/// What is opened for a data folder: the file in it. An address stays as it is.
std::string database_at(const std::string& place);

/// An address that anybody may read: without name, password and options.
std::string without_secrets(std::string_view url);

/// `postgresql://…`, or the path of an SQLite file. Throws where it can't be opened.
Database open_database(const std::string& place);

}  // namespace longroad::store
