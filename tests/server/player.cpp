#include "player.hpp"

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <stdexcept>

#include "schema.hpp"

namespace longroad::tests {

Player::Player(int port, std::string table, std::string secret, std::optional<int> since)
    : socket_(port, table), prefix_(std::to_string(std::random_device{}()) + "-") {
  json::object hello{{"t", "hello"}, {"v", 1}};
  if (!secret.empty()) hello["secret"] = secret;
  if (since) hello["since"] = *since;
  socket_.send(hello);
  welcome_ = wait_for("welcome");
}

bool Player::hear(milliseconds wait) {
  const auto text = socket_.receive(wait);
  if (!text) return false;
  received_.push_back(*text);
  const json::value message = json::parse(*text);
  if (const auto fault = schema_fault("ServerMessage", message); !fault.empty())
    throw std::runtime_error(fault + " in " + *text);
  take(message.as_object());
  return true;
}

void Player::take(const json::object& message) {
  last_ = message;
  const auto& type = message.at("t").as_string();
  if (const auto* settings = message.if_contains("settings")) settings_ = *settings;
  if (type == "welcome") {
    seat_ = message.at("seat").is_null() ? 0 : message.at("seat").to_number<int>();
    version_ = message.at("version").to_number<int>();
    view_ = message.at("view");
    now_ = message.at("now").as_object();
    for (const auto& event : message.at("events").as_array()) events_.push_back(event.at("what"));
    views_.assign(events_.size(), json::value());
  }
  if (type != "event") return;
  const int version = message.at("version").to_number<int>();
  if (version != version_ + 1) throw std::runtime_error("a version is missing");
  version_ = version;
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  ages_.push_back(std::chrono::duration_cast<milliseconds>(now) -
                  milliseconds(message.at("at").to_number<std::int64_t>()));
  events_.push_back(message.at("what"));
  if (const auto* changed = message.if_contains("changed")) {
    if (!view_.is_object()) view_ = json::object();
    for (const auto& [key, value] : changed->as_object()) view_.as_object()[key] = value;
  }
  views_.push_back(view_);
  if (const auto* possible = message.if_contains("now")) now_ = possible->as_object();
}

json::object Player::wait_for(std::string_view type, milliseconds wait) {
  while (hear(wait))
    if (last_.at("t").as_string() == type) return last_;
  throw std::runtime_error("no " + std::string(type) + " came; the last was " + json::serialize(last_));
}

void Player::wait_for_event(std::string_view kind) {
  while (events_.empty() || events_.back().at("kind").as_string() != kind)
    if (!hear()) throw std::runtime_error("no " + std::string(kind) + " came");
}

json::object Player::command(json::object message) {
  if (!message.contains("id")) message["id"] = prefix_ + std::to_string(++next_id_);
  socket_.send(message);
  while (hear()) {
    const auto& type = last_.at("t").as_string();
    if ((type == "ack" || type == "refused") && last_.at("id") == message["id"]) return last_;
    if (type == "error") return last_;
  }
  throw std::runtime_error("no answer to " + json::serialize(message));
}

bool Player::play_any(std::mt19937& random) {
  const auto& legal = now_.at("legal").as_array();
  if (legal.empty()) return false;
  const auto choice = std::uniform_int_distribution<std::size_t>(0, legal.size() - 1)(random);
  play(std::string(legal[choice].as_string()));
  return true;
}

std::vector<std::string> Player::lines() const {
  std::vector<std::string> lines;
  for (const auto& what : events_)
    if (what.at("kind").as_string() == "line") lines.emplace_back(what.at("line").as_string());
  return lines;
}

void seed_all(const std::vector<Player*>& players) {
  for (Player* player : players)
    player->command({{"t", "seed"}, {"seed", "part of seat " + std::to_string(player->seat())}});
}

void finish(const std::vector<Player*>& players, unsigned seed) {
  std::mt19937 random(seed);
  auto moved = std::chrono::steady_clock::now();
  while (!players[0]->over()) {
    bool acted = false;
    for (Player* player : players)
      while (!player->over() && player->play_any(random)) acted = true;
    for (Player* player : players)
      while (player->hear(milliseconds(acted ? 0 : 1))) acted = true;
    if (acted) moved = std::chrono::steady_clock::now();
    if (std::chrono::steady_clock::now() - moved > std::chrono::seconds(10))
      throw std::runtime_error("the table is stuck");
  }
  for (Player* player : players) player->wait_for_event("revealed");
}

Made make_table(int port, std::string_view game, int people, int bots, const json::object& more) {
  json::array seats;
  for (int i = 0; i < people; ++i) seats.push_back({{"kind", "me"}, {"name", "P" + std::to_string(i + 1)}});
  for (int i = 0; i < bots; ++i) seats.push_back({{"kind", "bot"}, {"bot", "random"}});
  json::object wish{{"game", game}, {"seats", seats}, {"pace", 0}};
  for (const auto& [key, value] : more) wish[key] = value;
  const Answer answer = post(port, "/api/tables", wish);
  if (answer.status != 201) throw std::runtime_error("no table: " + answer.body);
  Made made;
  const json::value table = answer.value();
  made.id = std::string(table.at("table").as_string());
  for (const auto& seat : table.at("seats").as_array())
    made.secrets.emplace_back(seat.at("secret").as_string());
  return made;
}

Made make_company(int port, std::string_view game, int people, const json::object& more) {
  json::array seats{{{"kind", "me"}, {"name", "P1"}}};
  for (int i = 1; i < people; ++i) seats.push_back(json::object{{"kind", "open"}});
  json::object wish = more;
  wish["seats"] = seats;
  Made made = make_table(port, game, 0, 0, wish);
  for (int i = 1; i < people; ++i) {
    const json::object who{{"name", "P" + std::to_string(i + 1)}, {"seat", i + 1}};
    const Answer joined = post(port, "/api/tables/" + made.id + "/join", who);
    if (joined.status != 200) throw std::runtime_error("no seat: " + joined.body);
    made.secrets.emplace_back(joined.value().at("secret").as_string());
  }
  return made;
}

}  // namespace longroad::tests
