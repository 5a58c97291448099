#include "load/load.hpp"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <random>

#include "load/legal.hpp"
#include "load/meter.hpp"
#include "load/spread.hpp"
#include "load/tables.hpp"

namespace longroad::load {
namespace {

constexpr auto kStuck = std::chrono::seconds(10);

class Load {
 public:
  Load(const Options& options, const std::function<void(const std::string&)>& tell)
      : options_(options),
        tell_(tell),
        tables_(options, [this](Seat& seat, std::string_view text) { hear(seat, text); }) {}

  Result<Report> run();

 private:
  std::optional<Error> open_tables();
  void drive();
  void move(Table& table);
  void hear(Seat& seat, std::string_view text);
  Report report() const;

  const Options& options_;
  const std::function<void(const std::string&)>& tell_;
  Tables tables_;
  Spread took_;
  std::mt19937 random_{1};
  std::uint64_t lines_ = 0;
};

std::optional<Error> Load::open_tables() {
  for (int i = 1; i <= options_.tables; ++i) {
    if (auto error = tables_.open_next()) return error;
    tables_.listen(Clock::now());
    if (i % 500 == 0) tell_(fmt::format("{} tables are open.", i));
  }
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
  const auto& tables = tables_.all();
  for (const auto& table : tables) table->moved = begin;
  const double apart = 1.0 / (options_.per_second * options_.tables);
  const auto due = [&](std::uint64_t move) {
    return begin + std::chrono::duration_cast<Clock::duration>(
                       std::chrono::duration<double>(static_cast<double>(move) * apart));
  };
  const auto end = begin + std::chrono::seconds(options_.seconds);
  auto next_word = begin + std::chrono::seconds(10);
  for (std::uint64_t moves = 0; Clock::now() < end;) {
    for (; due(moves) <= Clock::now(); ++moves) move(*tables[moves % tables.size()]);
    tables_.listen(due(moves));
    if (Clock::now() < next_word) continue;
    next_word += std::chrono::seconds(10);
    tell_(fmt::format("{} lines sent, p99 {:.1f} ms so far.", lines_, took_.at(0.99)));
  }
}

Report Load::report() const {
  Report report{.tables = static_cast<int>(tables_.all().size()),
                .lines = lines_,
                .seen = took_.total(),
                .closed = tables_.closed()};
  report.p50 = took_.at(0.5);
  report.p90 = took_.at(0.9);
  report.p99 = took_.at(0.99);
  report.most = took_.at(1);
  for (const auto& table : tables_.all()) {
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
  const double used = done->cpu_seconds - opened->cpu_seconds;
  result.server_cores = used / options_.seconds;
  result.line_ms = lines_ == 0 ? 0 : 1000 * used / static_cast<double>(lines_);
  result.server_p50 = server_time(*opened, *done, 0.5);
  result.server_p99 = server_time(*opened, *done, 0.99);
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
