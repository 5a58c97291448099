/// What pages say to a room: read, checked and answered.

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "server/house.hpp"
#include "server/room.hpp"
#include "server/table/offered_bots.hpp"
#include "server/table/plain_text.hpp"
#include "server/table/shown.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

constexpr int kMaxStrikes = 5;
constexpr int kMaxSay = 300;
constexpr std::size_t kMaxSeed = 64;
constexpr std::size_t kMaxId = 40;

std::shared_ptr<const std::string> text_of(const json::object& message) {
  return std::make_shared<const std::string>(json::serialize(message));
}

json::object refused_json(std::string_view id, const Refused& refused) {
  return {{"t", "refused"},
          {"id", id},
          {"code", refused.code},
          {"error", refused.sentence},
          {"args", refusal_args(refused.rule)}};
}

Refused bad_message(std::string sentence) { return {"bad_message", std::move(sentence), {}}; }

}  // namespace

struct Room::Handler {
  std::string_view type;
  Answer (Room::*run)(const Command& command, const Message& message);
};

void Room::complain(Guest& guest, std::string_view code, std::string_view sentence, bool closing) {
  closing = closing || ++guest.strikes >= kMaxStrikes;
  guest.connection->send(
      text_of({{"t", "error"}, {"code", code}, {"error", sentence}, {"closing", closing}}));
  if (closing) guest.connection->close();
}

void Room::receive(Connection& connection, std::string_view text) {
  const auto found = guests_.find(&connection);
  if (found == guests_.end()) return;
  Guest& guest = found->second;
  ++house_.metrics().messages_in;
  if (house_.limited() && !guest.rate.take(clock_now()))
    return complain(guest, "too_fast", "Too many messages at once; wait a moment.");
  const auto value = notation::parse_json(text);
  if (!value) return complain(guest, "bad_message", value.error().sentence);
  if (!value->is_object()) return complain(guest, "bad_message", "A message is an object in braces.");
  notation::Fault fault;
  hear(guest, Message(*value, fault));
}

void Room::hear(Guest& guest, const Message& message) {
  const std::string_view type = message.at("t").word({});
  if (type == "hello") return on_hello(guest, message);
  if (!guest.greeted) return complain(guest, "hello_first", "The first message is hello.");
  if (type != "ping") return on_command(guest, message);
  json::object pong{{"t", "pong"}, {"now", clock_now()}};
  if (const auto at = message.at("at"); at.is_number()) pong["at"] = *at.value();
  guest.connection->send(text_of(pong));
}

void Room::on_hello(Guest& guest, const Message& message) {
  if (guest.greeted) return complain(guest, "greeted", "Hello was said already.");
  message.only({"t", "v", "secret", "since", "watch", "views", "batch"});
  const int version = message.at("v").number(0, 1000, 0);
  const std::string_view secret = message.at("secret").word({});
  const int since = message.at("since").number(0, 1 << 30, 0);
  const bool watch = message.at("watch").flag(false);
  guest.views = message.at("views").flag(true);
  if (message.faulty()) return complain(guest, "bad_message", "This hello is not as it should be.", true);
  if (version != 1) return complain(guest, "version", "This server speaks version 1; reload the page.", true);
  if (!watch) guest.viewer = table_->seat_of(secret.empty() ? std::string_view(guest.cookie) : secret);
  if (!guest.viewer && !secret.empty())
    return complain(guest, "bad_secret", "This secret opens no seat of the table.", true);
  if (!guest.viewer && !table_->settings().watchers)
    return complain(guest, "no_watchers", "This table is not open to spectators.", true);
  guest.greeted = true;
  guest.connection->welcome();
  if (message.at("batch").flag(false)) guest.connection->gather();
  if (guest.viewer) {
    presence_.arrive(*guest.viewer);
    table_->come_back(*guest.viewer, clock_now());
  }
  Stage& stage = late(guest) ? *late_stage_ : stage_;
  guest.connection->send(std::make_shared<const std::string>(stage.welcome(
      guest.viewer, guest.views, since, presence_.text(*table_, watching(), clock_now()), clock_now())));
  tell_presence();
  progress();
}

void Room::on_command(Guest& guest, const Message& message) {
  static constexpr Handler kHandlers[] = {
      {"do", &Room::on_do},           {"say", &Room::on_say},   {"seed", &Room::on_seed},
      {"start", &Room::on_start},     {"vote", &Room::on_vote}, {"leave", &Room::on_leave},
      {"rematch", &Room::on_rematch}, {"mute", &Room::on_mute}, {"settle", &Room::on_settle},
  };
  const auto* handler = std::ranges::find(kHandlers, message.at("t").word({}), &Handler::type);
  if (handler == std::end(kHandlers))
    return complain(guest, "bad_message", "There is no message of this kind.");
  const std::string id(message.at("id").word({}));
  if (id.empty() || id.size() > kMaxId)
    return complain(guest, "bad_message", "A command has an id of 1 to 40 characters.");
  const Command command{guest.viewer.value_or(Seat::none()), id, clock_now()};
  const std::shared_ptr<Connection> connection = guest.connection;
  if (!table_->repeated(command)) {
    Answer refused = (this->*handler->run)(command, message);
    if (message.faulty() && !refused) refused = bad_message("This message is not as it should be.");
    if (refused) {
      ++house_.metrics().refusals;
      connection->send(text_of(refused_json(id, *refused)));
      return progress();
    }
  }
  waiting_.push_back({table_->version(), microseconds(), [connection, id] {
                        connection->send(text_of({{"t", "ack"}, {"id", id}}));
                      }});
  progress();
}

