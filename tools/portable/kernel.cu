/// A thousand random base games on a GPU, one a thread, compared with the CPU by hash. With nvcc this
/// is a program (tools/portable/gpu); clang compiles the kernel alone, as a check that the rules core
/// calls nothing that a device can't run.

#include "game_hash.hpp"

#if defined(__clang__)
#define LONGROAD_KERNEL __attribute__((global))
#define LONGROAD_THREAD \
  (__nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() + __nvvm_read_ptx_sreg_tid_x())
#else
#define LONGROAD_KERNEL __global__
#define LONGROAD_THREAD (blockIdx.x * blockDim.x + threadIdx.x)
#endif

LONGROAD_KERNEL void play_games(const longroad::island::Rules* rules, std::uint64_t seed, int games,
                                std::uint64_t* hashes) {
  const int game = static_cast<int>(LONGROAD_THREAD);
  if (game >= games) return;
  hashes[game] =
      longroad::portable::game_hash(*rules, longroad::RandKey{seed}.child(static_cast<std::uint64_t>(game)));
}

#if !defined(__clang__)
#include <cstdio>
#include <vector>

int main() {
  using namespace longroad;
  constexpr int kGames = 1000;
  constexpr std::uint64_t kSeed = 7;
  const island::Rules rules =
      island::base_rules(4, island::draw_board(island::kTopology, island::Layout::Variable, RandKey{kSeed}));
  island::Rules* device_rules = nullptr;
  std::uint64_t* device_hashes = nullptr;
  cudaDeviceSetLimit(cudaLimitStackSize, 32 << 10);
  cudaMalloc(&device_rules, sizeof rules);
  cudaMalloc(&device_hashes, kGames * sizeof(std::uint64_t));
  cudaMemcpy(device_rules, &rules, sizeof rules, cudaMemcpyHostToDevice);
  play_games<<<(kGames + 31) / 32, 32>>>(device_rules, kSeed, kGames, device_hashes);
  std::vector<std::uint64_t> hashes(kGames);
  cudaMemcpy(hashes.data(), device_hashes, kGames * sizeof(std::uint64_t), cudaMemcpyDeviceToHost);
  if (const cudaError_t fault = cudaGetLastError(); fault != cudaSuccess) {
    std::printf("%s\n", cudaGetErrorString(fault));
    return 1;
  }
  int differ = 0;
  for (int game = 0; game < kGames; ++game)
    differ +=
        hashes[game] != portable::game_hash(rules, RandKey{kSeed}.child(static_cast<std::uint64_t>(game)));
  std::printf("%d games on the GPU, %d differ from the CPU\n", kGames, differ);
  return differ == 0 ? 0 : 1;
}
#endif
