#include "store/schema.hpp"

#include <fmt/format.h>

#include <array>
#include <vector>

#include "names/names.hpp"

namespace longroad::store {
namespace {

/// Marks the file as Longroad's: `LROA` in ASCII.
constexpr std::int64_t kApplication = 0x4C524F41;

constexpr const char* kFormat1 = R"sql(
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  state INTEGER NOT NULL,
  changed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_state ON tables (state);

CREATE TABLE events (
  table_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE accounts (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE COLLATE NOCASE,
  password TEXT NOT NULL,
  settings TEXT NOT NULL DEFAULT '{}',
  created INTEGER NOT NULL,
  muted INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE sessions (
  token TEXT PRIMARY KEY,
  account INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE resets (
  account INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  code TEXT NOT NULL,
  until INTEGER NOT NULL
) STRICT;

CREATE TABLE ratings (
  account INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  game TEXT NOT NULL,
  value REAL NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (account, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
  account INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  table_id TEXT NOT NULL,
  seat INTEGER NOT NULL,
  ended INTEGER NOT NULL,
  won INTEGER NOT NULL,
  rating REAL,
  summary TEXT NOT NULL,
  PRIMARY KEY (account, table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE reports (
  id INTEGER PRIMARY KEY,
  table_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
)sql";

/// Whom an account has blocked; who has sent a report.
constexpr const char* kFormat2 = R"sql(
CREATE TABLE blocks (
  account INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  blocked INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  PRIMARY KEY (account, blocked)
) STRICT, WITHOUT ROWID;

ALTER TABLE reports ADD COLUMN sender INTEGER NOT NULL DEFAULT 0;
)sql";

/// Tournaments, and the links of those who take part.
constexpr const char* kFormat3 = R"sql(
CREATE TABLE desks (
  id TEXT PRIMARY KEY,
  over INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE desk_entries (
  desk TEXT NOT NULL,
  number INTEGER NOT NULL,
  body TEXT NOT NULL,
  command TEXT NOT NULL,
  PRIMARY KEY (desk, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE desk_links (
  desk TEXT NOT NULL,
  number INTEGER NOT NULL,
  role TEXT NOT NULL,
  name TEXT NOT NULL,
  player INTEGER NOT NULL,
  fingerprint TEXT NOT NULL,
  made TEXT NOT NULL,
  revoked INTEGER NOT NULL,
  PRIMARY KEY (desk, number)
) STRICT, WITHOUT ROWID;
)sql";

/// Guests block and are blocked as accounts are.
constexpr const char* kFormat4 = R"sql(
CREATE TABLE person_blocks (
  owner TEXT NOT NULL,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (owner, person)
) STRICT, WITHOUT ROWID;

INSERT INTO person_blocks (owner, person, name, at)
  SELECT 'account/' || mine.name, 'account/' || other.name, other.name, 0 FROM blocks
  JOIN accounts AS mine ON mine.id = blocks.account JOIN accounts AS other ON other.id = blocks.blocked;
DROP TABLE blocks;
ALTER TABLE person_blocks RENAME TO blocks;
CREATE INDEX blocks_by_person ON blocks (person);
)sql";

/// Names are compared as people read them; reports are closed; games are found by their table.
constexpr const char* kFormat5 = R"sql(
ALTER TABLE accounts ADD COLUMN plain TEXT NOT NULL DEFAULT '';
CREATE INDEX accounts_by_plain ON accounts (plain);
ALTER TABLE reports ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX results_by_table ON results (table_id);
)sql";

/// Tables and tournaments have the same kind of log, with an owner.
constexpr const char* kFormat6 = R"sql(
CREATE TABLE log (
  stream TEXT NOT NULL,
  version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  body TEXT NOT NULL,
  command TEXT NOT NULL,
  PRIMARY KEY (stream, version)
) STRICT, WITHOUT ROWID;

INSERT INTO log SELECT 'table/' || table_id, version, at, body, '' FROM events;
INSERT INTO log SELECT 'desk/' || desk, number, 0, body, command FROM desk_entries;
DROP TABLE events;
DROP TABLE desk_entries;

CREATE TABLE owner (epoch INTEGER NOT NULL) STRICT;
INSERT INTO owner VALUES (0);
)sql";

/// Step i leads from format i to format i + 1.
constexpr std::array<const char*, kFormat> kSteps{kFormat1, kFormat2, kFormat3, kFormat4, kFormat5, kFormat6};

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
  const bool empty = database.number("SELECT count(*) FROM sqlite_schema") == 0;
  if (!empty && database.number("PRAGMA application_id") != kApplication)
    return Error{"The file longroad.db in the data folder is not Longroad's."};
  return static_cast<int>(database.number("PRAGMA user_version"));
}

Result<int> migrate(Database& database) {
  const auto format = format_of(database);
  if (!format) return format.error();
  if (*format > kFormat)
    return Error{
        fmt::format("The data folder has format {}; this program knows formats up to {}. Use a newer "
                    "program.",
                    *format, kFormat)};
  database.execute("BEGIN IMMEDIATE");
  for (int step = *format; step < kFormat; ++step) database.execute(kSteps[static_cast<std::size_t>(step)]);
  database.execute(
      fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", kApplication, kFormat));
  refresh_plain_names(database);
  database.execute("COMMIT");
  return *format;
}

}  // namespace longroad::store
