#include "server/house/house.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "server/house/halls.hpp"
#include "store/accounts.hpp"
#include "store/desks.hpp"

namespace longroad::server {
namespace {

/// How long a finished table that nobody looks at stays in memory.
constexpr Time kLinger = 30'000;
constexpr Time kForgetting = 3'600'000;
/// How long a table waits for somebody to come (back) before it is closed.
constexpr Time kAbandonedWaiting = 86'400'000;
constexpr Time kAbandonedPlaying = 14 * kAbandonedWaiting;

std::vector<std::unique_ptr<Loop>> make_loops(int count) {
  std::vector<std::unique_ptr<Loop>> loops;
  for (int i = 0; i < count; ++i) loops.push_back(std::make_unique<Loop>());
  return loops;
}

std::set<std::string> muted_accounts(store::Store& store) {
  const auto names = store::Accounts(store).muted();
  return {names.begin(), names.end()};
}

}  // namespace

House::House(const Options& options, std::unique_ptr<store::Store> store)
    : options_(options),
      live_(store->live_tables()),
      epoch_(store->logs().take_over()),
      loops_(make_loops(options.loops)),
      rooms_(loops_, [this](const std::string& table, bool restarted) { load(table, restarted); }),
      halls_(std::make_unique<Halls>(*this, store::Desks(*store).open_desks(), options.most_desks)),
      silenced_(muted_accounts(*store)),
      pools_(options.bot_threads),
      disk_(std::move(store)) {
  for (const auto& loop : loops_) sweeping_.push_back(std::make_unique<Timer>(*loop));
  forgetting_ = std::make_unique<Timer>(*loops_.front());
  Time newest = 0;
  for (const auto& row : live_) newest = std::max(newest, row.changed);
  start_clock(newest);
}

House::~House() {
  stopping_ = true;
  for (auto& loop : loops_) loop->stop();
  for (std::thread& thread : threads_) thread.join();
  rooms_.for_each([](Room& room) { room.flush(); });
  pools_.close();
}

void House::run() {
  std::vector<std::string> tables;
  for (const auto& row : live_) tables.push_back(row.id);
  live_.clear();
  rooms_.take_up(tables);
  halls_->run();
  for (std::size_t i = 0; i < loops_.size(); ++i) loops_[i]->post([this, i] { sweep(i); });
  loops_.front()->post([this] { forget_expired(); });
  for (auto& loop : loops_) threads_.emplace_back([&loop] { loop->run(); });
}

void House::load(const std::string& table, bool restarted) {
  journal_.read(store::stream_of_table(table), 0,
                [this, table, restarted](std::optional<std::vector<store::LogEntry>> log) {
                  if (!log) log.emplace();
                  loop_of(table).post(
                      [this, log = std::move(*log), table, restarted] { loaded(table, log, restarted); });
                });
}

void House::loaded(const std::string& table, const std::vector<store::LogEntry>& log, bool restarted) {
  const auto make = [&]() -> RoomPtr {
    if (log.empty()) return nullptr;
    auto restored = Table::restore(table, log);
    if (restored) return std::make_shared<Room>(*this, loop_of(table), std::move(*restored));
    fmt::print(stderr, "longroad: table {}: {}\n", table, restored.error().sentence);
    return nullptr;
  };
  rooms_.loaded(table, make, [restarted](Room& room) { room.begin(restarted); });
}

void House::adopt(const Table& table, std::function<void(const RoomPtr&)> done) {
  const store::TableRow row{table.id(), table.state(), clock_now()};
  store::Journal::Append append{
      store::stream_of_table(row.id), epoch_, 0, {}, [row](store::Store& store) { store.set_table(row); }};
  for (int v = 1; v <= table.version(); ++v) append.entries.push_back({v, table.entry(v).at, table.body(v)});
  journal_.append(std::make_shared<store::Journal::Append>(std::move(append)),
                  [this, id = row.id, done = std::move(done)](store::Appended appended) {
                    loop_of(id).post([this, id, done, appended] {
                      if (appended == store::Appended::Ok) return with_room(id, done);
                      done(nullptr);
                    });
                  });
}

std::string House::open_again(const Table& old, SeatSet people) {
  if (!has_room(1)) return {};
  const auto table = server::open_again(random_table_id(), old, people, clock_now());
  if (!table) return {};
  adopt(*table, [](const RoomPtr&) {});
  return table->id();
}

void House::sweep(std::size_t loop) {
  rooms_.sweep(loop, [](Room& room) {
    const Time empty = room.empty_since() ? clock_now() - *room.empty_since() : 0;
    switch (room.table().state()) {
      case TableState::Waiting:
        if (empty > kAbandonedWaiting) room.close();
        return false;
      case TableState::Playing:
        if (empty > kAbandonedPlaying) room.close();
        return false;
      case TableState::Over:
        return empty > kLinger;
    }
    __builtin_unreachable();
  });
  halls_->sweep(loop);
  sweeping_[loop]->set(kLinger, [this, loop] { sweep(loop); });
}

void House::forget_expired() {
  disk_.submit([](store::Store& store) { store::Accounts(store).forget_expired(wall_now()); }, [](bool) {});
  forgetting_->set(kForgetting, [this] { forget_expired(); });
}

void House::drop(const std::string& table) {
  lobby_.remove(table);
  rooms_.drop(table);
}

void House::read_again(const std::string& table) {
  rooms_.reload(table, [](const RoomPtr& room) { room->hand_over(); });
}

bool House::silenced(const std::string& account) const {
  const std::lock_guard lock(silenced_mutex_);
  return !account.empty() && silenced_.contains(account);
}

void House::silence(const std::string& account, bool on) {
  const std::lock_guard lock(silenced_mutex_);
  if (on)
    silenced_.insert(account);
  else
    silenced_.erase(account);
}

}  // namespace longroad::server
