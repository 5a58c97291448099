#include "store/schema/schema.hpp"

#include <fmt/format.h>

#include <utility>
#include <vector>

#include "names/names.hpp"

namespace longroad::store {
namespace {

/// Marks a file as Longroad's: `LROA` in ASCII. In PostgreSQL a table with the format does.
constexpr std::int64_t kApplication = 0x4C524F41;

Result<int> format_of_sqlite(Database& database) {
  const bool empty = database.number("SELECT count(*) FROM sqlite_schema") == 0;
  if (!empty && database.number("PRAGMA application_id") != kApplication)
    return Error{"The file longroad.db in the data folder is not Longroad's."};
  return static_cast<int>(database.number("PRAGMA user_version"));
}

Result<int> format_of_postgres(Database& database) {
  if (database.number("SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()") == 0) return 0;
  if (database.number("SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() "
                      "AND tablename = 'longroad_format'") == 0)
    return Error{"The PostgreSQL database has tables that are not Longroad's."};
  return static_cast<int>(database.number("SELECT format FROM longroad_format"));
}

void set_format(Database& database) {
  if (database.dialect() == Dialect::Sqlite)
    return database.execute(
        fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", kApplication, kFormat));
  database.execute(
      fmt::format("CREATE TABLE IF NOT EXISTS longroad_format (format BIGINT NOT NULL); "
                  "DELETE FROM longroad_format; INSERT INTO longroad_format VALUES ({})",
                  kFormat));
}

/// One at a time: where several nodes start, the others find the work done.
void begin_alone(Database& database) {
  database.execute(begin_words(database.dialect()));
  if (database.dialect() == Dialect::Postgres)
    database.execute(fmt::format("SELECT pg_advisory_xact_lock({})", kApplication));
}

/// Accounts of older formats have no plain names yet, and a later program may read names better.
void refresh_plain_names(Database& database) {
  Statement all(database, "SELECT id, name, plain FROM accounts");
  Statement set(database, "UPDATE accounts SET plain = ? WHERE id = ?");
  std::vector<std::pair<std::int64_t, std::string>> stale;
  while (all.row())
    if (std::string plain = names::plain(all.text(1)); plain != all.text(2))
      stale.emplace_back(all.number(0), std::move(plain));
  for (const auto& [id, plain] : stale) set.run(plain, id);
}

}  // namespace

Result<int> format_of(Database& database) {
  return database.dialect() == Dialect::Sqlite ? format_of_sqlite(database) : format_of_postgres(database);
}

Result<int> migrate(Database& database) {
  begin_alone(database);
  const auto format = format_of(database);
  if (!format || *format > kFormat) {
    database.engine().roll_back();
    if (!format) return format.error();
    return Error{
        fmt::format("The data has format {}; this program knows formats up to {}. Use a newer program.",
                    *format, kFormat)};
  }
  for (int step = *format; step < kFormat; ++step) database.execute(step_from(step, database.dialect()));
  if (*format < kFormat) set_format(database);
  refresh_plain_names(database);
  database.execute("COMMIT");
  return *format;
}

}  // namespace longroad::store
