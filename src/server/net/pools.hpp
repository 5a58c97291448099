/// The pools of the server, one for each purpose (docs/server.md, "Bounds").
#pragma once

#include <mutex>
#include <string>

#include "server/net/work_pool.hpp"
#include "work/analysts.hpp"
#include "work/thinkers.hpp"

namespace longroad::server {

struct Pools {
  /// `analysing`: how many analyses are being made at the same time, here or by workers.
  explicit Pools(int threads, int analysing = 1)
      : bots({.name = "bots", .threads = threads, .nice = 10}),  // a table has one bot thinking at a time
        passwords({.name = "passwords", .threads = (threads + 1) / 2, .most_waiting = 64, .most_each = 16}),
        replays({.name = "replays", .most_waiting = 32, .most_each = 4, .nice = 5}),
        analyses({.name = "analyses", .threads = analysing, .most_waiting = 8, .most_each = 2, .nice = 10}),
        paper({.name = "paper", .most_waiting = 32, .nice = 5}),
        planning({.name = "planning", .most_waiting = 16, .nice = 5}),
        imports({.name = "imports", .most_waiting = 8, .most_each = 2, .nice = 5}),
        desks({.name = "desks"}),  // each tournament is read once
        answers({.name = "answers", .most_waiting = 64}) {}

  WorkPool bots;
  WorkPool passwords;
  WorkPool replays;   // records: shown, checked, played on from
  WorkPool analyses;  // of finished games
  WorkPool paper;     // what a tournament prints
  WorkPool planning;  // its schedules
  WorkPool imports;   // its exports
  WorkPool desks;     // its log, from the disk
  WorkPool answers;   // large ones, made small for their way

  /// Workers who decide for bots; null: they think here. Set before the loops run.
  work::Thinkers* thinkers = nullptr;
  /// Workers who analyse; null: that is done here, as it is where none is idle.
  work::Analysts* analysts = nullptr;
  /// Whoever analyses here: one at a time, however many wait for workers.
  std::mutex analysing_here;

  void close();
  /// Their counters in the text form of Prometheus.
  [[nodiscard]] std::string text() const;
};

}  // namespace longroad::server
