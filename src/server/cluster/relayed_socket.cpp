#include "server/cluster/relayed_socket.hpp"

#include <algorithm>
#include <utility>

namespace longroad::server {

RelayedPage::RelayedPage(RelayedSockets& sockets, Loop& loop, std::int64_t owner, std::string name)
    : sockets_(sockets), loop_(loop), wire_{sockets.bus_, owner, std::move(name)} {
  ++sockets_.house_.metrics().relayed_out;
}

RelayedPage::~RelayedPage() {
  leave();  // also where the page was gone before it came in
  --sockets_.house_.metrics().relayed_out;
}

void RelayedPage::enter(std::shared_ptr<Connection> connection, std::string /*cookie*/) {
  connection_ = std::move(connection);
  if (ended_) connection_->come_again();
}

void RelayedPage::receive(Connection& /*connection*/, std::string_view text) {
  ++sockets_.house_.metrics().messages_in;
  wire_.say("said", std::string(text));
}

void RelayedPage::exit(Connection& /*connection*/) {
  leave();
  connection_.reset();
}

void RelayedPage::leave() {
  if (std::exchange(left_, true)) return;
  {
    const std::lock_guard lock(sockets_.mutex_);
    sockets_.pages_.erase(wire_.name);
  }
  wire_.say("gone");
}

void RelayedPage::come_again() {
  ended_ = true;
  if (connection_) connection_->come_again();
}

void RelayedPage::hear(const NodeMessage& message) {
  if (ended_ || left_) return;
  if (!wire_.follows(message.number) || message.kind == "again" || !connection_) return come_again();
  if (message.kind == "part" || message.kind == "tell") {
    if (pieces_.size() + message.body.size() > kMostWhole) return come_again();
    pieces_ += message.body;
    if (message.kind == "tell")
      connection_->send(std::make_shared<const std::string>(std::exchange(pieces_, {})));
    return;
  }
  if (message.kind == "welcome") return connection_->welcome();
  if (message.kind == "gather") return connection_->gather();
  if (message.kind != "close") return;
  ended_ = true;
  connection_->close();
}

RelayedGuest::RelayedGuest(RelayedSockets& sockets, Loop& loop, std::int64_t door, std::string name)
    : sockets_(sockets), loop_(loop), wire_{sockets.bus_, door, std::move(name)} {
  ++sockets_.house_.metrics().relayed_in;
}

RelayedGuest::~RelayedGuest() { --sockets_.house_.metrics().relayed_in; }

void RelayedGuest::enter(std::shared_ptr<Listener> listener, const std::string& cookie) {
  listener_ = std::move(listener);
  listener_->enter(shared_from_this(), cookie);
}

void RelayedGuest::send(std::shared_ptr<const std::string> text) {
  if (!listener_) return;
  std::string_view rest = *text;
  for (; rest.size() > kMostPiece; rest.remove_prefix(kMostPiece))
    wire_.say("part", std::string(rest.substr(0, kMostPiece)));
  wire_.say("tell", std::string(rest));
}

void RelayedGuest::hear(const NodeMessage& message) {
  if (message.kind == "gone") return leave();
  if (!listener_) return;
  if (!wire_.follows(message.number)) {
    come_again();
    return leave();
  }
  if (message.kind != "said") return;
  const auto listener = listener_;
  guarded([&] { listener->receive(*this, message.body); });
}

void RelayedGuest::leave() {
  left_ = true;
  const auto self = shared_from_this();
  {
    const std::lock_guard lock(sockets_.mutex_);
    sockets_.guests_.erase(wire_.name);
  }
  if (const auto listener = std::exchange(listener_, nullptr)) listener->exit(*this);
}

}  // namespace longroad::server
