/// How the game of a table goes on: its start, lines of people and bots, chance, clocks, and its end.
#pragma once

#include <optional>
#include <string_view>

#include "server/table/core/table_model.hpp"
#include "server/table/model/refused.hpp"

namespace longroad::server {

/// What a table's log may come to; then the game is closed. A long one has a few thousand.
inline constexpr int kMostEntries = 100'000;
/// Bots among themselves can go round in circles for ever, and so can programs in people's seats.
inline constexpr int kMostTurns = 20'000;

/// Why the command of a player has to wait, or comes too late.
Answer refuse_unless_playing(const Command& command, const Match& match);

class Play {
 public:
  /// The table must outlive this.
  explicit Play(TableModel& table) : table_(table) {}

  /// By the host of the table; open seats get this bot.
  Answer start(const Command& command, std::string_view bot);
  /// Starts where all seats are taken.
  void start_full(Time at);
  /// `seen`, where given, is the version that the player had in mind: the line is refused if it would not
  /// mean the same any more.
  Answer line(const Command& command, std::string_view text, std::optional<int> seen = std::nullopt);
  /// False: it is not allowed any more, or was thought out for something else.
  bool bot_line(const BotChoice& choice, Time at);
  /// Plays what chance and preferences decide, and ends the game where it is over.
  void settle(Time at);
  /// A referee takes the player out of the game, which goes on: the pieces stay, the turns are skipped.
  void remove(Seat seat, Time at);

  /// Plays on for the seats whose time is up; false: nobody's is.
  bool run_clock(Time at);
  /// A turn has this long from now on, or as long as it takes.
  void limit(const std::optional<ClockRules>& clock, Time at);
  /// The server was away.
  void resume(Time at);

  /// Whether the game has gone on for longer than any does.
  [[nodiscard]] bool endless() const;
  void end(EndReason reason, Time at);

 private:
  [[nodiscard]] const games::Position& position() const { return *table_.match().position(); }
  /// Whether this seat has played since it saw that version, or is asked something else now. Discards and
  /// answers of others, which come in any order, do not count.
  [[nodiscard]] bool is_stale(Seat seat, int seen) const;
  [[nodiscard]] std::optional<Action> automatic_refusal() const;
  void begin(Time at);
  /// Bots that have placed what was to be placed give their seats back.
  void return_seats(Time at);

  TableModel& table_;
};

}  // namespace longroad::server
