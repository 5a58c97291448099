/// Calls for a referee that are still open.
#pragma once

#include <string>
#include <vector>

#include "tournament/model/state.hpp"

namespace longroad::tournament {

/// Somebody calls, or logs the dice, which a referee mixes afterwards (1.5.7).
struct OpenCall {
  Remark remark;      // its kind is `call` or `dice log`
  std::string going;  // who is on the way; empty: nobody
};

/// The table's calls that no ruling, note or decision followed and nobody said to be answered, the oldest
/// first.
std::vector<OpenCall> open_calls(const Sheet& sheet);

}  // namespace longroad::tournament
