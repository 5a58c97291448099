/// What a server says of itself in its metrics.
#pragma once

#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace longroad::load {

struct Meter {
  double cpu_seconds = 0;   // used so far, by all threads
  double memory_bytes = 0;  // resident
  double lines = 0;         // played so far, those of chance too
  struct Bucket {
    double most = 0;   // seconds
    double count = 0;  // of commands that took no longer
  };
  std::vector<Bucket> took;  // from a command read to what it caused handed to the sockets
};

/// The time that this part of the commands between two readings did not exceed, in milliseconds: somewhere
/// in its bucket.
double server_time(const Meter& before, const Meter& after, double part);

Result<Meter> read_meter(int port);

}  // namespace longroad::load
