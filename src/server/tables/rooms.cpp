#include "server/tables/rooms.hpp"

#include "server/actors/loading.hpp"

namespace longroad::server {
namespace {

/// How long a finished table that nobody looks at stays in memory.
constexpr Time kLinger = 30'000;
/// How long a table waits for somebody to come (back) before it is closed.
constexpr Time kAbandonedWaiting = 86'400'000;
constexpr Time kAbandonedPlaying = 14 * kAbandonedWaiting;

}  // namespace

Rooms::Rooms(Runtime& runtime, std::vector<std::string> live, int most, Ended ended)
    : runtime_(runtime),
      live_(std::move(live)),
      most_(most),
      ended_(std::move(ended)),
      rooms_(runtime.loops(), [this](const std::string& table, bool restarted) {
        load_actor(runtime_, rooms_, *this, table, restarted);
      }) {}

void Rooms::adopt(const Table& table, std::function<void(const RoomPtr&)> done) {
  const store::TableRow row{table.id(), table.state(), clock_now()};
  store::Journal::Append append{
      store::stream_of_table(row.id), runtime_.epoch(), 0, {}, [row](store::Store& store) {
        store.set_table(row);
      }};
  for (int v = 1; v <= table.version(); ++v) append.entries.push_back({v, table.entry(v).at, table.body(v)});
  runtime_.journal().append(std::make_shared<store::Journal::Append>(std::move(append)),
                            [this, id = row.id, done = std::move(done)](store::Appended appended) {
                              runtime_.loop_of(id).post([this, id, done, appended] {
                                if (appended == store::Appended::Ok) return with(id, done);
                                done(nullptr);
                              });
                            });
}

std::string Rooms::open_again(const Table& old, SeatSet people) {
  if (!has_room(1)) return {};
  const auto table = server::open_again(random_table_id(), old, people, clock_now());
  if (!table) return {};
  adopt(*table, [](const RoomPtr&) {});
  return table->id();
}

void Rooms::drop(const std::string& table) {
  lobby_.remove(table);
  rooms_.drop(table);
}

void Rooms::hand_over(const std::string& table) {
  lobby_.remove(table);
  rooms_.take_out(table, [](const RoomPtr& room) { room->hand_over(); });
}

void Rooms::hand_over_all(std::size_t loop, const Pick& goes) {
  rooms_.take_out_all(loop, goes, [this](const RoomPtr& room) {
    lobby_.remove(room->table().id());
    room->hand_over();
  });
}

void Rooms::read_again(const std::string& table) {
  rooms_.reload(table, [](const RoomPtr& room) { room->hand_over(); });
}

void Rooms::sweep(std::size_t loop) {
  rooms_.sweep(loop, [](Room& room) {
    const Time empty = room.empty_since() ? clock_now() - *room.empty_since() : 0;
    switch (room.table().state()) {
      case TableState::Waiting:
        if (empty > kAbandonedWaiting) room.close();
        return false;
      case TableState::Playing:
        if (empty > kAbandonedPlaying) room.close();
        return false;
      case TableState::Over:
        return empty > kLinger;
    }
    __builtin_unreachable();
  });
}

void Rooms::flush() {
  rooms_.for_each([](Room& room) { room.flush(); });
}

}  // namespace longroad::server
