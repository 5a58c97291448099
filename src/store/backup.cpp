#include "store/backup.hpp"

#include <filesystem>

#include "store/folder_lock.hpp"
#include "store/open_database.hpp"
#include "store/owners.hpp"
#include "store/schema/schema.hpp"
#include "store/store.hpp"

namespace longroad::store {
namespace {

/// What the database says, without the statement at which it did.
std::string reason_of(std::string_view said) {
  if (said.find("disk is full") != said.npos) return ": there is no space left.";
  return ". " + std::string(said.substr(0, said.find(" at: "))) + ".";
}

/// SQLite copies its own file, consistent while others go on.
std::optional<Error> copy_file(Database& database, const std::string& path) {
  try {
    Statement(database, "VACUUM INTO ?").run(path);
    return std::nullopt;
  } catch (const StoreError& problem) {
    return Error{problem.what()};
  }
}

std::optional<Error> copy_rows(Database& from, const std::string& path) {
  Database to = open_database(path);
  if (const auto migrated = migrate(to); !migrated) return migrated.error();
  const auto copied = copy_all(from, to);
  return copied ? std::nullopt : std::optional(copied.error());
}

/// Nothing is left of a copy that failed.
std::optional<Error> write_copy(Database& database, const std::string& path) {
  const std::string failed = "The backup could not be written to " + path;
  std::error_code ignored;
  if (!std::filesystem::is_directory(std::filesystem::absolute(path).parent_path(), ignored))
    return Error{failed + ": there is no such folder."};
  if (std::filesystem::exists(path, ignored)) return Error{failed + ": there is such a file already."};
  const bool file = database.dialect() == Dialect::Sqlite;
  const auto problem = file ? copy_file(database, path) : copy_rows(database, path);
  if (!problem) return std::nullopt;
  for (const char* part : {"", "-journal"}) std::filesystem::remove(path + part, ignored);
  return Error{failed + reason_of(problem->sentence)};
}

/// Keeps servers away for as long as it lives: from a folder by its lock.
Result<std::optional<FolderLock>> hold(const std::string& place) {
  if (is_postgres(place)) return std::optional<FolderLock>();
  auto lock = FolderLock::take(place);
  if (!lock) return lock.error();
  return std::optional<FolderLock>(std::move(*lock));
}

/// Of this format, and served by nobody.
Result<std::unique_ptr<Store>> open_idle(const std::string& place, OlderFormat older) {
  auto store = Store::open(place, older);
  if (store && Owners((*store)->database()).anybody())
    return Error{"A server runs with the database " + without_secrets(place) + ". Stop it first."};
  return store;
}

}  // namespace

std::optional<Error> back_up(const std::string& place, const std::string& path) {
  try {
    Database database = open_database(database_at(place));
    const auto format = format_of(database);
    if (!format) return format.error();
    if (database.dialect() == Dialect::Postgres && *format != kFormat)
      return Error{"The database has another format. Use the program that runs with it."};
    return write_copy(database, path);
  } catch (const StoreError& problem) {
    return Error{problem.what()};
  }
}

Result<Copied> move_data(const std::string& from, const std::string& to) {
  const auto from_held = hold(from);
  if (!from_held) return from_held.error();
  const auto to_held = hold(to);
  if (!to_held) return to_held.error();
  const auto source = open_idle(from, OlderFormat::Refuse);
  if (!source) return source.error();
  const auto target = open_idle(to, OlderFormat::Migrate);
  if (!target) return target.error();
  try {
    return copy_all((*source)->database(), (*target)->database());
  } catch (const StoreError& problem) {
    return Error{problem.what()};
  }
}

}  // namespace longroad::store
