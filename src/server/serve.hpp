/// `longroad serve`: the whole server, from what is stored to the line that says where it is.
#pragma once

#include <string>

#include "base/result.hpp"

namespace longroad::server {

struct ServeOptions {
  std::string folder;
  std::string database{};  // empty: in the folder
  std::string bus{};       // where other nodes with the same database are met; empty: alone
  std::string address = "0.0.0.0";
  int port = 8080;
  int threads = 0;  // 0: as many as the machine has cores
  int workers = 0;  // decisions of bots that are handed out at the same time, and analyses
  bool limited = true;
  int most_tables = 5000;
  int most_tournaments = 1000;
  int most_sockets = 12'000;
  bool behind_proxy = false;
  bool qr = true;
};

/// Runs until the process is asked to stop; an error where it could not begin.
Result<int> serve(const ServeOptions& options);

}  // namespace longroad::server
