/// `longroad admin`: what the owner of a server does to its data.
#include <fmt/format.h>

#include <boost/json/value.hpp>
#include <fstream>
#include <memory>

#include "base/id.hpp"
#include "cli/admin_show.hpp"
#include "cli/common/arguments.hpp"
#include "cli/common/commands.hpp"
#include "load/socket.hpp"
#include "notation/json.hpp"
#include "server/accounts/password.hpp"
#include "server/http/http.hpp"
#include "server/net/loop.hpp"
#include "server/table/model/secret.hpp"
#include "store/accounts.hpp"
#include "store/folder_lock.hpp"

namespace longroad::cli {
namespace {

/// Where a server keeps what the command is about.
struct AdminData {
  std::string folder = "longroad-data";
  std::string database;  // empty: in the folder
};

/// Where the running server is, and what proves that its host asks.
struct Door {
  int port = 0;
  std::string token;
};

Door find_door(const AdminData& data) {
  if (database_argument(data.database).empty()) require_data(data.folder, "--data");
  std::ifstream file(data.folder + "/admin");
  Door door;
  if (!(file >> door.port >> door.token))
    fail(fmt::format("No server runs with the data folder {}.", data.folder));
  return door;
}

/// A refusal ends the program with its sentence, or as it came.
std::string answer_of(const AdminData& data, std::string_view method, const std::string& path,
                      const std::string& body = {}, bool as_json = false) {
  const Door door = find_door(data);
  auto answer =
      load::ask(door.port, method, path, body, fmt::format("Authorization: Bearer {}\r\n", door.token));
  if (!answer)  // a server that was killed leaves its file behind
    fail(
        fmt::format("There is no server at port {}; the one with the data folder {} was killed, or has an "
                    "--address other than 127.0.0.1.",
                    door.port, data.folder));
  if (answer->success()) return std::move(answer->body);
  fail(as_json ? answer->body : answer->sentence());
}

/// How an answer is shown in a terminal.
using Show = std::string (*)(const boost::json::value& answer);

void ask(const AdminData& data, std::string_view method, const std::string& path, Show show = show_done,
         bool as_json = false, const std::string& body = {}) {
  const std::string answer = answer_of(data, method, path, body, as_json);
  if (as_json) return fmt::print("{}\n", answer);
  fmt::print("{}", show(expect(notation::parse_json(answer), "--data")));
}

std::string account_path(const std::string& name) {
  return "/api/admin/accounts/" + server::encode_path(name);
}

/// Works on the account in the data itself, whether the server runs or not.
template <class Work>
void with_account(const AdminData& data, const std::string& name, Work work) {
  const auto store = store_argument(data.folder, "--data", data.database);
  store::Accounts accounts(*store);
  const auto account = accounts.find(name);
  if (!account) fail("There is no account '" + name + "'.");
  work(*store, accounts, *account);
}

void reset_password(const AdminData& data, const std::string& name) {
  with_account(data, name, [](store::Store&, store::Accounts& accounts, const store::Account& account) {
    const std::string code = server::random_hex(8);
    accounts.set_reset(account.id, server::fingerprint(code), server::wall_now() + server::kResetTime);
    fmt::print("{} can set a new password within an hour with the code {}\n", account.name, code);
  });
}

/// A server that runs remembers whom it has muted, so it deletes the account itself.
void delete_account(const AdminData& data, const std::string& name) {
  with_account(data, name,
               [&](store::Store& store, store::Accounts& accounts, const store::Account& account) {
                 if (store::FolderLock::take(data.folder)) {
                   std::vector<std::string> tables = accounts.tables(account.id);
                   for (const auto& live : store.live_tables()) tables.push_back(live.id);
                   for (const std::string& table : tables) accounts.forget_name(account, table);
                   accounts.erase(account);
                 } else
                   answer_of(data, "DELETE", account_path(account.name));
                 fmt::print("The account {} is deleted.\n", account.name);
               });
}

/// Guests have no account that could be muted: the seat is, at its table.
struct SilenceArguments {
  std::string table;
  int seat = 0;
  bool on = true;
};

void add_silence_command(Command& admin, const std::shared_ptr<AdminData>& data) {
  const auto a = std::make_shared<SilenceArguments>();
  admin
      .command("silence", "Stops the chat of a seat, also a guest's",
               [data, a] {
                 ask(*data, "POST", "/api/admin/tables/" + server::encode_path(a->table) + "/silence",
                     show_done, false, fmt::format(R"({{"seat":{},"on":{}}})", a->seat, a->on));
               })
      .option("TABLE", a->table, "The table", kRequired)
      .option("SEAT", a->seat, "The seat, from 1", {.required = true, .range = {1, kMaxSeats}})
      .flag_off("--off", a->on, "Let it chat again")
      .examples({"longroad admin silence k7p2 2"});
}

}  // namespace

void add_admin_command(Command& program) {
  const auto data = std::make_shared<AdminData>();
  const auto name = std::make_shared<std::string>();
  Command admin = program.group("admin", "What the host of a server can see and do");
  admin.option("--data", data->folder, "The server's data folder")
      .option("--database", data->database, kDatabaseHelp);
  const auto add = [&](const char* verb, const char* what, auto work) {
    admin.command(verb, what, [=] { work(*data, *name); }).examples({fmt::format("longroad admin {}", verb)});
  };
  const auto add_for = [&](const char* verb, const char* argument, const char* example, const char* what,
                           auto work) {
    admin.command(verb, what, [=] { work(*data, *name); })
        .option(argument, *name, "Its name or id, as the lists show it", kRequired)
        .examples({fmt::format("longroad admin {} {}", verb, example)});
  };
  const auto as_json = std::make_shared<bool>(false);
  const auto add_list = [&](const char* verb, const char* what, const char* path, Show show) {
    admin.command(verb, what, [=] { ask(*data, "GET", path, show, *as_json); })
        .flag("--json", *as_json, "Print the JSON of the server")
        .examples({fmt::format("longroad admin {}", verb), fmt::format("longroad admin {} --json", verb)});
  };
  add_list("tables", "Lists all tables that wait or play", "/api/admin/tables", show_tables);
  add_for("close", "TABLE", "k7p2", "Closes a table", [](const auto& of, const auto& table) {
    ask(of, "POST", "/api/admin/tables/" + table + "/close");
  });
  add_for("mute", "ACCOUNT", "ada", "Stops an account's chat",
          [](const auto& of, const auto& account) { ask(of, "POST", account_path(account) + "/mute"); });
  add_for("unmute", "ACCOUNT", "ada", "Lets an account chat again",
          [](const auto& of, const auto& account) { ask(of, "POST", account_path(account) + "/unmute"); });
  add_silence_command(admin, data);
  add_list("accounts", "Lists all accounts, who is muted, and which look alike", "/api/admin/accounts",
           show_accounts);
  add_list("reports", "Lists what players have reported", "/api/admin/reports", show_reports);
  add_for("settle", "REPORT", "12", "Closes a report that you have dealt with",
          [](const auto& of, const auto& report) {
            ask(of, "POST", "/api/admin/reports/" + server::encode_path(report) + "/close");
          });
  admin
      .command("organiser", "Makes a new organiser's link for a tournament",
               [=] {
                 ask(*data, "POST", "/api/admin/desks/" + server::encode_path(*name) + "/organiser",
                     show_organiser, *as_json);
               })
      .option("EVENT", *name, "The tournament's id, the part of its links before #", kRequired)
      .flag("--json", *as_json, "Print the JSON of the server")
      .examples({"longroad admin organiser k3x9mqa2bd"});
  add("token", "Prints the token for the page /admin",
      [](const auto& of, const auto&) { fmt::print("{}\n", find_door(of).token); });
  add_for("reset", "ACCOUNT", "ada", "Makes a code with which an account can set a new password",
          reset_password);
  add_for("delete", "ACCOUNT", "ada", "Deletes an account", delete_account);
  admin.examples({"longroad admin tables", "longroad admin --data /var/lib/longroad reset ada"});
}

}  // namespace longroad::cli
