/// The two ends of a socket between nodes. Each is used on the loop of its table or tournament.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "server/cluster/sockets.hpp"

namespace longroad::server {

/// One direction out and one in, counted.
struct Wire {
  NodeBus& bus;
  std::int64_t node;  // at the other end
  std::string name;
  std::uint64_t said = 0;
  std::uint64_t heard = 0;

  void say(std::string_view kind, std::string body = {}) {
    bus.say(node, {std::string(kind), name, ++said, std::move(body)});
  }
  /// Whether nothing is missing before this one.
  bool follows(std::uint64_t number) { return number == ++heard; }
};

/// At the door: what the page's socket takes for the table.
class RelayedPage final : public Listener {
 public:
  RelayedPage(RelayedSockets& sockets, Loop& loop, std::int64_t owner, std::string name);
  ~RelayedPage() override;
  RelayedPage(const RelayedPage&) = delete;
  RelayedPage& operator=(const RelayedPage&) = delete;

  void enter(std::shared_ptr<Connection> connection, std::string cookie) override;
  void receive(Connection& connection, std::string_view text) override;
  void exit(Connection& connection) override;

  void hear(const NodeMessage& message);
  /// The other node has not the table any more, or is not there.
  void come_again();
  [[nodiscard]] Loop& loop() { return loop_; }
  [[nodiscard]] std::int64_t owner() const { return wire_.node; }

 private:
  void leave();

  RelayedSockets& sockets_;
  Loop& loop_;
  Wire wire_;
  std::shared_ptr<Connection> connection_;
  std::string pieces_;
  bool ended_ = false;
  bool left_ = false;
};

/// At the owner: what the table takes for the page's socket.
class RelayedGuest final : public Connection, public std::enable_shared_from_this<RelayedGuest> {
 public:
  RelayedGuest(RelayedSockets& sockets, Loop& loop, std::int64_t door, std::string name);
  ~RelayedGuest() override;
  RelayedGuest(const RelayedGuest&) = delete;
  RelayedGuest& operator=(const RelayedGuest&) = delete;

  void enter(std::shared_ptr<Listener> listener, const std::string& cookie);
  void send(std::shared_ptr<const std::string> text) override;
  void welcome() override { wire_.say("welcome"); }
  void gather() override { wire_.say("gather"); }
  void close() override { wire_.say("close"); }
  void come_again() override { wire_.say("again"); }

  void hear(const NodeMessage& message);
  /// The page has gone, or its node.
  void leave();
  [[nodiscard]] Loop& loop() { return loop_; }
  [[nodiscard]] std::int64_t door() const { return wire_.node; }
  [[nodiscard]] bool left() const { return left_; }

 private:
  RelayedSockets& sockets_;
  Loop& loop_;
  Wire wire_;
  std::shared_ptr<Listener> listener_;  // from when it is let in until the page has gone
  bool left_ = false;
};

}  // namespace longroad::server
