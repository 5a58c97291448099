#include "cli/common/device.hpp"

#include <algorithm>
#include <thread>

namespace longroad::cli {

std::unique_ptr<gpu::Device> device_argument(const std::string& name) {
  if (name == "gpu") return expect(gpu::graphics_card(), "--device");
  return gpu::cores(static_cast<int>(std::max(1U, std::thread::hardware_concurrency())));
}

gpu::Policy policy_argument(const std::string& name) {
  if (name == "network") return gpu::Policy::Network;
  return name == "greedy" ? gpu::Policy::Greedy : gpu::Policy::Random;
}

gpu::Job job_of(const sim::Plan& plan) {
  return {.seed = plan.seed, .games = plan.games, .max_turns = plan.max_turns};
}

}  // namespace longroad::cli
