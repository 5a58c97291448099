/// The load generator against a server that was not started for it.
#include <gtest/gtest.h>

#include "served.hpp"

namespace longroad::cli {
namespace {

TEST(Load, SaysThatTheServerHasLimits) {
  const Served server;
  for (const char* load : {" --games 1", " --tables 100 --seconds 1"}) {
    const Ran ran = run("load --port " + server.port() + load);
    EXPECT_EQ(ran.exit_code, 1) << load;
    EXPECT_NE(ran.errors.find("Start it with --no-limits to load it.\n"), std::string::npos) << ran.errors;
  }
}

}  // namespace
}  // namespace longroad::cli
