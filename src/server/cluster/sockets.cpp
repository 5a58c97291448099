#include "server/cluster/sockets.hpp"

#include <utility>
#include <vector>

#include "notation/values/write.hpp"
#include "server/cluster/relayed_socket.hpp"
#include "server/table/model/secret.hpp"

namespace longroad::server {
namespace {

/// How long an owner may take to let a page in: the table may have to be read first.
constexpr std::chrono::milliseconds kOpening{3'000};

template <class Map>
auto values_of(std::mutex& mutex, const Map& map) {
  std::vector<typename Map::mapped_type> values;
  const std::lock_guard lock(mutex);
  for (const auto& [name, value] : map) values.push_back(value);
  return values;
}

}  // namespace

void RelayedSockets::open(const ActorId& place, const std::string& cookie, std::int64_t owner,
                          Opened opened) {
  const std::string name = random_hex(12);
  const auto page = std::make_shared<RelayedPage>(*this, house_.loop_of(place.id), owner, name);
  {
    const std::lock_guard lock(mutex_);
    pages_[name] = page;
  }
  const OpenSocket wish{place.desk, place.id, cookie, static_cast<std::uint64_t>(house_.epoch())};
  bus_.ask(owner, {.kind = "open", .about = name, .body = notation::value_text(wish)}, kOpening, page->loop(),
           [page, opened = std::move(opened)](const std::optional<NodeMessage>& answer, bus::Silence) {
             opened(answer && answer->kind == "opened" ? page : nullptr);
           });
}

void RelayedSockets::let_in(const NodeMessage& message, const std::string& reply) {
  const auto wish = read_line<OpenSocket>(message.body);
  if (!wish) return bus_.answer(reply, {.kind = "refused", .body = wish.error().sentence});
  Loop& loop = house_.loop_of(wish->id);
  const auto guest =
      std::make_shared<RelayedGuest>(*this, loop, static_cast<std::int64_t>(wish->door), message.about);
  {
    const std::lock_guard lock(mutex_);
    guests_[message.about] = guest;
  }
  const auto enter = [this, guest, reply, cookie = wish->cookie](const std::shared_ptr<Listener>& actor) {
    if (guest->left()) return;
    if (!actor) {
      guest->leave();
      return bus_.answer(reply, {.kind = "moved"});
    }
    guest->enter(actor, cookie);
    bus_.answer(reply, {.kind = "opened"});
  };
  if (wish->desk)
    bus_.post(loop, [this, id = wish->id, enter] { house_.halls().with(id, enter); });
  else
    bus_.post(loop, [this, id = wish->id, enter] { house_.rooms().with(id, enter); });
}

std::shared_ptr<RelayedPage> RelayedSockets::page(const std::string& name) {
  const std::lock_guard lock(mutex_);
  const auto found = pages_.find(name);
  return found == pages_.end() ? nullptr : found->second.lock();
}

std::shared_ptr<RelayedGuest> RelayedSockets::guest(const std::string& name) {
  const std::lock_guard lock(mutex_);
  const auto found = guests_.find(name);
  return found == guests_.end() ? nullptr : found->second;
}

bool RelayedSockets::hear(const NodeMessage& message, const std::string& reply) {
  if (message.kind == "open") {
    let_in(message, reply);
    return true;
  }
  if (message.kind == "said" || message.kind == "gone") {
    if (auto found = guest(message.about))
      bus_.post(found->loop(), [found, message] { found->hear(message); });
    return true;
  }
  auto found = page(message.about);
  if (!found) return false;
  Loop& loop = found->loop();
  bus_.post(loop, [found = std::move(found), message] { found->hear(message); });
  return true;
}

void RelayedSockets::keep_only(const std::function<bool(std::int64_t epoch)>& lives) {
  for (const auto& weak : values_of(mutex_, pages_)) {
    const auto page = weak.lock();
    if (page && !lives(page->owner())) bus_.post(page->loop(), [page] { page->come_again(); });
  }
  for (const auto& guest : values_of(mutex_, guests_)) {
    if (lives(guest->door())) continue;
    bus_.post(guest->loop(), [guest] {
      guest->come_again();
      guest->leave();
    });
  }
}

}  // namespace longroad::server
