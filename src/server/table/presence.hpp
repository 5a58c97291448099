/// Who is at the table now, and since when somebody is not. It is not in the log: after a restart
/// everybody has the full grace again, and nobody is blamed.
#pragma once

#include <array>
#include <optional>

#include "server/table/table.hpp"
#include "server/table/wire/message.hpp"

namespace longroad::server {

/// How long the others wait before they may choose.
inline constexpr Time kGraceLost = 30'000;
inline constexpr Time kGraceLeft = 10'000;
/// How long the only one who stays waits: nobody else is there to see that it is fair.
inline constexpr Time kGraceAlone = 120'000;
/// Somebody who is here but does not play, where no clock runs: as long as a turn may take at most (rule
/// 1.2.3), the last minute of it counted down.
inline constexpr Time kGraceIdle = 180'000;
inline constexpr Time kIdleCountdown = 60'000;

class Presence {
 public:
  explicit Presence(Time now) { absent_since_.fill(now); }

  void arrive(Seat seat) { ++sockets_[seat.index]; }
  void depart(Seat seat, Time now) {
    if (--sockets_[seat.index] == 0) absent_since_[seat.index] = now;
  }
  /// The countdown of an absent seat begins again.
  void wait_again(Seat seat, Time now) { absent_since_[seat.index] = now; }

  [[nodiscard]] bool here(const Table& table, Seat seat) const {
    return sockets_[seat.index] > 0 && !table.chair(seat).left;
  }
  /// The people who are here.
  [[nodiscard]] SeatSet people(const Table& table) const;
  /// Who decides with `by` about a seat, or about the table where it is none: those who are here, and about
  /// the table those too who may still come back in time. Whoever has several seats counts once.
  [[nodiscard]] SeatSet voters(const Table& table, Seat by, Seat about, Time now) const;
  /// Whether nobody, or one person only, is here to decide about the seat.
  [[nodiscard]] bool alone(const Table& table, Seat about) const;
  /// Until the others may choose about the seat; nothing where its player plays, or is a bot.
  [[nodiscard]] std::optional<Time> grace(const Table& table, Seat seat, Time now) const;
  /// Whether the others may choose about the seat: its player is gone long enough, a bot stands in
  /// for that one, or it waits for a substitute.
  [[nodiscard]] bool may_choose(const Table& table, Seat seat, Time now) const;
  /// When somebody whom the game waits for will count as idle; nothing where a clock runs.
  [[nodiscard]] std::optional<Time> idle_at(const Table& table) const;
  [[nodiscard]] PresenceList list(const Table& table, int watching, Time now) const;

 private:
  /// When the others may choose about a seat that is here and does not play.
  [[nodiscard]] Time idle_until(const Table& table, Seat seat) const;

  std::array<int, kMaxSeats> sockets_{};
  std::array<Time, kMaxSeats> absent_since_{};
};

}  // namespace longroad::server
