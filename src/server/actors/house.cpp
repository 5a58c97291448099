#include "server/actors/house.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "server/actors/halls.hpp"
#include "server/table/model/offered_bots.hpp"
#include "server/table/record/secret.hpp"
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

std::set<std::string> muted_accounts(store::Store& store) {
  const auto names = store::Accounts(store).muted();
  return {names.begin(), names.end()};
}

}  // namespace

House::House(const Options& options, std::unique_ptr<store::Store> store)
    : options_(options),
      live_(store->live_tables()),
      floors_(static_cast<std::size_t>(options.loops)),
      halls_(std::make_unique<Halls>(*this, store::Desks(*store).open_desks(), options.most_desks)),
      silenced_(muted_accounts(*store)),
      pools_(options.bot_threads),
      disk_(std::move(store)) {
  for (Floor& floor : floors_) {
    loops_.push_back(std::make_unique<Loop>());
    floor.sweeping = std::make_unique<Timer>(*loops_.back());
  }
  forgetting_ = std::make_unique<Timer>(*loops_.front());
  Time newest = 0;
  for (const auto& row : live_) newest = std::max(newest, row.changed);
  start_clock(newest);
}

House::~House() {
  stopping_ = true;
  for (auto& loop : loops_) loop->stop();
  for (std::thread& thread : threads_) thread.join();
  for (const Floor& floor : floors_)
    for (const auto& [id, room] : floor.rooms) room->flush();
  pools_.close();
}

void House::run() {
  for (const auto& row : live_) floors_[index_of(row.id)].resting.push_back(row.id);
  live_.clear();
  halls_->run();
  for (std::size_t i = 0; i < floors_.size(); ++i)
    loops_[i]->post([this, i] {
      take_up_next(i);
      sweep(i);
    });
  loops_.front()->post([this] { forget_expired(); });
  for (auto& loop : loops_) threads_.emplace_back([&loop] { loop->run(); });
}

std::size_t House::index_of(const std::string& table) const {
  return std::hash<std::string>{}(table) % loops_.size();
}

Loop& House::loop_of(const std::string& table) { return *loops_[index_of(table)]; }

void House::with_room(const std::string& table, std::function<void(const RoomPtr&)> use) {
  loop_of(table).post([this, table, use = std::move(use)] {
    Floor& floor = floors_[index_of(table)];
    if (const auto found = floor.rooms.find(table); found != floor.rooms.end()) return use(found->second);
    const bool first = !floor.loading.contains(table);
    floor.loading[table].push_back(use);
    // A page may come before its table was taken up.
    const bool rested = first && std::erase(floor.resting, table) > 0;
    if (first) load(table, rested);
  });
}

void House::take_up_next(std::size_t index) {
  Floor& floor = floors_[index];
  if (floor.resting.empty()) return;
  floor.taken_up = std::move(floor.resting.back());
  floor.resting.pop_back();
  load(floor.taken_up, true);
}

void House::load(const std::string& table, bool restarted) {
  const auto log = std::make_shared<std::vector<store::LoggedEvent>>();
  disk_.submit([log, table](store::Store& store) { *log = store.log(table); },
               [this, log, table, restarted](bool) {
                 loop_of(table).post([this, log, table, restarted] { loaded(table, *log, restarted); });
               });
}

void House::loaded(const std::string& table, const std::vector<store::LoggedEvent>& log, bool restarted) {
  Floor& floor = floors_[index_of(table)];
  RoomPtr room;
  if (const auto found = floor.rooms.find(table); found != floor.rooms.end()) {
    room = found->second;
  } else if (!log.empty()) {
    auto restored = Table::restore(table, log);
    if (restored)
      room = std::make_shared<Room>(*this, loop_of(table), std::move(*restored));
    else
      fmt::print(stderr, "longroad: table {}: {}\n", table, restored.error().sentence);
    if (room) floor.rooms[table] = room;
    if (room) room->begin(restarted);
  }
  auto waiting = std::move(floor.loading[table]);
  floor.loading.erase(table);
  for (const auto& use : waiting) use(room);
  if (floor.taken_up != table) return;
  floor.taken_up.clear();
  loop_of(table).post([this, index = index_of(table)] { take_up_next(index); });
}

