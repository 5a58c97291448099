/// This server as one of several nodes with the same database: its life there, who has which table, pages and
/// requests of tables that others have, and what all tell each other.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "server/cluster/heartbeat.hpp"
#include "server/cluster/node_bus.hpp"
#include "server/cluster/requests.hpp"
#include "server/cluster/sockets.hpp"
#include "server/cluster/whereabouts.hpp"
#include "server/house/house.hpp"
#include "server/http/web_socket.hpp"

namespace longroad::server {

class Cluster final : public Neighbours {
 public:
  /// `handle` answers what another node has let through its door.
  Cluster(House& house, std::string database, bus::BusPtr bus, RelayedRequests::Handle handle);
  ~Cluster() override { close(); }
  Cluster(const Cluster&) = delete;
  Cluster& operator=(const Cluster&) = delete;

  /// From when the loops run.
  void begin();
  /// Hands everything over to the others, and tells pages to come again; play goes on until then, for as long
  /// as a proxy needs to notice that this node takes no more. Waits until it is done.
  void drain();
  /// While the loops still run.
  void close();

  /// A page's socket, to wherever its table is.
  void lead(const ActorId& place, const Upgrade& upgrade);
  /// A request, to wherever its table is; `here` answers it where that is this node.
  void bring(const ActorId& place, const Request& request, const Reply& reply, std::function<void()> here);
  /// A request about what one node alone has; `here` answers it where that is this one, or nobody any more.
  void bring(std::int64_t node, const Request& request, const Reply& reply, std::function<void()> here);

  /// Another node has let a request of this address through, by the limit of this name.
  using LetThrough = std::function<void(std::string_view limit, const std::string& address)>;
  void on_let_through(LetThrough let_through) { let_through_ = std::move(let_through); }
  void tell_let_through(std::string_view limit, const std::string& address);
  void tell_muted(const std::string& account, bool muted) override;
  void tell_changed(const std::string& table) override;
  void ask(const ActorId& place, Request request, Reply reply) override;
  void fetch(const ActorId& place, std::function<void()> then) override;

 private:
  struct Asked;
  struct Led;
  void lead(const std::shared_ptr<Led>& led);
  void bring(const std::shared_ptr<Asked>& asked);
  /// Once more in a moment, on this loop.
  void later(Loop& loop, std::function<void()> work);

  void hear(const NodeMessage& message, const std::string& reply);
  void hear_news(const NodeMessage& message);
  /// Lets another node have a place of this one.
  void release(const NodeMessage& message, const std::string& reply);
  void listen();
  void reborn(std::int64_t epoch);
  void slept(const std::set<std::string>& logs);
  void beat(const std::set<std::int64_t>& living, std::chrono::milliseconds since);
  void tell_lobby();
  /// On every loop; waits until all have done it.
  void on_all_loops(const std::function<void(std::size_t loop)>& work);
  /// What these are true of is others' from now on.
  void hand_over(const std::function<bool(const std::string& log)>& goes);

  House& house_;
  const std::string database_;
  NodeBus bus_;
  Whereabouts whereabouts_;
  RelayedSockets sockets_;
  RelayedRequests::Handle handle_;
  RelayedRequests requests_;
  LetThrough let_through_;
  std::atomic<bool> draining_{false};
  bool closed_ = false;
  std::atomic<bool> ending_{false};  // nobody waits here any more
  std::atomic<std::uint64_t> breaks_{0};
  std::uint64_t lobby_told_ = 0;  // its mark
  int until_lobby_ = 0;           // beats
  int until_mutes_ = 0;
  std::unique_ptr<Heartbeat> heart_;
};

}  // namespace longroad::server
