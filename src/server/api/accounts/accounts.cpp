#include "server/api/accounts/accounts.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "notation/json.hpp"
#include "server/accounts/account_words.hpp"
#include "server/accounts/password.hpp"
#include "server/api/accounts/erasing.hpp"
#include "server/api/calls/who_asks.hpp"
#include "server/table/model/secret.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

constexpr std::size_t kMostSettings = 16 * 1024;
constexpr int kMostHistory = 200;

}  // namespace

void show_account(const ApiCall& call) {
  with_account(call, [pending = Pending(call)](const MaybeAccount& account) {
    if (!account) return pending.reply(ok(json::object{{"account", nullptr}}));
    pending.on_disk([account](store::Store& store) {
      store::Accounts accounts(store);
      return ok_text(R"({"account":)" + account_text(accounts, *account) + "}");
    });
  });
}

void make_account(const ApiCall& call) {
  const auto words = read_account_words(call.request.body, true);
  if (!words) return call.reply(bad_request(words.error()));
  call.work_on(call.house.pools().passwords, [pending = Pending(call), words = *words] {
    pending.on_disk([name = words.name, hash = hash_password(words.password)](store::Store& store) {
      store::Accounts accounts(store);
      if (!accounts.create(name, hash, wall_now())) return problem(409, "name_taken.account");
      return sign_in_response(accounts, *accounts.find(name), 201);
    });
  });
}

void sign_in(const ApiCall& call) {
  const auto words = read_account_words(call.request.body, true);
  if (!words) return call.reply(bad_request(words.error()));
  check_password(call, words->name, words->password,
                 [pending = Pending(call)](const store::Account& account) {
                   pending.on_disk([account](store::Store& store) {
                     store::Accounts accounts(store);
                     return sign_in_response(accounts, account, 200);
                   });
                 });
}

void sign_out(const ApiCall& call) {
  call.on_disk([token = call.request.cookie_value("session")](store::Store& store) {
    store::Accounts(store).close_session(fingerprint(token));
    return without_session();
  });
}

void keep_settings(const ApiCall& call) {
  const bool fits = call.request.body.size() <= kMostSettings;
  const auto value = fits ? notation::parse_json(call.request.body) : Error{};
  if (!value || !value->is_object()) return call.reply(problem(400, "bad_request.settings"));
  with_signed_in(
      call, [pending = Pending(call), settings = json::serialize(*value)](const store::Account& account) {
        pending.on_disk([id = account.id, settings](store::Store& store) {
          store::Accounts(store).set_settings(id, settings);
          return done();
        });
      });
}

void list_history(const ApiCall& call) {
  with_signed_in(call, [pending = Pending(call)](const store::Account& account) {
    pending.on_disk([id = account.id](store::Store& store) {
      json::array games;
      for (const auto& row : store::Accounts(store).history(id, kMostHistory))
        games.push_back(past_game_json(row));
      return ok(json::object{{"games", std::move(games)}});
    });
  });
}

void delete_account(const ApiCall& call) {
  const auto words = read_account_words(call.request.body, false);
  if (!words) return call.reply(bad_request(words.error()));
  with_signed_in(call, [pending = Pending(call), password = words->password](const store::Account& account) {
    check_password(pending, account.name, password, [pending](const store::Account& right) {
      erase_account(pending, right, without_session());
    });
  });
}

}  // namespace longroad::server
