#include "server/net/pools.hpp"

#include <fmt/format.h>

namespace longroad::server {

void Pools::close() {
  for (WorkPool* pool :
       {&bots, &passwords, &replays, &analyses, &paper, &planning, &imports, &desks, &answers})
    pool->close();
}

std::string Pools::text() const {
  std::string waiting =
      "# HELP longroad_pool_waiting Work that waits for a thread.\n# TYPE longroad_pool_waiting gauge\n";
  std::string taken =
      "# HELP longroad_pool_taken_total Work that was taken.\n# TYPE longroad_pool_taken_total counter\n";
  std::string refused =
      "# HELP longroad_pool_refused_total Work that was refused, since too much waited.\n"
      "# TYPE longroad_pool_refused_total counter\n";
  for (const WorkPool* pool :
       {&bots, &passwords, &replays, &analyses, &paper, &planning, &imports, &desks, &answers}) {
    const auto counters = pool->counters();
    waiting += fmt::format("longroad_pool_waiting{{pool=\"{}\"}} {}\n", pool->name(), counters.waiting);
    taken += fmt::format("longroad_pool_taken_total{{pool=\"{}\"}} {}\n", pool->name(), counters.taken);
    refused += fmt::format("longroad_pool_refused_total{{pool=\"{}\"}} {}\n", pool->name(), counters.refused);
  }
  std::string elsewhere;
  if (thinkers != nullptr)
    elsewhere = fmt::format(
        "# HELP longroad_decided_elsewhere_total Lines of bots that workers have chosen.\n"
        "# TYPE longroad_decided_elsewhere_total counter\nlongroad_decided_elsewhere_total {}\n",
        thinkers->made());
  if (analysts != nullptr)
    elsewhere += fmt::format(
        "# HELP longroad_analysed_elsewhere_total Analyses that workers have made.\n"
        "# TYPE longroad_analysed_elsewhere_total counter\nlongroad_analysed_elsewhere_total {}\n",
        analysts->made());
  return waiting + taken + refused + elsewhere;
}

}  // namespace longroad::server
