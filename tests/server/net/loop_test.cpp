/// What breaks in one work leaves the next alone.

#include "server/net/loop.hpp"

#include <gtest/gtest.h>

#include <future>
#include <stdexcept>

#include "server/net/work_pool.hpp"
#include "server/table/model/plain_text.hpp"

namespace longroad::server {
namespace {

void break_something() { throw std::runtime_error("this is a test"); }

TEST(Loop, GoesOnAfterWorkThatBroke) {
  Loop loop;
  int done = 0;
  loop.post([&] { ++done; });
  loop.post(break_something);
  loop.post([&] { ++done; });
  loop.post([&] { loop.stop(); });
  loop.run();
  EXPECT_EQ(done, 2);
}

TEST(WorkPool, GoesOnAfterWorkThatBroke) {
  WorkPool pool({.name = "test"});
  pool.submit(break_something);
  std::promise<int> done;
  pool.submit([&] { done.set_value(7); });
  EXPECT_EQ(done.get_future().get(), 7);
}

TEST(Names, LookLikeWhatTheyAre) {
  for (const char* name :
       {"Ada", " Ada ", "J\u00fcrgen \u5f20\u4f1f", "\u2764\ufe0f", "\u0645\u06cc\u200c\u062e"})
    EXPECT_TRUE(read_name(name)) << name;
  EXPECT_EQ(*read_name("  Ada  "), "Ada");
  for (const char* name :
       {"", "  ", "\u200b", "\u3000", "\ufe0f", "\u202eadA", "A\u200bda", "Ada\n", "\u0085"})
    EXPECT_FALSE(read_name(name)) << name;
  EXPECT_TRUE(read_name("\u00fc\u00fc\u00fc", 3));
  EXPECT_FALSE(read_name("\u00fc\u00fc\u00fc\u00fc", 3));
}

}  // namespace
}  // namespace longroad::server
