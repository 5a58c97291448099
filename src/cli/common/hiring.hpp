/// The arguments of commands whose work workers may do.
#pragma once

#include <atomic>
#include <memory>
#include <string>

#include "bus/bus.hpp"
#include "cli/common/command.hpp"
#include "work/elsewhere.hpp"

namespace longroad::cli {

inline constexpr const char* kBusHelp = "The NATS server that carries the work: nats://HOST:PORT";

struct Hiring {
  std::string bus;
  int workers = 0;

  /// How many threads: each waits for a worker, or plays itself.
  [[nodiscard]] int threads(int own) const { return workers > 0 ? workers : own; }
};

void add_hiring(Command& command, Hiring& hiring);

/// The workers of a bus.
struct Hired {
  bus::BusPtr bus;
  work::Crew crew;
  work::MatchElsewhere matches{crew};
  work::BatchElsewhere batches{crew};

  Hired(bus::BusPtr carrier, const std::atomic<bool>& stop);
};

/// Null where none are asked for. What workers refuse is said on standard error.
std::unique_ptr<Hired> hire(const Hiring& hiring, const std::atomic<bool>& stop);

}  // namespace longroad::cli
