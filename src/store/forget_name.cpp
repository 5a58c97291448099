/// A name in logs and histories becomes nobody's.
#include <fmt/format.h>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <string>
#include <utility>
#include <vector>

#include "store/accounts.hpp"

namespace longroad::store {
namespace {

namespace json = boost::json;

std::string nobody(std::int64_t seat) { return fmt::format("Seat {}", seat); }

bool says(const json::object& entry, std::string_view member, const json::value& value) {
  const json::value* const found = entry.if_contains(member);
  return found != nullptr && *found == value;
}

/// A seat that the account had, and the name that it has in the log: a guest's, where the game was played as
/// one.
struct NamedSeat {
  std::int64_t seat = 0;
  std::string name;
};

/// Whether the entry spoke of the account.
bool forget_in_entry(json::object& entry, const Account& account, const std::vector<NamedSeat>& seats) {
  bool changed = false;
  for (const auto& [seat, name] : seats)
    if (says(entry, "k", "joined") && says(entry, "seat", seat) && says(entry, "name", json::string(name))) {
      entry["name"] = nobody(seat);
      changed = true;
    }
  if (says(entry, "account", json::string(account.name))) {
    entry["name"] = nobody(entry.at("seat").to_number<std::int64_t>());
    entry["account"] = "";
    changed = true;
  }
  if (says(entry, "person", json::string(account.person().text()))) {
    entry["name"] = "";
    entry["person"] = "";
    changed = true;
  }
  return changed;
}

std::vector<NamedSeat> seats_of(Database& database, const Account& account, std::string_view table) {
  std::vector<NamedSeat> seats;
  Statement rows(database, "SELECT seat, summary FROM results WHERE account = ? AND table_id = ?");
  rows.ask(account.id, table);
  while (rows.row()) {
    const json::value summary = json::parse(rows.text(1));
    const auto& names = summary.at("names").as_array();
    seats.push_back(
        {rows.number(0), std::string(names.at(static_cast<std::size_t>(rows.number(0) - 1)).as_string())});
  }
  return seats;
}

void forget_in_log(Database& database, const Account& account, const std::string& stream,
                   const std::vector<NamedSeat>& seats) {
  std::vector<std::pair<std::int64_t, std::string>> changed;
  Statement rows(database,
                 "SELECT version, body FROM log WHERE stream = ? AND (body LIKE '%\"joined\"%' "
                 "OR body LIKE '%\"account\"%' OR body LIKE '%\"person\"%')");
  rows.ask(stream);
  while (rows.row()) {
    json::value entry = json::parse(rows.text(1));
    if (entry.is_object() && forget_in_entry(entry.as_object(), account, seats))
      changed.emplace_back(rows.number(0), json::serialize(entry));
  }
  Statement set(database, "UPDATE log SET body = ? WHERE stream = ? AND version = ?");
  for (const auto& [version, body] : changed) set.run(body, stream, version);
}

/// The others' histories have the names of all seats.
void forget_in_results(Database& database, std::string_view table, const std::vector<NamedSeat>& seats) {
  struct Row {
    std::int64_t account;
    std::int64_t seat;
    std::string summary;
  };
  std::vector<Row> rows;
  Statement all(database, "SELECT account, seat, summary FROM results WHERE table_id = ?");
  all.ask(table);
  while (all.row()) rows.push_back({all.number(0), all.number(1), all.text(2)});
  Statement set(database, "UPDATE results SET summary = ? WHERE account = ? AND table_id = ? AND seat = ?");
  for (const Row& row : rows) {
    json::value summary = json::parse(row.summary);
    for (const auto& [seat, name] : seats) {
      const auto place = static_cast<std::size_t>(seat - 1);
      summary.at("names").as_array().at(place) = nobody(seat);
      if (json::value* const accounts = summary.as_object().if_contains("accounts"))
        accounts->as_array().at(place) = false;
    }
    set.run(json::serialize(summary), row.account, table, row.seat);
  }
}

}  // namespace

void Accounts::forget_name(const Account& account, std::string_view table) {
  const auto seats = seats_of(database_, account, table);
  forget_in_log(database_, account, stream_of_table(table), seats);
  if (!seats.empty()) forget_in_results(database_, table, seats);
}

}  // namespace longroad::store
