-- A data folder of the first format, with something in every table.
PRAGMA journal_mode = WAL;
PRAGMA application_id = 1280462657;
PRAGMA user_version = 1;

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

INSERT INTO tables VALUES ('aaaaaaaaaa', 1, 10), ('bbbbbbbbbb', 2, 20);
INSERT INTO events VALUES ('aaaaaaaaaa', 1, 10, '{}'), ('aaaaaaaaaa', 2, 11, '{}'), ('bbbbbbbbbb', 1, 20, '{}');
INSERT INTO accounts (id, name, password, created) VALUES (1, 'Ada', 'hash', 5), (2, 'Ben', 'hash', 6);
INSERT INTO sessions VALUES ('token', 1, 100);
INSERT INTO resets VALUES (2, 'code', 100);
INSERT INTO ratings VALUES (1, 'base', 1510.5, 3);
INSERT INTO results VALUES (1, 'bbbbbbbbbb', 1, 20, 1, 1510.5, '{}');
INSERT INTO reports VALUES (1, 'aaaaaaaaaa', 2, 2, 'rude', 12);
