/// One random base game boiled down to a number, for comparing machines: the final state, and every
/// view and re-dealt state on the way.
#pragma once

#include "games/island/core.hpp"
#include "games/island/rules/setup.hpp"
#include "games/playout.hpp"

namespace longroad::portable {

constexpr std::uint64_t mixed(std::uint64_t hash, std::uint64_t value) {
  return RandKey{hash ^ value}.child(1).bits;
}

constexpr std::uint64_t hash_of(const island::State& s) {
  std::uint64_t hash = s.number;
  for (int i = 0; i < island::kOwners; ++i) {
    hash = mixed(hash, s.hand[i].lanes);
    hash = mixed(hash, s.cards[i].lanes);
    hash = mixed(hash, s.played[i].lanes);
    hash = mixed(hash, s.roads[i].words[0]);
    hash = mixed(hash, s.roads[i].words[1]);
    hash = mixed(hash, s.settlements[i].words[0]);
    hash = mixed(hash, s.cities[i].words[0]);
    hash = mixed(hash, s.road_length[i]);
  }
  hash = mixed(hash, static_cast<std::uint64_t>(s.longest_road.index) << 8 | s.largest_army.index);
  return mixed(hash, static_cast<std::uint64_t>(s.robber.index) << 16 |
                         static_cast<std::uint64_t>(s.phase) << 8 | s.winner.index);
}

constexpr std::uint64_t game_hash(const island::Rules& rules, RandKey key) {
  using island::Core;
  island::State state;
  state.robber = rules.board.robber;
  Luck luck{key.child(1)};
  std::uint64_t seen = 0;
  int lines = 0;
  games::play_out<Core>(rules, state, luck, key.child(2), 20'000, [&](Action line) {
    seen = mixed(seen, line.bits);
    if (++lines % 64 != 0) return;
    const Seat viewer = Seat::of(lines / 64 % rules.players);
    const island::View view = Core::view(rules, state, viewer);
    seen = mixed(seen, hash_of(Core::redeal(rules, view, key.child(static_cast<std::uint64_t>(lines)))));
  });
  return mixed(seen, hash_of(state));
}

}  // namespace longroad::portable
