/// The kernels of the library: a thread for each game. Compiled as `kernel.cu` is.

// What clang's own headers for a device expect of those of CUDA, which need not be installed.
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#include <cstdlib>

#include "gpu/library/environment.hpp"

namespace longroad::gpu {
namespace {

#if defined(LONGROAD_VARIANT)
using Game = island::Core;
#else
using Game = struggle::Core;
#endif

__device__ void make_ready() {
#if defined(LONGROAD_VARIANT)
  const auto* from = reinterpret_cast<const unsigned char*>(&island::kTopology);
  for (int i = static_cast<int>(__nvvm_read_ptx_sreg_tid_x()); i < static_cast<int>(sizeof(island::Topology));
       i += static_cast<int>(__nvvm_read_ptx_sreg_ntid_x()))
    island::topology_at_hand[i] = from[i];
  __nvvm_bar_sync(0);
#endif
}

__device__ int thread_of_all() {
  return static_cast<int>(__nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() +
                          __nvvm_read_ptx_sreg_tid_x());
}

/// Each thread has a game of its own, as far as there are games.
template <class Do>
__device__ void in_a_game_each(const Plan& plan, Do act) {
  make_ready();
  const int i = thread_of_all();
  if (i >= plan.games) return;
  Actions room;
  act(i, room);
}

}  // namespace
}  // namespace longroad::gpu

using Game = longroad::gpu::Game;
using Environment = longroad::gpu::Environment<Game>;

extern "C" __attribute__((global, launch_bounds(128))) void begin(const longroad::gpu::Start<Game>* start,
                                                                  longroad::gpu::Plan plan, Environment* games,
                                                                  longroad::gpu::Rows rows) {
  longroad::gpu::in_a_game_each(plan, [&](int i, longroad::Actions& room) {
    games[i].begin(*start, plan, i, 0);
    games[i].write(plan, rows, i, room);
  });
}

extern "C" __attribute__((global, launch_bounds(128))) void step(const longroad::gpu::Start<Game>* start,
                                                                 longroad::gpu::Plan plan, Environment* games,
                                                                 longroad::gpu::Rows rows) {
  longroad::gpu::in_a_game_each(plan, [&](int i, longroad::Actions& room) {
    games[i].step(*start, plan, rows, i, room);
    games[i].write(plan, rows, i, room);
  });
}
