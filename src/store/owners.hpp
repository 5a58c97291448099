/// Who may write which log. A server that runs is a node with a number of its own, its epoch, and a lease
/// that it prolongs while it lives, judged by the database's clock. A log belongs to one node; another may
/// have it once that one's lease is over. `Logs::append` looks whose the log is in its own transaction, so
/// that a node which slept through its lease writes nothing in a log that somebody else has by then.
#pragma once

#include <chrono>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "store/sql/database.hpp"

namespace longroad::store {

class Owners {
 public:
  using Lease = std::chrono::milliseconds;
  /// Where nobody else could take over: the data folder has its own lock.
  static constexpr Lease kForever = std::chrono::years(1000);

  explicit Owners(Database& database) : database_(database) {}

  /// Begins as a node, and answers its epoch. One of the same name is dead, whatever its lease says.
  std::int64_t join(std::string_view name, Lease lease);
  /// Prolongs the lease from now on; false: another node has this one's name.
  bool prolong(std::int64_t epoch, Lease lease);
  /// Others may have its logs at once.
  void leave(std::int64_t epoch);
  /// Whether the lease is not over yet.
  [[nodiscard]] bool lives(std::int64_t epoch);
  /// Makes the log this node's, where it is there and nobody's who lives.
  bool claim(std::string_view stream, std::int64_t epoch);
  /// Another node has it from now on, where this one had it.
  void give(std::string_view stream, std::int64_t epoch, std::int64_t to);
  /// The epoch of the living node that has the log; 0: none has.
  [[nodiscard]] std::int64_t owner_of(std::string_view stream);
  /// The epochs of all that live.
  [[nodiscard]] std::set<std::int64_t> living();
  /// The epochs of all that lived in this node's last lease, before it prolongs it.
  [[nodiscard]] std::set<std::int64_t> living_beside(std::int64_t epoch, Lease lease);
  /// The logs that this node has.
  [[nodiscard]] std::set<std::string> logs_of(std::int64_t epoch);
  /// The ids of its tables that are not over.
  [[nodiscard]] std::vector<std::string> tables_of(std::int64_t epoch);
  /// The ids of tables that are not over, and of tournaments, which no living node has: some of them, by
  /// chance, so that nodes which look at once rarely reach for the same.
  [[nodiscard]] std::vector<std::string> orphaned_tables(int most);
  [[nodiscard]] std::vector<std::string> orphaned_desks(int most);
  /// Whether a node lives, with a lease that ends.
  [[nodiscard]] bool anybody();
  /// What the database's clock says, in ms since 1970.
  [[nodiscard]] std::int64_t now();

 private:
  /// Those whose lease ends after that.
  [[nodiscard]] std::set<std::int64_t> living_after(const std::string& moment);
  [[nodiscard]] std::vector<std::string> orphans(std::string_view rows, std::string_view kind, int most);

  Database& database_;
};

}  // namespace longroad::store
