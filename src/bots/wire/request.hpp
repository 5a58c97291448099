/// What is asked of a bot of ours, as it stands in the request (docs/bots.md).
#pragma once

#include <boost/json/object.hpp>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.hpp"
#include "base/result.hpp"

namespace longroad::bots {

struct Request {
  boost::json::object view;
  int seat = 0;                                   // from 1 on; 0 where it is missing
  std::optional<std::vector<std::string>> legal;  // none: as our rules have it
  std::vector<std::string> open;
  std::vector<std::string> log;
  std::chrono::milliseconds time{0};  // 0: no limit
  RandKey key;                        // the same request is always answered in the same way

  /// Whether the same seat goes on in the same game.
  [[nodiscard]] bool follows(const Request& earlier) const;
};

Result<Request> read_request(std::string_view text);

}  // namespace longroad::bots
