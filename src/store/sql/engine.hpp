/// What a database engine does for us. Our SQL is what SQLite and PostgreSQL both understand, with `?` and
/// `?1` for parameters; what they spell differently is here.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "store/sql/error.hpp"

namespace longroad::store {

/// Whatever can stand in a row.
using Value = std::variant<std::monostate, std::int64_t, double, std::string>;

/// One prepared statement: parameters count from 1, columns from 0.
class Query {
 public:
  virtual ~Query() = default;

  /// Forgets parameters and rows.
  virtual void reset() = 0;
  virtual void bind(int index, std::int64_t value) = 0;
  virtual void bind(int index, double value) = 0;
  virtual void bind(int index, std::string_view value) = 0;
  /// Executes the statement where that has not been done, and goes to the next row.
  virtual bool row() = 0;
  /// Executes a statement that answers nothing; within a batch perhaps later.
  virtual void run() = 0;

  [[nodiscard]] virtual std::int64_t number(int column) const = 0;
  [[nodiscard]] virtual double real(int column) const = 0;
  [[nodiscard]] virtual std::string text(int column) const = 0;
  [[nodiscard]] virtual bool null(int column) const = 0;

  /// Of the present row.
  [[nodiscard]] virtual int columns() const = 0;
  [[nodiscard]] virtual std::string name(int column) const = 0;
  enum class Kind : std::uint8_t { Null, Integer, Real, Text };
  [[nodiscard]] virtual Kind kind(int column) const = 0;
  [[nodiscard]] Value value(int column) const {
    switch (kind(column)) {
      case Kind::Null:
        return {};
      case Kind::Integer:
        return number(column);
      case Kind::Real:
        return real(column);
      case Kind::Text:
        return text(column);
    }
    __builtin_unreachable();
  }
};

enum class Dialect : std::uint8_t { Sqlite, Postgres };

/// Begins a transaction that will write.
constexpr const char* begin_words(Dialect dialect) {
  return dialect == Dialect::Sqlite ? "BEGIN IMMEDIATE" : "BEGIN";
}
/// Milliseconds since 1970 by the database's clock, which is the same for all who use it.
constexpr const char* now_words(Dialect dialect) {
  return dialect == Dialect::Sqlite ? "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
                                    : "(extract(epoch FROM clock_timestamp()) * 1000)::BIGINT";
}
/// At the end of a query: nobody else changes these rows before our transaction has ended. In SQLite nobody
/// else writes anyway.
constexpr const char* share_words(Dialect dialect) { return dialect == Dialect::Sqlite ? "" : " FOR SHARE"; }
constexpr const char* update_words(Dialect dialect) {
  return dialect == Dialect::Sqlite ? "" : " FOR UPDATE";
}

class Engine {
 public:
  virtual ~Engine() = default;

  [[nodiscard]] virtual Dialect dialect() const = 0;
  virtual std::unique_ptr<Query> prepare(std::string_view sql) = 0;
  /// Runs statements without parameters.
  virtual void execute(const std::string& sql) = 0;
  /// Whether the last statement put in, changed or took out a row. Within a batch that is taken for granted,
  /// and the batch fails where it was not so.
  virtual bool changed() = 0;

  /// Whether statements are quicker when they need not be waited for one by one.
  [[nodiscard]] virtual bool batches() const = 0;
  /// From here on statements that answer nothing are only sent, until `end_batch` has waited for them all.
  virtual void begin_batch() = 0;
  /// Throws where one of them failed.
  virtual void end_batch() = 0;
  /// Leaves batch and transaction, also where neither is left.
  virtual void roll_back() = 0;

  /// Reaches a database that was away again; throws `AwayError` where it still is.
  virtual void reconnect() = 0;
};

}  // namespace longroad::store
