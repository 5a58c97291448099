/// Accounts on disk: names, passwords (as hashes), sessions, ratings and finished games. Secrets
/// come in as fingerprints only.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/model/person.hpp"
#include "store/store.hpp"

namespace longroad::store {

struct Account {
  std::int64_t id = 0;
  std::string name;
  std::string password;  // hashed
  std::string settings;  // JSON
  std::int64_t created = 0;
  bool muted = false;

  [[nodiscard]] Person person() const { return Person::account(name); }
};

struct RatingRow {
  std::string game;
  double value = 0;
  int games = 0;
};

struct ResultRow {
  std::string table;
  int seat = 0;
  std::int64_t ended = 0;
  bool won = false;
  std::optional<double> rating;
  std::string summary;  // JSON: game, names, points, winner
};

/// How many places one account may be signed in at.
inline constexpr int kMostSessions = 30;

class Accounts {
 public:
  explicit Accounts(Store& store) : store_(store), database_(store.database()) {}

  /// Nothing where the name is taken, or looks like one that is.
  std::optional<std::int64_t> create(std::string_view name, std::string_view password, std::int64_t now);
  std::optional<Account> find(std::string_view name);
  /// Whether an account has this name, or one that looks like it: nobody else may be called so.
  bool reserved(std::string_view name);
  /// Names of accounts that look alike, each group by itself; they are older than the rule against it.
  std::vector<std::vector<std::string>> alike(int most);
  std::optional<Account> of_session(std::string_view token, std::int64_t now);
  std::vector<std::string> muted();
  /// The account's oldest sessions end where it has more than `kMostSessions`.
  void open_session(std::int64_t account, std::string_view token, std::int64_t until);
  /// Sessions and codes whose time is over are deleted.
  void forget_expired(std::int64_t now);
  void close_session(std::string_view token);
  /// Also ends every session of the account.
  void set_password(std::int64_t account, std::string_view password);
  void set_settings(std::int64_t account, std::string_view settings);
  void set_muted(std::int64_t account, bool muted);
  /// All accounts, by name.
  std::vector<Account> all(int most);
  void set_reset(std::int64_t account, std::string_view code, std::int64_t until);
  enum class Reset : std::uint8_t { Used, TooOld, Unknown };
  /// A code that was given to the account and is still good is used up by that.
  Reset use_reset(std::int64_t account, std::string_view code, std::int64_t now);
  /// Sessions, ratings, results and blocks go with it. Its name is in the logs of its tables until it is
  /// forgotten there, before.
  void erase(const Account& account);
  /// The tables of the account's finished games.
  std::vector<std::string> tables(std::int64_t account);
  /// At this table the seats of the account are nobody's from now on: `Seat 2`, in the log and in the
  /// histories of the others.
  void forget_name(const Account& account, std::string_view table);

  std::vector<RatingRow> ratings(std::int64_t account);
  /// The rating in one game; a beginner's where there is none yet.
  RatingRow rating(std::int64_t account, std::string_view game);
  /// Nobody else changes the account's ratings before this transaction has ended.
  void hold(std::int64_t account);
  void set_rating(std::int64_t account, const RatingRow& rating);
  void add_result(std::int64_t account, const ResultRow& result);
  /// The same for a game that was played as a guest. False: an account has it for this seat, or this account
  /// for another. Again by the same account changes nothing.
  bool claim_result(std::int64_t account, const ResultRow& result);
  std::vector<ResultRow> history(std::int64_t account, int most);
  struct Totals {
    int games = 0;
    int wins = 0;
  };
  Totals totals(std::int64_t account);

 private:
  std::optional<Account> one(Statement& statement);

  Store& store_;
  Database& database_;
};

/// What a beginner is rated.
inline constexpr double kFirstRating = 1500;

}  // namespace longroad::store
