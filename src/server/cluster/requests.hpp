/// Requests that another node answers, since it has the table or the tournament. Long answers are fetched in
/// pieces.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/cluster/node_bus.hpp"
#include "server/cluster/whereabouts.hpp"

namespace longroad::server {

class RelayedRequests {
 public:
  /// Answers a request that has passed the door of another node. It must outlive the answer.
  using Handle = std::function<void(const Request& request, const Reply& reply)>;

  RelayedRequests(House& house, NodeBus& bus, Handle handle)
      : house_(house), bus_(bus), handle_(std::move(handle)) {}

  /// Told on the loop of the place: what the node answered, or that it is not there or has not the place
  /// (then nothing was done), or that it takes too long.
  enum class Trouble : std::uint8_t { None, Elsewhere, Slow };
  using Answered = std::function<void(Trouble trouble, Response response)>;
  void ask(const ActorId& place, const Request& request, std::int64_t owner, Answered answered);
  /// The same for what this node alone has and which is no place.
  void ask_node(std::int64_t node, const Request& request, Answered answered);

  /// What other nodes ask; false: it is about something else. On a thread of the bus.
  bool hear(const NodeMessage& message, const std::string& reply);
  /// Answers that nobody has fetched go after a while.
  void forget_old();

 private:
  struct Fetching;
  void ask(Loop& loop, const std::string& about, const Request& request, std::int64_t owner,
           Answered answered);
  void fetch(const std::shared_ptr<Fetching>& fetching);
  void answer(Response response, const std::string& reply);

  /// A long answer of this node, until it is fetched.
  struct Long {
    std::string body;
    Time since = 0;
  };
  House& house_;
  NodeBus& bus_;
  Handle handle_;
  std::mutex mutex_;
  std::unordered_map<std::string, Long> long_;
  std::size_t held_ = 0;  // bytes in it
};

}  // namespace longroad::server
