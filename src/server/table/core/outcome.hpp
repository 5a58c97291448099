/// How a game has ended: why and when, who has won it, and who has lost it by leaving.
#pragma once

#include "base/id_set.hpp"
#include "games/game.hpp"
#include "server/table/model/chairs.hpp"
#include "server/table/model/notice.hpp"
#include "server/table/model/time.hpp"

namespace longroad::server {

struct Outcome {
  EndReason reason = EndReason::Played;
  Time at = 0;
  /// By the rules, or as the only one who has not left for good where the game is rated; none where nobody
  /// has.
  Seat winner = Seat::none();
  /// Who has left a rated game for good, and so lost it to all who stayed.
  SeatSet deserters;
};

/// Of the game that ends so now; `position` is null where it never began.
Outcome outcome_of(EndReason reason, Time at, bool rated, const Chairs& chairs,
                   const games::Position* position);

}  // namespace longroad::server
