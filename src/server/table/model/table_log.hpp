/// What has happened at a table, entry by entry, and who may read which line of it.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/game.hpp"
#include "server/table/model/notice.hpp"
#include "server/table/model/time.hpp"

namespace longroad::server {

/// One step of the log, small because a long game has thousands: a line of play, or a notice.
struct Entry {
  struct Shown {
    Notice notice;
    std::string wire;  // what everybody may see of it, as JSON; empty: nothing
  };
  Time at = 0;
  Action line{};
  std::unique_ptr<const Shown> shown;  // null for a line
};

/// Entry i has version i + 1.
class TableLog {
 public:
  [[nodiscard]] int version() const { return static_cast<int>(entries_.size()); }
  [[nodiscard]] const Entry& entry(int version) const {
    return entries_[static_cast<std::size_t>(version - 1)];
  }
  [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }

  void add_notice(Notice notice, std::string wire, Time at);
  /// Played in this position, before it is applied. The game's words are the same in all of them.
  void add_line(const games::Position& before, Action line, Time at);
  /// The newest entry came from this command.
  void set_cause(Seat by, const std::string& id) { causes_[version()] = {by, id}; }
  /// Their commands are written.
  void forget_causes() { causes_.clear(); }

  /// The body of an entry, as the store keeps it; lines in the words of this game.
  [[nodiscard]] std::string body(const games::Position* game, int version) const;
  /// A line as this viewer saw it.
  [[nodiscard]] std::string line_for(const games::Position& game, games::Viewer viewer, int version) const;
  /// Whether all of the line is for this viewer's eyes.
  [[nodiscard]] bool is_open_to(games::Viewer viewer, int version) const;

 private:
  /// A line with hidden parts: as those saw it who do not know it.
  struct Veiled {
    SeatSet known_to;
    std::string text;
  };
  static std::optional<Veiled> veil(const games::Position& before, Action line);

  struct Cause {
    Seat by;
    std::string id;
  };

  std::vector<Entry> entries_;
  std::map<int, Veiled> veiled_;  // by version
  /// Which command an entry came from, until the entry is written. By version.
  std::map<int, Cause> causes_;
};

}  // namespace longroad::server
