/// A node's life in the database, on a thread and a connection of its own, so that nothing which is slow
/// there makes others take it for dead.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "store/owners.hpp"
#include "store/sql/database.hpp"

namespace longroad::server {

class Heartbeat {
 public:
  /// Told on the heart's thread.
  struct Heard {
    /// Another has the name: this is a new node, with nothing of what it had.
    std::function<void(std::int64_t epoch)> reborn;
    /// The lease was over for a while. These logs are still the node's; others may have the rest.
    std::function<void(const std::set<std::string>& logs)> slept;
    /// After every beat: who lives, and when (`boot_time`) it was asked for, from when on the lease lasts.
    std::function<void(const std::set<std::int64_t>& living, std::chrono::milliseconds since)> beat;
    /// What was running and is nobody's any more; and the node's own tables, which should be in memory.
    std::function<void(const std::vector<std::string>& tables, const std::vector<std::string>& desks)> found;
  };
  Heartbeat(std::string database, std::string node, store::Owners::Lease lease, std::int64_t epoch,
            Heard heard);
  ~Heartbeat() { stop(); }
  Heartbeat(const Heartbeat&) = delete;
  Heartbeat& operator=(const Heartbeat&) = delete;

  /// Somebody has left: beats at once, and looks at what is nobody's.
  void hurry();
  /// Lives on, but takes up nothing more.
  void retire();
  void stop();

 private:
  void run(const std::stop_token& stop);
  void beat(store::Owners& owners);

  const std::string database_;
  const std::string node_;
  const store::Owners::Lease lease_;
  std::int64_t epoch_;
  const Heard heard_;
  std::chrono::milliseconds lasts_until_ = std::chrono::milliseconds::max();  // the lease, in `boot_time`
  std::set<std::int64_t> living_;
  int until_look_ = 0;  // beats
  int grace_ = 0;       // beats in which those who lived before still count
  std::mutex mutex_;
  std::condition_variable_any changed_;
  bool hurried_ = false;
  bool retired_ = false;
  std::jthread thread_;
};

}  // namespace longroad::server
