/// The kernel: one thread plays one random base game and leaves its hash. Compiled by clang to PTX,
/// which refuses calls that a device can't run; tools/portable/gpu_games.cpp launches it.

#include "game_hash.hpp"

/// Each block brings what touches what close to its threads.
static __attribute__((device)) void bring_topology() {
  const auto* from = reinterpret_cast<const unsigned char*>(&longroad::island::kTopology);
  for (unsigned i = __nvvm_read_ptx_sreg_tid_x(); i < sizeof(longroad::island::Topology);
       i += __nvvm_read_ptx_sreg_ntid_x())
    longroad::island::topology_at_hand[i] = from[i];
  __nvvm_bar_sync(0);
}

extern "C" __attribute__((global)) void play_games(const longroad::island::Rules* rules, std::uint64_t seed,
                                                   int games, std::uint64_t* hashes) {
  bring_topology();
  const auto game = static_cast<int>(__nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() +
                                     __nvvm_read_ptx_sreg_tid_x());
  if (game >= games) return;
  const longroad::RandKey key = longroad::RandKey{seed}.child(static_cast<std::uint64_t>(game));
  hashes[game] = longroad::portable::game_hash(*rules, key);
}
