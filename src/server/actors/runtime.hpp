/// What all tables and tournaments of a server share: the loops that they live on, disk and journal, pools,
/// counters, limits, and whose chat the host of the server has stopped.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "server/actors/actor.hpp"
#include "server/actors/neighbours.hpp"
#include "server/net/limiter.hpp"
#include "server/net/loop.hpp"
#include "server/net/metrics.hpp"
#include "server/net/pools.hpp"
#include "store/commit_queue.hpp"
#include "store/owners.hpp"
#include "store/stored_journal.hpp"

namespace longroad::server {

class Runtime {
 public:
  struct Options {
    int loops = 1;
    int bot_threads = 1;
    int analysing = 1;          // analyses at the same time
    bool limited = true;        // limits on how often somebody may do something
    std::string node = "node";  // the same when it starts again; where several share a database, its own
    bool shared = false;        // others live with it, and take over where it falls silent
  };
  Runtime(const Options& options, std::unique_ptr<store::Store> store);
  Runtime(const Runtime&) = delete;
  Runtime& operator=(const Runtime&) = delete;

  [[nodiscard]] const Loops& loops() const { return loops_; }
  /// The loop that a table or tournament with this id lives on.
  [[nodiscard]] Loop& loop_of(const std::string& id) const { return *loops_[loop_index(loops_, id)]; }

  [[nodiscard]] store::CommitQueue& disk() { return disk_; }
  /// The logs of tables and tournaments, and as whose they are written.
  [[nodiscard]] store::Journal& journal() { return journal_; }
  [[nodiscard]] std::int64_t epoch() const { return epoch_; }
  /// It has begun anew as a node; what it had is nobody's until somebody claims it.
  void set_epoch(std::int64_t epoch) { epoch_ = epoch; }
  /// How often it has let go of what it had: what was read from the disk before that may be another node's.
  [[nodiscard]] std::uint64_t releases() const { return releases_; }
  void note_release() { ++releases_; }
  [[nodiscard]] const std::string& node() const { return node_; }
  [[nodiscard]] bool shared() const { return shared_; }
  /// Null where this server is alone. Set before the loops run.
  [[nodiscard]] Neighbours* neighbours() const { return neighbours_; }
  void set_neighbours(Neighbours* neighbours) { neighbours_ = neighbours; }
  /// Whether a proxy may send people here.
  [[nodiscard]] bool ready() const { return ready_; }
  void set_ready(bool ready) { ready_ = ready; }
  /// How long others wait for this node when nothing is heard of it any more.
  [[nodiscard]] store::Owners::Lease lease() const { return lease_; }
  [[nodiscard]] Pools& pools() { return pools_; }
  [[nodiscard]] Metrics& metrics() { return metrics_; }
  /// How often a person may say something, and how often an address may open a socket.
  [[nodiscard]] Limiter& chatting() { return chatting_; }
  [[nodiscard]] Limiter& entering() { return entering_; }
  [[nodiscard]] bool limited() const { return limited_; }
  /// Whether the loops stand still, or are about to.
  [[nodiscard]] const std::atomic<bool>& stopping() const { return stopping_; }

  /// What an actor on this loop finds around it.
  [[nodiscard]] ActorContext context_for(Loop& loop, std::function<void()> drop) {
    return {loop, metrics_, journal_, epoch_, limited_, std::move(drop), {}};
  }

  /// Accounts whose chat the host of the server has stopped.
  [[nodiscard]] bool silenced(const std::string& account) const;
  void silence(const std::string& account, bool on);
  /// As the database has them: another node may have said so.
  void read_mutes();

 protected:
  ~Runtime() = default;
  void run_loops();
  void stop_loops();
  /// What is on its way to the disk gets there; nobody is called back afterwards.
  void finish();

 private:
  bool limited_;
  std::atomic<bool> stopping_{false};
  Metrics metrics_;
  Limiter chatting_{{.per_second = 0.5, .burst = 10}};
  Limiter entering_{{.per_second = 20, .burst = 400}};
  std::string node_;
  bool shared_;
  Neighbours* neighbours_ = nullptr;
  std::atomic<bool> ready_{true};
  store::Owners::Lease lease_;
  std::atomic<std::int64_t> epoch_;
  std::atomic<std::uint64_t> releases_{0};
  Loops loops_;
  mutable std::mutex silenced_mutex_;
  std::set<std::string> silenced_;
  Pools pools_;
  store::CommitQueue disk_;
  store::StoredJournal journal_{disk_};
  std::vector<std::thread> threads_;
};

}  // namespace longroad::server
