/// One entry of a log. The body is JSON; what it means is for the log's owner to say.
#pragma once

#include <cstdint>
#include <string>

namespace longroad::store {

struct LogEntry {
  int version = 0;
  std::int64_t at = 0;  // milliseconds since 1970
  std::string body;
  std::string command{};  // the id of the command that caused it, where the body does not say
  bool operator==(const LogEntry&) const = default;
};

}  // namespace longroad::store
