/// Accounts: made, signed in and out, changed and deleted.

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <cmath>

#include "server/api.hpp"
#include "server/password.hpp"
#include "server/table/secret.hpp"
#include "store/accounts.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

constexpr Time kSessionTime = 90LL * 86'400'000;
constexpr std::size_t kMostSettings = 16 * 1024;
constexpr int kMostHistory = 200;

Response forbidden() { return problem(403, "bad_password", "The name or the password is wrong."); }
Response signed_out() { return problem(403, "signed_out", "Nobody is signed in here."); }

std::string account_text(store::Accounts& accounts, const store::Account& account) {
  json::object ratings;
  for (const auto& row : accounts.ratings(account.id))
    ratings[row.game] = {{"value", std::lround(row.value)}, {"games", row.games}};
  const auto totals = accounts.totals(account.id);
  return json::serialize(
      json::object{{"name", account.name},
                   {"rating", std::move(ratings)},
                   {"games", totals.games},
                   {"wins", totals.wins},
                   {"settings", json::parse(account.settings)},
                   {"blocked", json::array(account.blocked.begin(), account.blocked.end())},
                   {"created", account.created}});
}

json::value past_game_json(const store::ResultRow& row) {
  json::object game = json::parse(row.summary).as_object();
  game["table"] = row.table;
  game["seat"] = row.seat;
  game["ended"] = row.ended;
  game["rating"] = row.rating ? json::value(std::lround(*row.rating)) : json::value();
  return game;
}

/// Opens a session; answers the account and its cookie.
Response sign_in_response(store::Accounts& accounts, const store::Account& account, int status) {
  const std::string token = random_hex(16);
  accounts.open_session(account.id, fingerprint(token), clock_now() + kSessionTime);
  Response response = ok_text(account_text(accounts, account), status);
  response.headers.emplace_back(
      "Set-Cookie", fmt::format("session={}; Path=/api; Max-Age={}; HttpOnly; SameSite=Strict", token,
                                kSessionTime / 1000));
  return response;
}

struct Words {
  std::string name;
  std::string password;
  std::string old;
  std::string reset;
};

Result<Words> read_words(const std::string& body, bool named) {
  const auto value = notation::parse_json(body);
  if (!value) return value.error();
  notation::Fault fault;
  const notation::Node node(*value, fault);
  node.only({"name", "password", "old", "reset"});
  Words words{.name = {},
              .password = std::string(node.at("password").word({})),
              .old = std::string(node.at("old").word({})),
              .reset = std::string(node.at("reset").word({}))};
  if (named || node.at("name").given()) {
    const auto name = read_name(node.at("name").word({}));
    if (name)
      words.name = *name;
    else
      node.at("name").refuse(name.error().sentence);
  }
  if (words.password.size() < 8 || words.password.size() > 200)
    node.at("password").refuse("a password has 8 to 200 characters.");
  if (fault.found()) return fault.error();
  return words;
}

}  // namespace

void Api::on_disk(const Reply& reply, std::function<Response(store::Store& store)> work) {
  const auto response = std::make_shared<Response>();
  house_.disk().submit(
      [work = std::move(work), response](store::Store& store) { *response = work(store); },
      [reply, response](bool kept) {
        reply(kept ? std::move(*response) : problem(500, "disk", "The server can't write to its disk."));
      });
}

void Api::with_account(const Request& request, std::function<void(std::optional<store::Account>)> use) {
  const std::string token = request.cookie_value("session");
  if (token.empty()) return use(std::nullopt);
  const auto found = std::make_shared<std::optional<store::Account>>();
  house_.disk().submit(
      [found, token](store::Store& store) {
        *found = store::Accounts(store).of_session(fingerprint(token), clock_now());
      },
      [found, use = std::move(use)](bool) { use(*found); });
}

void Api::show_account(const Call& call) {
  with_account(call.request, [this, reply = call.reply](const std::optional<store::Account>& account) {
    if (!account) return reply(ok(json::object{{"account", nullptr}}));
    on_disk(reply, [account](store::Store& store) {
      store::Accounts accounts(store);
      return ok_text(R"({"account":)" + account_text(accounts, *account) + "}");
    });
  });
}

void Api::make_account(const Call& call) {
  if (!allowed(signing_in_, call)) return;
  const auto words = read_words(call.request.body, true);
  if (!words) return call.reply(problem(400, "bad_request", words.error().sentence));
  house_.pool().submit([this, words = *words, reply = call.reply] {
    const std::string hash = hash_password(words.password);
    on_disk(reply, [name = words.name, hash](store::Store& store) {
      store::Accounts accounts(store);
      if (!accounts.create(name, hash, clock_now())) return problem(409, "name_taken", "That name is taken.");
      return sign_in_response(accounts, *accounts.find(name), 201);
    });
  });
}

