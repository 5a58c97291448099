/// The sockets that have come to an actor, each with what the actor knows of it.
#pragma once

#include <map>
#include <memory>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>

#include "notation/values/write.hpp"
#include "phrases/sentence.hpp"
#include "server/net/connection.hpp"

namespace longroad::server {

/// What every actor knows of a socket.
struct SocketGuest {
  std::shared_ptr<Connection> connection;
  int number = 0;      // the higher, the later it came
  std::string cookie;  // may hold a secret
  int strikes = 0;
  bool leaving = false;  // it is being closed
};

/// A message, to be sent to as many as should have it.
template <notation::Described Message>
std::shared_ptr<const std::string> text_of(const Message& message) {
  return std::make_shared<const std::string>(notation::kind_text("t", message));
}
/// `Error` of the wire schema.
void send_error(Connection& connection, const phrases::Sentence& why, bool closing);

template <class Kind>
class Audience {
 public:
  Kind& enter(std::shared_ptr<Connection> connection) {
    Kind& guest = guests_.try_emplace(connection.get()).first->second;
    guest.connection = std::move(connection);
    guest.number = ++entered_;
    return guest;
  }
  void exit(Connection& connection) { guests_.erase(&connection); }
  /// Nothing where it has gone already.
  [[nodiscard]] Kind* find(Connection& connection) {
    const auto found = guests_.find(&connection);
    return found == guests_.end() ? nullptr : &found->second;
  }
  [[nodiscard]] bool empty() const { return guests_.empty(); }
  [[nodiscard]] auto all() { return std::views::values(guests_); }
  [[nodiscard]] auto all() const { return std::views::values(guests_); }

  struct Crowd {
    int size = 0;
    Kind* oldest = nullptr;
  };
  /// How many there are of a sort, and who of them came first.
  template <class Pick>
  [[nodiscard]] Crowd crowd(Pick pick) {
    Crowd crowd;
    for (Kind& guest : all()) {
      if (!pick(std::as_const(guest))) continue;
      ++crowd.size;
      if (crowd.oldest == nullptr || guest.number < crowd.oldest->number) crowd.oldest = &guest;
    }
    return crowd;
  }

 private:
  std::map<Connection*, Kind> guests_;
  int entered_ = 0;
};

}  // namespace longroad::server
