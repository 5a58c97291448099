#include "store/copy.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "store/schema/tables.hpp"

namespace longroad::store {
namespace {

using StoredRow = std::vector<Value>;

/// At most as many rows are in memory at once.
constexpr int kPage = 1000;

/// The rows of a table, page by page in the order of their key.
class Pages {
 public:
  Pages(Database& database, const SchemaTable& table) : database_(database), table_(table) {}

  /// The next ones; none: that was all.
  std::vector<StoredRow> next() {
    const auto keys = 1 + std::ranges::count(table_.key, ',');
    std::string marks = "?";
    for (int i = 1; i < keys; ++i) marks += ", ?";
    const std::string after = last_.empty() ? "" : fmt::format("WHERE ({}) > ({})", table_.key, marks);
    // The key comes first once more, to go on from.
    Statement statement(database_, fmt::format("SELECT {0}, {1}.* FROM {1} {2} ORDER BY {0} LIMIT {3}",
                                               table_.key, table_.name, after, kPage));
    statement.ask_with(last_);
    std::vector<StoredRow> rows;
    while (statement.row()) {
      StoredRow row = statement.values();
      if (names_.empty()) {
        names_ = statement.names();
        names_.erase(names_.begin(), names_.begin() + keys);
      }
      last_.assign(row.begin(), row.begin() + keys);
      row.erase(row.begin(), row.begin() + keys);
      rows.push_back(std::move(row));
    }
    return rows;
  }
  /// Of the columns, once there were rows.
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }

 private:
  Database& database_;
  const SchemaTable& table_;
  std::vector<std::string> names_;
  StoredRow last_;
};

std::string insertion(const SchemaTable& table, const std::vector<std::string>& names) {
  std::string columns;
  std::string marks;
  for (const std::string& name : names) {
    columns += (columns.empty() ? "" : ", ") + name;
    marks += marks.empty() ? "?" : ", ?";
  }
  return fmt::format("INSERT INTO {} ({}) VALUES ({})", table.name, columns, marks);
}

std::int64_t copy_table(Database& from, Database& to, const SchemaTable& table) {
  std::int64_t copied = 0;
  Pages pages(from, table);
  for (auto rows = pages.next(); !rows.empty(); rows = pages.next()) {
    Statement put(to, insertion(table, pages.names()));
    for (const StoredRow& row : rows) put.run_with(row);
    copied += std::ssize(rows);
  }
  return copied;
}

/// Columns may stand in another order, where older formats were brought up to date.
std::vector<StoredRow> in_order(std::vector<StoredRow> rows, const std::vector<std::string>& names,
                                const std::vector<std::string>& wanted) {
  for (StoredRow& row : rows) {
    StoredRow sorted;
    for (const std::string& name : wanted)
      sorted.push_back(row[static_cast<std::size_t>(std::ranges::find(names, name) - names.begin())]);
    row = std::move(sorted);
  }
  return rows;
}

bool same_table(Database& from, Database& to, const SchemaTable& table) {
  Pages one(from, table);
  Pages other(to, table);
  for (;;) {
    const auto rows = one.next();
    auto copies = other.next();
    if (rows.size() != copies.size()) return false;
    if (rows.empty()) return true;
    if (rows != in_order(std::move(copies), other.names(), one.names())) return false;
  }
}

bool has_data(Database& database) {
  return std::ranges::any_of(kTables, [&](const SchemaTable& table) {
    return database.number(
               fmt::format("SELECT count(*) FROM (SELECT 1 FROM {} LIMIT 1) AS found", table.name)) > 0;
  });
}

/// New rows are numbered from where the copied ones end.
void set_sequences(Database& database) {
  if (database.dialect() == Dialect::Sqlite) return;
  for (const char* table : {"accounts", "reports"})
    database.execute(fmt::format(
        "SELECT setval(pg_get_serial_sequence('{0}', 'id'), coalesce(max(id), 0) + 1, false) FROM {0}",
        table));
}

/// What is read is as it was at one moment.
const char* begin_to_read(Dialect dialect) {
  return dialect == Dialect::Sqlite ? "BEGIN" : "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
}

/// One side is silent while the other works.
void begin_patiently(Database& database, const char* begin) {
  database.execute(begin);
  if (database.dialect() == Dialect::Postgres)
    database.execute("SET LOCAL idle_in_transaction_session_timeout = 0");
}

}  // namespace

Result<Copied> copy_all(Database& from, Database& to) {
  Copied copied;
  begin_patiently(from, begin_to_read(from.dialect()));
  begin_patiently(to, begin_words(to.dialect()));
  const auto give_up = [&](std::string sentence) {
    from.engine().roll_back();
    to.engine().roll_back();
    return Error{std::move(sentence)};
  };
  try {
    if (has_data(to)) return give_up("There is data already where it should be copied to.");
    to.engine().begin_batch();
    for (const SchemaTable& table : kTables) {
      const std::int64_t rows = copy_table(from, to, table);
      copied.rows += rows;
      if (table.name == "log") copied.entries = rows;
    }
    to.engine().end_batch();
    set_sequences(to);
    for (const SchemaTable& table : kTables)
      if (!same_table(from, to, table))
        return give_up(fmt::format("The copy of {} is not the same; nothing was copied.", table.name));
    to.execute("COMMIT");
    from.engine().roll_back();
    return copied;
  } catch (const StoreError& problem) {
    return give_up(problem.what());
  }
}

}  // namespace longroad::store
