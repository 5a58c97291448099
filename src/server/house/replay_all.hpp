/// Whether all that is stored can be read again.
#pragma once

#include <string>
#include <vector>

#include "store/store.hpp"

namespace longroad::server {

struct Replayed {
  int tables = 0;
  int tournaments = 0;
  std::vector<std::string> broken{};  // `table ID`, `tournament ID`: with why
};

/// Replays every log from its first entry, as a server does that takes it up.
Replayed replay_all(store::Store& store);

}  // namespace longroad::server
