/// One connection to PostgreSQL, always in pipeline mode: statements are sent without waiting, and `finish`
/// waits for all of them. An error fails whatever was sent after it, too.
#pragma once

#include <libpq-fe.h>

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "store/sql/error.hpp"

namespace longroad::store {

struct ClearResult {
  void operator()(PGresult* result) const { PQclear(result); }
};
using PgResult = std::unique_ptr<PGresult, ClearResult>;

/// What a statement is sent with, as text; the types are PostgreSQL's numbers for them, 0 where it may guess.
struct Parameters {
  std::vector<std::string> texts;
  std::vector<Oid> types;
  std::vector<bool> nulls;

  explicit Parameters(int count);
  void clear();
  void set(int index, Oid type, std::string text);
};

class PgConnection {
 public:
  explicit PgConnection(std::string url);

  /// Anew, whatever became of the old one. Throws `AwayError`.
  void connect();
  /// Sends a statement, prepared once for these types of parameters.
  void send(const std::string& sql, const Parameters& parameters);
  /// Asks that the statement sent last has changed a row: otherwise `finish` throws. False: it is answered
  /// already, and none was.
  bool expect_change();
  /// Waits for all that was sent. The answer is that of the last one.
  PgResult finish();
  /// Whatever was sent last, it is not waited for in words.
  void roll_back();
  /// Statements without parameters, one after the other.
  void execute(const std::string& sql);

 private:
  struct Sent {
    std::string sql;
    bool prepares = false;
    bool must_change = false;
  };
  struct Close {
    void operator()(PGconn* connection) const { PQfinish(connection); }
  };

  void prepare(const std::string& key, const std::string& sql, const Parameters& parameters);
  /// The answer to the statement that was sent first.
  PgResult receive();
  /// Notes what is wrong with an answer, where nothing was wrong before.
  void check(const Sent& sent, const PgResult& result);
  [[nodiscard]] bool is_away(const PGresult* result) const;
  [[noreturn]] void fail(const PGresult* result, const std::string& doing) const;
  void simple(const char* sql);

  std::string url_;
  std::unique_ptr<PGconn, Close> connection_;
  std::map<std::string, std::string, std::less<>> prepared_;  // names of statements, by text and types
  std::deque<Sent> sent_;
  std::function<void()> problem_;  // throws what went wrong first
  bool changed_ = false;           // by the last one that was finished
};

}  // namespace longroad::store
