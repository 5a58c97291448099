/// What pages say to a room: read and answered.

#include <algorithm>

#include "server/table/shown.hpp"
#include "server/table/spoken.hpp"
#include "server/tables/room.hpp"

namespace longroad::server {
namespace {

constexpr int kMostOfASeat = 8;     // sockets
constexpr int kMostWatchers = 250;  // of a table

}  // namespace

Rate& Room::rate_of(Guest& guest) { return guest.viewer ? seat_rates_[guest.viewer->index] : guest.rate; }

bool Room::makes_room(const Guest& guest) {
  const auto same = guests_.crowd([&guest](const Guest& other) {
    return other.greeted && !other.leaving && other.viewer == guest.viewer;
  });
  if (!guest.viewer) return same.size < kMostWatchers || !runtime_.limited();
  if (same.size >= kMostOfASeat) complain(*same.oldest, deny("too_many.places"), true);
  return true;
}

void Room::hear(Guest& guest, const Message& message) {
  const std::string_view type = message.at("t").word({});
  if (type == message::Hello::kName) return on_hello(guest, message);
  if (!guest.greeted) return complain(guest, deny("hello_first"));
  if (type != message::Ping::kName) return on_command(guest, message);
  message::Pong pong{.now = clock_now()};
  if (const auto at = message.at("at"); at.is_number()) pong.at = *at.value();
  guest.connection->send(text_of(pong));
}

void Room::on_hello(Guest& guest, const Message& message) {
  if (guest.greeted) return complain(guest, deny("greeted"));
  const message::Hello hello = read_hello(message);
  if (message.faulty()) return complain(guest, deny("bad_message.hello"), true);
  if (hello.v != 1) return complain(guest, deny("version"), true);
  const std::string secret = hello.secret.value_or("");
  guest.views = hello.views;
  if (!hello.watch)
    guest.viewer = seat_of(table_->chairs(), secret.empty() ? std::string_view(guest.cookie) : secret);
  if (!guest.viewer && !secret.empty()) return complain(guest, deny("bad_secret"), true);
  if (!guest.viewer && !table_->settings().watchers) return complain(guest, deny("no_watchers"), true);
  if (!makes_room(guest)) return complain(guest, deny("crowded"), true);
  guest.greeted = true;
  guest.connection->welcome();
  if (hello.batch) guest.connection->gather();
  if (guest.viewer) {
    presence_.arrive(*guest.viewer);
    table_->seating().come_back(*guest.viewer, clock_now());
  }
  showing_.welcome(guest, hello.since.value_or(0));
  if (!guest.viewer) return showing_.tell_watching();
  showing_.tell_presence();
  progress();
}

void Room::on_command(Guest& guest, const Message& message) {
  const auto heard = read_spoken(message);
  if (const auto* wrong = std::get_if<Unspeakable>(&heard))
    return complain(guest, *wrong == Unspeakable::Kind ? deny("bad_message.kind") : deny("bad_message.id"));
  const auto& [id, asked, fault] = std::get<Spoken>(heard);
  const Command command{guest.viewer.value_or(Seat::none()), id, clock_now()};
  const std::shared_ptr<Connection> connection = guest.connection;
  if (!repeated(table_->chairs(), command)) {
    Answer refused;
    if (!is_always_heard(asked) && said_enough(table_->chairs(), command.by))
      refused = refuse("too_many.messages");
    else if (fault)
      refused = refuse("bad_message.place", {{"error", fault->sentence}});
    else
      refused = std::visit([&](const auto& one) { return on(command, one); }, asked);
    if (refused) {
      ++runtime_.metrics().refusals;
      connection->send(text_of(message::Refused{id, reason_of(refused->why), args_of(refused->rule)}));
      return progress();
    }
  }
  const auto took = [&metrics = runtime_.metrics(), since = heard_] { metrics.took(microseconds() - since); };
  const auto ack = text_of(message::Ack{id});
  once_stored([&loop = loop_, connection, ack, took](bool kept) {
    if (!kept) return;
    connection->send(ack);
    loop.post(took);  // behind what the sockets send at the end of this turn of the loop
  });
  progress();
}

}  // namespace longroad::server
