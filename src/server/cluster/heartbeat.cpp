#include "server/cluster/heartbeat.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <optional>
#include <utility>

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
  if (!owners.lives(epoch_) || !owners.prolong(epoch_, lease_)) {
    epoch_ = owners.join(node_, lease_);
    fmt::print(stderr, "longroad: others have taken this node for dead; it begins anew\n");
    heard_.reborn(epoch_);
  }
  const auto living = owners.living();
  if (living != std::exchange(living_, living)) until_look_ = 0;
  heard_.beat(living);
  {
    const std::scoped_lock lock(mutex_);
    if (retired_) return;
  }
  if (until_look_-- > 0) return;
  const auto tables = owners.orphaned_tables(kMostFound);
  const auto desks = owners.orphaned_desks(kMostFound);
  until_look_ = tables.empty() && desks.empty() ? kRestBetweenLooks : 0;
  if (!tables.empty() || !desks.empty()) heard_.orphaned(tables, desks);
}

}  // namespace longroad::server
