#include "store/commit_queue.hpp"

#include <fmt/format.h>

#include <cstdio>

namespace longroad::store {

CommitQueue::CommitQueue(std::unique_ptr<Store> store)
    : store_(std::move(store)),
      begin_(store_->database(), "BEGIN IMMEDIATE"),
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
  // rest on one that failed refuse themselves (`Store::append`), so that no log has a gap.
  const bool kept = keep(items);
  std::uint64_t failures = 0;
  for (Item& item : items) {
    const bool done = kept || (items.size() > 1 && keep({&item, 1}));
    if (!done) ++failures;
    tell(item, done);
  }
  const std::lock_guard lock(mutex_);
  counters_.works += items.size();
  counters_.commits += kept ? 1 : items.size();
  counters_.failures += failures;
}

void CommitQueue::tell(const Item& item, bool kept) {
  try {
    item.done(kept);
  } catch (const std::exception& problem) {
    fmt::print(stderr, "longroad: {}\n", problem.what());
  }
}

bool CommitQueue::keep(std::span<Item> items) {
  try {
    begin_.run();
    for (Item& item : items) item.work(*store_);
    end_.run();
    return true;
  } catch (const std::exception& problem) {
    fmt::print(stderr, "longroad: {}\n", problem.what());
  }
  try {
    store_->database().execute("ROLLBACK");
  } catch (const StoreError&) {
    // There was no transaction left to roll back.
  }
  return false;
}

}  // namespace longroad::store
