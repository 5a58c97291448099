#include "store/schema/steps.hpp"

#include <array>

namespace longroad::store {
namespace {

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

/// Accounts are found by their name in small letters. Each log has an owner of its own: a node, by its epoch.
constexpr const char* kFormat7 = R"sql(
CREATE UNIQUE INDEX accounts_by_name ON accounts (lower(name));

ALTER TABLE owner RENAME TO epochs;
ALTER TABLE epochs RENAME COLUMN epoch TO last;

CREATE TABLE nodes (
  name TEXT PRIMARY KEY,
  epoch INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE owners (
  stream TEXT PRIMARY KEY,
  epoch INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
)sql";

/// Where there are several nodes: files of the page, of every version that one of them has served lately.
constexpr const char* kFormat8 = R"sql(
CREATE TABLE page_files (
  path TEXT PRIMARY KEY,
  body TEXT NOT NULL,
  served INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
)sql";

constexpr std::array<const char*, kFormat> kSteps{kFormat1, kFormat2, kFormat3, kFormat4,
                                                  kFormat5, kFormat6, kFormat7, kFormat8};

/// What the other dialect has for a word of this one. Longer ones first: the rest of them is a word too.
constexpr std::array<std::array<std::string_view, 2>, 6> kPostgres{{
    {" STRICT, WITHOUT ROWID", ""},
    {" STRICT", ""},
    {" COLLATE NOCASE", ""},
    {" id INTEGER PRIMARY KEY", " id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY"},
    {" INTEGER", " BIGINT"},
    {" REAL", " DOUBLE PRECISION"},
}};

}  // namespace

std::string step_from(int format, Dialect dialect) {
  std::string sql = kSteps.at(static_cast<std::size_t>(format));
  if (dialect == Dialect::Sqlite) return sql;
  const auto replace = [&](std::string_view from, std::string_view to) {
    for (auto at = sql.find(from); at != sql.npos; at = sql.find(from, at + to.size()))
      sql.replace(at, from.size(), to);
  };
  for (const auto& [from, to] : kPostgres) replace(from, to);
  replace(" TEXT", R"( TEXT COLLATE "C")");  // compared byte by byte, as SQLite does
  return sql;
}

}  // namespace longroad::store
