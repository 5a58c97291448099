#include "local/local_table.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "notation/json.hpp"
#include "notation/values/write.hpp"
#include "server/http/reasons.hpp"
#include "server/table/shown.hpp"
#include "server/table/spoken.hpp"

namespace longroad::local {

using notation::kind_text;
using server::deny;

LocalTable::LocalTable(std::unique_ptr<Table> table, Outbox& outbox, Time now, bool restored)
    : table_(std::move(table)),
      outbox_(outbox),
      presence_(now),
      party_(*table_, presence_),
      stage_(*table_, table_->version()),
      bots_(*table_),
      kept_(restored ? table_->version() : 0) {
  if (restored) table_->play().resume(now);
  start_when_ready(now);
  progress(now);
}

void LocalTable::hear(int socket, std::string_view text, Time now) {
  Guest& guest = guests_[socket];
  const auto value = notation::parse_json(text);
  if (!value) return complain(socket, deny("bad_message.unread", {{"error", value.error().sentence}}));
  if (!value->is_object()) return complain(socket, deny("bad_message.object"));
  notation::Fault fault;
  const notation::Node message(*value, fault);
  const std::string_view type = message.at("t").word({});
  if (type == "hello") return on_hello(socket, guest, message, now);
  if (!guest.greeted) return complain(socket, deny("hello_first"));
  if (type != "ping") return on_command(socket, guest, message, now);
  server::message::Pong pong{.now = now};
  if (const auto at = message.at("at"); at.is_number()) pong.at = *at.value();
  outbox_.say(socket, kind_text("t", pong));
}

void LocalTable::on_hello(int socket, Guest& guest, const notation::Node& message, Time now) {
  if (guest.greeted) return complain(socket, deny("greeted"));
  const server::message::Hello hello = server::read_hello(message);
  if (message.faulty()) return complain(socket, deny("bad_message.hello"), true);
  if (hello.v != 1) return complain(socket, deny("version"), true);
  const std::string secret = hello.secret.value_or("");
  guest.views = hello.views;
  // Whoever has the device and no secret is who plays on it.
  if (!hello.watch) guest.viewer = secret.empty() ? table_->host() : seat_of(table_->chairs(), secret);
  if (!guest.viewer && !secret.empty()) return complain(socket, deny("bad_secret"), true);
  guest.greeted = true;
  if (guest.viewer) {
    presence_.arrive(*guest.viewer);
    table_->seating().come_back(*guest.viewer, now);
  }
  outbox_.say(socket, stage_.welcome(guest.viewer, guest.views, hello.since.value_or(0),
                                     presence_.list(*table_, watching(), now), now));
  tell_presence(now);
  progress(now);
}

void LocalTable::on_command(int socket, const Guest& guest, const notation::Node& message, Time now) {
  const auto heard = server::read_spoken(message);
  if (const auto* wrong = std::get_if<server::Unspeakable>(&heard))
    return complain(socket,
                    *wrong == server::Unspeakable::Kind ? deny("bad_message.kind") : deny("bad_message.id"));
  const auto& [id, asked, fault] = std::get<server::Spoken>(heard);
  const server::Command command{guest.viewer.value_or(Seat::none()), id, now};
  server::Answer refused;
  if (!repeated(table_->chairs(), command)) {
    if (!server::is_always_heard(asked) && said_enough(table_->chairs(), command.by))
      refused = server::refuse("too_many.messages");
    else if (fault)
      refused = server::refuse("bad_message.place", {{"error", fault->sentence}});
    else
      refused = std::visit([&](const auto& one) { return party_.on(command, one); }, asked);
  }
  start_when_ready(now);
  progress(now);
  outbox_.say(socket, refused ? kind_text("t", server::message::Refused{id, server::reason_of(refused->why),
                                                                        server::args_of(refused->rule)})
                              : kind_text("t", server::message::Ack{id}));
}

void LocalTable::leave(int socket, Time now) {
  const auto found = guests_.find(socket);
  if (found == guests_.end()) return;
  const Guest gone = found->second;
  guests_.erase(found);
  if (!gone.greeted) return;
  if (gone.viewer) presence_.depart(*gone.viewer, now);
  const bool alone = std::ranges::none_of(
      guests_, [&](const auto& other) { return other.second.greeted && other.second.viewer == gone.viewer; });
  if (alone) stage_.forget(gone.viewer);
  tell_presence(now);
}

void LocalTable::start_when_ready(Time now) {
  if (!party_.starts_by_itself(now)) return start_at_.reset();
  if (!party_.is_seeded()) {
    if (!start_at_) start_at_ = now + server::kSeedWait;
    return;
  }
  table_->play().start_full(now);
  start_at_.reset();
}

void LocalTable::wake(Time now) {
  if (start_at_ && *start_at_ <= now) {
    table_->play().start_full(now);
    start_at_.reset();
  }
  if (const auto deadline = table_->clock().deadline(); deadline && *deadline <= now)
    table_->play().run_clock(now);
  if (bot_at_ && *bot_at_ <= now) {
    bot_at_.reset();
    if (const Seat seat = bots_.next(now); !seat.is_none()) {
      const auto& player = bots_.player(seat);
      const Action line = server::choose_safely(*player.bot, *table_->position(), seat, *player.log,
                                                table_->match().bot_key(table_->version()));
      table_->play().bot_line({seat, table_->chair(seat).bot, line, table_->version()}, now);
    }
  }
  progress(now);
}

std::optional<Time> LocalTable::wakes_at() const {
  std::optional<Time> first;
  const auto consider = [&](const std::optional<Time>& at) {
    if (at && (!first || *at < *first)) first = at;
  };
  consider(start_at_);
  consider(bot_at_);
  consider(patient_until_);
  consider(table_->clock().deadline());
  return first;
}

void LocalTable::open_rematch(std::string_view next, Time now) {
  table_->seating().open_rematch(next, now);
  progress(now);
}

void LocalTable::progress(Time now) {
  if (table_->play().endless()) table_->play().end(server::EndReason::Closed, now);
  keep();
  show(now);
  if (!bots_.next(now).is_none()) {
    if (!bot_at_) bot_at_ = now + table_->settings().pace;
    patient_until_.reset();
  } else {
    bot_at_.reset();
    const Time patience = bots_.waits_until();
    patient_until_ = patience > now ? std::optional(patience) : std::nullopt;
  }
}

void LocalTable::keep() {
  for (; kept_ < table_->version(); ++kept_)
    outbox_.kept.push_back({table_->id(), {kept_ + 1, table_->entry(kept_ + 1).at, table_->body(kept_ + 1)}});
  table_->forget_causes();
}

void LocalTable::show(Time now) {
  bool noticed = false;
  while (stage_.version() < table_->version()) {
    stage_.step();
    noticed = noticed || table_->entry(stage_.version()).shown != nullptr;
    const bool last = stage_.version() == table_->version();
    for (const auto& [socket, guest] : guests_)
      if (guest.greeted)
        outbox_.say(socket,
                    stage_.event(guest.viewer, guest.views, last ? std::optional(now) : std::nullopt));
  }
  if (noticed) tell_presence(now);
}

int LocalTable::watching() const {
  return static_cast<int>(std::ranges::count_if(
      guests_, [](const auto& guest) { return guest.second.greeted && !guest.second.viewer; }));
}

void LocalTable::tell_presence(Time now) {
  const std::string text =
      kind_text("t", server::message::Presence{presence_.list(*table_, watching(), now)});
  for (const auto& [socket, guest] : guests_)
    if (guest.greeted) outbox_.say(socket, text);
}

void LocalTable::complain(int socket, const phrases::Sentence& why, bool closing) {
  outbox_.say(socket, error_text(why, closing));
}

std::string error_text(const phrases::Sentence& why, bool closing) {
  return kind_text("t", server::message::Failure{server::reason_of(why), closing});
}

}  // namespace longroad::local
