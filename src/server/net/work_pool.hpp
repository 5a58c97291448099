/// Threads for work that takes long, so that it holds up no loop. Each purpose has a pool of its own, with
/// a bound on what waits: nothing that strangers ask for keeps bots or sign-in waiting. Everybody who asks
/// has a queue, and the queues take turns: who asks for much waits for it alone.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

namespace longroad::server {

struct PoolRule {
  std::string name;  // of its threads, as the system shows them
  int threads = 1;
  std::size_t most_waiting = 1'000'000;
  /// How much of it one address may have waiting or being done.
  std::size_t most_each = 1'000'000;
  int nice = 0;  // the higher, the more of the processor it leaves to others
};

class WorkPool {
 public:
  explicit WorkPool(PoolRule rule);
  ~WorkPool() { close(); }
  WorkPool(const WorkPool&) = delete;
  WorkPool& operator=(const WorkPool&) = delete;

  /// What waits is forgotten, what is being done is finished, and nothing is taken any more.
  void close();
  /// False where as much waits already as may, in all or of this one who asks; then nothing is done.
  bool submit(std::function<void()> work, const std::string& who = {});

  struct Counters {
    std::uint64_t taken = 0;
    std::uint64_t refused = 0;
    std::size_t waiting = 0;
    std::size_t askers = 0;  // who wait
  };
  [[nodiscard]] Counters counters() const;
  [[nodiscard]] const std::string& name() const { return rule_.name; }

 private:
  struct Item {
    std::function<void()> work;
    std::string who;
  };
  /// The oldest of the one whose turn it is.
  Item take();
  void run();
  void settle_in() const;
  void let_go(const std::string& who);

  PoolRule rule_;
  mutable std::mutex mutex_;
  std::condition_variable waiting_;
  std::unordered_map<std::string, std::deque<std::function<void()>>> work_;  // of each who waits
  std::deque<std::string> turns_;                                            // they, the next one first
  std::size_t count_ = 0;                                                    // in `work_`
  std::unordered_map<std::string, std::size_t> each_;
  Counters counters_;
  bool closing_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace longroad::server
