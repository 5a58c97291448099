/// The tournament's memory: a file of JSON lines that only grows. A line is on the disk before it
/// counts as confirmed, so that killing the program or the power at any moment loses nothing confirmed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "tournament/model/event.hpp"

namespace longroad::tournament {

inline constexpr int kLogFormat = 1;  // the first line says it; older programs refuse newer logs

class Log {
 public:
  enum class Access : std::uint8_t { Read, Write };  // one program writes at a time

  /// A new file with nothing in it but its format.
  static Result<Log> create(const std::filesystem::path& path);
  /// Reads all entries. What follows the last whole line was never confirmed: it is passed over,
  /// and cut off before the next line is written.
  static Result<Log> open(const std::filesystem::path& path, Access access);

  Log(Log&& other) noexcept;
  Log& operator=(Log&& other) noexcept;
  ~Log();

  [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
  /// Whether an unfinished line stood at the end.
  [[nodiscard]] bool was_torn() const { return torn_; }

  /// Returns when the line is on the disk. Throws std::system_error where the disk fails; then the
  /// line is not in the log.
  void append(Entry entry);

 private:
  explicit Log(int file) : file_(file) {}
  std::optional<Error> read_all();

  int file_ = -1;
  std::int64_t length_ = 0;  // of the whole lines
  bool torn_ = false;
  std::vector<Entry> entries_;
};

}  // namespace longroad::tournament
