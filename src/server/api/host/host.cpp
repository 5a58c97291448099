#include "server/api/host/host.hpp"

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "notation/values/value.hpp"
#include "server/accounts/password.hpp"
#include "server/api/accounts/answers.hpp"
#include "server/api/accounts/erasing.hpp"
#include "server/api/calls/read_body.hpp"
#include "server/api/calls/who_asks.hpp"
#include "server/table/model/secret.hpp"
#include "store/accounts.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

constexpr int kMostAccounts = 1000;

struct Silence {
  Seat seat = Seat::none();
  bool on = true;
  static void fields(auto f) {
    f("seat", &Silence::seat, {.optional = true});
    f("on", &Silence::on, {.optional = true});
  }
};

/// Replies what the work on the account answers.
void on_account(const ApiCall& call,
                std::function<Response(store::Accounts& accounts, const store::Account& account)> work) {
  call.on_disk([name = call.name(), work = std::move(work)](store::Store& store) {
    store::Accounts accounts(store);
    const auto account = accounts.find(name);
    return account ? work(accounts, *account) : no_such_account();
  });
}

void set_muted(const ApiCall& call, bool muted) {
  on_account(call, [&house = call.house, muted](store::Accounts& accounts, const store::Account& account) {
    accounts.set_muted(account.id, muted);
    house.silence(account.name, muted);
    if (Neighbours* const others = house.neighbours()) others->tell_muted(account.name, muted);
    return done();
  });
}

}  // namespace

void list_all_tables(const ApiCall& call) {
  call.reply(ok_text(R"({"tables":)" + call.house.rooms().lobby().list_all() + "}"));
}

void list_accounts(const ApiCall& call) {
  call.on_disk([](store::Store& store) {
    store::Accounts accounts(store);
    answer::HostAccounts list;
    for (const auto& account : accounts.all(kMostAccounts)) {
      const auto totals = accounts.totals(account.id);
      list.accounts.push_back({account.name, account.created, totals.games, totals.wins, account.muted});
    }
    for (const auto& group : accounts.alike(kMostAccounts))
      list.alike.emplace_back(group.begin(), group.end());
    return ok(list);
  });
}

void close_table(const ApiCall& call) {
  call.with_room(call.name(), [reply = call.reply](const Rooms::RoomPtr& room) {
    room->close([reply] { reply(done()); });
  });
}

void silence_seat(const ApiCall& call) {
  const auto asked = read_body_as<Silence>(call.request, call.reply);
  if (!asked) return;
  call.with_room(call.name(), [asked = *asked, reply = call.reply](const Rooms::RoomPtr& room) {
    if (const auto refused = room->silence(asked.seat, asked.on)) return reply(problem(409, refused->why));
    reply(done());
  });
}

void mute_account(const ApiCall& call) { set_muted(call, true); }
void unmute_account(const ApiCall& call) { set_muted(call, false); }

void reset_account(const ApiCall& call) {
  on_account(call, [](store::Accounts& accounts, const store::Account& account) {
    const std::string code = random_hex(8);
    accounts.set_reset(account.id, fingerprint(code), wall_now() + kResetTime);
    return ok(json::object{{"code", code}});
  });
}

void remove_account(const ApiCall& call) {
  with_named(call, call.name(), [pending = Pending(call)](const MaybeAccount& found) {
    if (!found) return pending.reply(no_such_account());
    erase_account(pending, *found, done());
  });
}

}  // namespace longroad::server
