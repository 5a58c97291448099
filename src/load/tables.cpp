#include "load/tables.hpp"

#include <fmt/format.h>
#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace longroad::load {
namespace {

namespace json = boost::json;

constexpr int kPlayers = 2;  // sockets of each table that play

}  // namespace

Tables::Tables(const Options& options, Hear hear)
    : options_(options), hear_(std::move(hear)), epoll_(epoll_create1(EPOLL_CLOEXEC)) {}

Tables::~Tables() { close(epoll_); }

std::optional<Error> Tables::open_next() {
  json::array seats;
  for (int i = 0; i < kPlayers; ++i) seats.push_back({{"kind", "me"}, {"name", "load"}});
  const auto body = json::serialize(json::object{{"game", options_.game}, {"seats", seats}});
  const auto made = request(options_.port, "POST", "/api/tables", body);
  if (!made) return made.error();
  const json::value value = json::parse(*made);
  const std::string id(value.at("table").as_string());
  // The watchers are spread evenly.
  const auto watchers_of = [&](std::size_t tables) {
    return static_cast<std::int64_t>(tables) * options_.watchers / options_.tables;
  };
  const auto watchers = watchers_of(tables_.size() + 1) - watchers_of(tables_.size());
  Table& table = *tables_.emplace_back(std::make_unique<Table>());
  for (const auto& mine : value.at("seats").as_array())
    if (auto error = seat(table, id, std::string(mine.at("secret").as_string()))) return error;
  for (std::int64_t i = 0; i < watchers; ++i)
    if (auto error = seat(table, id, {})) return error;
  return std::nullopt;
}

std::optional<Error> Tables::seat(Table& table, const std::string& id, const std::string& secret) {
  auto socket = Socket::open(options_.port, id);
  if (!socket) return socket.error();
  auto seat = std::unique_ptr<Seat>(
      new Seat{.socket = std::move(*socket), .table = &table, .plays = !secret.empty(), .next = {}});
  seat->socket.send(seat->plays ? fmt::format(R"({{"t":"hello","v":1,"secret":"{}"}})", secret)
                                : std::string(R"({"t":"hello","v":1,"watch":true})"));
  if (seat->plays) seat->socket.send(R"({"t":"seed","id":"seed","seed":"load"})");
  epoll_event event{.events = EPOLLIN, .data = {.ptr = seat.get()}};
  epoll_ctl(epoll_, EPOLL_CTL_ADD, seat->socket.file(), &event);
  table.seats.push_back(std::move(seat));
  return std::nullopt;
}

void Tables::listen(Clock::time_point until) {
  const auto left = std::chrono::duration_cast<std::chrono::microseconds>(until - Clock::now()).count();
  const timespec wait{.tv_sec = 0, .tv_nsec = std::clamp<long>(left, 0, 100'000) * 1000};
  epoll_event events[256];
  const int count = epoll_pwait2(epoll_, events, 256, &wait, nullptr);
  for (int i = 0; i < count; ++i) {
    Seat& seat = *static_cast<Seat*>(events[i].data.ptr);
    const bool open = seat.socket.read();
    while (const auto text = seat.socket.next()) hear_(seat, *text);
    if (open) continue;
    ++closed_;
    epoll_ctl(epoll_, EPOLL_CTL_DEL, seat.socket.file(), nullptr);
  }
}

}  // namespace longroad::load
