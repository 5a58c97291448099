#include "server/tables/room.hpp"

#include <algorithm>

#include "server/table/spoken.hpp"
#include "server/tables/rooms.hpp"

namespace longroad::server {

RoomSource::Rows RoomSource::read(store::Store& store, const std::string& id) {
  return store.logs().read(store::stream_of_table(id));
}

Result<RoomSource::Kept> RoomSource::restore(const std::string& id, const Rows& rows) {
  if (!rows.empty()) advance_clock(rows.back().at);  // another node's clock may be ahead of ours
  return Table::restore(id, rows);
}

Room::Room(Rooms& rooms, Loop& loop, std::unique_ptr<Table> table)
    : Actor(rooms.runtime().context_for(loop, [&rooms, id = table->id()] { rooms.drop(id); }),
            store::stream_of_table(table->id()), table->version()),
      rooms_(rooms),
      runtime_(rooms.runtime()),
      table_(std::move(table)),
      presence_(clock_now()),
      party_(*table_, presence_),
      showing_({loop, *table_, presence_, guests_, rooms.lobby()}, log_.confirmed()),
      bots_(loop, runtime_.pools(), *table_,
            [this](const BotChoice& choice) {
              table_->play().bot_line(choice, clock_now());
              progress();
            }),
      start_timer_(loop),
      clock_timer_(loop),
      idle_timer_(loop),
      write_timer_(loop) {
  seat_rates_.assign(table_->chairs().size(), Rate(RoomGuest::kMessages));
  ++runtime_.metrics().rooms;
}

Room::~Room() { --runtime_.metrics().rooms; }

void Room::begin(bool restarted) {
  if (restarted) table_->play().resume(clock_now());
  showing_.begin();
  start_when_ready();
  progress();
}

TableInfo Room::info_for(std::string_view secret) const {
  const bool plays = seat_of(table_->chairs(), secret).has_value();
  return (plays ? showing_.stage() : showing_.public_stage()).detailed_info(plays);
}

bool Room::may_tell_all(std::string_view secret) const {
  if (table_->state() != TableState::Over || table_->position() == nullptr) return false;
  return showing_.public_stage().state() == TableState::Over || seat_of(table_->chairs(), secret);
}

void Room::left(const Guest& gone) {
  if (!gone.greeted) return;
  if (gone.viewer) presence_.depart(*gone.viewer, clock_now());
  showing_.forget(gone);
  if (!gone.viewer) return showing_.tell_watching();
  showing_.tell_presence();
  open_rematch();
}

void Room::join(Seat seat, const Sitter& sitter, Joined joined) {
  if (table_->settings().reserved) return joined(refuse("reserved"));
  if (has_seat(table_->chairs(), sitter)) return joined(refuse("here_already"));
  if (table_->version() >= kMostEntries) return joined(refuse("full.table"));
  const std::size_t open = party_.open_seat();
  if (seat.is_none()) {
    if (open == table_->chairs().size()) return joined(refuse("full.seats"));
    seat = Seat::of(static_cast<int>(open));
  }
  if (auto refused = table_->seating().sit(seat, sitter, clock_now())) return joined(*refused);
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
  table_->play().end(EndReason::Closed, clock_now());
  if (closed) once_stored([closed = std::move(closed)](bool) { closed(); });
  progress();
}

Answer Room::silence(Seat seat, bool on) {
  auto refused = table_->talk().silence(seat, on, clock_now());
  progress();
  return refused;
}

void Room::rekey(Seat seat, const std::string& secret_fingerprint) {
  if (!table_->seating().rekey(seat, secret_fingerprint, clock_now())) return;
  show_out(seat, "bad_secret.rekeyed");
  progress();
}

void Room::show_out(Seat seat, ServerReason reason) {
  for (Guest& guest : guests_.all())
    if (guest.viewer == seat) complain(guest, deny(reason), true);
}

void Room::open_rematch() {
  if (!party_.wants_rematch()) return;
  const std::string next = rooms_.open_again(*table_, want_rematch(table_->chairs()));
  if (next.empty()) return;
  table_->seating().open_rematch(next, clock_now());
  progress();
}

void Room::remove(Seat seat) {
  rekey(seat, "");
  table_->play().remove(seat, clock_now());
  start_when_ready();
  progress();
  showing_.tell_presence();
}

void Room::limit(const std::optional<ClockRules>& clock) {
  table_->play().limit(clock, clock_now());
  progress();
}

void Room::start_when_ready() {
  if (!party_.starts_by_itself(clock_now())) return start_timer_.cancel();
  if (party_.is_seeded()) {
    table_->play().start_full(clock_now());
    return start_timer_.cancel();
  }
  if (start_timer_.waiting()) return;
  start_timer_.set(kSeedWait, [this] {
    table_->play().start_full(clock_now());
    progress();
  });
}

void Room::progress() {
  if (log_.closed()) return;
  if (table_->play().endless()) table_->play().end(EndReason::Closed, clock_now());
  if (table_->version() > log_.written()) keep();
  set_clock();
  set_idle_timer();
  bots_.wake();
}

void Room::set_idle_timer() {
  const auto at = presence_.idle_at(*table_);
  if (!at || *at < clock_now()) return idle_timer_.cancel();
  idle_timer_.set(*at - clock_now(), [this] { showing_.tell_presence(); });
}

void Room::set_clock() {
  const auto deadline = table_->clock().deadline();
  if (!deadline) return clock_timer_.cancel();
  clock_timer_.set(std::max<Time>(0, *deadline - clock_now()), [this] {
    table_->play().run_clock(clock_now());
    progress();
  });
}

}  // namespace longroad::server
