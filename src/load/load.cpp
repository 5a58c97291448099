#include "load/load.hpp"

#include <fmt/format.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <memory>
#include <random>
#include <vector>

#include "load/socket.hpp"

namespace longroad::load {
namespace {

namespace json = boost::json;
using Clock = std::chrono::steady_clock;

constexpr int kPlayers = 2;  // sockets of each table that play

/// One of the lines in `"legal":[…]` of a message; empty where there is none. Reading the JSON as a
/// whole would cost more than the server takes to write it.
std::string_view any_legal(std::string_view text, std::mt19937& random) {
  const auto begin = text.find("\"legal\":[");
  if (begin == std::string_view::npos) return {};
  std::string_view list = text.substr(begin + 9);
  list = list.substr(0, list.find(']'));
  if (list.empty()) return {};
  const auto count = static_cast<std::size_t>(std::ranges::count(list, ',')) + 1;
  auto skip = std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
  for (; skip > 0; --skip) list.remove_prefix(list.find(',') + 1);
  return list.substr(1, list.find('"', 1) - 1);
}

struct Table;

struct Seat {
  Socket socket;
  Table* table = nullptr;
  bool plays = false;
  bool waits = false;  // for the line that was sent
  bool gone = false;
  std::string next;  // what it could play now
};

struct Table {
  std::string id;
  std::vector<std::string> secrets;
  std::vector<std::unique_ptr<Seat>> seats;
  Clock::time_point due;
  Clock::time_point sent;
  Clock::time_point moved;
};

class Load {
 public:
  Load(const Options& options, const std::function<void(const std::string&)>& tell)
      : options_(options), tell_(tell), epoll_(epoll_create1(EPOLL_CLOEXEC)) {}
  ~Load() { close(epoll_); }
  Load(const Load&) = delete;
  Load& operator=(const Load&) = delete;

  Result<Report> run();

 private:
  std::optional<Error> open_table(Table& table);
  std::optional<Error> seat(Table& table, const std::string& secret);
  void move_tables();
  void listen(int wait);
  void hear(Seat& seat, std::string_view text);
  Report report() const;

  const Options& options_;
  const std::function<void(const std::string&)>& tell_;
  int epoll_;
  std::vector<std::unique_ptr<Table>> tables_;
  std::vector<double> took_;  // milliseconds
  std::mt19937 random_{1};
  std::uint64_t lines_ = 0;
  int closed_ = 0;
};

std::optional<Error> Load::open_table(Table& table) {
  if (table.id.empty()) {
    json::array seats;
    for (int i = 0; i < kPlayers; ++i) seats.push_back({{"kind", "me"}, {"name", "load"}});
    const auto body = json::serialize(json::object{{"game", options_.game}, {"seats", seats}});
    const auto made = request(options_.port, "POST", "/api/tables", body);
    if (!made) return made.error();
    const json::value value = json::parse(*made);
    table.id = std::string(value.at("table").as_string());
    for (const auto& mine : value.at("seats").as_array())
      table.secrets.emplace_back(mine.at("secret").as_string());
  }
  for (const std::string& secret : table.secrets)
    if (auto error = seat(table, secret)) return error;
  for (int i = 0; i < options_.watchers; ++i)
    if (auto error = seat(table, {})) return error;
  return std::nullopt;
}

std::optional<Error> Load::seat(Table& table, const std::string& secret) {
  auto socket = Socket::open(options_.port, table.id);
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

void Load::hear(Seat& seat, std::string_view text) {
  const bool event = text.starts_with(R"({"t":"event")");
  if (event && seat.waits && text.find(R"("kind":"line")") < 120) {
    seat.waits = false;
    const std::chrono::duration<double, std::milli> took = Clock::now() - seat.table->sent;
    took_.push_back(took.count());
    seat.table->moved = Clock::now();
  }
  if (seat.plays && (event || text.starts_with(R"({"t":"welcome")")) &&
      text.find("\"now\":") != std::string_view::npos)
    seat.next = any_legal(text, random_);
}

void Load::listen(int wait) {
  epoll_event events[256];
  const int count = epoll_wait(epoll_, events, 256, wait);
  for (int i = 0; i < count; ++i) {
    Seat& seat = *static_cast<Seat*>(events[i].data.ptr);
    const bool open = seat.socket.read();
    while (const auto text = seat.socket.next()) hear(seat, *text);
    if (open) continue;
    seat.gone = true;
    ++closed_;
    epoll_ctl(epoll_, EPOLL_CTL_DEL, seat.socket.file(), nullptr);
  }
}

void Load::move_tables() {
  const auto now = Clock::now();
  for (auto& table : tables_) {
    if (table->due > now) continue;
    table->due += std::chrono::microseconds(static_cast<int>(1e6 / options_.per_second));
    const auto mover = std::ranges::find_if(table->seats, [](const auto& s) { return !s->next.empty(); });
    if (mover == table->seats.end()) continue;
    for (auto& seat : table->seats) seat->waits = true;
    table->sent = Clock::now();
    (*mover)->socket.send(fmt::format(R"({{"t":"do","id":"{}","line":"{}"}})", ++lines_, (*mover)->next));
    (*mover)->next.clear();
  }
}

Report Load::report() const {
  Report report{
      .tables = static_cast<int>(tables_.size()), .lines = lines_, .seen = took_.size(), .closed = closed_};
  std::vector<double> sorted = took_;
  std::ranges::sort(sorted);
  const auto at = [&](double part) {
    return sorted.empty() ? 0
                          : sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
  };
  report.p50 = at(0.5);
  report.p90 = at(0.9);
  report.p99 = at(0.99);
  report.most = at(1);
  for (const auto& table : tables_) {
    report.sockets += static_cast<int>(table->seats.size());
    if (Clock::now() - table->moved > std::chrono::seconds(10)) ++report.stuck;
  }
  return report;
}

Result<Report> Load::run() {
  for (int i = 0; i < options_.tables; ++i) {
    tables_.push_back(std::make_unique<Table>());
    if (auto error = open_table(*tables_.back())) return *error;
    listen(0);
    if ((i + 1) % 500 == 0) tell_(fmt::format("{} tables are open.", i + 1));
  }
  // The tables start a little apart, as tables do.
  const auto begin = Clock::now();
  for (std::size_t i = 0; i < tables_.size(); ++i) {
    tables_[i]->due = begin + std::chrono::milliseconds(i % 500);
    tables_[i]->moved = begin;
  }
  const auto end = begin + std::chrono::seconds(options_.seconds);
  auto next_word = begin + std::chrono::seconds(10);
  while (Clock::now() < end) {
    move_tables();
    listen(1);
    if (Clock::now() < next_word) continue;
    next_word += std::chrono::seconds(10);
    tell_(fmt::format("{} lines sent, p99 {:.1f} ms so far.", lines_, report().p99));
  }
  return report();
}

}  // namespace

Result<Report> run(const Options& options, const std::function<void(const std::string&)>& tell) {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
  }
  return Load(options, tell).run();
}

}  // namespace longroad::load
