#include "cli/admin_show.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <vector>

#include "names/names.hpp"
#include "server/table/model/plain_text.hpp"

namespace longroad::cli {
namespace {

namespace json = boost::json;
using Row = std::vector<std::string>;

std::string text(const json::value& value) { return std::string(value.as_string()); }

std::string day(const json::value& milliseconds, const char* form = "{:%Y-%m-%d}") {
  const std::chrono::sys_time<std::chrono::milliseconds> at(
      std::chrono::milliseconds(milliseconds.to_number<std::int64_t>()));
  return fmt::format(fmt::runtime(form), std::chrono::floor<std::chrono::seconds>(at));
}

std::string padded(const std::string& cell, int width) {
  return cell +
         std::string(static_cast<std::size_t>(std::max(0, width - server::count_characters(cell))), ' ');
}

/// Columns as wide as their widest cell; the first row is the heading.
std::string columns(const std::vector<Row>& rows) {
  std::vector<int> widths(rows.front().size());
  for (const Row& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i)
      widths[i] = std::max(widths[i], server::count_characters(row[i]));
  std::string out;
  for (const Row& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) line += padded(row[i], widths[i] + 2);
    out += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  }
  return out;
}

std::string player(const json::value& who, const json::value& seat) {
  const auto number = seat.to_number<int>();
  if (who.is_null()) return fmt::format("seat {}", number);
  const json::value& account = who.at("account");
  return fmt::format("{} ({}, seat {})", text(who.at("name")),
                     account.is_null() ? "guest" : "account " + text(account), number);
}

}  // namespace

std::string show_tables(const json::value& answer) {
  std::vector<Row> rows{{"table", "game", "state", "players"}};
  for (const json::value& table : answer.at("tables").as_array()) {
    std::vector<std::string> names;
    for (const json::value& seat : table.at("seats").as_array())
      names.push_back(seat.at("name").is_null() ? "(open)" : text(seat.at("name")));
    rows.push_back({text(table.at("table")), text(table.at("title")), text(table.at("state")),
                    fmt::format("{}", fmt::join(names, ", "))});
  }
  return rows.size() == 1 ? "There are no tables.\n" : columns(rows);
}

std::string show_accounts(const json::value& answer) {
  std::vector<Row> rows;
  for (const json::value& account : answer.at("accounts").as_array())
    rows.push_back({text(account.at("name")), day(account.at("created")),
                    std::to_string(account.at("games").to_number<int>()),
                    std::to_string(account.at("wins").to_number<int>()),
                    account.at("muted").as_bool() ? "muted" : ""});
  std::ranges::sort(rows, {}, [](const Row& row) { return names::order(row.front()); });
  rows.insert(rows.begin(), {"name", "since", "games", "won", ""});
  std::string out = rows.size() == 1 ? "There are no accounts.\n" : columns(rows);
  for (const json::value& group : answer.at("alike").as_array()) {
    std::vector<std::string> names;
    for (const json::value& name : group.as_array()) names.push_back(text(name));
    out += fmt::format("These look alike: {}\n", fmt::join(names, ", "));
  }
  return out;
}

std::string show_reports(const json::value& answer) {
  std::string out;
  for (const json::value& report : answer.at("reports").as_array()) {
    out += fmt::format("{}. {}, table {}: {} about {}: {}\n", report.at("id").to_number<std::int64_t>(),
                       day(report.at("at"), "{:%Y-%m-%d %H:%M}"), text(report.at("table")),
                       player(report.at("by"), report.at("sender")),
                       player(report.at("about"), report.at("seat")), text(report.at("text")));
    for (const json::value& said : report.at("chat").as_array())
      out += fmt::format("     {}: {}\n", text(said.at("name")), text(said.at("text")));
  }
  return out.empty() ? "There are no open reports.\n" : out;
}

std::string show_organiser(const json::value& answer) { return text(answer.at("address")) + "\n"; }

std::string show_done(const json::value&) { return "Done.\n"; }

}  // namespace longroad::cli
