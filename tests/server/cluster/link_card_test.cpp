/// What a link says of a table that another node has.
#include <signal.h>

#include "nodes.hpp"

namespace longroad::tests {
namespace {

TEST_F(Nodes, SayInALinkWhatWaitsAtATableOfAnotherOne) {
  if (get(ada_->port(), "/").body.find("</head>") == std::string::npos)
    GTEST_SKIP() << "the page is not built";
  const Made made = make_table(ada_->port(), "duo", 1, 0,
                               {{"seats", json::array{json::object{{"kind", "me"}, {"name", "Ada"}},
                                                      json::object{{"kind", "open"}}}}});
  const auto page = [&](const Server& node) { return get(node.port(), "/t/" + made.id).body; };
  EXPECT_NE(page(*ben_).find("content=\"The island for two at Longroad\""), std::string::npos) << page(*ben_);
  EXPECT_NE(page(*ben_).find("seat is free"), std::string::npos) << page(*ben_);
  EXPECT_NE(get(ben_->port(), "/t/zzzzzzzzzz").body.find("A game at Longroad"), std::string::npos);
  // Nobody waits for a node that says nothing.
  ::kill(ada_->process(), SIGSTOP);
  const auto asked = Clock::now();
  const std::string meanwhile = page(*ben_);
  EXPECT_LT(Clock::now() - asked, milliseconds(2'500));
  EXPECT_NE(meanwhile.find("</html>"), std::string::npos);
  ::kill(ada_->process(), SIGCONT);
}

}  // namespace
}  // namespace longroad::tests
