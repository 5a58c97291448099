/// The logs of all tables and tournaments on disk, and who owns them.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "store/journal.hpp"
#include "store/sqlite.hpp"

namespace longroad::store {

class Logs {
 public:
  explicit Logs(Database& database);

  /// `Ok` or `Conflict`: gaps, versions that are there already and earlier owners are refused by the
  /// statements themselves. Throws where the disk fails. Within the caller's transaction.
  Appended append(std::string_view stream, int after, std::int64_t epoch, std::span<const LogEntry> entries);
  /// The entries after this version.
  std::vector<LogEntry> read(std::string_view stream, int after = 0);

  /// The present owner's.
  [[nodiscard]] std::int64_t epoch();
  /// Whoever calls this owns all logs from now on.
  std::int64_t take_over();

 private:
  bool stands_at(std::string_view stream, int version, std::int64_t epoch);

  Database& database_;
  Statement append_;
  Statement stands_at_;
  Statement read_;
};

}  // namespace longroad::store
