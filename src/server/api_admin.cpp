/// What the host of the server can see and do.

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "server/api.hpp"
#include "server/table/secret.hpp"
#include "store/accounts.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

constexpr int kMostReports = 200;

}  // namespace

bool Api::by_host(const Call& call) const {
  if (same_secret(call.request.authorization, "Bearer " + options_.admin_token)) return true;
  call.reply(problem(401, "not_host", "Only the host of the server may do that."));
  return false;
}

void Api::admin_tables(const Call& call) {
  if (by_host(call)) call.reply(ok_text(R"({"tables":)" + house_.lobby().list_all() + "}"));
}

void Api::admin_close(const Call& call) {
  if (!by_host(call)) return;
  with_room(call.name, call.reply, [reply = call.reply](const House::RoomPtr& room) {
    room->close();
    reply(ok(json::object{{"ok", true}}));
  });
}

void Api::admin_mute(const Call& call) { mute(call, true); }
void Api::admin_unmute(const Call& call) { mute(call, false); }

void Api::mute(const Call& call, bool on) {
  if (!by_host(call)) return;
  on_disk(call.reply, [this, name = call.name, on](store::Store& store) {
    store::Accounts accounts(store);
    const auto account = accounts.find(name);
    if (!account) return problem(404, "no_such_account", "There is no such account.");
    accounts.set_muted(account->id, on);
    house_.silence(account->name, on);
    return ok(json::object{{"ok", true}});
  });
}

void Api::admin_reports(const Call& call) {
  if (!by_host(call)) return;
  on_disk(call.reply, [](store::Store& store) {
    json::array reports;
    for (const auto& report : store.reports(kMostReports))
      reports.push_back({{"table", report.table},
                         {"version", report.version},
                         {"seat", report.seat},
                         {"text", report.text},
                         {"at", report.at}});
    return ok(json::object{{"reports", std::move(reports)}});
  });
}

}  // namespace longroad::server
