/// A search tree over what the players choose. Luck and hidden cards are not in it: each walk goes
/// through a world of its own, and a line counts only where that world allows it.
#pragma once

#include <vector>

#include "bots/judge/judge.hpp"

namespace longroad::bots::mcts {

struct Edge {
  Action line;
  float prior = 0;  // how promising the line looked at once
  int visits = 0;
  double value = 0;  // sum of the mover's shares
  int child = -1;    // a place in the tree; none yet
};

struct Node {
  std::vector<Edge> edges;
  int visits = 0;
};

class Tree {
 public:
  /// `me` chooses at the root among these lines, also where others may act as well.
  Tree(const Judge& judge, Seat me, const Actions& lines, double exploration)
      : judge_(judge), me_(me), lines_(lines), exploration_(exploration) {}

  /// One walk from the root to a new leaf, through a world that it uses up.
  void walk(games::Position& world, RandKey key);
  /// The root's line that was walked most; `otherwise` where there is none.
  [[nodiscard]] Action best(Action otherwise) const;

 private:
  struct Step {
    int node;
    int edge;
    Seat mover;
  };

  /// Plays chance until somebody chooses; false if the game is over.
  static bool settle(games::Position& world, Random& random);
  /// Makes sure that every line of the seat has an edge, and lists those that this world allows.
  void open(int node, const games::Position& world, Seat mover, std::vector<int>& allowed);
  [[nodiscard]] int select(const Node& node, const std::vector<int>& allowed) const;
  /// How good each line looks at once, as odds.
  void set_priors(Node& node, std::size_t from, const games::Position& world, Seat mover) const;

  const Judge& judge_;
  Seat me_;
  Actions lines_;
  double exploration_;
  std::vector<Node> nodes_{1};
  games::PositionPtr scratch_;
};

}  // namespace longroad::bots::mcts
