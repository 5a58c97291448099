/// What a room knows of a socket, and a socket of its room.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace longroad::server {

class Connection {
 public:
  virtual ~Connection() = default;
  /// Messages go out in order; one that can't take them any more is closed.
  virtual void send(std::shared_ptr<const std::string> text) = 0;
  /// It has said who it is, and may stay; one that does not in time is closed.
  virtual void welcome() = 0;
  /// From now on, messages that wait together go out as one text: a JSON array of them.
  virtual void gather() = 0;
  /// After what was sent before.
  virtual void close() = 0;
  /// The same, and the page is to open another socket at once: what it came to lives elsewhere from now on.
  virtual void come_again() { close(); }
};

/// Where sockets come to: a table's room, a tournament's hall. Called on its loop only.
class Listener {
 public:
  virtual ~Listener() = default;
  /// A socket that has said nothing yet; `cookie` may hold a secret.
  virtual void enter(std::shared_ptr<Connection> connection, std::string cookie) = 0;
  virtual void receive(Connection& connection, std::string_view text) = 0;
  virtual void exit(Connection& connection) = 0;
};

}  // namespace longroad::server
