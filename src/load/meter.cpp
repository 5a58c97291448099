#include "load/meter.hpp"

#include <cmath>
#include <cstdlib>
#include <string>

#include "load/socket.hpp"

namespace longroad::load {
namespace {

double value_of(const std::string& metrics, std::string_view name) {
  const auto at = metrics.find("\n" + std::string(name) + " ");
  return at == std::string::npos ? 0 : std::strtod(metrics.c_str() + at + name.size() + 2, nullptr);
}

std::vector<Meter::Bucket> read_buckets(const std::string& metrics) {
  static constexpr std::string_view kBucket = "longroad_action_seconds_bucket{le=\"";
  std::vector<Meter::Bucket> buckets;
  for (auto at = metrics.find(kBucket); at != std::string::npos; at = metrics.find(kBucket, at + 1)) {
    char* end = nullptr;
    const double most = std::strtod(metrics.c_str() + at + kBucket.size(), &end);  // also of `+Inf`
    buckets.push_back({most, std::strtod(end + 2, nullptr)});
  }
  return buckets;
}

}  // namespace

Result<Meter> read_meter(int port) {
  const auto metrics = request(port, "GET", "/metrics", {});
  if (!metrics) return metrics.error();
  return Meter{value_of(*metrics, "process_cpu_seconds_total"),
               value_of(*metrics, "process_resident_memory_bytes"),
               value_of(*metrics, "longroad_lines_total"), read_buckets(*metrics)};
}

double server_time(const Meter& before, const Meter& after, double part) {
  if (after.took.empty() || before.took.size() != after.took.size()) return 0;
  const auto count = [&](std::size_t i) { return after.took[i].count - before.took[i].count; };
  const double wanted = part * count(after.took.size() - 1);
  std::size_t i = 0;
  while (i + 1 < after.took.size() && count(i) < wanted) ++i;
  const double low = i == 0 ? 0 : after.took[i - 1].most;
  const double below = i == 0 ? 0 : count(i - 1);
  if (std::isinf(after.took[i].most) || count(i) <= below) return 1000 * low;
  return 1000 * (low + (after.took[i].most - low) * (wanted - below) / (count(i) - below));
}

}  // namespace longroad::load
