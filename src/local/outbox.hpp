/// What a call has brought: entries that the device keeps first, then what its sockets are told.
#pragma once

#include <string>
#include <vector>

#include "store/model/log_entry.hpp"

namespace longroad::local {

struct Kept {
  std::string table;
  store::LogEntry entry;
};

struct Said {
  int socket = 0;
  std::string text;
};

struct Outbox {
  std::vector<Kept> kept;
  std::vector<Said> said;

  void say(int socket, std::string text) { said.push_back({socket, std::move(text)}); }
};

}  // namespace longroad::local
