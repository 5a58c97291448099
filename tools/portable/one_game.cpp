/// Plays one random base game and prints its lines and what it came to. Built for this machine and
/// for WebAssembly, the two must print the same.

#include <cstdio>
#include <cstdlib>

#include "games/island/core.hpp"
#include "games/island/text/text.hpp"
#include "games/playout.hpp"

int main(int argc, char** argv) {
  using namespace longroad;
  using island::Core;
  const RandKey key{argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 7};
  const island::Rules rules =
      island::base_rules(4, island::draw_board(island::kTopology, island::Layout::Variable, key.child(0)));
  island::State state;
  state.robber = rules.board.robber;
  Luck luck{key.child(1)};
  const int decided = games::play_out<Core>(rules, state, luck, key.child(2), 20'000, [&](Action line) {
    std::puts(island::text(rules, line).c_str());
    for (int i = 0; i < rules.players; ++i) {
      const island::View view = Core::view(rules, state, Seat::of(i));
      const island::State other = Core::redeal(rules, view, key.child(3));
      if (Core::view(rules, other, Seat::of(i)) != view) std::puts("a re-dealt state looks different");
    }
  });
  std::printf("%d decisions, seat %d wins\n", decided, state.winner.index + 1);
}
