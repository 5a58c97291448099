/// How far a table is shown to its viewers: behind the table itself by what is not on disk yet, and
/// for spectators by the table's delay. It writes their messages (wire schema: welcome and event)
/// from views only.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/members.hpp"
#include "server/table/now_text.hpp"
#include "server/table/table.hpp"
#include "server/table/wire/info.hpp"
#include "server/table/wire/message.hpp"
#include "server/table/wire/now.hpp"

namespace longroad::server {

/// A welcome can always be sent: it has this much of what happened at most, the newest, and of what was said
/// these last messages; older ones are gaps.
inline constexpr std::size_t kMostWelcome = 1024 * 1024;
inline constexpr int kMostChat = 300;

class Stage {
 public:
  /// Shows the table up to this version; the table must outlive the stage.
  Stage(const Table& table, int version);

  [[nodiscard]] int version() const { return version_; }
  [[nodiscard]] TableState state() const { return state_; }
  /// `TableInfo` as far as it is shown.
  [[nodiscard]] TableInfo info() const;
  /// The same for a page that asks about this table alone: also how the game ended, and to its players whom
  /// it waits for.
  [[nodiscard]] TableInfo detailed_info(bool to_player) const;
  /// Goes on by one entry.
  void step();

  /// The event of the entry that was shown last. Its `now` only where nothing follows at once.
  [[nodiscard]] std::string event(games::Viewer viewer, bool views, std::optional<Time> now) const;
  /// Everything shown so far; from now on `event` tells this viewer what changed.
  std::string welcome(games::Viewer viewer, bool views, int since, PresenceList presence, Time now);
  /// Nobody looks through this viewer's eyes any more.
  void forget(games::Viewer viewer) { eyes_[index(viewer)] = {}; }

 private:
  /// What one viewer has been sent last.
  struct Eyes {
    notation::Members own;  // empty: nobody looks
    bool changed = false;   // by the last step
  };
  /// What the entry shown last tells all viewers alike, written when the first of them is told.
  struct Told {
    std::string line;    // for those who know all of it,
    std::string veiled;  // and for all others
    std::optional<NowText> now;
  };
  static std::size_t index(games::Viewer viewer) { return viewer ? viewer->index : kMaxSeats; }
  void look();
  /// From now on somebody looks as this viewer does.
  void open_eyes(games::Viewer viewer);
  [[nodiscard]] Told& told() const;
  /// `What` of the entry shown last.
  [[nodiscard]] std::string_view what_text_for(games::Viewer viewer) const;
  [[nodiscard]] const NowText& now() const;
  [[nodiscard]] std::string view_text(games::Viewer viewer) const;
  /// What the line shown last moved, as this viewer sees it.
  [[nodiscard]] std::string_view moved_text(games::Viewer viewer) const;
  /// The same for all lines after `first`.
  [[nodiscard]] std::vector<std::string> moved_texts(games::Viewer viewer, int first) const;
  /// The entries after `first`, as many of the newest as a welcome may hold; `first` is where they begin.
  [[nodiscard]] std::vector<std::string> events_after(games::Viewer viewer, int& first) const;
  [[nodiscard]] std::string now_text(games::Viewer viewer, Time now) const;
  [[nodiscard]] std::optional<std::vector<ClockTold>> clocks(Time now) const;
  [[nodiscard]] bool somebody_sat_down() const;

  const Table& table_;
  int version_ = 0;
  TableState state_ = TableState::Waiting;
  games::PositionPtr position_;
  std::string moved_;         // by the line shown last: for those who know all of it,
  std::string counted_;       // and for all others
  notation::Members shared_;  // what all who look see alike
  std::array<Eyes, kMaxSeats + 1> eyes_;
  mutable std::optional<Told> told_;
};

}  // namespace longroad::server
