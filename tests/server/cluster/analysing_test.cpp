/// An analysis is at one node, and any node tells how far it is.
#include <fstream>
#include <iterator>

#include "nodes.hpp"
#include "where.hpp"

namespace longroad::tests {
namespace {

/// One that is not finished at once.
std::string begin_analysis(const Server& node, std::string record) {
  for (int i = 0; i < 20; ++i) {
    const Answer begun = http(node.port(), "POST", "/api/analyse", record);
    if (begun.status == 202) return std::string(begun.value().at("id").as_string());
    EXPECT_EQ(begun.status, 200) << begun.body;
    record += '\n';  // another one
  }
  return "";
}

TEST_F(Nodes, TellOfAnAnalysisThatAnotherOneMakes) {
  std::ifstream file(std::string(kFolder) + "/analysis/last-round.game");
  const std::string record{std::istreambuf_iterator<char>(file), {}};
  const std::string path = "/api/analyse/" + begin_analysis(*ada_, record);
  const double relayed = metric(ben_->port(), "longroad_relayed_requests_total");
  Answer at_ben;
  wait_until([&] {
    at_ben = get(ben_->port(), path);
    return at_ben.status != 202;
  });
  EXPECT_EQ(at_ben.status, 200) << at_ben.body;
  EXPECT_EQ(get(ada_->port(), path).body, at_ben.body);
  EXPECT_GT(metric(ben_->port(), "longroad_relayed_requests_total"), relayed);
  for (const char* nobody : {"abc", "abc-", "abc-x", "abc-99999", "abc--1", "-0"})
    EXPECT_EQ(get(ben_->port(), std::string("/api/analyse/") + nobody).status, 404) << nobody;
  ada_->kill();
  wait_until([&] { return get(ben_->port(), path).status != 503; });  // until NATS has noticed
  EXPECT_EQ(get(ben_->port(), path).status, 404) << "it has gone with its node";
  EXPECT_FALSE(begin_analysis(*ben_, record).empty());
}

}  // namespace
}  // namespace longroad::tests
