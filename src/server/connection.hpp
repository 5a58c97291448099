/// What a room knows of a socket: it can be sent text, and closed.
#pragma once

#include <memory>
#include <string>

namespace longroad::server {

class Connection {
 public:
  virtual ~Connection() = default;
  /// Texts go out in order; one that can't take them any more is closed.
  virtual void send(std::shared_ptr<const std::string> text) = 0;
  /// After what was sent before.
  virtual void close() = 0;
};

}  // namespace longroad::server
