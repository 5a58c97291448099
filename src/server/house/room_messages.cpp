/// What pages say to a room: read and answered.

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "server/house/house.hpp"
#include "server/house/room.hpp"
#include "server/table/spoken.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

constexpr int kMostOfASeat = 8;     // sockets
constexpr int kMostWatchers = 250;  // of a table

}  // namespace

Rate& Room::rate_of(Guest& guest) { return guest.viewer ? seat_rates_[guest.viewer->index] : guest.rate; }

bool Room::makes_room(const Guest& guest) {
  const auto same = guests_.crowd([&guest](const Guest& other) {
    return other.greeted && !other.leaving && other.viewer == guest.viewer;
  });
  if (!guest.viewer) return same.size < kMostWatchers || !house_.limited();
  if (same.size >= kMostOfASeat) complain(*same.oldest, deny("too_many.places"), true);
  return true;
}

void Room::hear(Guest& guest, const Message& message) {
  const std::string_view type = message.at("t").word({});
  if (type == "hello") return on_hello(guest, message);
  if (!guest.greeted) return complain(guest, deny("hello_first"));
  if (type != "ping") return on_command(guest, message);
  json::object pong{{"t", "pong"}, {"now", clock_now()}};
  if (const auto at = message.at("at"); at.is_number()) pong["at"] = *at.value();
  guest.connection->send(text_of(pong));
}

void Room::on_hello(Guest& guest, const Message& message) {
  if (guest.greeted) return complain(guest, deny("greeted"));
  message.only({"t", "v", "secret", "since", "watch", "views", "batch"});
  const int version = message.at("v").number(0, 1000, 0);
  const std::string_view secret = message.at("secret").word({});
  const int since = message.at("since").number(0, 1 << 30, 0);
  const bool watch = message.at("watch").flag(false);
  guest.views = message.at("views").flag(true);
  if (message.faulty()) return complain(guest, deny("bad_message.hello"), true);
  if (version != 1) return complain(guest, deny("version"), true);
  if (!watch) guest.viewer = table_->seat_of(secret.empty() ? std::string_view(guest.cookie) : secret);
  if (!guest.viewer && !secret.empty()) return complain(guest, deny("bad_secret"), true);
  if (!guest.viewer && !table_->settings().watchers) return complain(guest, deny("no_watchers"), true);
  if (!makes_room(guest)) return complain(guest, deny("crowded"), true);
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
  if (!guest.viewer) return tell_watching();
  tell_presence();
  progress();
}

void Room::on_command(Guest& guest, const Message& message) {
  const auto heard = read_spoken(message);
  if (const auto* wrong = std::get_if<Unspeakable>(&heard))
    return complain(guest, *wrong == Unspeakable::Kind ? deny("bad_message.kind") : deny("bad_message.id"));
  const auto& [id, asked, fault] = std::get<Spoken>(heard);
  const Command command{guest.viewer.value_or(Seat::none()), id, clock_now()};
  const std::shared_ptr<Connection> connection = guest.connection;
  if (!table_->repeated(command)) {
    Answer refused;
    if (!is_always_heard(asked) && table_->said_enough(command.by))
      refused = refuse("too_many.messages");
    else if (fault)
      refused = refuse("bad_message.place", {{"error", fault->sentence}});
    else
      refused = std::visit([&](const auto& one) { return on(command, one); }, asked);
    if (refused) {
      ++house_.metrics().refusals;
      connection->send(text_of(refused_json(id, *refused)));
      return progress();
    }
  }
  const auto took = [&metrics = house_.metrics(), since = heard_] { metrics.took(microseconds() - since); };
  const auto ack = std::make_shared<const std::string>(ack_text(id));
  once_stored([&loop = loop_, connection, ack, took](bool kept) {
    if (!kept) return;
    connection->send(ack);
    loop.post(took);  // behind what the sockets send at the end of this turn of the loop
  });
  progress();
}

}  // namespace longroad::server
