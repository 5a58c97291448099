/// What a host reads when a server starts, and when it can't.
#include <gtest/gtest.h>

#include "served.hpp"

namespace longroad::cli {
namespace {

TEST(Serve, SaysWhereTheDataIsAndHowToStop) {
  const Served server;
  const std::string said = server.said();
  EXPECT_TRUE(said.starts_with("Longroad is at http://localhost:" + server.port() + "\n")) << said;
  EXPECT_NE(said.find("Everything is saved in the folder " + server.data() + ". Ctrl-C stops the server.\n"),
            std::string::npos)
      << said;
  EXPECT_EQ(said.find("█"), std::string::npos) << "a log has no use for a QR code";
}

TEST(Serve, SaysHowToChooseAnotherPort) {
  const Served server;
  const TemporaryFolder other;
  const Ran ran = run("serve --data " + other.path() + " --port " + server.port());
  EXPECT_EQ(ran.exit_code, 1);
  EXPECT_EQ(ran.errors, "Port " + server.port() +
                            " can't be used: Address already in use. Choose another with --port.\n");
}

TEST(Serve, AWrongAddressIsNotSaidToBeAWrongPort) {
  const TemporaryFolder folder;
  const auto errors = [&](const std::string& address) {
    const Ran ran = run("serve --port 0 --data " + folder.path() + " --address " + address);
    EXPECT_EQ(ran.exit_code, 1);
    return ran.errors;
  };
  EXPECT_EQ(errors("192.0.2.1"),
            "This machine has no address 192.0.2.1. Without --address all of its own are used.\n");
  EXPECT_EQ(
      errors("my-laptop"),
      "'my-laptop' is no address to listen on, as 127.0.0.1 is. Without --address all of this machine's "
      "are used.\n");
}

TEST(Serve, SaysTheAddressThatItListensOn) {
  const Served server("--address 127.0.0.2");
  EXPECT_TRUE(server.said().starts_with("Longroad is at http://127.0.0.2:")) << server.said();
}

}  // namespace
}  // namespace longroad::cli
