/// The faults of a run, in an order that a seed decides, and how long the tables stood still around each.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "cluster.hpp"
#include "pulse.hpp"

namespace longroad::tests {

enum class Fault : std::uint8_t { Kill, Halt, Drain, Database, Bus };
inline constexpr std::array<const char*, 5> kFaultWords{"node killed", "node halted past its lease",
                                                        "node drained and replaced", "PostgreSQL restarted",
                                                        "NATS restarted"};

using FaultCounts = std::array<int, kFaultWords.size()>;

class Troubles {
 public:
  Troubles(Cluster& cluster, Pulses& pulses, unsigned seed)
      : cluster_(cluster), pulses_(pulses), random_(seed) {}

  /// Makes so many of each, one after the other; each begins when all tables have gone on after the one
  /// before.
  void make(const FaultCounts& counts);
  /// A table of how long tables stood still, and those that it was too long for.
  void report(std::chrono::duration<double> most);

 private:
  /// The moment from which tables must go on.
  Moment make(Fault fault);
  void wait_for_tables(Moment moment, Fault fault);
  void pause(int most_milliseconds);

  Cluster& cluster_;
  Pulses& pulses_;
  std::mt19937 random_;
  std::map<Fault, std::vector<Moment>> made_;
};

}  // namespace longroad::tests
