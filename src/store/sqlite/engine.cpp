#include "store/sqlite/engine.hpp"

#include <fmt/format.h>
#include <sqlite3.h>

namespace longroad::store {
namespace {

[[noreturn]] void fail(sqlite3* handle, std::string_view doing) {
  throw StoreError(fmt::format("The database says '{}' at: {}", sqlite3_errmsg(handle), doing));
}

class SqliteQuery final : public Query {
 public:
  SqliteQuery(sqlite3* handle, std::string_view sql) : handle_(handle) {
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v3(handle, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                           &statement, nullptr) != SQLITE_OK)
      fail(handle, sql);
    statement_.reset(statement);
  }

  void reset() override {
    sqlite3_reset(statement_.get());
    sqlite3_clear_bindings(statement_.get());
  }
  void bind(int index, std::int64_t value) override {
    bound(sqlite3_bind_int64(statement_.get(), index, value));
  }
  void bind(int index, double value) override { bound(sqlite3_bind_double(statement_.get(), index, value)); }
  void bind(int index, std::string_view value) override {
    bound(sqlite3_bind_text64(statement_.get(), index, value.data(), value.size(), SQLITE_TRANSIENT,
                              SQLITE_UTF8));
  }

  bool row() override {
    switch (sqlite3_step(statement_.get())) {
      case SQLITE_ROW:
        return true;
      case SQLITE_DONE:
        reset();
        return false;
      default:
        const std::string sql = sqlite3_sql(statement_.get());
        reset();
        fail(handle_, sql);
    }
  }
  void run() override {
    while (row()) {
    }
  }

  [[nodiscard]] std::int64_t number(int column) const override {
    return sqlite3_column_int64(statement_.get(), column);
  }
  [[nodiscard]] double real(int column) const override {
    return sqlite3_column_double(statement_.get(), column);
  }
  [[nodiscard]] std::string text(int column) const override {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_.get(), column));
    if (bytes == nullptr) return {};
    return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column))};
  }
  [[nodiscard]] bool null(int column) const override {
    return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
  }

  [[nodiscard]] int columns() const override { return sqlite3_column_count(statement_.get()); }
  [[nodiscard]] std::string name(int column) const override {
    return sqlite3_column_name(statement_.get(), column);
  }
  [[nodiscard]] Kind kind(int column) const override {
    if (null(column)) return Kind::Null;
    const int type = sqlite3_column_type(statement_.get(), column);
    return type == SQLITE_INTEGER ? Kind::Integer : type == SQLITE_FLOAT ? Kind::Real : Kind::Text;
  }

 private:
  void bound(int code) {
    if (code != SQLITE_OK) fail(handle_, "bind");
  }

  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  sqlite3* handle_;
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

class SqliteEngine final : public Engine {
 public:
  explicit SqliteEngine(const std::string& path) {
    // Nobody asks how much memory it has; counting costs a lock each time. Before it is used first.
    static const int kUncounted = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    static_cast<void>(kUncounted);
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(
        path.c_str(), &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
    handle_.reset(handle);
    if (code != SQLITE_OK) fail(handle, "open " + path);
    sqlite3_busy_timeout(handle, 5000);
  }

  [[nodiscard]] Dialect dialect() const override { return Dialect::Sqlite; }
  std::unique_ptr<Query> prepare(std::string_view sql) override {
    return std::make_unique<SqliteQuery>(handle_.get(), sql);
  }
  void execute(const std::string& sql) override {
    if (sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
      fail(handle_.get(), sql);
  }
  bool changed() override { return sqlite3_changes(handle_.get()) != 0; }

  [[nodiscard]] bool batches() const override { return false; }
  void begin_batch() override {}
  void end_batch() override {}
  void roll_back() override {
    sqlite3_exec(handle_.get(), "ROLLBACK", nullptr, nullptr, nullptr);  // there may be none to roll back
  }
  void reconnect() override {}  // a file is never away

 private:
  struct Close {
    void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
  };
  std::unique_ptr<sqlite3, Close> handle_;
};

}  // namespace

std::unique_ptr<Engine> open_sqlite(const std::string& path) { return std::make_unique<SqliteEngine>(path); }

}  // namespace longroad::store
