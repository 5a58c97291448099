/// The other nodes of one server, as those see them who live at this one. A server alone has none.
#pragma once

#include <functional>
#include <string>

#include "server/http/http.hpp"

namespace longroad::server {

/// A table or a tournament.
struct ActorId {
  bool desk = false;
  std::string id;
};

class Neighbours {
 public:
  virtual ~Neighbours() = default;
  /// The host has stopped this account's chat, or allows it again.
  virtual void tell_muted(const std::string& account, bool muted) = 0;
  /// The log of this table was changed on disk.
  virtual void tell_changed(const std::string& table) = 0;
  /// Whichever node has the place answers, this one too; told on any thread.
  virtual void ask(const ActorId& place, Request request, Reply reply) = 0;
  /// Brings the place to this node, whoever has it: told, on its loop, once it is nobody else's.
  virtual void fetch(const ActorId& place, std::function<void()> then) = 0;
};

}  // namespace longroad::server
