#include "store/commit_queue.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace longroad::store {
namespace {

void complain(const std::exception& problem) { fmt::print(stderr, "longroad: {}\n", problem.what()); }

/// How long it is waited between two tries to reach a database: at first, and at most.
constexpr std::chrono::milliseconds kFirstPause{50};
constexpr std::chrono::milliseconds kLongestPause{1000};

}  // namespace

CommitQueue::CommitQueue(std::unique_ptr<Store> store)
    : store_(std::move(store)),
      begin_(store_->database(), begin_words(store_->database().dialect())),
      end_(store_->database(), "COMMIT"),
      thread_([this] { run(); }) {}

void CommitQueue::close() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  waiting_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void CommitQueue::submit(Work work, Done done) {
  {
    const std::lock_guard lock(mutex_);
    items_.push_back({std::move(work), std::move(done)});
  }
  waiting_.notify_one();
}

CommitQueue::Counters CommitQueue::counters() const {
  const std::lock_guard lock(mutex_);
  return counters_;
}

void CommitQueue::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    waiting_.wait(lock, [this] { return closing_ || !items_.empty(); });
    if (items_.empty()) return;
    std::vector<Item> items;
    items.swap(items_);
    lock.unlock();
    commit(items);
    lock.lock();
  }
}

void CommitQueue::commit(std::vector<Item>& items) {
  // Where the whole fails, each is tried alone: one bad work must not take the others with it. Works that
  // rest on one that failed refuse themselves (`Logs::append`), so that no log has a gap.
  const bool batches = store_->database().engine().batches();
  const bool alone = items.size() == 1 && !batches;
  const Outcome all = keep_when_there(items, alone ? Manner::Alone : Manner::Together);
  std::uint64_t failures = 0;
  for (Item& item : items) {
    Outcome outcome = all;
    if (all == Outcome::Failed && !alone) outcome = keep_when_there({&item, 1}, Manner::Alone);
    if (outcome != Outcome::Kept) ++failures;
    tell(item, outcome == Outcome::Kept);
  }
  const std::lock_guard lock(mutex_);
  counters_.works += items.size();
  counters_.commits += all == Outcome::Kept ? 1 : items.size();
  counters_.failures += failures;
}

void CommitQueue::tell(const Item& item, bool kept) {
  try {
    item.done(kept);
  } catch (const std::exception& problem) {
    complain(problem);
  }
}

CommitQueue::Outcome CommitQueue::keep_when_there(std::span<Item> items, Manner manner) {
  for (;;) {
    const Outcome outcome = keep(items, manner);
    if (outcome != Outcome::Away) return outcome;
    if (!reach()) return Outcome::Unknown;
  }
}

CommitQueue::Outcome CommitQueue::keep(std::span<Item> items, Manner manner) {
  Engine& engine = store_->database().engine();
  bool committing = false;
  try {
    if (manner == Manner::Together) engine.begin_batch();
    begin_.run();
    for (Item& item : items) item.work(*store_);
    if (manner == Manner::Together) engine.end_batch();
    committing = true;
    end_.run();
    return Outcome::Kept;
  } catch (const AwayError& problem) {
    complain(problem);
    return committing ? Outcome::Unknown : Outcome::Away;
  } catch (const std::exception& problem) {
    if (manner == Manner::Alone) complain(problem);
  }
  engine.roll_back();
  return Outcome::Failed;
}

bool CommitQueue::reach() {
  for (auto pause = kFirstPause;; pause = std::min(2 * pause, kLongestPause)) {
    {
      std::unique_lock lock(mutex_);
      if (waiting_.wait_for(lock, pause, [this] { return closing_; })) return false;
    }
    try {
      store_->database().engine().reconnect();
      if (away_.exchange(false)) fmt::print(stderr, "longroad: The database is back.\n");
      return true;
    } catch (const AwayError&) {
      away_ = true;
    }
  }
}

}  // namespace longroad::store
