/// A small owner of SQLite's handles: databases and prepared statements. What fails here is a
/// broken world (disk, file), so it throws.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace longroad::store {

struct StoreError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Database;

/// One prepared statement. `run` binds all parameters and executes; `row` steps through the answer.
class Statement {
 public:
  Statement(Database& database, std::string_view sql);

  /// Executes a statement that answers nothing.
  template <class... Values>
  void run(const Values&... values) {
    ask(values...);
    while (row()) {
    }
  }
  /// Begins a query; the rows follow with `row`.
  template <class... Values>
  void ask(const Values&... values) {
    reset();
    int index = 0;
    (bind(++index, values), ...);
  }
  /// Whether there is another row; afterwards the columns can be read.
  bool row();

  [[nodiscard]] std::int64_t number(int column) const;
  [[nodiscard]] double real(int column) const;
  [[nodiscard]] std::string text(int column) const;
  [[nodiscard]] bool null(int column) const;

 private:
  void reset();
  void bind(int index, std::int64_t value);
  void bind(int index, int value) { bind(index, static_cast<std::int64_t>(value)); }
  void bind(int index, bool value) { bind(index, static_cast<std::int64_t>(value)); }
  void bind(int index, double value);
  void bind(int index, std::string_view value);
  void bind(int index, const std::string& value) { bind(index, std::string_view(value)); }
  template <class T>
  void bind(int index, const std::optional<T>& value) {
    if (value) bind(index, *value);  // unbound parameters are null
  }

  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };
  Database* database_;
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

class Database {
 public:
  explicit Database(const std::string& path);

  /// Runs statements without parameters.
  void execute(const std::string& sql);
  [[nodiscard]] std::int64_t number(const std::string& sql);
  /// How many rows the last statement put in, changed or took out.
  [[nodiscard]] int changes() const;
  /// Writes a consistent copy while others go on.
  void copy_to(const std::string& path);
  [[nodiscard]] sqlite3* handle() const { return handle_.get(); }
  [[noreturn]] void fail(std::string_view doing) const;

 private:
  struct Close {
    void operator()(sqlite3* database) const;
  };
  std::unique_ptr<sqlite3, Close> handle_;
};

}  // namespace longroad::store
