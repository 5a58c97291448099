/// What a room sends to those who play and watch.

#include <fmt/format.h>

#include <algorithm>

#include "server/house.hpp"
#include "server/room.hpp"

namespace longroad::server {

template <class Pick>
void Room::broadcast(Stage& stage, bool last, Pick pick) {
  // Those who see the same are sent the same text.
  std::map<std::pair<int, bool>, std::shared_ptr<const std::string>> texts;
  for (auto& [key, guest] : guests_) {
    if (!guest.greeted || !pick(guest)) continue;
    auto& text = texts[{guest.viewer ? guest.viewer->index : kMaxSeats, guest.views}];
    if (!text)
      text = std::make_shared<const std::string>(
          stage.event(guest.viewer, guest.views, last ? std::optional(clock_now()) : std::nullopt));
    guest.connection->send(text);
  }
}

void Room::show() {
  bool noticed = false;
  while (stage_.version() < confirmed_) {
    stage_.step();
    noticed = noticed || table_->entry(stage_.version()).shown != nullptr;
    broadcast(stage_, stage_.version() == confirmed_, [this](const Guest& guest) { return !late(guest); });
  }
  if (noticed) house_.lobby().update(*table_);
  if (noticed || told_idle_) tell_presence();
  if (late_stage_) show_late();
}

void Room::show_late() {
  const Time shown_until = clock_now() - table_->settings().delay;
  while (late_stage_->version() < confirmed_) {
    const Time at = table_->entry(late_stage_->version() + 1).at;
    if (at > shown_until) return late_timer_.set(at - shown_until, [this] { show_late(); });
    late_stage_->step();
    broadcast(*late_stage_, true, [this](const Guest& guest) { return late(guest); });
  }
}

int Room::watching() const {
  return static_cast<int>(std::ranges::count_if(
      guests_, [](const auto& item) { return item.second.greeted && !item.second.viewer; }));
}

void Room::tell_presence() {
  const auto idle = presence_.idle_at(*table_);
  told_idle_ = idle && *idle <= clock_now();
  const auto text = std::make_shared<const std::string>(
      fmt::format(R"({{"t":"presence","presence":{}}})", presence_.text(*table_, watching(), clock_now())));
  for (auto& [key, guest] : guests_)
    if (guest.greeted) guest.connection->send(text);
}

}  // namespace longroad::server