/// Looks the account up on the disk's thread and compares the password on the pool's.
void Api::check_password(const std::string& name, const std::string& password,
                         std::function<void(std::optional<store::Account>)> use) {
  const auto found = std::make_shared<std::optional<store::Account>>();
  house_.disk().submit([found, name](store::Store& store) { *found = store::Accounts(store).find(name); },
                       [this, found, password, use = std::move(use)](bool) {
                         house_.pool().submit([found, password, use] {
                           const bool right = *found && is_password(password, (*found)->password);
                           use(right ? *found : std::nullopt);
                         });
                       });
}

void Api::sign_in(const Call& call) {
  if (!allowed(signing_in_, call)) return;
  const auto words = read_words(call.request.body, true);
  if (!words) return call.reply(problem(400, "bad_request", words.error().sentence));
  check_password(words->name, words->password,
                 [this, reply = call.reply](const std::optional<store::Account>& account) {
                   if (!account) return reply(forbidden());
                   on_disk(reply, [account](store::Store& store) {
                     store::Accounts accounts(store);
                     return sign_in_response(accounts, *account, 200);
                   });
                 });
}

void Api::sign_out(const Call& call) {
  const std::string token = call.request.cookie_value("session");
  on_disk(call.reply, [token](store::Store& store) {
    store::Accounts(store).close_session(fingerprint(token));
    return done();
  });
}

void Api::change_password(const Call& call) {
  if (!allowed(signing_in_, call)) return;
  const auto words = read_words(call.request.body, false);
  if (!words) return call.reply(problem(400, "bad_request", words.error().sentence));
  const auto change = [this, reply = call.reply](const store::Account& account, const Words& w) {
    const std::string hash = hash_password(w.password);
    on_disk(reply, [account, hash, code = w.reset](store::Store& store) {
      store::Accounts accounts(store);
      if (!code.empty() && !accounts.use_reset(account.id, fingerprint(code), clock_now()))
        return forbidden();
      accounts.set_password(account.id, hash);
      return sign_in_response(accounts, account, 200);
    });
  };
  if (words->reset.empty())
    return with_account(call.request, [this, change, words = *words,
                                       reply = call.reply](const std::optional<store::Account>& account) {
      if (!account) return reply(signed_out());
      check_password(account->name, words.old,
                     [change, words, reply](const std::optional<store::Account>& right) {
                       if (!right) return reply(forbidden());
                       change(*right, words);
                     });
    });
  const auto found = std::make_shared<std::optional<store::Account>>();
  house_.disk().submit(
      [found, name = words->name](store::Store& store) { *found = store::Accounts(store).find(name); },
      [this, found, change, words = *words, reply = call.reply](bool) {
        if (!*found) return reply(forbidden());
        house_.pool().submit([found, change, words] { change(**found, words); });
      });
}

void Api::keep_settings(const Call& call) {
  const auto value = notation::parse_json(call.request.body);
  if (!value || !value->is_object() || call.request.body.size() > kMostSettings)
    return call.reply(problem(400, "bad_request", "Settings are an object of at most 16 KB."));
  with_account(call.request, [this, settings = json::serialize(*value),
                              reply = call.reply](const std::optional<store::Account>& account) {
    if (!account) return reply(signed_out());
    on_disk(reply, [id = account->id, settings](store::Store& store) {
      store::Accounts(store).set_settings(id, settings);
      return done();
    });
  });
}

void Api::block(const Call& call) {
  with_account(call.request,
               [this, name = call.name, reply = call.reply](const std::optional<store::Account>& account) {
                 if (!account) return reply(signed_out());
                 on_disk(reply, [account, name](store::Store& store) {
                   store::Accounts accounts(store);
                   const auto other = accounts.find(name);
                   if (!other || other->id == account->id) return no_such_account();
                   if (account->blocked.size() >= kMostBlocked)
                     return problem(409, "too_many", "You have blocked as many as can be kept.");
                   accounts.block(account->id, other->id);
                   return done();
                 });
               });
}

void Api::unblock(const Call& call) {
  with_account(call.request,
               [this, name = call.name, reply = call.reply](const std::optional<store::Account>& account) {
                 if (!account) return reply(signed_out());
                 on_disk(reply, [account, name](store::Store& store) {
                   store::Accounts accounts(store);
                   if (const auto other = accounts.find(name)) accounts.unblock(account->id, other->id);
                   return done();
                 });
               });
}

void Api::history(const Call& call) {
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

void Api::delete_account(const Call& call) {
  if (!allowed(signing_in_, call)) return;
  const auto words = read_words(call.request.body, false);
  if (!words) return call.reply(problem(400, "bad_request", words.error().sentence));
  with_account(call.request, [this, password = words->password,
                              reply = call.reply](const std::optional<store::Account>& account) {
    if (!account) return reply(signed_out());
    check_password(account->name, password, [this, reply](const std::optional<store::Account>& right) {
      if (!right) return reply(forbidden());
      on_disk(reply, [id = right->id](store::Store& store) {
        store::Accounts(store).erase(id);
        return done();
      });
    });
  });
}

}  // namespace longroad::server
