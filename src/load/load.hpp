/// A load for a server on this machine: many tables that move at a steady pace, and many who watch.
/// It measures how long it takes from a line sent to the line seen.
#pragma once

#include <functional>
#include <string>

#include "base/result.hpp"
#include "games/game.hpp"

namespace longroad::load {

struct Options {
  int port = 8080;
  std::string game{games::default_game().name};
  int tables = 100;
  int watchers = 200;     // sockets, spread over the tables
  double per_second = 2;  // lines of a table
  int seconds = 60;
  int games = 0;  // in place of all that: so many whole games, one after the other
};

struct Report {
  int tables = 0;
  int sockets = 0;
  std::uint64_t lines = 0;                     // sent
  std::uint64_t seen = 0;                      // arrivals that were measured
  int over = 0;                                // tables whose game ended meanwhile
  int stuck = 0;                               // tables that did not move in the last ten seconds
  int closed = 0;                              // sockets that the server closed
  double p50 = 0, p90 = 0, p99 = 0, most = 0;  // milliseconds
  double table_bytes = 0;                      // of the server's memory, each table with its sockets
  double server_cores = 0;                     // that the server kept busy while the tables moved
  double line_ms = 0;                          // of the server's processor time, for each line sent
  double server_p50 = 0, server_p99 = 0;       // the server's own time, milliseconds
};

/// `tell` hears a sentence now and then.
Result<Report> run(const Options& options, const std::function<void(const std::string&)>& tell);

}  // namespace longroad::load
