#include "store/postgres/engine.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <utility>

#include "store/postgres/connection.hpp"
#include "store/postgres/translate.hpp"

namespace longroad::store {
namespace {

// PostgreSQL's numbers for types.
constexpr Oid kBoolean = 16;
constexpr Oid kInteger = 20;
constexpr Oid kReal = 701;
constexpr Oid kText = 25;

struct Link {
  PgConnection connection;
  bool batch = false;
};

class PostgresQuery final : public Query {
 public:
  PostgresQuery(Link& link, std::string_view sql) : PostgresQuery(link, translate(sql)) {}

  void reset() override {
    parameters_.clear();
    result_.reset();
  }
  void bind(int index, std::int64_t value) override {
    parameters_.set(index, kInteger, std::to_string(value));
  }
  void bind(int index, double value) override { parameters_.set(index, kReal, fmt::format("{}", value)); }
  void bind(int index, std::string_view value) override {
    if (value.find('\0') != value.npos) throw StoreError("PostgreSQL keeps no text with a zero in it");
    parameters_.set(index, kText, std::string(value));
  }

  bool row() override {
    if (!result_) {
      link_.connection.send(sql_, parameters_);
      result_ = link_.connection.finish();
      row_ = -1;
    }
    if (++row_ < PQntuples(result_.get())) return true;
    reset();
    return false;
  }
  void run() override {
    if (link_.batch) return link_.connection.send(sql_, parameters_);
    while (row()) {
    }
  }

  [[nodiscard]] std::int64_t number(int column) const override {
    const char* const value = PQgetvalue(result_.get(), row_, column);
    if (PQftype(result_.get(), column) == kBoolean) return *value == 't' ? 1 : 0;
    return std::strtoll(value, nullptr, 10);
  }
  [[nodiscard]] double real(int column) const override {
    return std::strtod(PQgetvalue(result_.get(), row_, column), nullptr);
  }
  [[nodiscard]] std::string text(int column) const override {
    return {PQgetvalue(result_.get(), row_, column),
            static_cast<std::size_t>(PQgetlength(result_.get(), row_, column))};
  }
  [[nodiscard]] bool null(int column) const override { return PQgetisnull(result_.get(), row_, column) != 0; }

  [[nodiscard]] int columns() const override { return PQnfields(result_.get()); }
  [[nodiscard]] std::string name(int column) const override { return PQfname(result_.get(), column); }
  [[nodiscard]] Kind kind(int column) const override {
    if (null(column)) return Kind::Null;
    const Oid type = PQftype(result_.get(), column);
    return type == kInteger ? Kind::Integer : type == kReal ? Kind::Real : Kind::Text;
  }

 private:
  PostgresQuery(Link& link, Translated translated)
      : link_(link), sql_(std::move(translated.sql)), parameters_(translated.parameters) {}

  Link& link_;
  std::string sql_;
  Parameters parameters_;
  PgResult result_;
  int row_ = -1;
};

class PostgresEngine final : public Engine {
 public:
  explicit PostgresEngine(const std::string& url) : link_{PgConnection(url)} {}

  [[nodiscard]] Dialect dialect() const override { return Dialect::Postgres; }
  std::unique_ptr<Query> prepare(std::string_view sql) override {
    return std::make_unique<PostgresQuery>(link_, sql);
  }
  void execute(const std::string& sql) override { link_.connection.execute(sql); }
  bool changed() override { return link_.connection.expect_change(); }

  [[nodiscard]] bool batches() const override { return true; }
  void begin_batch() override { link_.batch = true; }
  void end_batch() override {
    link_.batch = false;
    link_.connection.finish();
  }
  void roll_back() override {
    link_.batch = false;
    link_.connection.roll_back();
  }
  void reconnect() override {
    link_.batch = false;
    link_.connection.connect();
  }

 private:
  Link link_;
};

}  // namespace

std::unique_ptr<Engine> open_postgres(const std::string& url) {
  return std::make_unique<PostgresEngine>(url);
}

}  // namespace longroad::store
