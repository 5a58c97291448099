#include "store/postgres/connection.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace longroad::store {
namespace {

/// As many answers find room on their way, so that the other side never waits for us to read.
constexpr std::size_t kMostSent = 100;

/// libpq's messages end with a new line, and some have several.
std::string one_line(std::string_view text) {
  while (!text.empty() && text.back() == '\n') text.remove_suffix(1);
  std::string line(text);
  std::ranges::replace(line, '\n', ' ');
  return line;
}

bool has_changed(const PgResult& result) {
  const std::string_view rows = PQcmdTuples(result.get());
  return !rows.empty() && rows != "0";
}

}  // namespace

Parameters::Parameters(int count)
    : texts(static_cast<std::size_t>(count)),
      types(static_cast<std::size_t>(count)),
      nulls(static_cast<std::size_t>(count), true) {}

void Parameters::clear() {
  std::ranges::fill(types, 0);
  nulls.assign(nulls.size(), true);
}

void Parameters::set(int index, Oid type, std::string text) {
  const auto i = static_cast<std::size_t>(index - 1);
  texts.at(i) = std::move(text);
  types[i] = type;
  nulls[i] = false;
}

PgConnection::PgConnection(std::string url) : url_(std::move(url)) { connect(); }

void PgConnection::connect() {
  sent_.clear();
  prepared_.clear();
  problem_ = nullptr;
  // What the address says counts more than what is set before it. A database whose machine is gone is
  // noticed.
  const std::array<const char*, 5> keys{"connect_timeout", "tcp_user_timeout", "fallback_application_name",
                                        "dbname", nullptr};
  const std::array<const char*, 5> values{"5", "10000", "longroad", url_.c_str(), nullptr};
  connection_.reset(PQconnectdbParams(keys.data(), values.data(), 1));
  if (PQstatus(connection_.get()) != CONNECTION_OK)
    throw AwayError(
        fmt::format("PostgreSQL can't be reached: {}", one_line(PQerrorMessage(connection_.get()))));
  PQsetNoticeProcessor(
      connection_.get(), [](void*, const char*) {}, nullptr);
  simple("SET client_encoding = 'UTF8'");
  // Whoever falls silent in the middle of a transaction keeps nobody waiting for what it has locked.
  simple("SET idle_in_transaction_session_timeout = '3s'");
  PQenterPipelineMode(connection_.get());
}

void PgConnection::send(const std::string& sql, const Parameters& parameters) {
  if (sent_.size() >= kMostSent) finish();
  std::string key = sql;
  for (const Oid type : parameters.types) key += fmt::format(" {}", type);
  if (!prepared_.contains(key)) prepare(key, sql, parameters);
  std::vector<const char*> values;
  for (std::size_t i = 0; i < parameters.texts.size(); ++i)
    values.push_back(parameters.nulls[i] ? nullptr : parameters.texts[i].c_str());
  if (PQsendQueryPrepared(connection_.get(), prepared_[key].c_str(), static_cast<int>(values.size()),
                          values.data(), nullptr, nullptr, 0) == 0)
    fail(nullptr, sql);
  sent_.push_back({.sql = sql});
}

void PgConnection::prepare(const std::string& key, const std::string& sql, const Parameters& parameters) {
  const std::string name = fmt::format("s{}", prepared_.size());
  if (PQsendPrepare(connection_.get(), name.c_str(), sql.c_str(), static_cast<int>(parameters.types.size()),
                    parameters.types.data()) == 0)
    fail(nullptr, sql);
  sent_.push_back({.sql = key, .prepares = true});
  prepared_.emplace(key, name);
}

bool PgConnection::expect_change() {
  if (sent_.empty()) return changed_;
  sent_.back().must_change = true;
  return true;
}

PgResult PgConnection::receive() {
  PgResult result(PQgetResult(connection_.get()));
  while (PgResult rest{PQgetResult(connection_.get())}) {  // a null ends what belongs to one statement
  }
  return result;
}

void PgConnection::check(const Sent& sent, const PgResult& result) {
  const auto status = PQresultStatus(result.get());
  const bool good = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
  if (!good && sent.prepares) prepared_.erase(sent.sql);
  if (problem_ || (good && !sent.must_change)) return;
  changed_ = good && has_changed(result);
  if (changed_) return;
  try {
    if (good) throw StoreError("a statement of a batch found nothing to change: " + sent.sql);
    fail(result.get(), sent.sql);
  } catch (const AwayError& away) {
    problem_ = [away] { throw away; };
  } catch (const StoreError& error) {
    problem_ = [error] { throw error; };
  }
}

PgResult PgConnection::finish() {
  PgResult last;
  if (sent_.empty()) return last;
  if (PQpipelineSync(connection_.get()) == 0) fail(nullptr, "sync");
  for (const Sent& sent : std::exchange(sent_, {})) {
    last = receive();
    check(sent, last);
  }
  PgResult sync(PQgetResult(connection_.get()));
  if (const auto problem = std::exchange(problem_, nullptr)) problem();
  if (PQresultStatus(sync.get()) != PGRES_PIPELINE_SYNC) fail(sync.get(), "sync");
  changed_ = has_changed(last);
  return last;
}

void PgConnection::roll_back() {
  try {
    finish();
  } catch (const StoreError&) {
    // That is why it is rolled back.
  }
  try {
    execute("ROLLBACK");
  } catch (const StoreError&) {
    // Whoever can't be reached has rolled back.
  }
}

void PgConnection::execute(const std::string& sql) {
  finish();
  PQexitPipelineMode(connection_.get());
  try {
    simple(sql.c_str());
  } catch (const StoreError&) {
    PQenterPipelineMode(connection_.get());
    throw;
  }
  PQenterPipelineMode(connection_.get());
}

void PgConnection::simple(const char* sql) {
  const PgResult result(PQexec(connection_.get(), sql));
  const auto status = PQresultStatus(result.get());
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) fail(result.get(), sql);
}

bool PgConnection::is_away(const PGresult* result) const {
  if (PQstatus(connection_.get()) != CONNECTION_OK) return true;
  const char* const code = result != nullptr ? PQresultErrorField(result, PG_DIAG_SQLSTATE) : nullptr;
  // Connections that end, and a server that stops or starts.
  return code != nullptr &&
         (std::string_view(code).starts_with("08") || std::string_view(code).starts_with("57P"));
}

void PgConnection::fail(const PGresult* result, const std::string& doing) const {
  const char* const said =
      result != nullptr ? PQresultErrorMessage(result) : PQerrorMessage(connection_.get());
  const std::string sentence = fmt::format("The database says '{}' at: {}", one_line(said), doing);
  if (is_away(result)) throw AwayError(sentence);
  throw StoreError(sentence);
}

}  // namespace longroad::store
