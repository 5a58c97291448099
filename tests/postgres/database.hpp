/// Which database the tests of store and server run on: SQLite, or with LONGROAD_TEST_DATABASE=postgresql a
/// PostgreSQL that the test program starts once, with a schema for each data folder.
#pragma once

#include <string>

#include "postgres/postgres_server.hpp"

namespace longroad::tests {

bool on_postgres();
/// The one of this program; started when it is first asked for.
PostgresServer& postgres();
/// What a store with this data folder is opened with: the folder itself, or an address.
std::string database_for(const std::string& folder);
/// An empty database of PostgreSQL, whichever the tests run on.
std::string postgres_for(const std::string& folder);

}  // namespace longroad::tests

/// For tests of what one engine alone has.
#define LONGROAD_ONLY_ON_SQLITE() \
  if (tests::on_postgres()) GTEST_SKIP() << "SQLite has this, PostgreSQL has its own"
#define LONGROAD_NEEDS_POSTGRES() \
  if (!tests::PostgresServer::installed()) GTEST_SKIP() << "PostgreSQL is not installed: tools/setup test"
