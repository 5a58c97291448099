/// What the sockets of a room are shown, and when: its table as far as its log is on disk, for those who
/// watch later by the table's delay; and who is here.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "server/actors/audience.hpp"
#include "server/net/loop.hpp"
#include "server/net/rate.hpp"
#include "server/table/presence.hpp"
#include "server/table/stage.hpp"
#include "server/tables/lobby.hpp"

namespace longroad::server {

/// What a room knows of a socket.
struct RoomGuest : SocketGuest {
  static constexpr int kMostStrikes = 5;
  static constexpr RateRule kMessages{.per_second = 20, .burst = 80};
  bool greeted = false;
  games::Viewer viewer;
  bool views = true;
  Rate rate{kMessages};
};

class Showing {
 public:
  /// All of it must outlive this.
  struct Around {
    Loop& loop;
    const Table& table;
    const Presence& presence;
    Audience<RoomGuest>& guests;
    Lobby& lobby;
  };
  /// The table is on disk up to this version.
  Showing(const Around& around, int version);

  /// Once: those who watch later are shown what they may see already, and the lobby what everybody may.
  void begin();
  /// The log is on disk up to here.
  void show(int confirmed);
  /// Everything shown so far, to somebody who has come.
  void welcome(const RoomGuest& guest, int since);
  /// Somebody has gone: perhaps nobody looks through those eyes any more.
  void forget(const RoomGuest& gone);
  void tell_presence();
  /// The same soon, where only those who watch have come or gone: they may be many.
  void tell_watching();

  [[nodiscard]] const Stage& stage() const { return stage_; }
  /// What is shown to those who do not play.
  [[nodiscard]] const Stage& public_stage() const { return late_stage_ ? *late_stage_ : stage_; }

 private:
  [[nodiscard]] bool late(const RoomGuest& guest) const {
    return !guest.viewer && around_.table.settings().delay > 0;
  }
  void show_late();
  /// When those who watch later are shown the next entry, which has this version.
  [[nodiscard]] Time late_at(int version) const;
  template <class Pick>
  void broadcast(Stage& stage, bool last, Pick pick);
  [[nodiscard]] PresenceList presence() const;

  Around around_;
  int confirmed_;
  Stage stage_;
  std::optional<Stage> late_stage_;
  Timer late_timer_;
  Timer watching_timer_;
  bool told_idle_ = false;  // the others were told that somebody does not play
};

}  // namespace longroad::server
