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

#include "load/legal.hpp"
#include "load/meter.hpp"
#include "load/socket.hpp"
#include "load/spread.hpp"

namespace longroad::load {
namespace {

namespace json = boost::json;
using Clock = std::chrono::steady_clock;

constexpr int kPlayers = 2;  // sockets of each table that play
constexpr auto kStuck = std::chrono::seconds(10);

struct Table;

struct Seat {
  Socket socket;
  Table* table = nullptr;
  bool plays = false;
  bool waits = false;  // for the line that was sent
  std::string next;    // what it could play now
};

struct Table {
  std::vector<std::unique_ptr<Seat>> seats;
  Clock::time_point sent;
  Clock::time_point moved;
  bool over = false;
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
  std::optional<Error> open_tables();
  std::optional<Error> open_table(Table& table, int watchers);
  std::optional<Error> seat(Table& table, const std::string& id, const std::string& secret);
  void drive();
  void move(Table& table);
  void listen(Clock::time_point until);
  void hear(Seat& seat, std::string_view text);
  Report report() const;

  const Options& options_;
  const std::function<void(const std::string&)>& tell_;
  int epoll_;
  std::vector<std::unique_ptr<Table>> tables_;
  Spread took_;
  std::mt19937 random_{1};
  std::uint64_t lines_ = 0;
  int closed_ = 0;
};

std::optional<Error> Load::open_tables() {
  for (int i = 0; i < options_.tables; ++i) {
    // The watchers are spread evenly.
    const auto up_to = [&](int tables) {
      return static_cast<std::int64_t>(tables) * options_.watchers / options_.tables;
    };
    tables_.push_back(std::make_unique<Table>());
    if (auto error = open_table(*tables_.back(), static_cast<int>(up_to(i + 1) - up_to(i)))) return error;
    listen(Clock::now());
    if ((i + 1) % 500 == 0) tell_(fmt::format("{} tables are open.", i + 1));
  }
  return std::nullopt;
}

std::optional<Error> Load::open_table(Table& table, int watchers) {
  json::array seats;
  for (int i = 0; i < kPlayers; ++i) seats.push_back({{"kind", "me"}, {"name", "load"}});
  const auto body = json::serialize(json::object{{"game", options_.game}, {"seats", seats}});
  const auto made = request(options_.port, "POST", "/api/tables", body);
  if (!made) return made.error();
  const json::value value = json::parse(*made);
  const std::string id(value.at("table").as_string());
  for (const auto& mine : value.at("seats").as_array())
    if (auto error = seat(table, id, std::string(mine.at("secret").as_string()))) return error;
  for (int i = 0; i < watchers; ++i)
    if (auto error = seat(table, id, {})) return error;
  return std::nullopt;
}

std::optional<Error> Load::seat(Table& table, const std::string& id, const std::string& secret) {
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

void Load::hear(Seat& seat, std::string_view text) {
  const bool event = text.starts_with(R"({"t":"event")");
  if (event && seat.waits && text.find(R"("kind":"line")") < 120) {
    seat.waits = false;
    seat.table->moved = Clock::now();
    took_.add(seat.table->moved - seat.table->sent);
  }
  if (event && text.find(R"("kind":"ended")") < 120) seat.table->over = true;
  if (seat.plays && (event || text.starts_with(R"({"t":"welcome")")) &&
      text.find("\"now\":") != std::string_view::npos)
    seat.next = any_legal(text, random_);
}

void Load::listen(Clock::time_point until) {
  const auto left = std::chrono::duration_cast<std::chrono::microseconds>(until - Clock::now()).count();
  const timespec wait{.tv_sec = 0, .tv_nsec = std::clamp<long>(left, 0, 100'000) * 1000};
  epoll_event events[256];
  const int count = epoll_pwait2(epoll_, events, 256, &wait, nullptr);
  for (int i = 0; i < count; ++i) {
    Seat& seat = *static_cast<Seat*>(events[i].data.ptr);
    const bool open = seat.socket.read();
    while (const auto text = seat.socket.next()) hear(seat, *text);
    if (open) continue;
    ++closed_;
    epoll_ctl(epoll_, EPOLL_CTL_DEL, seat.socket.file(), nullptr);
  }
}

void Load::move(Table& table) {
  const auto mover = std::ranges::find_if(table.seats, [](const auto& s) { return !s->next.empty(); });
  if (mover == table.seats.end()) return;
  for (auto& seat : table.seats) seat->waits = true;
  table.sent = Clock::now();
  (*mover)->socket.send(fmt::format(R"({{"t":"do","id":"{}","line":"{}"}})", ++lines_, (*mover)->next));
  (*mover)->next.clear();
}

/// The tables move in turn, evenly spread over time.
void Load::drive() {
  const auto begin = Clock::now();
  for (auto& table : tables_) table->moved = begin;
  const double apart = 1.0 / (options_.per_second * options_.tables);
  const auto due = [&](std::uint64_t move) {
    return begin + std::chrono::duration_cast<Clock::duration>(
                       std::chrono::duration<double>(static_cast<double>(move) * apart));
  };
  const auto end = begin + std::chrono::seconds(options_.seconds);
  auto next_word = begin + std::chrono::seconds(10);
  for (std::uint64_t moves = 0; Clock::now() < end;) {
    for (; due(moves) <= Clock::now(); ++moves) move(*tables_[moves % tables_.size()]);
    listen(due(moves));
    if (Clock::now() < next_word) continue;
    next_word += std::chrono::seconds(10);
    tell_(fmt::format("{} lines sent, p99 {:.1f} ms so far.", lines_, took_.at(0.99)));
  }
}

Report Load::report() const {
  Report report{
      .tables = static_cast<int>(tables_.size()), .lines = lines_, .seen = took_.total(), .closed = closed_};
  report.p50 = took_.at(0.5);
  report.p90 = took_.at(0.9);
  report.p99 = took_.at(0.99);
  report.most = took_.at(1);
  for (const auto& table : tables_) {
    report.sockets += static_cast<int>(table->seats.size());
    if (table->over)
      ++report.over;
    else if (Clock::now() - table->moved > kStuck)
      ++report.stuck;
  }
  return report;
}

Result<Report> Load::run() {
  const auto empty = read_meter(options_.port);
  if (!empty) return empty.error();
  if (auto error = open_tables()) return *error;
  const auto opened = read_meter(options_.port);
  drive();
  Report result = report();
  const auto done = read_meter(options_.port);
  if (!opened || !done) return Error{"The server tells nothing of itself any more."};
  result.table_bytes = (done->memory_bytes - empty->memory_bytes) / options_.tables;
  result.server_cores = (done->cpu_seconds - opened->cpu_seconds) / options_.seconds;
  return result;
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
