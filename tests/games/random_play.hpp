/// Games played at random, as wildly as the rules allow: with offers, take-backs, time-outs, departures.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"

namespace longroad::tests {

/// A game, a number of players and options: what every property is checked for.
struct Kind {
  const games::Game* game;
  int players;
  std::string_view options = "{}";

  [[nodiscard]] std::string name() const { return std::string(game->name) + "-" + std::to_string(players); }
  [[nodiscard]] games::PositionPtr start(RandKey board) const;
  friend void PrintTo(const Kind& kind, std::ostream* out) { *out << kind.name(); }
};

/// Every game with its usual options.
std::vector<Kind> all_kinds();
/// The same, and each game once with its rulings turned round.
std::vector<Kind> all_kinds_and_rulings();
/// `base_4` or `base_4_otherwise`, in the name of a test.
std::string identifier(const Kind& kind);

/// How often, in a thousand decisions, a player does what is in no legal list.
struct Habits {
  int open = 0;    // tries a line of an open verb
  int revise = 0;  // takes back
  int clock = 0;   // lets the time run out
  int leave = 0;   // leaves for good
};
inline constexpr Habits kTame{};
inline constexpr Habits kWild{.open = 60, .revise = 20, .clock = 2, .leave = 1};

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
  std::optional<Action> allowed(Action action) const;
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
