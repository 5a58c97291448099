/// What the properties share: random games of every game and number of players, looked at before
/// every line. LONGROAD_GAMES says how many games in all; costly properties look at fewer.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/game.hpp"
#include "random_play.hpp"

namespace longroad::tests {

/// How many games of one kind, of the share of LONGROAD_GAMES that this property takes.
int games_of_a_kind(double share = 1.0);

/// The whole position as text.
std::string written(const games::Position& position);
std::string written(const games::View& view);

/// Every seat, and a spectator.
std::vector<games::Viewer> all_viewers(const games::Position& position);

/// Everything that is listed and may be played now: actions, take-backs, outcomes of chance.
std::vector<Action> all_listed(const games::Position& position);

class Properties : public testing::TestWithParam<Kind> {
 protected:
  /// A few random games are very long; what is to be seen is seen by then.
  static constexpr int kMostLines = 4000;

  /// Plays a share of the games, and has `look` look at the position before each line and at the end.
  template <class Look>
  void play_all(double share, Look look) {
    for (number_ = 0; number_ < games_of_a_kind(share) && !HasFailure(); ++number_) {
      begin(number_, number_ % 4 == 0 ? kTame : kWild);
      do look(*position_);
      while (!HasFailure() && line());
      if (HasFailure()) FAIL() << "in game " << number_ << ":\n" << record();
    }
  }
  /// True for every n-th line, other lines in each game.
  [[nodiscard]] bool every(int n) const { return (static_cast<int>(lines_.size()) + number_) % n == 0; }

  void begin(int number, Habits habits);
  /// Plays a line; false when the game is over.
  bool line();
  [[nodiscard]] std::string record() const;

  int number_ = 0;
  games::PositionPtr position_;
  std::vector<Action> lines_;

 private:
  std::unique_ptr<RandomPlay> play_;
};

}  // namespace longroad::tests