Answer Room::on_do(const Command& command, const Message& message) {
  message.only({"t", "id", "line", "version"});
  const std::string_view line = message.at("line").word({});
  std::optional<int> seen;
  if (message.at("version").given()) seen = message.at("version").number(0, 1 << 30, 0);
  if (message.faulty()) return std::nullopt;
  return table_->play(command, line, seen);
}

Answer Room::on_say(const Command& command, const Message& message) {
  message.only({"t", "id", "text"});
  const std::string_view text = message.at("text").word({});
  if (message.faulty()) return std::nullopt;
  if (text.empty() || count_characters(text) > kMaxSay)
    return bad_message("A message has 1 to 300 characters.");
  if (!is_plain(text)) return bad_message("A message has no control characters and no invisible ones.");
  if (!command.by.is_none() && house_.silenced(table_->chair(command.by).account))
    return Refused{"silenced", "The host of this server has muted you.", {}};
  return table_->say(command, text);
}

Answer Room::on_seed(const Command& command, const Message& message) {
  message.only({"t", "id", "seed"});
  const std::string_view seed = message.at("seed").word({});
  if (seed.empty() || seed.size() > kMaxSeed) return bad_message("A seed has 1 to 64 characters.");
  if (message.faulty()) return std::nullopt;
  auto refused = table_->give_seed(command, seed);
  start_when_ready();
  return refused;
}

Answer Room::on_start(const Command& command, const Message& message) {
  message.only({"t", "id", "bot"});
  const std::string_view bot = message.at("bot").word(offered_bots().front().name);
  if (message.faulty()) return std::nullopt;
  if (const auto recipe = find_offered_bot(bot); !recipe) return bad_message(recipe.error().sentence);
  return table_->start(command, bot);
}

Answer Room::on_vote(const Command& command, const Message& message) {
  message.only({"t", "id", "seat", "choice"});
  const Seat about = message.at("seat").seat(table_->settings().players, Seat::none());
  const auto choice = find_choice(message.at("choice").word({}));
  if (!choice) return bad_message("The choice is wait, bot, substitute or end.");
  if (message.faulty()) return std::nullopt;
  if (!about.is_none() && !presence_.may_choose(*table_, about, command.at))
    return Refused{"not_absent", "That player is here, or may still come back in time.", {}};
  const auto refused = table_->vote(command, about, *choice, presence_.people(*table_));
  if (!refused && !about.is_none() && *choice == Choice::Wait && table_->just_decided())
    presence_.wait_again(about, command.at);
  return refused;
}

Answer Room::on_leave(const Command& command, const Message& message) {
  message.only({"t", "id"});
  if (message.faulty()) return std::nullopt;
  const bool waiting = table_->state() == TableState::Waiting;
  auto refused = table_->leave(command);
  if (refused) return refused;
  presence_.wait_again(command.by, command.at);
  if (!waiting) return std::nullopt;
  // The seat is open again, so the sockets of its former owner are nobody's any more.
  start_when_ready();
  for (auto& [key, guest] : guests_)
    if (guest.viewer == command.by) guest.connection->close();
  return std::nullopt;
}

Answer Room::on_rematch(const Command& command, const Message& message) {
  message.only({"t", "id"});
  if (message.faulty()) return std::nullopt;
  const bool agreed = !command.by.is_none() && table_->state() == TableState::Over &&
                      table_->rematch_agreed(command.by, presence_.people(*table_));
  return table_->ask_rematch(command, agreed ? house_.open_again(*table_) : std::string());
}

Answer Room::on_mute(const Command& command, const Message& message) {
  message.only({"t", "id", "seat", "on"});
  const Seat seat = message.at("seat").seat(table_->settings().players, Seat::none());
  const bool on = message.at("on").flag(true);
  if (message.faulty()) return std::nullopt;
  return table_->mute(command, seat, on);
}

Answer Room::on_settle(const Command& command, const Message& message) {
  message.only({"t", "id", "auto_refuse"});
  const bool refuse = message.at("auto_refuse").flag(false);
  if (message.faulty()) return std::nullopt;
  return table_->prefer(command, refuse);
}

}  // namespace longroad::server
