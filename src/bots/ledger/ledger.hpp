/// Who can hold which resource cards, from the log that one seat saw. The ledger replays the game
/// in every world that the log can't rule out: where a card was taken out of its sight it goes on
/// with each card that may have been taken, and a world in which a line could not have been played
/// is dropped. So what can be known for certain is, and the rest has its proper odds.
///
/// Development cards of others stay unknown: they are made up when they are drawn and shown.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/island/play/view.hpp"
#include "games/island/rules/rules.hpp"
#include "games/island/rules/state.hpp"

namespace longroad::bots {

class Ledger {
 public:
  using Rules = longroad::island::Rules;
  using State = longroad::island::State;
  using View = longroad::island::View;
  using Hands = std::array<Bundle, longroad::island::kOwners>;

  /// Reads on where the log has grown since the last time. The view is what the log led to: a world that it
  /// rules out, such as one in which a monopoly brought another number of cards, is dropped.
  void read(const Rules& rules, const View& view, std::span<const std::string> log);

  /// Everybody's cards in one of the worlds, drawn by their odds; none where the log was missing,
  /// began midway, or does not lead to the view.
  [[nodiscard]] std::optional<Hands> draw_hands(RandKey key) const;

  /// Everybody's cards in each world.
  [[nodiscard]] std::vector<Hands> all_hands() const;

 private:
  struct World {
    State state;
    double odds = 1;
  };

  void read_log(const Rules& rules, Seat viewer, std::span<const std::string> log);
  void read_line(const Rules& rules, std::string_view line);
  void play(const Rules& rules, Action line);
  void undo();
  void play_theft(const Rules& rules);
  void merge();

  Seat viewer_{};
  std::vector<World> worlds_;
  std::vector<std::vector<World>> before_;  // of the lines that may still be undone
  std::size_t read_ = 0;
  std::string last_;  // the line read last: another one in its place is another game
};

}  // namespace longroad::bots
