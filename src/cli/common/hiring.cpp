#include "cli/common/hiring.hpp"

#include <fmt/format.h>

namespace longroad::cli {

void add_hiring(Command& command, Hiring& hiring) {
  command.option("--bus", hiring.bus, kBusHelp)
      .option("--workers", hiring.workers,
              "Let so many workers play at once instead of threads: longroad worker starts them",
              {.range = {1, 1024}, .needs = "--bus"});
}

Hired::Hired(bus::BusPtr carrier, const std::atomic<bool>& stop)
    : bus(std::move(carrier)),
      crew(
          *bus, [](const std::string& sentence) { fmt::print(stderr, "longroad: {}\n", sentence); }, stop) {}

std::unique_ptr<Hired> hire(const Hiring& hiring, const std::atomic<bool>& stop) {
  if (hiring.bus.empty()) return nullptr;
  if (hiring.workers == 0) refuse_argument("--bus", "Say with --workers how many workers play at once.");
  return std::make_unique<Hired>(expect(bus::connect(hiring.bus), "--bus"), stop);
}

}  // namespace longroad::cli