Result<House::Opening> House::open(const Wish& wish, const Sitter& opener) {
  Opening opening;
  notice::Opened opened{wish.settings, random_hex(32), {}, {}};
  for (const SeatWish& seat : wish.seats) opened.bots.push_back(seat.bot);
  const Time now = clock_now();
  auto table = Table::open(random_table_id(), std::move(opened), now);
  if (!table) return table.error();
  for (std::size_t i = 0; i < wish.seats.size(); ++i) {
    if (wish.seats[i].me.empty()) continue;
    const Claim claim{Seat::of(static_cast<int>(i)), random_hex(16)};
    Sitter sitter = opener;
    if (wish.seats[i].here) sitter.account.clear();
    sitter.sit_as(wish.seats[i].me, wish.seats[i].program);
    sitter.secret_fingerprint = fingerprint(claim.secret);
    (*table)->sit(claim.seat, sitter, now);
    opening.claims.push_back(claim);
  }
  opening.table = std::move(*table);
  return opening;
}

void House::adopt(const Table& table, std::function<void(const RoomPtr&)> done) {
  std::vector<store::LoggedEvent> events;
  for (int v = 1; v <= table.version(); ++v) events.push_back({v, table.entry(v).at, table.body(v)});
  const store::TableRow row{table.id(), table.state(), clock_now()};
  disk_.submit(
      [row, events](store::Store& store) {
        for (const auto& event : events) store.append(row.id, event);
        store.set_table(row);
      },
      [this, id = row.id, done = std::move(done)](bool kept) {
        loop_of(id).post([this, id, done, kept] {
          if (kept) return with_room(id, done);
          done(nullptr);
        });
      });
}

std::string House::open_again(const Table& old, SeatSet people) {
  if (!has_room(1)) return {};
  notice::Opened opened{old.settings(), random_hex(32), {}, {}};
  if (opened.settings.position.is_null()) opened.settings.rules = kRevision;
  opened.settings.rated = old.settings().rated && people.size() == old.settings().players;
  for (std::size_t i = 0; i < old.chairs().size(); ++i) {
    const Chair& chair = old.chairs()[i];
    const bool person = people.has(Seat::of(static_cast<int>(i)));
    opened.bots.push_back(person ? std::string() : chair.bot.empty() ? std::string(stand_in()) : chair.bot);
    opened.names.push_back(chair.kind == Chair::Kind::Bot ? chair.sitter.name : std::string());
  }
  const Time now = clock_now();
  auto table = Table::open(random_table_id(), std::move(opened), now);
  if (!table) return {};
  people.for_each([&](Seat seat) { (*table)->sit(seat, old.chair(seat).sitter, now); });
  const std::string id = (*table)->id();
  adopt(**table, [](const RoomPtr&) {});
  return id;
}

void House::sweep(std::size_t index) {
  Floor& floor = floors_[index];
  std::erase_if(floor.rooms, [](const auto& item) {
    Room& room = *item.second;
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
  if (index == 0) halls_->sweep();
  floor.sweeping->set(kLinger, [this, index] { sweep(index); });
}

void House::forget_expired() {
  disk_.submit([](store::Store& store) { store::Accounts(store).forget_expired(wall_now()); }, [](bool) {});
  forgetting_->set(kForgetting, [this] { forget_expired(); });
}

void House::drop(const std::string& table) {
  lobby_.remove(table);
  loop_of(table).post([this, table] { floors_[index_of(table)].rooms.erase(table); });
}

void House::read_again(const std::string& table) {
  loop_of(table).post([this, table] {
    Floor& floor = floors_[index_of(table)];
    const auto found = floor.rooms.find(table);
    if (found == floor.rooms.end()) return;
    const RoomPtr room = found->second;
    floor.rooms.erase(found);
    room->leave_house();
    load(table, false);
  });
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
