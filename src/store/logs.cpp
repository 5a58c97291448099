#include "store/logs.hpp"

#include <fmt/format.h>

#include <string>

namespace longroad::store {
namespace {

/// Whoever claims the log waits for those who have seen that it is theirs.
std::string owner_epoch(const Database& database) {
  return fmt::format("coalesce((SELECT epoch FROM owners WHERE stream = ?1{}), 0)",
                     share_words(database.dialect()));
}

/// Puts an entry in where the log stands before it and is the node's, otherwise nothing. SQLite would first
/// copy what a SELECT finds in the table that is written to; it leaves a row without a version out instead.
std::string append_words(const Database& database) {
  const std::string follows =
      fmt::format("?2 = 1 + (SELECT coalesce(max(version), 0) FROM log WHERE stream = ?1) AND ?6 = {}",
                  owner_epoch(database));
  constexpr const char* kInto = "INTO log (stream, version, at, body, command)";
  if (database.dialect() == Dialect::Sqlite)
    return fmt::format("INSERT OR IGNORE {} VALUES (?1, CASE WHEN {} THEN ?2 END, ?3, ?4, ?5)", kInto,
                       follows);
  return fmt::format("INSERT {} SELECT ?1, ?2, ?3, ?4, ?5 WHERE {}", kInto, follows);
}

}  // namespace

Logs::Logs(Database& database)
    : database_(database),
      begin_(database, "INSERT INTO owners (stream, epoch) VALUES (?, ?) ON CONFLICT (stream) DO NOTHING"),
      append_(database, append_words(database)),
      stands_at_(database,
                 fmt::format("SELECT ?2 = (SELECT coalesce(max(version), 0) FROM log WHERE stream = ?1) "
                             "AND ?3 = {}",
                             owner_epoch(database))),
      read_(database,
            "SELECT version, at, body, command FROM log WHERE stream = ? AND version > ? ORDER BY version") {}

bool Logs::stands_at(std::string_view stream, int version, std::int64_t epoch) {
  stands_at_.ask(stream, version, epoch);
  const bool stands = stands_at_.row() && stands_at_.number(0) != 0;
  while (stands_at_.row()) {
  }
  return stands;
}

Appended Logs::append(std::string_view stream, int after, std::int64_t epoch,
                      std::span<const LogEntry> entries) {
  if (entries.empty()) return stands_at(stream, after, epoch) ? Appended::Ok : Appended::Conflict;
  for (const LogEntry& entry : entries)
    if (entry.version != ++after) throw StoreError("the entries that are to be appended have a gap");
  if (entries.front().version == 1) begin_.run(stream, epoch);  // where it has an owner, `append_` looks who
  for (const LogEntry& entry : entries) {
    append_.run(stream, entry.version, entry.at, entry.body, entry.command, epoch);
    // Once the first is in, so are the others: nobody else writes within the transaction.
    if (!database_.changed()) return Appended::Conflict;
  }
  return Appended::Ok;
}

std::vector<LogEntry> Logs::read(std::string_view stream, int after) {
  std::vector<LogEntry> entries;
  read_.ask(stream, after);
  while (read_.row())
    entries.push_back({static_cast<int>(read_.number(0)), read_.number(1), read_.text(2), read_.text(3)});
  return entries;
}

std::int64_t Logs::epoch(std::string_view stream) {
  Statement owner(database_, "SELECT epoch FROM owners WHERE stream = ?");
  owner.ask(stream);
  return owner.row() ? owner.number(0) : 0;
}

}  // namespace longroad::store
