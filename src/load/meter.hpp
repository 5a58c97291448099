/// What a server says of itself in its metrics.
#pragma once

#include <string_view>

#include "base/result.hpp"

namespace longroad::load {

struct Meter {
  double cpu_seconds = 0;   // used so far, by all threads
  double memory_bytes = 0;  // resident
};

Result<Meter> read_meter(int port);

}  // namespace longroad::load
