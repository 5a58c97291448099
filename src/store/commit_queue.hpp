/// Puts work for the store in a line: one thread does it, and everything that waits is committed
/// together, so that many tables share one wait for the disk. While the database is away, work waits.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <thread>
#include <vector>

#include "store/store.hpp"

namespace longroad::store {

class CommitQueue {
 public:
  using Work = std::function<void(Store&)>;
  /// Told on the queue's thread once the work is on disk; false: it failed, and nothing was saved, or the
  /// database went away while it was saving, and nobody knows.
  using Done = std::function<void(bool kept)>;

  explicit CommitQueue(std::unique_ptr<Store> store);
  ~CommitQueue() { close(); }
  CommitQueue(const CommitQueue&) = delete;
  CommitQueue& operator=(const CommitQueue&) = delete;

  /// Finishes what was submitted; what comes later is not done.
  void close();
  /// May be called from any thread; works of one caller are done in its order.
  void submit(Work work, Done done);

  struct Counters {
    std::uint64_t works = 0;
    std::uint64_t commits = 0;
    std::uint64_t failures = 0;
  };
  [[nodiscard]] Counters counters() const;
  /// Whether the database can't be reached; it is tried again and again.
  [[nodiscard]] bool away() const { return away_; }

 private:
  struct Item {
    Work work;
    Done done;
  };
  void run();
  void commit(std::vector<Item>& items);
  /// Whatever breaks in whoever is told, the next work goes on.
  static void tell(const Item& item, bool kept);
  enum class Outcome : std::uint8_t { Kept, Failed, Away, Unknown };
  /// Together: as one batch, for the engines that have such; the reason of a failure is not told, since each
  /// is tried alone then.
  enum class Manner : std::uint8_t { Together, Alone };
  /// All of them in one transaction.
  Outcome keep(std::span<Item> items, Manner manner);
  /// The same, once the database is there.
  Outcome keep_when_there(std::span<Item> items, Manner manner);
  /// Waits for the database; false: the queue is closed before.
  bool reach();

  std::unique_ptr<Store> store_;
  Statement begin_;
  Statement end_;
  mutable std::mutex mutex_;
  std::condition_variable waiting_;
  std::vector<Item> items_;
  Counters counters_;
  std::atomic<bool> away_{false};
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace longroad::store
