#include "server/tables/showing.hpp"

#include <algorithm>
#include <array>

namespace longroad::server {
namespace {

/// How often everybody is told how many watch.
constexpr Time kBetweenCounts = 500;

}  // namespace

Showing::Showing(const Around& around, int version)
    : around_(around),
      confirmed_(version),
      stage_(around.table, version),
      late_timer_(around.loop),
      watching_timer_(around.loop) {
  if (around.table.settings().delay > 0) late_stage_.emplace(around.table, 0);  // until it is begun
}

void Showing::begin() {
  if (late_stage_) show_late();
  around_.lobby.update(around_.table, public_stage());
}

template <class Pick>
void Showing::broadcast(Stage& stage, bool last, Pick pick) {
  // Those who see the same are sent the same text.
  std::array<std::array<std::shared_ptr<const std::string>, 2>, kMaxSeats + 1> texts;
  const std::optional<Time> now = last ? std::optional(clock_now()) : std::nullopt;
  for (const RoomGuest& guest : around_.guests.all()) {
    if (!guest.greeted || !pick(guest)) continue;
    auto& text = texts[guest.viewer ? guest.viewer->index : kMaxSeats][guest.views ? 1 : 0];
    if (!text) text = std::make_shared<const std::string>(stage.event(guest.viewer, guest.views, now));
    guest.connection->send(text);
  }
}

void Showing::show(int confirmed) {
  bool noticed = false;
  confirmed_ = confirmed;
  while (stage_.version() < confirmed) {
    stage_.step();
    noticed = noticed || around_.table.entry(stage_.version()).shown != nullptr;
    broadcast(stage_, stage_.version() == confirmed, [this](const RoomGuest& guest) { return !late(guest); });
  }
  if (noticed) around_.lobby.update(around_.table, public_stage());
  if (noticed || told_idle_) tell_presence();
  if (late_stage_) show_late();
}

Time Showing::late_at(int version) const {
  const Entry& entry = around_.table.entry(version);
  const bool starts = entry.shown && std::holds_alternative<notice::Started>(entry.shown->notice);
  // Until the game starts there is nothing that anybody could tell the players.
  const bool waits = late_stage_->state() == TableState::Waiting && !starts;
  return waits ? entry.at : entry.at + around_.table.settings().delay;
}

void Showing::show_late() {
  while (late_stage_->version() < confirmed_) {
    const Time left = late_at(late_stage_->version() + 1) - clock_now();
    if (left > 0) return late_timer_.set(left, [this] { show_late(); });
    late_stage_->step();
    broadcast(*late_stage_, true, [this](const RoomGuest& guest) { return late(guest); });
    if (around_.table.entry(late_stage_->version()).shown) around_.lobby.update(around_.table, *late_stage_);
  }
}

void Showing::welcome(const RoomGuest& guest, int since) {
  Stage& stage = late(guest) ? *late_stage_ : stage_;
  guest.connection->send(std::make_shared<const std::string>(
      stage.welcome(guest.viewer, guest.views, since, presence(), clock_now())));
}

void Showing::forget(const RoomGuest& gone) {
  const bool alone = std::ranges::none_of(around_.guests.all(), [&](const RoomGuest& guest) {
    return guest.greeted && guest.viewer == gone.viewer;
  });
  if (alone) (late(gone) ? *late_stage_ : stage_).forget(gone.viewer);
}

PresenceList Showing::presence() const {
  const auto watching = std::ranges::count_if(
      around_.guests.all(), [](const RoomGuest& guest) { return guest.greeted && !guest.viewer; });
  return around_.presence.list(around_.table, static_cast<int>(watching), clock_now());
}

void Showing::tell_watching() {
  if (!watching_timer_.waiting()) watching_timer_.set(kBetweenCounts, [this] { tell_presence(); });
}

void Showing::tell_presence() {
  watching_timer_.cancel();
  const auto idle = around_.presence.idle_at(around_.table);
  told_idle_ = idle && *idle <= clock_now();
  const auto text = text_of(message::Presence{presence()});
  for (const RoomGuest& guest : around_.guests.all())
    if (guest.greeted) guest.connection->send(text);
}

}  // namespace longroad::server
