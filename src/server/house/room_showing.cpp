/// What a room sends to those who play and watch.

#include <algorithm>
#include <array>

#include "server/house/house.hpp"
#include "server/house/room.hpp"

namespace longroad::server {

namespace {

/// How often everybody is told how many watch.
constexpr Time kBetweenCounts = 500;

}  // namespace

template <class Pick>
void Room::broadcast(Stage& stage, bool last, Pick pick) {
  // Those who see the same are sent the same text.
  std::array<std::array<std::shared_ptr<const std::string>, 2>, kMaxSeats + 1> texts;
  const std::optional<Time> now = last ? std::optional(clock_now()) : std::nullopt;
  for (const Guest& guest : guests_.all()) {
    if (!guest.greeted || !pick(guest)) continue;
    auto& text = texts[guest.viewer ? guest.viewer->index : kMaxSeats][guest.views ? 1 : 0];
    if (!text) text = std::make_shared<const std::string>(stage.event(guest.viewer, guest.views, now));
    guest.connection->send(text);
  }
}

void Room::show() {
  bool noticed = false;
  const int confirmed = log_.confirmed();
  while (stage_.version() < confirmed) {
    stage_.step();
    noticed = noticed || table_->entry(stage_.version()).shown != nullptr;
    broadcast(stage_, stage_.version() == confirmed, [this](const Guest& guest) { return !late(guest); });
  }
  if (noticed) house_.lobby().update(*table_, public_stage());
  if (noticed || told_idle_) tell_presence();
  if (late_stage_) show_late();
}

Time Room::late_at(int version) const {
  const Entry& entry = table_->entry(version);
  const bool starts = entry.shown && std::holds_alternative<notice::Started>(entry.shown->notice);
  // Until the game starts there is nothing that anybody could tell the players.
  const bool waits = late_stage_->state() == TableState::Waiting && !starts;
  return waits ? entry.at : entry.at + table_->settings().delay;
}

void Room::show_late() {
  while (late_stage_->version() < log_.confirmed()) {
    const Time left = late_at(late_stage_->version() + 1) - clock_now();
    if (left > 0) return late_timer_.set(left, [this] { show_late(); });
    late_stage_->step();
    broadcast(*late_stage_, true, [this](const Guest& guest) { return late(guest); });
    if (table_->entry(late_stage_->version()).shown) house_.lobby().update(*table_, *late_stage_);
  }
}

int Room::watching() const {
  return static_cast<int>(std::ranges::count_if(
      guests_.all(), [](const Guest& guest) { return guest.greeted && !guest.viewer; }));
}

void Room::tell_watching() {
  if (!watching_timer_.waiting()) watching_timer_.set(kBetweenCounts, [this] { tell_presence(); });
}

void Room::tell_presence() {
  watching_timer_.cancel();
  const auto idle = presence_.idle_at(*table_);
  told_idle_ = idle && *idle <= clock_now();
  const auto text = text_of(message::Presence{presence_.list(*table_, watching(), clock_now())});
  for (const Guest& guest : guests_.all())
    if (guest.greeted) guest.connection->send(text);
}

}  // namespace longroad::server
