/// Tables of one game, one after the other: two people who play, bots in the other seats, and one who
/// watches. What everybody was told is compared with the record at the end of each.
#pragma once

#include <atomic>
#include <deque>
#include <random>
#include <string>

#include "cluster.hpp"
#include "pulse.hpp"
#include "viewer.hpp"

namespace longroad::tests {

class GameRun {
 public:
  GameRun(Cluster& cluster, Pulses& pulses, std::string game, unsigned seed, milliseconds pace)
      : cluster_(cluster), pulses_(pulses), game_(std::move(game)), random_(seed), pace_(pace) {}

  void run(const std::atomic<bool>& ending);

  struct Counts {
    int games = 0;
    int lines = 0;    // recorded
    int sockets = 0;  // opened
  };
  [[nodiscard]] const Counts& counts() const { return counts_; }

 private:
  bool play(const std::atomic<bool>& ending);
  void compare(std::deque<Viewer>& viewers, const std::string& table);

  Cluster& cluster_;
  Pulses& pulses_;
  const std::string game_;
  std::mt19937 random_;
  const milliseconds pace_;
  Counts counts_;
};

}  // namespace longroad::tests
