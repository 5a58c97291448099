/// Games played at random, as wildly as the rules allow: with offers, take-backs, time-outs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/game.hpp"

namespace longroad::tests {

/// A game and a number of players: what every property is checked for.
struct Kind {
  const games::Game* game;
  int players;

  [[nodiscard]] std::string name() const { return std::string(game->name) + "-" + std::to_string(players); }
  [[nodiscard]] games::PositionPtr start(RandKey board) const;
  friend void PrintTo(const Kind& kind, std::ostream* out) { *out << kind.name(); }
};

std::vector<Kind> all_kinds();
/// `base_4`, in the name of a test.
std::string identifier(const Kind& kind);

/// How often, in a thousand decisions, a player does what is in no legal list.
struct Habits {
  int open = 0;    // tries a line of an open verb
  int revise = 0;  // takes back
  int clock = 0;   // lets the time run out
};
inline constexpr Habits kTame{};
inline constexpr Habits kWild{.open = 60, .revise = 20, .clock = 2};

/// Chooses the next line of a game. The luck depends on its own key alone.
class RandomPlay {
 public:
  RandomPlay(const games::Position& position, const GameKeys& keys, Habits habits)
      : position_(position), luck_{keys.luck}, random_(keys.bots), habits_(habits) {}

  /// A line that may be applied; none if the game is over.
  std::optional<Action> next();

 private:
  std::optional<Action> unlisted();
  std::optional<Action> tried(const std::string& line) const;
  std::optional<Action> open_line(Seat seat);
  Action any(const Actions& actions) { return actions[random_.below(actions.size())]; }
  std::string any_objects(std::string_view verb);
  std::string any_bundle();

  const games::Position& position_;
  Luck luck_;
  Random random_;
  Habits habits_;
};

}  // namespace longroad::tests
