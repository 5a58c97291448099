#include <algorithm>
#include <atomic>
#include <thread>

#include "gpu/device.hpp"
#include "gpu/starts.hpp"

namespace longroad::gpu {
namespace {

/// Games that a thread takes at once.
constexpr int kTaken = 16;

template <class G>
void play_some(const Start<G>& start, const Job& job, std::atomic<int>& next, std::vector<Ended>& ended) {
  for (int from = next.fetch_add(kTaken); from < job.games; from = next.fetch_add(kTaken))
    for (int i = from; i < std::min(from + kTaken, job.games); ++i)
      ended[static_cast<std::size_t>(i)] =
          with_policy(job.policy, [&]<Policy P>() { return play<P>(start, job, i); });
}

class Cores final : public Device {
 public:
  explicit Cores(int threads) : threads_(threads) {}

  [[nodiscard]] std::string name() const override {
    return threads_ == 1 ? "one thread" : std::to_string(threads_) + " threads";
  }
  [[nodiscard]] int batch() const override { return 1000 * threads_; }
  [[nodiscard]] Result<std::vector<Ended>> play(const AnyStart& any, const Job& job) override {
    std::vector<Ended> ended(static_cast<std::size_t>(job.games));
    std::atomic<int> next = 0;
    const auto work = [&] {
      std::visit([&](const auto& start) { play_some(start, job, next, ended); }, (*any).of);
    };
    std::vector<std::jthread> others;
    for (int i = 1; i < threads_; ++i) others.emplace_back(work);
    work();
    others.clear();
    return ended;
  }

 private:
  int threads_;
};

}  // namespace

std::unique_ptr<Device> cores(int threads) { return std::make_unique<Cores>(threads); }

}  // namespace longroad::gpu
