#include "server/cluster/heartbeat.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <optional>
#include <utility>

#include "server/cluster/whereabouts.hpp"
#include "store/open_database.hpp"

namespace longroad::server {
namespace {

using namespace std::chrono_literals;

/// Four in a lease: a beat that fails is tried again until there is hardly anything left of it.
constexpr int kBeatsInALease = 4;
constexpr auto kAgain = 100ms;
/// So many beats between two looks where nothing has changed.
constexpr int kRestBetweenLooks = 10;
/// What one look finds at most: others want their share.
constexpr int kMostFound = 500;

}  // namespace

Heartbeat::Heartbeat(std::string database, std::string node, store::Owners::Lease lease, std::int64_t epoch,
                     Heard heard)
    : database_(std::move(database)),
      node_(std::move(node)),
      lease_(lease),
      epoch_(epoch),
      heard_(std::move(heard)),
      thread_([this](const std::stop_token& stop) { run(stop); }) {}

void Heartbeat::hurry() {
  const std::scoped_lock lock(mutex_);
  hurried_ = true;
  changed_.notify_one();
}

void Heartbeat::retire() {
  const std::scoped_lock lock(mutex_);
  retired_ = true;
}

void Heartbeat::stop() {
  if (!thread_.joinable()) return;
  thread_.request_stop();
  thread_.join();
}

void Heartbeat::run(const std::stop_token& stop) {
  std::optional<store::Database> database;
  while (!stop.stop_requested()) {
    auto pause = std::chrono::duration_cast<std::chrono::milliseconds>(lease_ / kBeatsInALease);
    try {
      if (!database) database.emplace(store::open_database(database_));
      store::Owners owners(*database);
      beat(owners);
    } catch (const store::StoreError& problem) {
      if (database) fmt::print(stderr, "longroad: {}\n", problem.what());
      database.reset();
      pause = kAgain;
    }
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, stop, pause, [this] { return hurried_; });
    if (std::exchange(hurried_, false)) until_look_ = 0;
  }
}

void Heartbeat::beat(store::Owners& owners) {
  const auto since = boot_time();
  bool slept = !owners.lives(epoch_);
  if (slept) living_.merge(owners.living_beside(epoch_, lease_));
  if (!owners.prolong(epoch_, lease_)) {
    epoch_ = owners.join(node_, lease_);
    fmt::print(stderr, "longroad: another node has this one's name; it begins anew\n");
    heard_.reborn(epoch_);
  } else {
    slept |= boot_time() >= lasts_until_;  // between the question and the answer
    if (slept) heard_.slept(owners.logs_of(epoch_));
  }
  lasts_until_ = since + lease_;
  auto living = owners.living();
  // Where the database was away for all, the others need a moment to say that they live.
  if (slept) until_look_ = grace_ = kBeatsInALease;
  if (grace_ > 0) {
    --grace_;
    living.insert(living_.begin(), living_.end());
  }
  if (!std::ranges::includes(living, living_)) until_look_ = 0;  // somebody has gone
  living_ = living;
  heard_.beat(living, since);
  {
    const std::scoped_lock lock(mutex_);
    if (retired_) return;
  }
  if (until_look_-- > 0) return;
  auto tables = owners.orphaned_tables(kMostFound);
  const auto desks = owners.orphaned_desks(kMostFound);
  until_look_ = tables.empty() && desks.empty() ? kRestBetweenLooks : 0;
  std::ranges::move(owners.tables_of(epoch_), std::back_inserter(tables));
  heard_.found(tables, desks);
}

}  // namespace longroad::server
