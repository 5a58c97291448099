/// The logs of all tables and tournaments on disk, and who owns them.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "store/journal.hpp"
#include "store/sql/database.hpp"

namespace longroad::store {

class Logs {
 public:
  explicit Logs(Database& database);

  /// Whoever begins a log owns it. `Ok` or `Conflict`: gaps, versions that are there already and whoever is
  /// not the owner are refused by the statements themselves. Throws where the disk fails. Within the caller's
  /// transaction; within a batch `Ok` may be a hope, and the batch fails where it was in vain.
  Appended append(std::string_view stream, int after, std::int64_t epoch, std::span<const LogEntry> entries);
  /// The entries after this version.
  std::vector<LogEntry> read(std::string_view stream, int after = 0);

  /// The owner's (owners.hpp); 0 where the log has none yet.
  [[nodiscard]] std::int64_t epoch(std::string_view stream);

 private:
  bool stands_at(std::string_view stream, int version, std::int64_t epoch);

  Database& database_;
  Statement begin_;
  Statement append_;
  Statement stands_at_;
  Statement read_;
};

}  // namespace longroad::store
