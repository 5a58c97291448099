/// What the host of the server can see and do.

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "notation/json.hpp"
#include "server/accounts/password.hpp"
#include "server/api/api.hpp"
#include "server/api/bodies.hpp"
#include "server/table/model/secret.hpp"
#include "store/accounts.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

constexpr int kMostAccounts = 1000;

}  // namespace

void Api::admin_tables(const ApiCall& call) {
  call.reply(ok_text(R"({"tables":)" + house_.lobby().list_all() + "}"));
}

void Api::admin_accounts(const ApiCall& call) {
  on_disk(call.reply, [](store::Store& store) {
    store::Accounts accounts(store);
    json::array list;
    for (const auto& account : accounts.all(kMostAccounts)) {
      const auto totals = accounts.totals(account.id);
      list.push_back({{"name", account.name},
                      {"created", account.created},
                      {"games", totals.games},
                      {"wins", totals.wins},
                      {"muted", account.muted}});
    }
    json::array alike;
    for (const auto& group : accounts.alike(kMostAccounts))
      alike.emplace_back(json::array(group.begin(), group.end()));
    return ok(json::object{{"accounts", std::move(list)}, {"alike", std::move(alike)}});
  });
}

void Api::admin_close(const ApiCall& call) {
  with_room(call.name(), call.reply,
            [reply = call.reply](const House::RoomPtr& room) { room->close([reply] { reply(done()); }); });
}

void Api::admin_silence(const ApiCall& call) {
  const auto asked = body::read<body::Silence>(call.request, call.reply);
  if (!asked) return;
  with_room(call.name(), call.reply, [asked = *asked, reply = call.reply](const House::RoomPtr& room) {
    if (const auto refused = room->silence(asked.seat, asked.on)) return reply(problem(409, refused->why));
    reply(done());
  });
}

void Api::on_account(const ApiCall& call,
                     std::function<Response(store::Accounts& accounts, const store::Account& account)> work) {
  on_disk(call.reply, [name = call.name(), work = std::move(work)](store::Store& store) {
    store::Accounts accounts(store);
    const auto account = accounts.find(name);
    return account ? work(accounts, *account) : no_such_account();
  });
}

void Api::admin_mute(const ApiCall& call) {
  on_account(call, [this](store::Accounts& accounts, const store::Account& account) {
    accounts.set_muted(account.id, true);
    house_.silence(account.name, true);
    return done();
  });
}

void Api::admin_unmute(const ApiCall& call) {
  on_account(call, [this](store::Accounts& accounts, const store::Account& account) {
    accounts.set_muted(account.id, false);
    house_.silence(account.name, false);
    return done();
  });
}

void Api::admin_reset(const ApiCall& call) {
  on_account(call, [](store::Accounts& accounts, const store::Account& account) {
    const std::string code = random_hex(8);
    accounts.set_reset(account.id, fingerprint(code), wall_now() + kResetTime);
    return ok(json::object{{"code", code}});
  });
}

void Api::admin_delete(const ApiCall& call) {
  const auto found = std::make_shared<std::optional<store::Account>>();
  house_.disk().submit(
      [found, name = call.name()](store::Store& store) { *found = store::Accounts(store).find(name); },
      [this, found, reply = call.reply](bool) {
        if (!*found) return reply(no_such_account());
        erase_account(**found, reply, done());
      });
}

void Api::admin_organiser(const ApiCall& call) { desk_.make_organiser_link(call.name(), call.reply); }

}  // namespace longroad::server
