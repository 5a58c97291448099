/// All rooms of the server, and its tournaments' halls. Each lives on one of a few loops, chosen by its
/// table's id; whoever wants one gets it there.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "server/actors/registry.hpp"
#include "server/house/lobby.hpp"
#include "server/house/room.hpp"
#include "server/net/limiter.hpp"
#include "server/net/loop.hpp"
#include "server/net/metrics.hpp"
#include "server/net/pools.hpp"
#include "server/table/model/secret.hpp"
#include "server/table/opening.hpp"
#include "store/commit_queue.hpp"
#include "store/sqlite_journal.hpp"

namespace longroad::server {

class Halls;

class House {
 public:
  struct Options {
    int loops = 1;
    int bot_threads = 1;
    bool limited = true;    // limits on how often somebody may do something
    int most_rooms = 5000;  // tables at once
    int most_desks = 1000;  // tournaments at once
  };

  House(const Options& options, std::unique_ptr<store::Store> store);
  ~House();
  House(const House&) = delete;
  House& operator=(const House&) = delete;

  /// Takes up the tables that were running, and runs the loops.
  void run();

  using RoomPtr = Registry<Room>::Ptr;
  /// Calls back on the table's loop; null where there is no such table.
  void with_room(const std::string& table, Registry<Room>::Use use) { rooms_.with(table, std::move(use)); }
  /// The loop that a table or tournament with this id lives on.
  [[nodiscard]] Loop& loop_of(const std::string& id) { return rooms_.loop_of(id); }
  [[nodiscard]] const std::vector<std::unique_ptr<Loop>>& loops() const { return loops_; }

  /// A new table as wished, not yet in the house; the opener has no name and no secret yet.
  [[nodiscard]] static Result<Opening> open(const Wish& wish, const Sitter& opener) {
    return open_table(random_table_id(), wish, opener, clock_now());
  }
  /// Puts it in; `done` is called on the table's loop once it is on disk.
  void adopt(const Table& table, std::function<void(const RoomPtr& room)> done);
  /// Another table with the same settings and these of the people; bots have the other seats. Answers its id.
  std::string open_again(const Table& table, SeatSet people);

  /// From a room that can't go on; its table is read from the disk when somebody asks again.
  void drop(const std::string& table);

  /// The log on disk was changed: the room, where there is one, is made from it anew, and pages come back to
  /// it.
  void read_again(const std::string& table);

  [[nodiscard]] store::CommitQueue& disk() { return disk_; }
  /// The logs of tables and tournaments, and as whose they are written.
  [[nodiscard]] store::Journal& journal() { return journal_; }
  [[nodiscard]] std::int64_t epoch() const { return epoch_; }
  [[nodiscard]] Pools& pools() { return pools_; }
  /// How often a person may say something, and how often an address may open a socket.
  [[nodiscard]] Limiter& chatting() { return chatting_; }
  [[nodiscard]] Limiter& entering() { return entering_; }
  [[nodiscard]] Lobby& lobby() { return lobby_; }
  [[nodiscard]] Metrics& metrics() { return metrics_; }
  [[nodiscard]] Halls& halls() { return *halls_; }
  /// Whether the loops stand still, or are about to.
  [[nodiscard]] const std::atomic<bool>& stopping() const { return stopping_; }
  [[nodiscard]] bool limited() const { return options_.limited; }
  /// What a table's or tournament's actor on this loop finds around it.
  [[nodiscard]] ActorContext context_for(Loop& loop, std::function<void()> drop) {
    return {loop, metrics_, journal_, epoch_, options_.limited, std::move(drop), {}};
  }
  [[nodiscard]] bool has_room(int tables) const {
    return metrics_.rooms.load() + tables <= options_.most_rooms;
  }

  /// Accounts whose chat the host of the server has stopped.
  [[nodiscard]] bool silenced(const std::string& account) const;
  void silence(const std::string& account, bool on);

 private:
  /// Once an hour, whatever has expired on disk goes.
  void forget_expired();
  /// Closes what was abandoned, and takes out of memory what is over and looked at by nobody.
  void sweep(std::size_t loop);
  void load(const std::string& table, bool restarted);
  void loaded(const std::string& table, const std::vector<store::LogEntry>& log, bool restarted);

  Options options_;
  std::atomic<bool> stopping_{false};
  Metrics metrics_;
  Lobby lobby_;
  Limiter chatting_{{.per_second = 0.5, .burst = 10}};
  Limiter entering_{{.per_second = 20, .burst = 400}};
  std::vector<store::TableRow> live_;
  std::int64_t epoch_;
  std::vector<std::unique_ptr<Loop>> loops_;
  std::vector<std::unique_ptr<Timer>> sweeping_;  // of each loop
  Registry<Room> rooms_;
  std::unique_ptr<Timer> forgetting_;
  std::unique_ptr<Halls> halls_;
  mutable std::mutex silenced_mutex_;
  std::set<std::string> silenced_;
  // These finish their work before the rooms go: the pools are closed first, and know it when the disk asks.
  Pools pools_;
  store::CommitQueue disk_;
  store::SqliteJournal journal_{disk_};
  std::vector<std::thread> threads_;
};

}  // namespace longroad::server
