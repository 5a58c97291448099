/// The way of a room's log to the disk, and what waits for it.

#include <utility>

#include "server/accounts/results.hpp"
#include "server/tables/rooms.hpp"
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
  if (has_people(table_->chairs()) || table_->state() == TableState::Over) return write();
  // What bots play among themselves may be told before it is on disk.
  if (!write_timer_.waiting()) write_timer_.set(kBotsLag, [this] { flush(); });
  log_.trust(table_->version());
}

void Room::flush() {
  if (!log_.closed() && table_->version() > log_.written()) write();
}

void Room::write() {
  std::vector<store::LogEntry> entries;
  std::vector<KeptBlock> blocks;
  std::optional<GameResult> result;
  bool over = false;
  for (int v = log_.written() + 1; v <= table_->version(); ++v) {
    const Entry& entry = table_->entry(v);
    if (!entry.shown) ++runtime_.metrics().lines;
    const bool ends = entry.shown && std::holds_alternative<notice::Ended>(entry.shown->notice);
    if (ends) ++runtime_.metrics().games_ended;
    over = over || ends;
    if (ends && table_->position() != nullptr) result = result_of(*table_);
    const auto* blocked = entry.shown ? std::get_if<notice::Blocked>(&entry.shown->notice) : nullptr;
    if (blocked != nullptr)
      blocks.push_back({table_->chair(blocked->by).sitter.person(), *blocked, entry.at});
    entries.push_back({v, entry.at, table_->body(v)});
  }
  table_->forget_causes();
  const store::TableRow row{table_->id(), table_->state(), clock_now()};
  const bool listed_anew = std::exchange(listed_, row.state) != row.state;
  LogWriter::Told told;
  if (over)
    told = [&rooms = rooms_, id = row.id](bool stored) {
      if (stored) rooms.tell_ended(id);
    };
  log_.write(
      std::move(entries),
      [row, listed_anew, blocks = std::move(blocks), result = std::move(result)](store::Store& store) {
        if (listed_anew) store.set_table(row);
        for (const KeptBlock& block : blocks) block.keep(store);
        if (result) keep_result(store, *result);
      },
      std::move(told));
}

}  // namespace longroad::server
