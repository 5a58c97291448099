/// What the host reads where a server refuses, or none runs.
#include <gtest/gtest.h>

#include <filesystem>

#include "served.hpp"

namespace longroad::cli {
namespace {

TEST(Admin, ShowsTheSentenceOfARefusal) {
  const Served server;
  const std::string start = "admin --data " + server.data() + " ";
  const Ran close = run(start + "close nowhere");
  EXPECT_EQ(close.exit_code, 1);
  EXPECT_EQ(close.errors, "There is no such table.\n");
  const Ran as_json = run(start + "organiser --json nowhere");
  EXPECT_EQ(as_json.exit_code, 1);
  EXPECT_TRUE(as_json.errors.starts_with("{\"code\":")) << as_json.errors;
}

TEST(Admin, SaysThatNoServerRuns) {
  Served server;
  const std::string port = server.port();
  server.kill();
  const std::string start = "admin --data " + server.data() + " ";
  const Ran left = run(start + "tables");
  EXPECT_EQ(left.exit_code, 1);
  EXPECT_TRUE(left.errors.starts_with("There is no server at port " + port + "; ")) << left.errors;
  std::filesystem::remove(server.data() + "/admin");
  const Ran none = run(start + "tables");
  EXPECT_EQ(none.exit_code, 1);
  EXPECT_EQ(none.errors, "No server runs with the data folder " + server.data() + ".\n");
}

}  // namespace
}  // namespace longroad::cli
