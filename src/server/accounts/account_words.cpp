#include "server/accounts/account_words.hpp"

#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <cmath>

#include "notation/json.hpp"
#include "server/net/loop.hpp"
#include "server/table/model/plain_text.hpp"
#include "server/table/model/secret.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

/// What is kept as JSON; an empty object where it can't be read, so that one bad row hides no account.
json::object kept_object(const std::string& text) {
  auto value = notation::parse_json(text);
  return value && value->is_object() ? std::move(value->get_object()) : json::object();
}

constexpr Time kSessionTime = 90LL * 86'400'000;

/// Only the interface is sent the cookie, and no script can read it.
void give_session(Response& response, const std::string& token, Time time) {
  response.headers.emplace_back(
      "Set-Cookie",
      fmt::format("session={}; Path=/api; Max-Age={}; HttpOnly; SameSite=Strict", token, time / 1000));
}

}  // namespace

Result<AccountWords> read_account_words(const std::string& body, bool named) {
  const auto value = notation::parse_json(body);
  if (!value) return value.error();
  notation::Fault fault;
  const notation::Node node(*value, fault);
  node.only({"name", "password", "old", "reset"});
  AccountWords words{.name = {},
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

Response wrong_password() { return problem(403, "bad_password"); }

Response signed_out() { return problem(403, "signed_out"); }

Response without_session() {
  Response response = done();
  give_session(response, {}, 0);
  return response;
}

Response sign_in_response(store::Accounts& accounts, const store::Account& account, int status) {
  const std::string token = random_hex(16);
  accounts.open_session(account.id, fingerprint(token), wall_now() + kSessionTime);
  Response response = ok_text(account_text(accounts, account), status);
  give_session(response, token, kSessionTime);
  return response;
}

std::string account_text(store::Accounts& accounts, const store::Account& account) {
  json::object ratings;
  for (const auto& row : accounts.ratings(account.id))
    ratings[row.game] = {{"value", std::lround(row.value)}, {"games", row.games}};
  const auto totals = accounts.totals(account.id);
  return json::serialize(json::object{{"name", account.name},
                                      {"rating", std::move(ratings)},
                                      {"games", totals.games},
                                      {"wins", totals.wins},
                                      {"settings", kept_object(account.settings)},
                                      {"created", account.created}});
}

namespace {

/// Games that were kept without places: nobody has one where nobody won.
json::value place_by_points(const json::object& game, std::size_t seat) {
  const json::value& winner = game.at("winner");
  if (winner.is_null()) return nullptr;
  const auto first = winner.to_number<std::size_t>() - 1;
  if (seat == first) return 1;
  const json::array& points = game.at("points").as_array();
  int place = 1;
  for (std::size_t other = 0; other < points.size(); ++other)
    if (other == first || points[other].to_number<int>() > points[seat].to_number<int>()) ++place;
  return place;
}

}  // namespace

json::value past_game_json(const store::ResultRow& row) {
  json::object game = json::parse(row.summary).as_object();
  const auto seat = static_cast<std::size_t>(row.seat - 1);
  const json::value* places = game.if_contains("places");
  game["place"] = places != nullptr ? places->at(seat) : place_by_points(game, seat);
  game.erase("places");
  game.emplace("accounts", json::array(game.at("names").as_array().size(), false));
  game.emplace("why", "played");
  game.emplace("change", nullptr);
  game["table"] = row.table;
  game["seat"] = row.seat;
  game["ended"] = row.ended;
  game["rating"] = row.rating ? json::value(std::lround(*row.rating)) : json::value();
  return game;
}

}  // namespace longroad::server
