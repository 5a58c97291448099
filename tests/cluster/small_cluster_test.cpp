/// `tools/cluster` as people use it: twice in a row, and nothing of it is left behind.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "client.hpp"
#include "nats_server.hpp"
#include "postgres/postgres_server.hpp"
#include "where.hpp"

namespace longroad::tests {
namespace {

TEST(SmallCluster, StartsNodesBehindAProxyAndStopsThemTwice) {
  if (!PostgresServer::installed() || !NatsServer::is_installed() ||
      std::system("PATH=$PATH:/usr/sbin; command -v haproxy > /dev/null") != 0)
    GTEST_SKIP() << "PostgreSQL, NATS and HAProxy are not all installed: tools/setup test";
  const TemporaryFolder folder;
  namespace fs = std::filesystem;
  fs::permissions(folder.path(), fs::perms::others_exec,
                  fs::perm_options::add);  // PostgreSQL is another user
  const auto cluster = [&](const std::string& words) {
    const std::string command = "CLUSTER='" + (folder / "cluster") + "' LONGROAD='" + kProgram + "' '" +
                                kFolder + "/../tools/cluster' " + words + " > '" + (folder / "said") +
                                "' 2>&1";
    return std::system(command.c_str());
  };
  for (int round = 0; round < 2; ++round) {
    ASSERT_EQ(cluster("up 2"), 0) << std::ifstream(folder / "said").rdbuf();
    std::string address;
    std::ifstream(folder / "cluster/address") >> address;
    const int port = std::stoi(address.substr(address.rfind(':') + 1));
    const json::value wish = {{"game", "struggle"},
                              {"seats", {{{"kind", "me"}, {"name", "Ada"}}, {{"kind", "open"}}}}};
    const Answer made = post(port, "/api/tables", wish);
    ASSERT_EQ(made.status, 201) << made.body;
    const std::string table(made.value().at("table").as_string());
    // HAProxy sends each to another node.
    for (int i = 0; i < 4; ++i) EXPECT_EQ(get(port, "/api/tables/" + table).status, 200);
    std::ifstream game(std::string(kFolder) + "/analysis/last-round.game");
    const std::string record{std::istreambuf_iterator<char>(game), {}};
    Answer analysis = http(port, "POST", "/api/analyse", record);
    for (int i = 0; i < 200 && analysis.status == 202; ++i) {
      const std::string id(analysis.value().at("id").as_string());
      std::this_thread::sleep_for(milliseconds(20));
      analysis = get(port, "/api/analyse/" + id);
    }
    EXPECT_EQ(analysis.status, 200) << analysis.body;
    EXPECT_NE(cluster("up 2"), 0) << "there is one already";
    EXPECT_EQ(cluster("down"), 0) << std::ifstream(folder / "said").rdbuf();
    EXPECT_THROW(get(port, "/readyz"), std::exception) << "nobody is there any more";
  }
}

}  // namespace
}  // namespace longroad::tests
