/// Tournaments on several nodes.

#include "desk_client.hpp"
#include "nodes.hpp"

namespace longroad::tests {
namespace {

/// Three nodes share what a dead one had, so that tournament and tables come to different ones.
TEST_F(Nodes, ATournamentGoesOnWhenItsNodeIsKilled) {
  const auto cleo = start("cleo");
  DeskClient first(ada_->port());
  first.must({{"do", "staff"}, {"name", "Ruth"}, {"role", "referee"}});
  first.must({{"do", "register_bots"}, {"count", 16}, {"bot", "random"}});
  first.must({{"do", "set"}, {"key", "autopilot"}, {"value", "on"}});
  const DeskClient elsewhere(ben_->port(), first.event(), first.organiser());
  EXPECT_NO_THROW(static_cast<void>(elsewhere.document(first.organiser())));
  std::this_thread::sleep_for(milliseconds(500));
  ada_->kill();
  ada_ = nullptr;
  const auto ask = [&](const Server& node) {
    return DeskClient(node.port(), first.event(), first.organiser());
  };
  json::object document = ask(*ben_).document(first.organiser());
  wait_until(
      [&] {
        document = ask(*cleo).document(first.organiser());
        return document.at("phase").as_string() == "over" && document.at("champion").is_int64();
      },
      milliseconds(150'000));
  EXPECT_EQ(document.at("phase").as_string(), "over") << json::serialize(document.at("next"));
  ASSERT_TRUE(document.at("champion").is_int64());
  EXPECT_EQ(document.at("champion"), ask(*ben_).document(first.organiser()).at("champion"));
}

}  // namespace
}  // namespace longroad::tests
