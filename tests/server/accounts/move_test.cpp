/// `longroad move`: from a folder into PostgreSQL and back, verified by replaying.

#include <gtest/gtest.h>

#include <filesystem>
#include <stdexcept>

#include "browser.hpp"
#include "desk_client.hpp"
#include "player.hpp"
#include "postgres/database.hpp"
#include "store/accounts.hpp"
#include "store/open_database.hpp"
#include "store/schema/tables.hpp"

namespace longroad::tests {
namespace {

class Move : public ::testing::Test {
 protected:
  void SetUp() override { LONGROAD_NEEDS_POSTGRES(); }
  /// A data folder that an older version wrote, of this version's format.
  std::string unpack(const std::string& name) {
    const std::string path = folder_ / name;
    std::filesystem::create_directories(path);
    const std::string command = "gzip -dc '" + std::string(kFolder) + "/kept/folders/" + name +
                                ".db.gz' > '" + path + "/longroad.db'";
    if (std::system(command.c_str()) != 0) throw std::runtime_error(command);
    EXPECT_TRUE(store::Store::open(path));
    return path;
  }
  static std::string move(const std::string& from, const std::string& to) {
    return output_of(std::string(kProgram) + " move --from '" + from + "' --to '" + to + "' 2>&1");
  }
  TemporaryFolder folder_;
};

TEST_F(Move, BringsAFolderIntoPostgresAndBack) {
  for (const std::string name : {"table-games", "desk"}) {
    const std::string old = unpack(name);
    const std::string url = postgres_for(folder_ / name);
    const std::string there = move(old, url);
    EXPECT_NE(there.find(" are replayed.\n"), std::string::npos) << there;
    const std::string replayed =
        name == "desk" ? "0 tables and 33 tournaments" : "11 tables and 1 tournaments";
    EXPECT_NE(there.find(replayed), std::string::npos) << there;
    EXPECT_EQ(there.find("can't"), std::string::npos) << there;
    EXPECT_EQ(move(old, url), "There is data already where it should be copied to.\n");
    EXPECT_EQ(move(url, folder_ / (name + "-back")), there) << "as many rows, as many tables";
    EXPECT_EQ(move(folder_ / (name + "-back"), folder_ / (name + "-again")), there);
  }
}

TEST_F(Move, WaitsUntilTheServerIsStopped) {
  const std::string url = postgres_for(folder_.path());
  {
    Server server(folder_ / "data", {"--no-limits", "--database", url});
    Browser browser(server.port());
    ASSERT_EQ(browser.ask("POST", "/api/account", {{"name", "Ada"}, {"password", "a long word"}}).status,
              201);
    EXPECT_NE(move(url, folder_ / "copy").find("Stop it first."), std::string::npos);
    EXPECT_EQ(server.stop(), 0);
  }
  EXPECT_NE(move(url, folder_ / "copy").find("rows are copied"), std::string::npos);
  // The next account has a number of its own.
  const std::string second = postgres_for(folder_ / "second");
  EXPECT_NE(move(folder_ / "copy", second).find("rows are copied"), std::string::npos);
  const auto store = std::move(*store::Store::open(second));
  const auto ada = store::Accounts(*store).find("Ada");
  ASSERT_TRUE(ada);
  EXPECT_GT(store::Accounts(*store).create("Ben", "x", 1).value_or(0), ada->id);
}

TEST_F(Move, KnowsAllTables) {
  const auto store = std::move(*store::Store::open(folder_.path()));
  EXPECT_EQ(
      store->database().number("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name NOT IN "
                               "('epochs', 'nodes', 'owners', 'page_files', 'sqlite_sequence')"),
      std::ssize(store::kTables))
      << "a new table belongs into src/store/schema/tables.hpp";
}

}  // namespace
}  // namespace longroad::tests
