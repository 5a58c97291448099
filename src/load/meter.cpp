#include "load/meter.hpp"

#include <cstdlib>
#include <string>

#include "load/socket.hpp"

namespace longroad::load {
namespace {

double value_of(const std::string& metrics, std::string_view name) {
  const auto at = metrics.find("\n" + std::string(name) + " ");
  return at == std::string::npos ? 0 : std::strtod(metrics.c_str() + at + name.size() + 2, nullptr);
}

}  // namespace

Result<Meter> read_meter(int port) {
  const auto metrics = request(port, "GET", "/metrics", {});
  if (!metrics) return metrics.error();
  return Meter{value_of(*metrics, "process_cpu_seconds_total"),
               value_of(*metrics, "process_resident_memory_bytes")};
}

}  // namespace longroad::load
