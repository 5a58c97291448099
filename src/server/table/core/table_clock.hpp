/// The clock of a table: whether there is one, and when it runs for whom.
#pragma once

#include <optional>

#include "server/table/core/match.hpp"
#include "server/table/model/chairs.hpp"
#include "server/table/model/clock.hpp"
#include "server/table/model/settings.hpp"

namespace longroad::server {

/// How long a line may be on its way: one that was sent before its clock stood at zero is not late
/// because of the network.
inline constexpr Time kLag = 400;

/// What each piece of the opening has, before a bot places it; nothing where nobody else waits for it, a
/// referee keeps the time, or the game has no pieces to place. With a clock it is the time of a turn.
std::optional<int> opening_time(const Settings& settings, const Chairs& chairs);

class TableClock {
 public:
  [[nodiscard]] bool exists() const { return clock_.has_value(); }
  /// What is left at this moment, where there is a clock.
  [[nodiscard]] Clock::SeatTime left(Seat seat, Time at) const { return clock_->left(seat, at); }
  /// When the next clock has run out for good: what is on its way at zero still counts.
  [[nodiscard]] std::optional<Time> deadline() const;
  /// A seat whose time is up for good.
  [[nodiscard]] std::optional<Seat> run_out(Time at) const;

  /// As the settings have it, full; where they have none, one until the opening is over.
  void set(const Settings& settings, const Chairs& chairs);
  /// After anything that may change whom the game waits for.
  void move(const Settings& settings, const Chairs& chairs, const Match& match, Time at);
  /// Time up to here is not counted.
  void forgive(Time at);
  void stop(Time at);

 private:
  void move_opening(const Settings& settings, const Chairs& chairs, const Match& match, Time at);

  std::optional<Clock> clock_;
};

}  // namespace longroad::server
