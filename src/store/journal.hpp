/// Logs, each a stream of entries with versions from 1 on. All that an actor sees of what is stored.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/model/log_entry.hpp"

namespace longroad::store {

class Store;

/// Tables and tournaments have ids of their own, so that one can't be taken for the other.
inline std::string stream_of_table(std::string_view id) { return "table/" + std::string(id); }
inline std::string stream_of_desk(std::string_view id) { return "desk/" + std::string(id); }

enum class Appended : std::uint8_t {
  Ok,
  Conflict,  // the log is not at that version, or has another owner by now; nothing was saved
  Failed,    // the world is broken: nobody knows what was saved
};

class Journal {
 public:
  virtual ~Journal() = default;

  /// What is appended together: all of it is there, or nothing.
  struct Append {
    std::string stream;
    /// The node's that owns the log (owners.hpp); those who had it before write no more.
    std::int64_t epoch = 0;
    int after = 0;  // the version that the log has
    std::vector<LogEntry> entries;
    /// Lists that follow from the log (tables that play, results, links), in the same transaction. Run on the
    /// journal's thread; more than once where the first time came to nothing.
    std::function<void(Store&)> lists;
  };
  /// Told once, on a thread of the journal.
  using Told = std::function<void(Appended)>;
  /// Nothing where the world is broken.
  using Read = std::function<void(std::optional<std::vector<LogEntry>>)>;

  /// Those of one caller are done in its order.
  virtual void append(std::shared_ptr<const Append> append, Told told) = 0;
  /// The entries after this version.
  virtual void read(const std::string& stream, int after, Read read) = 0;
};

}  // namespace longroad::store
