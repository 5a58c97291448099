/// Databases and prepared statements, whichever engine is behind them. Used by one thread at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "store/sql/engine.hpp"

namespace longroad::store {

class Database {
 public:
  explicit Database(std::unique_ptr<Engine> engine) : engine_(std::move(engine)) {}

  [[nodiscard]] Dialect dialect() const { return engine_->dialect(); }
  [[nodiscard]] Engine& engine() { return *engine_; }
  /// Runs statements without parameters.
  void execute(const std::string& sql) { engine_->execute(sql); }
  /// The first column of the first row; 0 where there is none.
  [[nodiscard]] std::int64_t number(const std::string& sql);
  /// As `Engine::changed`.
  bool changed() { return engine_->changed(); }

 private:
  std::unique_ptr<Engine> engine_;
};

/// One prepared statement. `run` binds all parameters and executes; `row` steps through the answer.
class Statement {
 public:
  Statement(Database& database, std::string_view sql) : query_(database.engine().prepare(sql)) {}

  /// Executes a statement that answers nothing.
  template <class... Values>
  void run(const Values&... values) {
    ask(values...);
    query_->run();
  }
  /// Begins a query; the rows follow with `row`.
  template <class... Values>
  void ask(const Values&... values) {
    query_->reset();
    int index = 0;
    (bind(++index, values), ...);
  }
  /// Whether there is another row; afterwards the columns can be read.
  bool row() { return query_->row(); }
  /// What `read` makes of each row.
  template <class Read>
  auto rows(Read read) {
    std::vector<decltype(read(*this))> out;
    while (row()) out.push_back(read(*this));
    return out;
  }

  [[nodiscard]] std::int64_t number(int column) const { return query_->number(column); }
  [[nodiscard]] double real(int column) const { return query_->real(column); }
  [[nodiscard]] std::string text(int column) const { return query_->text(column); }
  [[nodiscard]] bool null(int column) const { return query_->null(column); }

  /// The same for rows whose columns are not known: all of a row, and what they are called.
  [[nodiscard]] std::vector<Value> values() const;
  [[nodiscard]] std::vector<std::string> names() const;
  void ask_with(std::span<const Value> values);
  void run_with(std::span<const Value> values) {
    ask_with(values);
    query_->run();
  }

 private:
  void bind(int index, std::int64_t value) { query_->bind(index, value); }
  void bind(int index, int value) { query_->bind(index, static_cast<std::int64_t>(value)); }
  void bind(int index, bool value) { query_->bind(index, static_cast<std::int64_t>(value)); }
  void bind(int index, double value) { query_->bind(index, value); }
  void bind(int index, std::string_view value) { query_->bind(index, value); }
  void bind(int index, const std::string& value) { query_->bind(index, std::string_view(value)); }
  void bind(int index, const char* value) { query_->bind(index, std::string_view(value)); }
  void bind(int, std::monostate) {}
  template <class T>
  void bind(int index, const std::optional<T>& value) {
    if (value) bind(index, *value);  // unbound parameters are null
  }

  std::unique_ptr<Query> query_;
};

}  // namespace longroad::store
