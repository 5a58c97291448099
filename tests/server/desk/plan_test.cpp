/// Planning takes its time; what happens meanwhile is not overlooked.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <thread>

#include "desk_fixture.hpp"

namespace longroad::tests {
namespace {

constexpr int kMany = 400;  // so many that a plan takes longer than anything else here

class DeskPlan : public DeskTest {
 protected:
  DeskPlan() { desk_.welcome(kMany); }
  Answer schedule(const std::string& id, const json::value& version) const {
    return desk_.post(desk_.organiser(), "/commands",
                      json::object{{"id", id}, {"do", "schedule"}, {"seed", 3}, {"version", version}});
  }
  json::value version() const { return desk_.document(desk_.organiser()).at("version"); }
};

/// A plan that its author saw nothing go before is put in at once, or not at all.
TEST_F(DeskPlan, WhatHappensWhileItIsPlannedCounts) {
  int refused = 0;
  for (int round = 0; round < 12; ++round) {
    Answer planned;
    const std::int64_t before = version().as_int64();
    std::thread planning([&] { planned = schedule(std::to_string(round), before); });
    std::this_thread::sleep_for(milliseconds(round));
    desk_.must({{"do", "note"}, {"text", "somebody came late"}});
    planning.join();
    if (planned.status == 200) {
      EXPECT_EQ(planned.value().at("version"), before + 1) << "round " << round;
    } else {
      EXPECT_EQ(planned.status, 409) << planned.body;
      ++refused;
    }
  }
  EXPECT_GT(refused, 0);
}

TEST_F(DeskPlan, APlanThatIsAskedForTwiceCountsOnce) {
  Answer first;
  const std::int64_t before = version().as_int64();
  std::thread planning([&] { first = schedule("a", nullptr); });
  const Answer second = schedule("a", nullptr);
  planning.join();
  EXPECT_EQ(first.status, 200) << first.body.substr(0, 300);
  EXPECT_EQ(second.status, 200) << second.body.substr(0, 300);
  EXPECT_EQ(version().as_int64(), before + 1);
}

}  // namespace
}  // namespace longroad::tests
