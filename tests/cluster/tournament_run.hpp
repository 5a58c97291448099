/// Tournaments of bots, one after the other, which run by themselves from the check-in to the champion. The
/// organiser's commands must count once, and no document may go back to an earlier version.
#pragma once

#include <atomic>
#include <random>
#include <string>

#include "cluster.hpp"

namespace longroad::tests {

class TournamentRun {
 public:
  TournamentRun(Cluster& cluster, unsigned seed) : cluster_(cluster), random_(seed) {}

  /// Each one that has begun is played to its end.
  void run(const std::atomic<bool>& ending);

  [[nodiscard]] int champions() const { return champions_; }
  [[nodiscard]] int entries() const { return entries_; }

 private:
  bool open();
  bool command(json::object order);
  bool register_all();
  bool follow();
  void complain(const std::string& sentence);

  Cluster& cluster_;
  std::mt19937 random_;
  std::string event_;
  std::string bearer_;
  int sent_ = 0;
  int version_ = 0;  // that was told
  int champions_ = 0;
  int entries_ = 0;
};

}  // namespace longroad::tests
