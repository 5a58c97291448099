/// The clocks of one game. The owner of the turn uses turn time, then reserve; while others owe a
/// discard or an answer, the owner's clock stands still and their short ones run. Whoever offers again and
/// again has no such rest: that clock runs on.
#pragma once

#include <array>
#include <optional>

#include "base/id_set.hpp"
#include "server/table/model/settings.hpp"

namespace longroad::server {

class Clock {
 public:
  enum class Running : std::uint8_t { None, Turn, Answering };

  struct SeatTime {
    Time turn = 0;
    Time reserve = 0;
    Time answer = 0;
    Running running = Running::None;
  };

  Clock(const ClockRules& rules, int players);

  /// Whom the game waits for after a line: the owner of turn `number`, or others in that turn.
  /// `runs_on`: the owner's clock runs on while others owe something.
  void wait(Time at, int number, Seat owner, SeatSet to_act, bool runs_on = false);
  void stop(Time at);
  /// Time up to here is not counted: the server was away.
  void forgive(Time at) { since_ = at; }

  /// What is left at this moment.
  [[nodiscard]] SeatTime left(Seat seat, Time at) const;
  /// When the next clock runs out, if none is moved before.
  [[nodiscard]] std::optional<Time> deadline() const;
  /// A seat whose time is up.
  [[nodiscard]] std::optional<Seat> run_out(Time at) const;

 private:
  void charge(Time at);

  ClockRules rules_;
  int players_;
  std::array<SeatTime, kMaxSeats> seats_{};
  Time since_ = 0;
  int number_ = -1;
  Seat owner_{};
};

}  // namespace longroad::server
