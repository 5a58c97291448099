/// A practice tournament of bots on a server of this machine, followed to its champion, with phones that
/// watch.
#pragma once

#include <functional>
#include <string>

#include "base/result.hpp"

namespace longroad::load {

struct PracticeOptions {
  int port = 8080;
  int players = 16;
  std::string bot = "random";
  int phones = 0;  // players' pages that are open all the time
};

struct PracticeReport {
  std::string address;  // of the organiser's page
  std::string champion;
  double seconds = 0;         // from the first table to the champion
  int entries = 0;            // of the log
  std::size_t documents = 0;  // that the phones were sent
  std::size_t kilobytes = 0;
  int closed = 0;  // phones that the server turned away
};

/// `tell` hears a sentence whenever a game begins.
Result<PracticeReport> practice(const PracticeOptions& options,
                                const std::function<void(const std::string&)>& tell);

}  // namespace longroad::load
