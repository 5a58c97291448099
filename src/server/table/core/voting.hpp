/// What the people at a table decide together: about an absent seat, or to end the game.
#pragma once

#include "server/table/core/play.hpp"

namespace longroad::server {

class Voting {
 public:
  /// Both must outlive this.
  Voting(TableModel& table, Play& play) : table_(table), play_(play) {}

  /// `people` are those who are here; `about` must be gone long enough, which the caller knows.
  Answer vote(const Command& command, Seat about, Choice choice, SeatSet people);
  /// Whether the newest entry is the vote that settled it.
  [[nodiscard]] bool just_decided() const;

 private:
  void carry_out(Seat about, Choice choice, Time at);

  TableModel& table_;
  Play& play_;
};

}  // namespace longroad::server
