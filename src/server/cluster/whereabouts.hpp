/// Which node has a table or a tournament.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/house/house.hpp"

namespace longroad::server {

/// The log of a place.
std::string stream_of(const ActorId& place);
ActorId place_of(std::string_view stream);

/// Since the machine was started; it goes on while the machine sleeps, as the database's clock does.
std::chrono::milliseconds boot_time();

class Whereabouts {
 public:
  explicit Whereabouts(House& house) : house_(house) {}

  /// The epoch of the node that has it: this one's where it is in memory here, or nobody who lives has it and
  /// it was claimed; 0 where it is nowhere, or nobody's while this node takes up nothing more; kUnsure where
  /// it is in memory, but the lease may be over and another node may have written since. Asked and told on
  /// its loop.
  static constexpr std::int64_t kUnsure = -1;
  using Found = std::function<void(std::int64_t epoch)>;
  void find(const ActorId& place, Found found);
  /// It was not there.
  void forget(const ActorId& place);
  /// Those that live.
  void set_living(const std::set<std::int64_t>& living);
  /// The lease lasts until then. Until it is told so, what is in memory here may be old.
  void hold_until(std::chrono::milliseconds until) { held_until_ = until; }
  [[nodiscard]] bool holds() const { return boot_time() < held_until_.load(); }
  /// Claims nothing more.
  void retire() { retired_ = true; }

 private:
  /// Asked again after so long, and never more than so many.
  static constexpr Time kRemembered = 2'000;
  static constexpr std::size_t kMostRemembered = 20'000;
  struct Seen {
    std::int64_t epoch = 0;
    Time at = 0;
  };
  [[nodiscard]] std::int64_t remembered(const std::string& stream) const;

  House& house_;
  std::atomic<bool> retired_{false};
  std::atomic<std::chrono::milliseconds> held_until_{std::chrono::milliseconds(0)};
  mutable std::mutex mutex_;
  std::unordered_map<std::string, Seen> seen_;  // that others have
  std::set<std::int64_t> living_;
};

}  // namespace longroad::server
