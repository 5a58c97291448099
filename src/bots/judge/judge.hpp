/// How good a position is for each seat, in any game: what the bots that play through the face of
/// a game think with.
#pragma once

#include <memory>

#include "bots/weights/weights.hpp"
#include "games/game.hpp"

namespace longroad::bots {

class Judge {
 public:
  virtual ~Judge() = default;
  [[nodiscard]] virtual Shares shares(const games::Position& position) const = 0;
  /// Plays what a line leads to by itself before it can be judged: after `accept`, the deal.
  virtual void follow(games::Position& position, Action line) const;
  /// Adds the lines of open verbs that are worth a thought.
  virtual void open_lines(const games::Position& position, Seat seat, Actions& out) const;
  /// The mean over what chance may bring, where it is due.
  [[nodiscard]] Shares expected(const games::Position& position, RandKey key) const;
};

/// The judge for the game that this view belongs to; view and weights must outlive it.
std::unique_ptr<Judge> judge_for(const games::View& view, const Weights& weights);

}  // namespace longroad::bots
