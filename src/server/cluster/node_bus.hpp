/// The bus as a node uses it: to one other node by its epoch, or to all. What comes back is told on a loop,
/// and to nobody once this is closed.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>

#include "bus/bus.hpp"
#include "server/cluster/message.hpp"
#include "server/net/loop.hpp"

namespace longroad::server {

class NodeBus {
 public:
  explicit NodeBus(bus::BusPtr bus) : bus_(std::move(bus)) {}

  /// Told on a thread of the bus: it only posts. `reply` is the subject where an answer is awaited, or empty.
  using Hear = std::function<void(const NodeMessage& message, const std::string& reply)>;
  /// From now on what is sent to this epoch, and to all, is heard here.
  void listen(std::int64_t epoch, Hear hear);

  void say(std::int64_t node, const NodeMessage& message);
  void say_to_all(const NodeMessage& message);
  void answer(const std::string& reply, const NodeMessage& message);
  /// Nothing: nobody is there, or whoever is takes too long.
  using Then = std::function<void(std::optional<NodeMessage> answer, bus::Silence silence)>;
  void ask(std::int64_t node, const NodeMessage& message, std::chrono::milliseconds patience, Loop& loop,
           Then then);
  /// Whoever waits for an answer of a node that does not live gets none.
  void keep_only(const std::set<std::int64_t>& living);
  /// Posts to the loop, unless this is closed: the loops may be gone then.
  void post(Loop& loop, std::function<void()> work);
  /// How often the connection was lost: what was on its way then may never have arrived.
  [[nodiscard]] std::uint64_t breaks() const { return bus_->breaks(); }
  /// While the loops still run: whoever waits for an answer gets none.
  void close();

 private:
  static std::string subject_of(std::int64_t node);
  bus::Subscription subscribe(const std::string& subject, const Hear& hear);
  /// Tells whoever waits under this number, on its loop.
  void settle(std::uint64_t asked, std::optional<NodeMessage> answer, bus::Silence silence);
  struct Waiting {
    std::int64_t node;
    Loop* loop;
    Then then;
  };

  bus::BusPtr bus_;
  std::mutex gate_;
  std::atomic<bool> closed_ = false;
  std::uint64_t asked_ = 0;
  std::map<std::uint64_t, Waiting> waiting_;  // for answers; nothing of theirs is left with the bus
  std::mutex subscriptions_mutex_;
  bus::Subscription own_;
  bus::Subscription all_;
};

}  // namespace longroad::server
