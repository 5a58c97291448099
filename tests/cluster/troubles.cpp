#include "troubles.hpp"

#include <fmt/format.h>
#include <signal.h>

#include <algorithm>
#include <thread>

namespace longroad::tests {

using namespace std::chrono_literals;
using std::chrono::steady_clock;

namespace {

/// Of a node, in milliseconds.
int lease_of(const Cluster& cluster) { return cluster.nodes.size() > 1 ? 3'000 : 10'000; }

constexpr auto kGivenUp = 60s;  // a table that does not go on

}  // namespace

void Troubles::pause(int most_milliseconds) {
  std::this_thread::sleep_for(
      milliseconds(std::uniform_int_distribution<int>(0, most_milliseconds)(random_)));
}

Moment Troubles::make(Fault fault) {
  const auto which = std::uniform_int_distribution<std::size_t>(0, cluster_.nodes.size() - 1)(random_);
  Node& node = cluster_.nodes[which];
  const bool alone = cluster_.nodes.size() == 1;
  auto moment = steady_clock::now();
  switch (fault) {
    case Fault::Kill:
      node.process.kill();
      pause(2000);
      if (alone) moment = steady_clock::now();  // nobody else can take over
      node.start();
      break;
    case Fault::Halt:
      node.process.signal(SIGSTOP);
      std::this_thread::sleep_for(milliseconds(lease_of(cluster_) + 200));
      pause(2000);
      node.process.signal(SIGCONT);
      if (alone) moment = steady_clock::now();
      break;
    case Fault::Drain:
      if (const int status = node.process.stop(10); status != 0)
        cluster_.complaints.add(
            fmt::format("a node that is stopped ends with {}: {}", status, node.process.said()));
      if (alone) moment = steady_clock::now();
      node.start();
      break;
    case Fault::Database:
      cluster_.postgres.stop();
      pause(2000);
      cluster_.postgres.start();
      moment = steady_clock::now();
      break;
    case Fault::Bus:
      cluster_.nats.stop();
      pause(1000);
      cluster_.nats.start();
      moment = steady_clock::now();
      break;
  }
  return moment;
}

void Troubles::wait_for_tables(Moment moment, Fault fault) {
  while (!pulses_.waiting(moment).empty() && cluster_.complaints.all().empty()) {
    if (steady_clock::now() - moment > kGivenUp) {
      for (const std::string& table : pulses_.waiting(moment))
        cluster_.complaints.add(
            fmt::format("{} does not go on; {}", table, kFaultWords[static_cast<std::size_t>(fault)]));
      return;
    }
    std::this_thread::sleep_for(10ms);
  }
}

void Troubles::make(const FaultCounts& counts) {
  std::vector<Fault> faults;
  for (std::size_t i = 0; i < counts.size(); ++i)
    faults.insert(faults.end(), static_cast<std::size_t>(counts[i]), static_cast<Fault>(i));
  std::ranges::shuffle(faults, random_);
  for (const Fault fault : faults) {
    pause(700);
    const Moment moment = make(fault);
    made_[fault].push_back(moment);
    wait_for_tables(moment, fault);
    for (Node& node : cluster_.nodes)
      if (node.process.crashed()) {
        cluster_.complaints.add("a node ends by itself: " + node.process.said());
        return;
      }
    if (!cluster_.complaints.all().empty()) return;
  }
}

void Troubles::report(std::chrono::duration<double> most) {
  for (const auto& [fault, moments] : made_) {
    std::vector<double> all;
    for (const Moment moment : moments)
      for (const double seconds : pulses_.silences(moment)) all.push_back(seconds);
    std::ranges::sort(all);
    if (all.empty()) continue;
    const auto at = [&](double part) {
      return all[std::min(all.size() - 1, static_cast<std::size_t>(part * static_cast<double>(all.size())))];
    };
    fmt::print("{} ({} times, {} tables): still for {:.2f} s p50, {:.2f} p90, {:.2f} p99, {:.2f} longest\n",
               kFaultWords[static_cast<std::size_t>(fault)], moments.size(), all.size(), at(0.5), at(0.9),
               at(0.99), all.back());
    // A halted node is missed only when its lease is over.
    const double allowed = most.count() + (fault == Fault::Halt ? lease_of(cluster_) / 1000.0 : 0);
    if (all.back() > allowed)
      cluster_.complaints.add(fmt::format("{}: a table stood still for {:.2f} s",
                                          kFaultWords[static_cast<std::size_t>(fault)], all.back()));
  }
}

}  // namespace longroad::tests
