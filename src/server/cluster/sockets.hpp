/// Sockets whose page is at one node, the door, and whose table or tournament at another. To the actor such a
/// page is a guest as any other; to the page's own socket the other node is what listens. Each direction
/// counts its messages: where one is missing, the page comes again, and goes on from the version it has.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/cluster/node_bus.hpp"
#include "server/cluster/whereabouts.hpp"
#include "server/http/web_socket.hpp"

namespace longroad::server {

class RelayedPage;
class RelayedGuest;

class RelayedSockets {
 public:
  RelayedSockets(House& house, NodeBus& bus) : house_(house), bus_(bus) {}

  /// At the door: asks the owner to let the page in; `opened` is told on the loop of the place, with what
  /// listens to the page, or with nothing where it can't be let in there now.
  using Opened = std::function<void(std::shared_ptr<Listener> listener)>;
  void open(const ActorId& place, const std::string& cookie, std::int64_t owner, Opened opened);

  /// What other nodes say about sockets; false: it is about something else. On a thread of the bus.
  bool hear(const NodeMessage& message, const std::string& reply);
  /// Sockets to nodes that do not live any more end; all of them, where it says so.
  void keep_only(const std::function<bool(std::int64_t epoch)>& lives);

 private:
  void let_in(const NodeMessage& message, const std::string& reply);
  [[nodiscard]] std::shared_ptr<RelayedPage> page(const std::string& name);
  [[nodiscard]] std::shared_ptr<RelayedGuest> guest(const std::string& name);

  friend class RelayedPage;
  friend class RelayedGuest;
  House& house_;
  NodeBus& bus_;
  std::mutex mutex_;
  std::unordered_map<std::string, std::weak_ptr<RelayedPage>> pages_;
  std::unordered_map<std::string, std::shared_ptr<RelayedGuest>> guests_;
};

}  // namespace longroad::server
