/// Accounts: made, signed in and out, and deleted; their settings and their finished games.

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "server/accounts/account_words.hpp"
#include "server/accounts/password.hpp"
#include "server/api/api.hpp"
#include "server/table/model/secret.hpp"
#include "store/accounts.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

constexpr std::size_t kMostSettings = 16 * 1024;
constexpr int kMostHistory = 200;
/// Of how many tables an account's name is taken at once, so that the disk serves others in between.
constexpr std::size_t kForgottenAtOnce = 20;

}  // namespace

void Api::show_account(const ApiCall& call) {
  with_account(call.request, [this, reply = call.reply](const std::optional<store::Account>& account) {
    if (!account) return reply(ok(json::object{{"account", nullptr}}));
    on_disk(reply, [account](store::Store& store) {
      store::Accounts accounts(store);
      return ok_text(R"({"account":)" + account_text(accounts, *account) + "}");
    });
  });
}

void Api::make_account(const ApiCall& call) {
  const auto words = read_account_words(call.request.body, true);
  if (!words) return call.reply(bad_request(words.error()));
  const auto make = [this, words = *words, reply = call.reply] {
    const std::string hash = hash_password(words.password);
    on_disk(reply, [name = words.name, hash](store::Store& store) {
      store::Accounts accounts(store);
      if (!accounts.create(name, hash, wall_now())) return problem(409, "name_taken.account");
      return sign_in_response(accounts, *accounts.find(name), 201);
    });
  };
  work_on(house_.pools().passwords, call.request.remote, call.reply, make);
}

void Api::sign_in(const ApiCall& call) {
  const auto words = read_account_words(call.request.body, true);
  if (!words) return call.reply(bad_request(words.error()));
  check_password({call.request.remote, call.reply}, words->name, words->password,
                 [this, reply = call.reply](const std::optional<store::Account>& account) {
                   if (!account) return reply(wrong_password());
                   on_disk(reply, [account](store::Store& store) {
                     store::Accounts accounts(store);
                     return sign_in_response(accounts, *account, 200);
                   });
                 });
}

void Api::sign_out(const ApiCall& call) {
  const std::string token = call.request.cookie_value("session");
  on_disk(call.reply, [token](store::Store& store) {
    store::Accounts(store).close_session(fingerprint(token));
    return without_session();
  });
}

void Api::keep_settings(const ApiCall& call) {
  const bool fits = call.request.body.size() <= kMostSettings;
  const auto value = fits ? notation::parse_json(call.request.body) : Error{};
  if (!value || !value->is_object()) return call.reply(problem(400, "bad_request.settings"));
  with_account(call.request, [this, settings = json::serialize(*value),
                              reply = call.reply](const std::optional<store::Account>& account) {
    if (!account) return reply(signed_out());
    on_disk(reply, [id = account->id, settings](store::Store& store) {
      store::Accounts(store).set_settings(id, settings);
      return done();
    });
  });
}

void Api::history(const ApiCall& call) {
  with_account(call.request, [this, reply = call.reply](const std::optional<store::Account>& account) {
    if (!account) return reply(signed_out());
    on_disk(reply, [id = account->id](store::Store& store) {
      json::array games;
      for (const auto& row : store::Accounts(store).history(id, kMostHistory))
        games.push_back(past_game_json(row));
      return ok(json::object{{"games", std::move(games)}});
    });
  });
}

void Api::delete_account(const ApiCall& call) {
  const auto words = read_account_words(call.request.body, false);
  if (!words) return call.reply(bad_request(words.error()));
  with_account(call.request, [this, password = words->password, reply = call.reply,
                              asker = call.request.remote](const std::optional<store::Account>& account) {
    if (!account) return reply(signed_out());
    check_password({asker, reply}, account->name, password, [this, reply](const auto& right) {
      if (!right) return reply(wrong_password());
      erase_account(*right, reply, without_session());
    });
  });
}

void Api::erase_account(const store::Account& account, const Reply& reply, const Response& erased) {
  const auto tables = std::make_shared<std::vector<std::string>>();
  const std::vector<std::string> live = house_.lobby().of_account(account.name);
  const auto erase = [this, account, reply, erased](bool kept) {
    if (!kept) return reply(no_disk());
    on_disk(reply, [this, account, erased](store::Store& store) {
      store::Accounts(store).erase(account);
      house_.silence(account.name, false);  // whoever takes the name next is somebody else
      return erased;
    });
  };
  house_.disk().submit(
      [tables, id = account.id](store::Store& store) { *tables = store::Accounts(store).tables(id); },
      [this, account, tables, live, erase](bool kept) {
        if (!kept) return erase(false);
        tables->insert(tables->end(), live.begin(), live.end());
        forget_names(account, std::move(*tables), erase);
      });
}

void Api::forget_names(const store::Account& account, std::vector<std::string> tables,
                       std::function<void(bool)> done) {
  const auto now = std::min(tables.size(), kForgottenAtOnce);
  const std::vector<std::string> few(tables.end() - static_cast<std::ptrdiff_t>(now), tables.end());
  tables.resize(tables.size() - now);
  house_.disk().submit(
      [account, few](store::Store& store) {
        for (const std::string& table : few) store::Accounts(store).forget_name(account, table);
      },
      [this, account, tables = std::move(tables), few, done = std::move(done)](bool kept) {
        for (const std::string& table : few) house_.read_again(table);
        if (!kept || tables.empty()) return done(kept);
        forget_names(account, tables, done);
      });
}

}  // namespace longroad::server
