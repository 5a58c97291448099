/// The way of a room's log to the disk, and what waits for it.

#include <algorithm>

#include "server/accounts/results.hpp"
#include "server/actors/halls.hpp"
#include "server/actors/house.hpp"
#include "server/actors/room.hpp"
#include "store/blocks.hpp"

namespace longroad::server {
namespace {

/// How far the disk may be behind where only bots and programs play.
constexpr Time kBotsLag = 200;

/// A block that lasts beyond its table.
struct KeptBlock {
  Person owner;
  notice::Blocked blocked;
  Time at = 0;

  void keep(store::Store& store) const {
    store::Blocks blocks(store);
    if (!owner.known()) return;
    if (blocked.on)
      blocks.add(owner, {blocked.person, blocked.name, at});
    else
      blocks.remove(owner, blocked.person);
  }
};

}  // namespace

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
  std::vector<KeptBlock> blocks;
  std::optional<GameResult> result;
  bool over = false;
  for (int v = written_ + 1; v <= table_->version(); ++v) {
    const Entry& entry = table_->entry(v);
    if (!entry.shown) ++house_.metrics().lines;
    const bool ends = entry.shown && std::holds_alternative<notice::Ended>(entry.shown->notice);
    if (ends) ++house_.metrics().games_ended;
    over = over || ends;
    if (ends && table_->position() != nullptr) result = result_of(*table_);
    const auto* blocked = entry.shown ? std::get_if<notice::Blocked>(&entry.shown->notice) : nullptr;
    if (blocked != nullptr)
      blocks.push_back({table_->chair(blocked->by).sitter.person(), *blocked, entry.at});
    events.push_back({v, entry.at, table_->body(v)});
  }
  table_->forget_causes();
  written_ = table_->version();
  const store::TableRow row{table_->id(), table_->state(), clock_now()};
  const std::weak_ptr<Room> self = weak_from_this();
  house_.disk().submit(
      [row, events, blocks, result](store::Store& store) {
        for (const auto& event : events) store.append(row.id, event);
        store.set_table(row);
        for (const KeptBlock& block : blocks) block.keep(store);
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

}  // namespace longroad::server
