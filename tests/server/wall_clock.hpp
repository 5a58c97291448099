/// A wall clock that the test sets, for servers that it starts.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <string>

#include "temporary_folder.hpp"
#include "where.hpp"

namespace longroad::tests {

/// The server's wall clock is what this says.
class WallClock : public ::testing::Test {
 protected:
  WallClock() {
    set(0);
    setenv("WALL_CLOCK_SHIFT", file_.c_str(), 1);
    setenv("LD_PRELOAD", tests::kWallClock, 1);
    setenv("ASAN_OPTIONS", "verify_asan_link_order=0", 1);
  }
  ~WallClock() override {
    for (const char* name : {"WALL_CLOCK_SHIFT", "LD_PRELOAD", "ASAN_OPTIONS"}) unsetenv(name);
  }
  void set(int seconds) const { std::ofstream(file_) << seconds << '\n'; }

  TemporaryFolder folder_;
  const std::string file_ = folder_ / "shift";
};

}  // namespace longroad::tests
