#include "server/cluster/cluster.hpp"

#include <future>
#include <latch>
#include <memory>
#include <thread>
#include <utility>

#include "notation/values/write.hpp"

namespace longroad::server {
namespace {

using namespace std::chrono_literals;

/// What has changed is told with the next beat, and everything again after so many: who has just come knows
/// nothing yet.
constexpr int kBeatsBetweenLobbies = 4;
constexpr int kBeatsBetweenMutes = 40;
/// How long a proxy may take to notice that this node takes no more.
constexpr auto kNotice = 2s;
/// How long the database may take; without it the lease ends by itself.
constexpr auto kLeaving = 5s;
/// What sockets and requests need to be told the last of it.
constexpr auto kLastWords = 300ms;

}  // namespace

Cluster::Cluster(House& house, std::string database, bus::BusPtr bus, RelayedRequests::Handle handle)
    : house_(house),
      database_(std::move(database)),
      bus_(std::move(bus)),
      whereabouts_(house),
      sockets_(house, bus_),
      handle_(std::move(handle)),
      requests_(house, bus_, handle_) {
  house_.set_neighbours(this);
  house_.set_ready(false);  // until it has begun
}

void Cluster::begin() {
  heart_ = std::make_unique<Heartbeat>(
      database_, house_.node(), house_.lease(), house_.epoch(),
      Heartbeat::Heard{.reborn = [this](std::int64_t epoch) { reborn(epoch); },
                       .slept = [this](const std::set<std::string>& logs) { slept(logs); },
                       .beat = [this](const std::set<std::int64_t>& living,
                                      std::chrono::milliseconds since) { beat(living, since); },
                       .found =
                           [this](const auto& tables, const auto& desks) {
                             house_.rooms().take_up(tables);
                             house_.halls().take_up(desks);
                           }});
  listen();
  house_.set_ready(true);
}

void Cluster::listen() {
  bus_.listen(house_.epoch(),
              [this](const NodeMessage& message, const std::string& reply) { hear(message, reply); });
}

void Cluster::close() {
  if (heart_) heart_->stop();
  bus_.close();
  if (!heart_ || std::exchange(closed_, true)) return;
  // Whoever waited is answered, on one loop and then on another.
  for (int i = 0; i < 2; ++i) on_all_loops([](std::size_t) {});
}

// ---- what others say

void Cluster::hear(const NodeMessage& message, const std::string& reply) {
  guarded([&] {
    if (message.kind == "release") return release(message, reply);
    // Whoever asks looks again in a moment.
    const bool enters = message.about != kNoPlace && (message.kind == "ask" || message.kind == "open");
    if (enters && !whereabouts_.holds()) return bus_.answer(reply, {.kind = "moved"});
    if (!requests_.hear(message, reply) && !sockets_.hear(message, reply)) hear_news(message);
  });
}

void Cluster::hear_news(const NodeMessage& message) {
  const bool own = message.number == static_cast<std::uint64_t>(house_.epoch());
  if (own) return;
  if (message.kind == "left" && heart_) return heart_->hurry();
  if (message.kind == "through" && let_through_) return let_through_(message.about, message.body);
  if (message.kind == "muted") return house_.silence(message.body, true);
  if (message.kind == "unmuted") return house_.silence(message.body, false);
  if (message.kind == "changed") return house_.rooms().read_again(message.body);
  if (message.kind != "lobby") return;
  const auto tables = notation::parse_json(message.body);
  if (tables) house_.rooms().lobby().hear(static_cast<std::int64_t>(message.number), *tables);
}

void Cluster::tell_let_through(std::string_view limit, const std::string& address) {
  bus_.say_to_all({"through", std::string(limit), static_cast<std::uint64_t>(house_.epoch()), address});
}

void Cluster::tell_muted(const std::string& account, bool muted) {
  bus_.say_to_all({muted ? "muted" : "unmuted", "-", static_cast<std::uint64_t>(house_.epoch()), account});
}

void Cluster::tell_changed(const std::string& table) {
  bus_.say_to_all({"changed", "-", static_cast<std::uint64_t>(house_.epoch()), table});
}

void Cluster::tell_lobby() {
  const Lobby& lobby = house_.rooms().lobby();
  const std::uint64_t mark = lobby.mark();
  if (std::exchange(lobby_told_, mark) == mark && until_lobby_-- > 0) return;
  until_lobby_ = kBeatsBetweenLobbies;
  bus_.say_to_all({"lobby", "-", static_cast<std::uint64_t>(house_.epoch()), lobby.list_own(kMostPiece)});
}

// ---- life and death, on the heart's thread

void Cluster::beat(const std::set<std::int64_t>& living, std::chrono::milliseconds since) {
  // What others may have taken meanwhile is out of memory by now.
  whereabouts_.hold_until(since + house_.lease());
  whereabouts_.set_living(living);
  house_.rooms().lobby().keep_only(living);
  // What was on its way when the bus was lost may be lost too: pages come again and go on from what they
  // have.
  const bool broken = breaks_.exchange(bus_.breaks()) != bus_.breaks();
  sockets_.keep_only([&](std::int64_t epoch) { return !broken && living.contains(epoch); });
  bus_.keep_only(living);
  requests_.forget_old();
  tell_lobby();
  if (until_mutes_-- > 0) return;
  until_mutes_ = kBeatsBetweenMutes;
  house_.read_mutes();
}

void Cluster::reborn(std::int64_t epoch) {
  house_.set_epoch(epoch);
  listen();
  hand_over([](const std::string&) { return true; });
}

void Cluster::slept(const std::set<std::string>& logs) {
  hand_over([&](const std::string& log) { return !logs.contains(log); });
}

void Cluster::hand_over(const std::function<bool(const std::string& log)>& goes) {
  house_.note_release();
  on_all_loops([&](std::size_t loop) {
    house_.rooms().hand_over_all(loop,
                                 [&](const std::string& id) { return goes(store::stream_of_table(id)); });
    house_.halls().hand_over_all(loop,
                                 [&](const std::string& id) { return goes(store::stream_of_desk(id)); });
    house_.halls().bring_tables(loop);
  });
}

void Cluster::on_all_loops(const std::function<void(std::size_t loop)>& work) {
  std::latch done(static_cast<std::ptrdiff_t>(house_.loops().size()));
  for (std::size_t i = 0; i < house_.loops().size(); ++i)
    house_.loops()[i]->post([&, i] {
      guarded([&] { work(i); });
      done.count_down();
    });
  done.wait();
}

void Cluster::drain() {
  house_.set_ready(false);
  std::this_thread::sleep_for(kNotice);
  draining_ = true;
  heart_->retire();
  whereabouts_.retire();
  hand_over([](const std::string&) { return true; });
  heart_->stop();  // it would only be born again
  // Behind all that the tables have written.
  const auto left = std::make_shared<std::promise<void>>();
  house_.disk().submit([this](store::Store& store) { store::Owners(store.database()).leave(house_.epoch()); },
                       [left](bool) { left->set_value(); });
  left->get_future().wait_for(kLeaving);
  bus_.say_to_all({"left", "-", static_cast<std::uint64_t>(house_.epoch()), {}});
  ending_ = true;
  sockets_.keep_only([](std::int64_t) { return false; });
  std::this_thread::sleep_for(kLastWords);
}

}  // namespace longroad::server
