/// Who may write which log. A server that runs is a node with a number of its own, its epoch, and a lease
/// that it prolongs while it lives, judged by the database's clock. A log belongs to one node; another may
/// have it once that one's lease is over. `Logs::append` looks whose the log is in its own transaction, so
/// that a node which slept through its lease writes nothing in a log that somebody else has by then.
#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

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
  /// Makes the log this node's, where it is nobody's who lives.
  bool claim(std::string_view stream, std::int64_t epoch);
  /// Whether a node lives, with a lease that ends.
  [[nodiscard]] bool anybody();

 private:
  Database& database_;
};

}  // namespace longroad::store
