/// When something new was told at each table: from this follows how long each stood still around a fault.
#pragma once

#include <chrono>
#include <deque>
#include <mutex>
#include <string>
#include <vector>

namespace longroad::tests {

using Moment = std::chrono::steady_clock::time_point;

class Pulse {
 public:
  explicit Pulse(std::string name) : name_(std::move(name)) {}

  void beat();
  /// The game is over: from now on silence means nothing.
  void end();

  [[nodiscard]] const std::string& name() const { return name_; }
  /// Whether it stood still at that moment and may do so still.
  [[nodiscard]] bool waits_since(Moment moment) const;
  /// How long after the moment the longest silence ended that began around it; negative where there is none.
  [[nodiscard]] std::chrono::duration<double> silence(Moment moment) const;

 private:
  const std::string name_;
  mutable std::mutex mutex_;
  std::vector<Moment> beats_;
  bool over_ = false;
};

/// Those of all tables of a run.
class Pulses {
 public:
  Pulse& add(const std::string& name);
  /// The names of the tables that have not moved since.
  [[nodiscard]] std::vector<std::string> waiting(Moment since) const;
  /// Of each table that played then.
  [[nodiscard]] std::vector<double> silences(Moment moment) const;

 private:
  mutable std::mutex mutex_;
  std::deque<Pulse> all_;
};

}  // namespace longroad::tests
