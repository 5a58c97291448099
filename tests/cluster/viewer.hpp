/// A page at a table, which plays a seat or watches, in a thread of its own. It goes to any node, to another
/// one when that is gone or silent, and says again what was not answered.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "cluster.hpp"
#include "told.hpp"

namespace longroad::tests {

class Viewer {
 public:
  struct Place {
    std::string table;
    std::string secret;  // empty: watches
  };

  /// `moved` hears of every event that is new.
  Viewer(Cluster& cluster, Place place, unsigned seed, milliseconds pace, std::function<void()> moved);

  /// Plays until the game is over; once `ending` is set, it asks to end it by agreement.
  void run(const std::atomic<bool>& ending);
  /// Reads the whole table anew, and compares; false: no node lets it in.
  bool look_again();

  [[nodiscard]] const Told& told() const { return told_; }
  /// What of its own was told, and what was acknowledged, don't go together; empty where they do.
  [[nodiscard]] std::string own_fault() const;
  [[nodiscard]] int seat() const { return seat_; }
  [[nodiscard]] int sockets() const { return sockets_; }

 private:
  using Clock = std::chrono::steady_clock;

  bool connect(std::optional<int> since);
  bool listen(milliseconds wait);
  void hear(const json::object& message);
  void welcome(const json::object& message);
  void event(int version, const json::value& what);
  void answered(const json::object& message);
  void possible(const json::object& now);
  void act(bool ending);
  void send(json::object command);
  void complain(const std::string& sentence);
  int pick(int count) { return std::uniform_int_distribution<int>(0, count - 1)(random_); }

  Cluster& cluster_;
  Place place_;
  std::mt19937 random_;
  milliseconds pace_;
  std::function<void()> moved_;
  std::unique_ptr<Socket> socket_;
  Clock::time_point heard_, asked_, acts_;
  Told told_;
  int seat_ = 0;
  int sockets_ = 0;
  int sent_ = 0;
  bool seeded_ = false;
  bool voted_ = false;
  bool over_ = false;
  std::vector<std::string> legal_;
  std::optional<json::object> pending_;  // until it is answered
  std::vector<std::string> lines_;       // of its own that were acknowledged
  std::vector<std::string> words_;
};

}  // namespace longroad::tests
