#include "server/room.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "server/halls.hpp"
#include "server/house.hpp"
#include "server/results.hpp"
#include "server/table/shown.hpp"

namespace longroad::server {
namespace {

/// How far the disk may be behind where only bots and programs play.
constexpr Time kBotsLag = 200;

/// How long a full table waits for the seeds of its people.
constexpr Time kSeedWait = 3000;

int version_at(const Table& table, Time at) {
  int version = 0;
  while (version < table.version() && table.entry(version + 1).at <= at) ++version;
  return version;
}

}  // namespace

Room::Room(House& house, Loop& loop, std::unique_ptr<Table> table)
    : house_(house),
      loop_(loop),
      table_(std::move(table)),
      presence_(clock_now()),
      written_(table_->version()),
      confirmed_(written_),
      stage_(*table_, confirmed_),
      bots_(loop, house.pool(), *table_,
            [this](Seat seat, Action line) {
              table_->play_bot(seat, line, clock_now());
              progress();
            }),
      start_timer_(loop),
      clock_timer_(loop),
      late_timer_(loop),
      write_timer_(loop),
      emptied_(clock_now()) {
  const int delay = table_->settings().delay;
  if (delay > 0) late_stage_.emplace(*table_, version_at(*table_, clock_now() - delay));
  ++house_.metrics().rooms;
}

Room::~Room() { --house_.metrics().rooms; }

void Room::begin(bool restarted) {
  if (restarted) table_->resume(clock_now());
  house_.lobby().update(*table_);
  start_when_ready();
  progress();
}

void Room::enter(std::shared_ptr<Connection> connection, std::string cookie) {
  Connection* key = connection.get();
  guests_.try_emplace(key, std::move(connection), std::move(cookie));
}

void Room::exit(Connection& connection) {
  const auto found = guests_.find(&connection);
  if (found == guests_.end()) return;
  const Guest gone = std::move(found->second);
  guests_.erase(found);
  emptied_ = clock_now();
  if (!gone.greeted) return;
  if (gone.viewer) presence_.depart(*gone.viewer, clock_now());
  const bool alone = std::ranges::none_of(
      guests_, [&](const auto& item) { return item.second.greeted && item.second.viewer == gone.viewer; });
  if (alone) (late(gone) ? *late_stage_ : stage_).forget(gone.viewer);
  tell_presence();
}

std::optional<Time> Room::empty_since() const {
  return guests_.empty() ? std::optional(emptied_) : std::nullopt;
}

std::size_t Room::open_seat() const {
  const auto& chairs = table_->chairs();
  return static_cast<std::size_t>(std::ranges::find(chairs, Chair::Kind::Open, &Chair::kind) -
                                  chairs.begin());
}

void Room::join(Seat seat, const Sitter& sitter, Joined joined) {
  const std::size_t open = open_seat();
  if (seat.is_none()) {
    if (open == table_->chairs().size()) return joined(Refused{"full", "All seats are taken.", {}});
    seat = Seat::of(static_cast<int>(open));
  }
  if (auto refused = table_->sit(seat, sitter, clock_now())) return joined(*refused);
  waiting_.push_back({table_->version(), microseconds(), [joined, seat] { joined(seat); }});
  presence_.wait_again(seat, clock_now());
  start_when_ready();
  progress();
}

void Room::close() {
  table_->close(clock_now());
  progress();
}

Answer Room::silence(Seat seat, bool on) {
  auto refused = table_->silence(seat, on, clock_now());
  progress();
  return refused;
}

void Room::start_when_ready() {
  if (table_->state() != TableState::Waiting || open_seat() != table_->chairs().size())
    return start_timer_.cancel();
  const bool seeded = std::ranges::all_of(table_->chairs(), [](const Chair& chair) {
    return chair.kind == Chair::Kind::Bot || !chair.seed.empty();
  });
  if (seeded) {
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
  if (broken_) return;
  if (table_->version() > written_) keep();
  tell_kept();
  set_clock();
  bots_.wake();
}

void Room::keep() {
  if (table_->has_people() || table_->state() == TableState::Over) return write();
  // What bots play among themselves may be told before it is on disk.
  if (!write_timer_.waiting()) write_timer_.set(kBotsLag, [this] { flush(); });
  confirmed_ = table_->version();
  show();
}

void Room::flush() {
  if (!broken_ && table_->version() > written_) write();
}

void Room::write() {
  std::vector<store::LoggedEvent> events;
  std::optional<GameResult> result;
  bool over = false;
  for (int v = written_ + 1; v <= table_->version(); ++v) {
    const Entry& entry = table_->entry(v);
    if (!entry.shown) ++house_.metrics().lines;
    const bool ends = entry.shown && std::holds_alternative<notice::Ended>(entry.shown->notice);
    if (ends) ++house_.metrics().games_ended;
    over = over || ends;
    if (ends && table_->position() != nullptr) result = result_of(*table_);
    events.push_back({v, entry.at, table_->body(v)});
  }
  table_->forget_causes();
  written_ = table_->version();
  const store::TableRow row{table_->id(), table_->state(), clock_now()};
  const std::weak_ptr<Room> self = weak_from_this();
  house_.disk().submit(
      [row, events, result](store::Store& store) {
        for (const auto& event : events) store.append(row.id, event);
        store.set_table(row);
        if (result) keep_result(store, *result);
      },
      [self, &house = house_, &loop = loop_, id = row.id, over, version = written_](bool kept) {
        if (kept && over) house.halls().table_ended(id);
        loop.post([self, version, kept] {
          const auto room = self.lock();
          if (!room) return;
          if (kept)
            room->kept(version);
          else
            room->broke();
        });
      });
}

void Room::kept(int version) {
  confirmed_ = std::max(confirmed_, version);
  show();
  tell_kept();
}

void Room::broke() {
  if (broken_) return;
  broken_ = true;
  for (auto& [key, guest] : guests_)
    complain(guest, "disk",
             "The server can't write to its disk; nothing after the last confirmed line counts.", true);
  house_.drop(table_->id());
}

void Room::tell_kept() {
  std::vector<Waiting> ready;
  std::erase_if(waiting_, [&](Waiting& waiting) {
    if (waiting.version > confirmed_) return false;
    ready.push_back(std::move(waiting));
    return true;
  });
  const std::uint64_t now = microseconds();
  for (const Waiting& waiting : ready) {
    house_.metrics().took(now - waiting.since);
    waiting.tell();
  }
}

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
  if (noticed) {
    house_.lobby().update(*table_);
    tell_presence();
  }
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
  const auto text = std::make_shared<const std::string>(
      fmt::format(R"({{"t":"presence","presence":{}}})", presence_.text(*table_, watching(), clock_now())));
  for (auto& [key, guest] : guests_)
    if (guest.greeted) guest.connection->send(text);
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
