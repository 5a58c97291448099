#include "postgres/database.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <functional>
#include <map>
#include <mutex>
#include <string_view>

namespace longroad::tests {
namespace {

std::unique_ptr<PostgresServer>& server() {
  static std::unique_ptr<PostgresServer> one;
  return one;
}

/// Without PostgreSQL its tests are not run, and say so.
class Environment final : public ::testing::Environment {
  void SetUp() override {
    if (on_postgres()) LONGROAD_NEEDS_POSTGRES();
  }
  void TearDown() override { server().reset(); }
};
const ::testing::Environment* const kEnvironment = ::testing::AddGlobalTestEnvironment(new Environment);

std::mutex guard;

}  // namespace

bool on_postgres() {
  const char* const name = std::getenv("LONGROAD_TEST_DATABASE");
  return name != nullptr && std::string_view(name) == "postgresql";
}

PostgresServer& postgres() {
  if (!server()) server() = std::make_unique<PostgresServer>();
  return *server();
}

std::string postgres_for(const std::string& folder) {
  const std::lock_guard lock(guard);
  static std::map<std::string, std::string> schemas;
  std::string& schema = schemas[folder];
  if (schema.empty()) {
    schema = "test_" + std::to_string(schemas.size());
    postgres().execute("CREATE SCHEMA " + schema);
  }
  return postgres().url(schema);
}

std::string database_for(const std::string& folder) { return on_postgres() ? postgres_for(folder) : folder; }

}  // namespace longroad::tests
