#include "desk_client.hpp"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <stdexcept>

namespace longroad::tests {
namespace {

const json::object& expect_object(const json::value& value, const Answer& answer, int status) {
  if (answer.status != status) throw std::runtime_error(fmt::format("{}: {}", answer.status, answer.body));
  return value.as_object();
}

std::string bearer(std::string_view secret) { return fmt::format("Authorization: Bearer {}\r\n", secret); }

}  // namespace

DeskClient::DeskClient(int port) : port_(port) {
  const Answer made = tests::post(port, "/api/desk",
                                  json::object{{"name", "City Cup"}, {"organiser", "Olga Ort"}, {"seed", 7}});
  const json::value value = made.value();
  const json::object& link = expect_object(value, made, 201);
  event_ = link.at("event").as_string();
  organiser_ = link.at("secret").as_string();
}

Answer DeskClient::get(std::string_view secret, std::string_view path) const {
  return http(port_, "GET", fmt::format("/api/desk/{}{}", event_, path), {}, bearer(secret));
}

Answer DeskClient::post(std::string_view secret, std::string_view path, const json::value& body) const {
  return http(port_, "POST", fmt::format("/api/desk/{}{}", event_, path), json::serialize(body),
              bearer(secret));
}

json::object DeskClient::document(std::string_view secret) const {
  const Answer answer = get(secret, "");
  const json::value value = answer.value();
  return expect_object(value, answer, 200);
}

Answer DeskClient::command(std::string_view secret, json::object command) {
  if (!command.contains("id")) command["id"] = fmt::format("{}-{}", secret.substr(0, 6), ++sent_);
  return post(secret, "/commands", command);
}

json::object DeskClient::must(json::object order) {
  const std::string text = json::serialize(order);
  const Answer answer = command(organiser_, std::move(order));
  if (answer.status != 200)
    throw std::runtime_error(fmt::format("{}\n{} {}", text, answer.status, answer.body));
  return answer.value().as_object();
}

std::string DeskClient::staff_link(std::string_view role, std::string_view name) const {
  const Answer made = post(organiser_, "/links", json::object{{"role", role}, {"name", name}});
  const json::value value = made.value();
  return std::string(expect_object(value, made, 201).at("secret").as_string());
}

std::string DeskClient::player_link(int player) const {
  const Answer made = post(organiser_, "/links", json::object{{"role", "player"}, {"player", player}});
  const json::value value = made.value();
  return std::string(expect_object(value, made, 201).at("secret").as_string());
}

void DeskClient::welcome(int count) {
  json::array players;
  for (int i = 1; i <= count; ++i) players.push_back(json::object{{"name", fmt::format("P{}", i)}});
  must({{"do", "register"}, {"players", std::move(players)}, {"check_in", true}});
  must({{"do", "staff"}, {"name", "Ruth"}, {"role", "referee"}});
  must({{"do", "staff"}, {"name", "Jon"}, {"role", "judge"}});
}

void DeskClient::plan() {
  must({{"do", "schedule"}});
  const json::object planned = document(organiser_);
  for (const auto& game : planned.at("games").as_array()) {
    const bool open = game.at("posted").as_bool() && !game.at("published").at("seats").as_bool();
    if (open) must({{"do", "publish"}, {"game", game.at("game")}});
  }
}

json::object DeskClient::table(std::string_view game, int table) const {
  const json::object document = this->document(organiser_);
  for (const auto& one : document.at("games").as_array())
    if (one.at("game").as_string() == game)
      return one.at("tables").as_array().at(static_cast<std::size_t>(table) - 1).as_object();
  throw std::runtime_error("no such game");
}

int DeskClient::tables_of(std::string_view game) const {
  const json::object document = this->document(organiser_);
  for (const auto& one : document.at("games").as_array())
    if (one.at("game").as_string() == game) return static_cast<int>(one.at("tables").as_array().size());
  return 0;
}

json::object DeskClient::report(std::string_view game, int number, std::size_t winner) const {
  const json::object sheet = table(game, number);
  json::array order;
  for (const auto& p : sheet.at("players").as_array()) {
    bool lost = false;
    for (const auto& gone : sheet.at("lost").as_array()) lost = lost || gone == p;
    if (!lost) order.push_back(p);
  }
  json::array points;
  for (std::size_t i = 0; i < order.size(); ++i)
    points.push_back(i == winner ? 10 : static_cast<int>(4 + (i + static_cast<std::size_t>(number)) % 5));
  const json::value winning = order[winner];
  return {{"do", "report"},
          {"game", game},
          {"table", number},
          {"seen", sheet.at("version")},
          {"order", std::move(order)},
          {"points", std::move(points)},
          {"winner", winning}};
}

void DeskClient::finish(std::string_view game) {
  for (int t = 1; t <= tables_of(game); ++t) {
    if (table(game, t).at("state").as_string() == "empty") must(report(game, t));
    const json::object sheet = table(game, t);
    if (sheet.at("unsigned").as_array().empty()) continue;
    must({{"do", "sign"},
          {"game", game},
          {"table", t},
          {"seen", sheet.at("version")},
          {"players", sheet.at("unsigned")}});
  }
}

DeskSocket::DeskSocket(const DeskClient& desk, std::string_view secret)
    : socket_(desk.port(), "desk/" + desk.event()) {
  socket_.send(json::object{{"t", "hello"}, {"v", 1}, {"secret", secret}});
}

std::optional<json::object> DeskSocket::message(milliseconds wait) {
  const auto text = socket_.receive(wait);
  if (!text) return std::nullopt;
  return json::parse(*text).as_object();
}

}  // namespace longroad::tests
