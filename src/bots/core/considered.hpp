/// The lines that a bot thinks about which plays through the face of a game.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "bots/core/bot.hpp"
#include "bots/judge/judge.hpp"

namespace longroad::bots {

/// The lines that a bot has played in the turn that is on.
class Done {
 public:
  /// Of this turn of the game.
  [[nodiscard]] std::span<const Action> lines(int turn) const {
    return turn == turn_ ? std::span<const Action>(lines_) : std::span<const Action>();
  }
  Action note(Action line, int turn) {
    if (turn != turn_) lines_.clear();
    turn_ = turn;
    lines_.push_back(line);
    return line;
  }

 private:
  int turn_ = -1;
  std::vector<Action> lines_;
};

/// Of the legal lines those that the judge finds worth a thought and that take nothing back, and the lines of
/// open verbs that it adds. `world` is one that the seat can't rule out.
inline Actions considered(const Seen& seen, const Judge& judge, const games::Position& world,
                          const Actions& legal, const Done& done) {
  Actions lines = legal;
  judge.consider(world, seen.seat(), lines);
  Actions allowed;
  for (const Action line : lines) {
    if (judge.undoes(line, done.lines(world.turn()))) continue;
    if (std::ranges::find(legal, line) != legal.end() || seen.allows(line)) allowed.push(line);
  }
  return allowed.empty() ? legal : allowed;
}

}  // namespace longroad::bots
