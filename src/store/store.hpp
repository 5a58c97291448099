/// What is kept: in one SQLite file of the data folder, or in PostgreSQL. Used by one thread at a time; who
/// needs it from several goes through the commit queue.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "store/logs.hpp"
#include "store/model/table_state.hpp"
#include "store/sql/database.hpp"

namespace longroad::store {

struct TableRow {
  std::string id;
  TableState state = TableState::Waiting;
  std::int64_t changed = 0;  // when the last entry was appended; to be kept: when the state changed
};

/// What becomes of data of an older format. Only who runs the server may migrate it:
/// a server that runs would not know its own data any more.
enum class OlderFormat : std::uint8_t { Migrate, Refuse };

class Store {
 public:
  /// Opens a data folder, made where it is missing, or a database (`postgresql://…`). One of a newer format
  /// is refused in words.
  static Result<std::unique_ptr<Store>> open(const std::string& place,
                                             OlderFormat older = OlderFormat::Migrate);

  [[nodiscard]] Database& database() { return database_; }

  [[nodiscard]] Logs& logs() { return logs_; }
  /// When the table is new or its state is another.
  void set_table(const TableRow& row);
  /// Those that are not over.
  std::vector<TableRow> live_tables();

  /// What one seat says about another; the log up to that version goes with it.
  struct Report {
    std::int64_t id = 0;
    std::string table;
    int version = 0;
    int seat = 0;
    int sender = 0;
    std::string text;
    std::int64_t at = 0;
  };
  /// Those that are open, the newest first.
  std::vector<Report> reports(int most);
  /// A table as it was when a report was sent, without all of its log: who had sat down last and what was
  /// said last, oldest first, `most` of each; and how many lines had been played.
  struct Glimpse {
    std::vector<LogEntry> sat;
    std::vector<LogEntry> said;
    int lines = 0;
  };
  Glimpse glimpse(const Report& report, int most);
  void add(const Report& report);
  /// The host has seen to it; false: there is no such report.
  bool close_report(std::int64_t id);

 private:
  explicit Store(Database database);

  Database database_;
  Logs logs_;
  Statement set_table_;
};

}  // namespace longroad::store
