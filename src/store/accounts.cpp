#include "store/accounts.hpp"

#include "names/names.hpp"
#include "store/blocks.hpp"

namespace longroad::store {
namespace {

constexpr std::string_view kByName =
    "SELECT id, name, password, settings, created, muted FROM accounts WHERE lower(name) = ?";
constexpr std::string_view kBySession =
    "SELECT id, name, password, settings, created, muted FROM accounts "
    "JOIN sessions ON sessions.account = accounts.id WHERE token = ? AND until > ?";

/// As `lower` does of names: ASCII's letters alone.
std::string in_small_letters(std::string_view name) {
  std::string small(name);
  for (char& letter : small)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  return small;
}

}  // namespace

std::optional<Account> Accounts::one(Statement& statement) {
  if (!statement.row()) return std::nullopt;
  return Account{statement.number(0), statement.text(1),   statement.text(2),
                 statement.text(3),   statement.number(4), statement.number(5) != 0};
}

std::vector<Account> Accounts::all(int most) {
  std::vector<Account> accounts;
  Statement statement(
      database_,
      "SELECT id, name, password, settings, created, muted FROM accounts ORDER BY lower(name) LIMIT ?");
  statement.ask(most);
  while (auto account = one(statement)) accounts.push_back(std::move(*account));
  return accounts;
}

std::optional<std::int64_t> Accounts::create(std::string_view name, std::string_view password,
                                             std::int64_t now) {
  if (find(name) || reserved(name)) return std::nullopt;
  Statement(database_, "INSERT INTO accounts (name, plain, password, created) VALUES (?, ?, ?, ?)")
      .run(name, names::plain(name), password, now);
  return find(name)->id;
}

std::optional<Account> Accounts::find(std::string_view name) {
  Statement statement(database_, kByName);
  statement.ask(in_small_letters(name));
  return one(statement);
}

bool Accounts::reserved(std::string_view name) {
  Statement statement(database_, "SELECT 1 FROM accounts WHERE plain = ? LIMIT 1");
  statement.ask(names::plain(name));
  return statement.row();
}

std::vector<std::vector<std::string>> Accounts::alike(int most) {
  std::vector<std::vector<std::string>> groups;
  Statement statement(database_,
                      "SELECT plain, name FROM accounts WHERE plain IN "
                      "(SELECT plain FROM accounts GROUP BY plain HAVING count(*) > 1) "
                      "ORDER BY plain, created LIMIT ?");
  statement.ask(most);
  std::string last;
  while (statement.row()) {
    if (groups.empty() || statement.text(0) != last) groups.emplace_back();
    last = statement.text(0);
    groups.back().push_back(statement.text(1));
  }
  return groups;
}

std::optional<Account> Accounts::of_session(std::string_view token, std::int64_t now) {
  Statement statement(database_, kBySession);
  statement.ask(token, now);
  return one(statement);
}

std::vector<std::string> Accounts::muted() {
  std::vector<std::string> names;
  Statement statement(database_, "SELECT name FROM accounts WHERE muted = 1");
  while (statement.row()) names.push_back(statement.text(0));
  return names;
}

void Accounts::open_session(std::int64_t account, std::string_view token, std::int64_t until) {
  Statement(database_, "INSERT INTO sessions (token, account, until) VALUES (?, ?, ?)")
      .run(token, account, until);
  Statement(database_,
            "DELETE FROM sessions WHERE account = ?1 AND token NOT IN "
            "(SELECT token FROM sessions WHERE account = ?1 ORDER BY until DESC, token LIMIT ?2)")
      .run(account, kMostSessions);
}

void Accounts::forget_expired(std::int64_t now) {
  Statement(database_, "DELETE FROM sessions WHERE until <= ?").run(now);
  Statement(database_, "DELETE FROM resets WHERE until <= ?").run(now);
}

void Accounts::close_session(std::string_view token) {
  Statement(database_, "DELETE FROM sessions WHERE token = ?").run(token);
}

void Accounts::set_password(std::int64_t account, std::string_view password) {
  Statement(database_, "UPDATE accounts SET password = ? WHERE id = ?").run(password, account);
  Statement(database_, "DELETE FROM sessions WHERE account = ?").run(account);
}

void Accounts::set_settings(std::int64_t account, std::string_view settings) {
  Statement(database_, "UPDATE accounts SET settings = ? WHERE id = ?").run(settings, account);
}

void Accounts::set_muted(std::int64_t account, bool muted) {
  Statement(database_, "UPDATE accounts SET muted = ? WHERE id = ?").run(muted, account);
}

void Accounts::set_reset(std::int64_t account, std::string_view code, std::int64_t until) {
  Statement(database_,
            "INSERT INTO resets (account, code, until) VALUES (?, ?, ?) "
            "ON CONFLICT (account) DO UPDATE SET code = excluded.code, until = excluded.until")
      .run(account, code, until);
}

Accounts::Reset Accounts::use_reset(std::int64_t account, std::string_view code, std::int64_t now) {
  Statement statement(database_, "SELECT until FROM resets WHERE account = ? AND code = ?");
  statement.ask(account, code);
  if (!statement.row()) return Reset::Unknown;
  if (statement.number(0) <= now) return Reset::TooOld;
  Statement(database_, "DELETE FROM resets WHERE account = ?").run(account);
  return Reset::Used;
}

std::vector<std::string> Accounts::tables(std::int64_t account) {
  std::vector<std::string> tables;
  Statement statement(database_, "SELECT DISTINCT table_id FROM results WHERE account = ?");
  statement.ask(account);
  while (statement.row()) tables.push_back(statement.text(0));
  return tables;
}

void Accounts::erase(const Account& account) {
  Statement(database_, "DELETE FROM accounts WHERE id = ?").run(account.id);
  Blocks(store_).forget(account.person());
}

std::vector<RatingRow> Accounts::ratings(std::int64_t account) {
  std::vector<RatingRow> rows;
  Statement statement(database_, "SELECT game, value, games FROM ratings WHERE account = ? ORDER BY game");
  statement.ask(account);
  while (statement.row())
    rows.push_back({statement.text(0), statement.real(1), static_cast<int>(statement.number(2))});
  return rows;
}

RatingRow Accounts::rating(std::int64_t account, std::string_view game) {
  for (const RatingRow& row : ratings(account))
    if (row.game == game) return row;
  return {std::string(game), kFirstRating, 0};
}

void Accounts::hold(std::int64_t account) {
  Statement(database_,
            std::string("SELECT id FROM accounts WHERE id = ?") + update_words(database_.dialect()))
      .run(account);
}

void Accounts::set_rating(std::int64_t account, const RatingRow& rating) {
  Statement(database_,
            "INSERT INTO ratings (account, game, value, games) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (account, game) DO UPDATE SET value = excluded.value, games = excluded.games")
      .run(account, rating.game, rating.value, rating.games);
}

void Accounts::add_result(std::int64_t account, const ResultRow& result) {
  Statement(
      database_,
      "INSERT INTO results (account, table_id, seat, ended, won, rating, summary) "
      "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (account, table_id, seat) DO UPDATE SET "
      "ended = excluded.ended, won = excluded.won, rating = excluded.rating, summary = excluded.summary")
      .run(account, result.table, result.seat, result.ended, result.won, result.rating, result.summary);
}

bool Accounts::claim_result(std::int64_t account, const ResultRow& result) {
  Statement taken(
      database_,
      "SELECT account = ?3 AND seat = ?2 FROM results WHERE table_id = ?1 AND (seat = ?2 OR account = ?3) "
      "ORDER BY 1 DESC");
  taken.ask(result.table, result.seat, account);
  if (taken.row()) return taken.number(0) != 0;
  add_result(account, result);
  return true;
}

std::vector<ResultRow> Accounts::history(std::int64_t account, int most) {
  std::vector<ResultRow> rows;
  Statement statement(database_,
                      "SELECT table_id, seat, ended, won, rating, summary FROM results WHERE account = ? "
                      "ORDER BY ended DESC LIMIT ?");
  statement.ask(account, most);
  while (statement.row())
    rows.push_back({statement.text(0), static_cast<int>(statement.number(1)), statement.number(2),
                    statement.number(3) != 0,
                    statement.null(4) ? std::nullopt : std::optional(statement.real(4)), statement.text(5)});
  return rows;
}

Accounts::Totals Accounts::totals(std::int64_t account) {
  Statement statement(database_, "SELECT count(*), coalesce(sum(won), 0) FROM results WHERE account = ?");
  statement.ask(account);
  statement.row();
  return {static_cast<int>(statement.number(0)), static_cast<int>(statement.number(1))};
}

}  // namespace longroad::store
