/// Random base games on a GPU, one a thread, compared with the CPU by hash. Needs the graphics
/// driver alone: gpu_games KERNEL.ptx [GAMES].

#include <dlfcn.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "game_hash.hpp"

namespace {

using namespace longroad;

/// The driver's function of this name, called with these arguments; anything but success ends the program.
template <class... Arguments>
void driver(const char* name, Arguments... arguments) {
  static void* const library = dlopen("libcuda.so.1", RTLD_NOW);
  void* const symbol = library == nullptr ? nullptr : dlsym(library, name);
  if (symbol == nullptr) {
    std::fprintf(stderr, "The graphics driver is missing (%s).\n", name);
    std::exit(2);
  }
  if (const int fault = reinterpret_cast<int (*)(Arguments...)>(symbol)(arguments...); fault != 0) {
    std::fprintf(stderr, "%s: error %d\n", name, fault);
    std::exit(1);
  }
}

using Device = int;
using Context = void*;
using Module = void*;
using Function = void*;
using Memory = unsigned long long;

std::vector<std::uint64_t> on_gpu(const std::string& ptx, const island::Rules& rules, std::uint64_t seed,
                                  int games) {
  constexpr int kStackSize = 0;  // CU_LIMIT_STACK_SIZE
  constexpr std::size_t kStackBytes = 16 << 10;
  Device device{};
  Context context{};
  Module module{};
  Function kernel{};
  Memory rules_there{};
  Memory hashes_there{};
  std::vector<std::uint64_t> hashes(static_cast<std::size_t>(games));
  driver("cuInit", 0U);
  driver("cuDeviceGet", &device, 0);
  driver("cuDevicePrimaryCtxRetain", &context, device);
  driver("cuCtxSetCurrent", context);
  driver("cuCtxSetLimit", kStackSize, kStackBytes);
  driver("cuModuleLoadData", &module, static_cast<const void*>(ptx.c_str()));
  driver("cuModuleGetFunction", &kernel, module, "play_games");
  driver("cuMemAlloc_v2", &rules_there, sizeof rules);
  driver("cuMemAlloc_v2", &hashes_there, hashes.size() * sizeof(std::uint64_t));
  driver("cuMemcpyHtoD_v2", rules_there, static_cast<const void*>(&rules), sizeof rules);
  void* arguments[] = {&rules_there, &seed, &games, &hashes_there};
  const auto blocks = static_cast<unsigned>((games + 31) / 32);
  const auto began = std::chrono::steady_clock::now();
  driver("cuLaunchKernel", kernel, blocks, 1U, 1U, 32U, 1U, 1U, 0U, static_cast<void*>(nullptr),
         &arguments[0], static_cast<void**>(nullptr));
  driver("cuCtxSynchronize");
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  driver("cuMemcpyDtoH_v2", static_cast<void*>(hashes.data()), hashes_there,
         hashes.size() * sizeof(std::uint64_t));
  std::printf("%d games in %.3f s on the GPU\n", games, took.count());
  return hashes;
}

}  // namespace

int main(int argc, char** argv) {
  constexpr std::uint64_t kSeed = 7;
  if (argc < 2) return std::fprintf(stderr, "usage: gpu_games KERNEL.ptx [GAMES]\n"), 2;
  std::ifstream file(argv[1]);
  const std::string ptx(std::istreambuf_iterator<char>(file), {});
  const int games = argc > 2 ? std::atoi(argv[2]) : 1000;
  const island::Rules rules =
      island::base_rules(4, island::draw_board(island::kTopology, island::Layout::Variable, RandKey{kSeed}));
  const auto hashes = on_gpu(ptx, rules, kSeed, games);
  int differ = 0;
  for (int game = 0; game < games; ++game) {
    const RandKey key = RandKey{kSeed}.child(static_cast<std::uint64_t>(game));
    differ += hashes[static_cast<std::size_t>(game)] == portable::game_hash(rules, key) ? 0 : 1;
  }
  std::printf("%d of %d differ from the CPU\n", differ, games);
  return differ == 0 ? 0 : 1;
}
