/// Backups that can't be written.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "served.hpp"

namespace longroad::cli {
namespace {

TEST(Backup, ThatFailsSaysWhyAndLeavesNoFile) {
  const Served server;
  const std::string start = "backup --data " + server.data() + " ";
  const Ran nowhere = run(start + server.file("no/copy.db"));
  EXPECT_EQ(nowhere.exit_code, 1);
  EXPECT_EQ(nowhere.errors, "The backup could not be written to " + server.file("no/copy.db") +
                                ": there is no such folder.\n");
  // A file may have 4 KB here, and the signal that says so is ignored.
  const std::string limited = "trap '' XFSZ; ulimit -f 8; '" + std::string(tests::kProgram) + "' " + start +
                              server.file("copy.db") + " 2> " + server.file("errors");
  EXPECT_NE(std::system(limited.c_str()), 0);
  const std::string errors = file_content(server.file("errors"));
  EXPECT_TRUE(
      errors.starts_with("The backup could not be written to " + server.file("copy.db") + ". The database"))
      << errors;
  EXPECT_EQ(errors.find("VACUUM"), std::string::npos) << errors;
  EXPECT_FALSE(std::filesystem::exists(server.file("copy.db")));
  EXPECT_EQ(run(start + server.file("copy.db")).exit_code, 0);
}

}  // namespace
}  // namespace longroad::cli
