#include "server/house/room.hpp"

#include <algorithm>

#include "server/house/house.hpp"
#include "server/table/spoken.hpp"

namespace longroad::server {

Room::Room(House& house, Loop& loop, std::unique_ptr<Table> table)
    : Actor(house.context_for(loop, [&house, id = table->id()] { house.drop(id); }),
            store::stream_of_table(table->id()), table->version()),
      house_(house),
      table_(std::move(table)),
      presence_(clock_now()),
      party_(*table_, presence_),
      stage_(*table_, log_.confirmed()),
      bots_(loop, house.pools().bots, *table_,
            [this](const BotChoice& choice) {
              table_->play_bot(choice, clock_now());
              progress();
            }),
      start_timer_(loop),
      clock_timer_(loop),
      idle_timer_(loop),
      late_timer_(loop),
      write_timer_(loop),
      watching_timer_(loop) {
  if (table_->settings().delay > 0) late_stage_.emplace(*table_, 0);  // until it is begun
  seat_rates_.assign(table_->chairs().size(), Rate(RoomGuest::kMessages));
  ++house_.metrics().rooms;
}

Room::~Room() { --house_.metrics().rooms; }

void Room::begin(bool restarted) {
  if (restarted) table_->resume(clock_now());
  if (late_stage_) show_late();
  house_.lobby().update(*table_, public_stage());
  start_when_ready();
  progress();
}

TableInfo Room::info_for(std::string_view secret) const {
  const bool plays = table_->seat_of(secret).has_value();
  return (plays ? stage_ : public_stage()).detailed_info(plays);
}

bool Room::may_tell_all(std::string_view secret) const {
  if (table_->state() != TableState::Over || table_->position() == nullptr) return false;
  return public_stage().state() == TableState::Over || table_->seat_of(secret);
}

void Room::left(const Guest& gone) {
  if (!gone.greeted) return;
  if (gone.viewer) presence_.depart(*gone.viewer, clock_now());
  const bool alone = std::ranges::none_of(
      guests_.all(), [&](const Guest& guest) { return guest.greeted && guest.viewer == gone.viewer; });
  if (alone) (late(gone) ? *late_stage_ : stage_).forget(gone.viewer);
  if (!gone.viewer) return tell_watching();
  tell_presence();
  open_rematch();
}

void Room::join(Seat seat, const Sitter& sitter, Joined joined) {
  if (table_->settings().reserved) return joined(refuse("reserved"));
  if (table_->seats(sitter)) return joined(refuse("here_already"));
  if (table_->version() >= kMostEntries) return joined(refuse("full.table"));
  const std::size_t open = party_.open_seat();
  if (seat.is_none()) {
    if (open == table_->chairs().size()) return joined(refuse("full.seats"));
    seat = Seat::of(static_cast<int>(open));
  }
  if (auto refused = table_->sit(seat, sitter, clock_now())) return joined(*refused);
  show_out(seat, "bad_secret.substituted");
  once_stored([joined, seat](bool kept) {
    if (kept) return joined(seat);
    joined(refuse("disk"));
  });
  presence_.wait_again(seat, clock_now());
  start_when_ready();
  progress();
}

void Room::close(std::function<void()> closed) {
  table_->close(clock_now());
  if (closed) once_stored([closed = std::move(closed)](bool) { closed(); });
  progress();
}

Answer Room::silence(Seat seat, bool on) {
  auto refused = table_->silence(seat, on, clock_now());
  progress();
  return refused;
}

void Room::rekey(Seat seat, const std::string& secret_fingerprint) {
  if (!table_->rekey(seat, secret_fingerprint, clock_now())) return;
  show_out(seat, "bad_secret.rekeyed");
  progress();
}

void Room::show_out(Seat seat, ServerReason reason) {
  for (Guest& guest : guests_.all())
    if (guest.viewer == seat) complain(guest, deny(reason), true);
}

void Room::open_rematch() {
  if (!party_.wants_rematch()) return;
  const std::string next = house_.open_again(*table_, table_->want_rematch());
  if (next.empty()) return;
  table_->open_rematch(next, clock_now());
  progress();
}

void Room::remove(Seat seat) {
  rekey(seat, "");
  table_->remove(seat, clock_now());
  start_when_ready();
  progress();
  tell_presence();
}

void Room::limit(const std::optional<ClockRules>& clock) {
  table_->limit(clock, clock_now());
  progress();
}

void Room::start_when_ready() {
  if (!party_.starts_by_itself(clock_now())) return start_timer_.cancel();
  if (party_.is_seeded()) {
    table_->start_full(clock_now());
    return start_timer_.cancel();
  }
  if (start_timer_.waiting()) return;
  start_timer_.set(kSeedWait, [this] {
    table_->start_full(clock_now());
    progress();
  });
}

void Room::progress() {
  if (log_.closed()) return;
  if (table_->endless()) table_->close(clock_now());
  if (table_->version() > log_.written()) keep();
  set_clock();
  set_idle_timer();
  bots_.wake();
}

void Room::set_idle_timer() {
  const auto at = presence_.idle_at(*table_);
  if (!at || *at < clock_now()) return idle_timer_.cancel();
  idle_timer_.set(*at - clock_now(), [this] { tell_presence(); });
}

void Room::set_clock() {
  const auto deadline = table_->deadline();
  if (!deadline) return clock_timer_.cancel();
  clock_timer_.set(std::max<Time>(0, *deadline - clock_now()), [this] {
    table_->run_clock(clock_now());
    progress();
  });
}

}  // namespace longroad::server
