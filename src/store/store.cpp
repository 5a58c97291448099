#include "store/store.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "store/open_database.hpp"
#include "store/schema/schema.hpp"

namespace longroad::store {

Result<std::unique_ptr<Store>> Store::open(const std::string& place, OlderFormat older) {
  std::error_code error;
  if (!is_postgres(place)) std::filesystem::create_directories(place, error);
  if (error) return Error{"The data folder " + place + " can't be made: " + error.message() + "."};
  try {
    Database database = open_database(database_at(place));
    const auto format = format_of(database);
    if (!format) return format.error();
    if (*format < kFormat && older == OlderFormat::Refuse)
      return Error{"The data has an older format. Start the server once: it brings it up to date."};
    if (database.dialect() == Dialect::Sqlite) database.execute("PRAGMA journal_mode = WAL");
    if (const auto migrated = migrate(database); !migrated) return migrated.error();
    return std::unique_ptr<Store>(new Store(std::move(database)));
  } catch (const StoreError& problem) {
    return Error{problem.what()};
  }
}

Store::Store(Database database)
    : database_(std::move(database)),
      logs_(database_),
      set_table_(database_,
                 "INSERT INTO tables (id, state, changed) VALUES (?, ?, ?) "
                 "ON CONFLICT (id) DO UPDATE SET state = excluded.state, changed = excluded.changed") {
  if (database_.dialect() != Dialect::Sqlite) return;
  // FULL is what survives a power cut; the commit queue makes it cheap. Pages that many lines change stay in
  // memory, and go from the write-ahead log to the database once in a long while (4,000 pages are 16 MB).
  database_.execute(
      "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -65536; "
      "PRAGMA wal_autocheckpoint = 4000");
}

void Store::set_table(const TableRow& row) {
  set_table_.run(row.id, static_cast<int>(row.state), row.changed);
}

std::vector<TableRow> Store::live_tables() {
  std::vector<TableRow> rows;
  // The row is written when the state changes; what happened since then is in the log.
  Statement live(database_,
                 "SELECT id, state, changed, coalesce((SELECT at FROM log WHERE stream = 'table/' || id "
                 "ORDER BY version DESC LIMIT 1), 0) FROM tables WHERE state < ?");
  live.ask(static_cast<int>(TableState::Over));
  while (live.row())
    rows.push_back(
        {live.text(0), static_cast<TableState>(live.number(1)), std::max(live.number(2), live.number(3))});
  std::ranges::sort(rows, {}, &TableRow::changed);
  return rows;
}

void Store::add(const Report& report) {
  Statement(database_,
            "INSERT INTO reports (table_id, version, seat, sender, text, at) VALUES (?, ?, ?, ?, ?, ?)")
      .run(report.table, report.version, report.seat, report.sender, report.text, report.at);
}

std::vector<Store::Report> Store::reports(int most) {
  Statement newest(database_,
                   "SELECT id, table_id, version, seat, sender, text, at FROM reports WHERE closed = 0 "
                   "ORDER BY id DESC LIMIT ?");
  newest.ask(most);
  return newest.rows([](const Statement& row) {
    return Report{row.number(0),
                  row.text(1),
                  static_cast<int>(row.number(2)),
                  static_cast<int>(row.number(3)),
                  static_cast<int>(row.number(4)),
                  row.text(5),
                  row.number(6)};
  });
}

Store::Glimpse Store::glimpse(const Report& report, int most) {
  const std::string stream = stream_of_table(report.table);
  const auto last = [&](std::string_view kind) {
    Statement newest(database_,
                     "SELECT version, at, body FROM log WHERE stream = ? AND version <= ? AND body LIKE ? "
                     "ORDER BY version DESC LIMIT ?");
    newest.ask(stream, report.version, "{\"k\":\"" + std::string(kind) + "\"%", most);
    std::vector<LogEntry> events = newest.rows([](const Statement& row) {
      return LogEntry{static_cast<int>(row.number(0)), row.number(1), row.text(2)};
    });
    std::ranges::reverse(events);
    return events;
  };
  Statement lines(database_,
                  "SELECT count(*) FROM log WHERE stream = ? AND version <= ? AND body LIKE '{\"l\":%'");
  lines.ask(stream, report.version);
  lines.row();
  return {last("joined"), last("said"), static_cast<int>(lines.number(0))};
}

bool Store::close_report(std::int64_t id) {
  Statement close(database_, "UPDATE reports SET closed = 1 WHERE id = ? RETURNING 1");
  close.ask(id);
  const bool found = close.row();
  while (found && close.row()) {
  }
  return found;
}

}  // namespace longroad::store
