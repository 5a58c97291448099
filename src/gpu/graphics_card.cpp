#include <array>
#include <string>

#include "gpu/device.hpp"
#include "gpu/driver.hpp"
#include "gpu/kernels.hpp"
#include "gpu/kinds.hpp"
#include "gpu/starts.hpp"

namespace longroad::gpu {
namespace {

using Handle = void*;

constexpr std::size_t kStack = 32 << 10;

// What the driver has numbers for.
constexpr int kMultiprocessors = 16;
constexpr int kSharedBytes = 97;  // the most that a block may have
constexpr int kOwnSharedBytes = 1;
constexpr int kMoreSharedBytes = 8;

int attribute(int device, int which) {
  int value = 0;
  call_driver("cuDeviceGetAttribute", &value, which, device);
  return value;
}

int kernel_of(const island::Rules& rules) { return static_cast<int>(rules.variant); }
int kernel_of(const struggle::Rules& /*rules*/) { return kStruggleKernel; }

class GraphicsCard final : public Device {
 public:
  GraphicsCard() : context_(kStack) {
    call_driver("cuDeviceGetName", name_.data(), static_cast<int>(name_.size()), context_.device());
    multiprocessors_ = attribute(context_.device(), kMultiprocessors);
    shared_bytes_ = attribute(context_.device(), kSharedBytes);
  }

  [[nodiscard]] std::string name() const override { return name_.data(); }
  [[nodiscard]] int batch() const override { return 1 << 20; }
  [[nodiscard]] Result<std::vector<Ended>> play(const AnyStart& any, const Job& job) override try {
    return std::visit(
        [&](const auto& start) {
          return with_policy(job.policy, [&]<Policy P>() { return play_all<P>(start, job); });
        },
        (*any).of);
  } catch (const DriverError& error) {
    return Error{error.what()};
  }

 private:
  template <Policy P, class G>
  std::vector<Ended> play_all(const Start<G>& start, Job job) {
    const Handle function = function_of(kernel_of(start.rules) + kGames * static_cast<int>(P));
    constexpr int kSlotBytes = Slot<G, P>::words() * 8 + kKinds * static_cast<int>(sizeof(unsigned short));
    int slots = (shared_bytes_ - own_shared_bytes(function)) / kSlotBytes;  // of the pool of each block
    std::vector<Ended> ended(static_cast<std::size_t>(job.games));
    const auto blocks = static_cast<std::size_t>(multiprocessors_);
    Memory next_there(sizeof(int));
    Memory ended_there(ended.size() * sizeof(Ended));
    Memory grounds_there(blocks * static_cast<std::size_t>(slots) * sizeof(Ground<G, P>));
    Memory queues_there(P == Policy::Random ? 1 : blocks * kThreads / kLanes * kWays * sizeof(Way));
    const std::vector<std::int32_t> network = packed(start);
    Memory network_there(network.size() * sizeof(std::int32_t));
    Memory start_there(sizeof start);
    start_there.write(&start, sizeof start);
    network_there.write(network.data(), network.size() * sizeof(std::int32_t));
    next_there.clear();
    Desk<G, P> desk{there<int>(next_there), there<Ended>(ended_there), there<Ground<G, P>>(grounds_there),
                    there<Way>(queues_there), there<std::int32_t>(network_there)};
    Address start_at = start_there.at();
    std::array<void*, 4> arguments{&start_at, &job, &desk, &slots};
    launch(function, slots * kSlotBytes, arguments.data());
    ended_there.read(ended.data(), ended.size() * sizeof(Ended));
    return ended;
  }

  /// The network as the kernel takes it; at least one word.
  template <class G>
  static std::vector<std::int32_t> packed(const Start<G>& start) {
    const auto sizes = start.network.packed();
    std::vector<std::int32_t> words(static_cast<std::size_t>(sizes.words()) + 1);
    if (sizes.words() > bots::network::Packed::kMostWords)
      throw DriverError("This network is too large for the GPU.");
    if (!start.network.is_none()) bots::network::pack(*start.network.weights(), sizes, words.data());
    return words;
  }

  /// The kernel, which the driver makes its own code of when it is first wanted.
  Handle function_of(int number) {
    Handle& function = functions_[static_cast<std::size_t>(number)];
    if (function != nullptr) return function;
    Handle module{};
    const std::string ptx(kernel(number));  // the driver reads up to the 0 at its end
    call_driver("cuModuleLoadData", &module, static_cast<const void*>(ptx.c_str()));
    call_driver("cuModuleGetFunction", &function, module, "play");
    return function;
  }
  static int own_shared_bytes(Handle function) {
    int bytes = 0;
    call_driver("cuFuncGetAttribute", &bytes, kOwnSharedBytes, function);
    return bytes;
  }
  void launch(Handle function, int bytes, void** arguments) const {
    call_driver("cuFuncSetAttribute", function, kMoreSharedBytes, bytes);
    call_driver("cuLaunchKernel", function, static_cast<unsigned>(multiprocessors_), 1U, 1U,
                static_cast<unsigned>(kThreads), 1U, 1U, static_cast<unsigned>(bytes), Handle{}, arguments,
                static_cast<void**>(nullptr));
    call_driver("cuCtxSynchronize");
  }

  Context context_;
  std::array<char, 128> name_{};
  int multiprocessors_ = 1;
  int shared_bytes_ = 0;
  std::array<Handle, kKernels> functions_{};
};

}  // namespace

Result<std::unique_ptr<Device>> graphics_card() try {
  if (kernel(0).empty()) return Error{kNoKernels};
  return std::unique_ptr<Device>(std::make_unique<GraphicsCard>());
} catch (const DriverError& error) {
  return Error{error.what()};
}

}  // namespace longroad::gpu
