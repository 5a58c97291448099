#include "server/net/metrics.hpp"

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>

namespace longroad::server {
namespace {

/// What the system says of the process, under the names that Prometheus has for it.
std::string process_text() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  std::uint64_t pages = 0;
  std::uint64_t resident = 0;
  std::ifstream("/proc/self/statm") >> pages >> resident;
  return fmt::format(
      "# HELP process_cpu_seconds_total Processor time used.\n# TYPE process_cpu_seconds_total counter\n"
      "process_cpu_seconds_total {}\n"
      "# HELP process_resident_memory_bytes Memory in use.\n# TYPE process_resident_memory_bytes gauge\n"
      "process_resident_memory_bytes {}\n",
      seconds(used.ru_utime) + seconds(used.ru_stime), resident * static_cast<std::uint64_t>(getpagesize()));
}

}  // namespace

void Metrics::took(std::uint64_t microseconds) {
  ++latency[static_cast<std::size_t>(std::ranges::lower_bound(kBounds, microseconds) - kBounds.begin())];
  latency_sum += microseconds;
}

std::string Metrics::text() const {
  std::string text;
  const auto add = [&](std::string_view name, std::string_view kind, std::string_view help, auto value) {
    text += fmt::format("# HELP longroad_{0} {1}\n# TYPE longroad_{0} {2}\nlongroad_{0} {3}\n", name, help,
                        kind, value);
  };
  add("sockets", "gauge", "Open WebSockets.", sockets.load());
  add("tables", "gauge", "Tables in memory.", rooms.load());
  add("requests_total", "counter", "HTTP requests.", requests.load());
  add("messages_in_total", "counter", "Messages from pages.", messages_in.load());
  add("messages_out_total", "counter", "Messages to pages.", messages_out.load());
  add("lines_total", "counter", "Lines played.", lines.load());
  add("refusals_total", "counter", "Commands refused.", refusals.load());
  add("games_ended_total", "counter", "Games that ended.", games_ended.load());
  add("unsent_bytes", "gauge", "What pages have not taken in yet.", unsent.load());
  add("turned_away_total", "counter", "Connections beyond those that all or one address may have.",
      turned_away.load());
  add("cut_off_total", "counter", "Sockets that took in too little, or never said hello.", cut_off.load());
  add("relayed_out", "gauge", "WebSockets here whose table another node has.", relayed_out.load());
  add("relayed_in", "gauge", "WebSockets of other nodes whose table is here.", relayed_in.load());
  add("relayed_requests_total", "counter", "HTTP requests that another node has answered.",
      relayed_requests.load());
  add("taken_up_total", "counter",
      "Tables and tournaments taken up after their server, this one or another, had stopped.",
      taken_up.load());
  text += process_text();
  text +=
      "# HELP longroad_action_seconds From a command read to what it caused handed to the sockets.\n"
      "# TYPE longroad_action_seconds histogram\n";
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < latency.size(); ++i) {
    total += latency[i].load();
    const std::string bound =
        i == kBounds.size() ? "+Inf" : fmt::format("{}", static_cast<double>(kBounds[i]) / 1e6);
    text += fmt::format("longroad_action_seconds_bucket{{le=\"{}\"}} {}\n", bound, total);
  }
  text += fmt::format("longroad_action_seconds_sum {}\nlongroad_action_seconds_count {}\n",
                      static_cast<double>(latency_sum.load()) / 1e6, total);
  return text;
}

}  // namespace longroad::server
