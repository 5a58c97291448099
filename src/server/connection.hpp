/// What a room knows of a socket: it can be sent messages, and closed.
#pragma once

#include <memory>
#include <string>

namespace longroad::server {

class Connection {
 public:
  virtual ~Connection() = default;
  /// Messages go out in order; one that can't take them any more is closed.
  virtual void send(std::shared_ptr<const std::string> text) = 0;
  /// From now on, messages that wait together go out as one text: a JSON array of them.
  virtual void gather() = 0;
  /// After what was sent before.
  virtual void close() = 0;
};

}  // namespace longroad::server
