/// `longroad worker`: plays pieces of other people's matches and batches.
#include <fmt/format.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <list>

#include "cli/common/commands.hpp"
#include "cli/common/hiring.hpp"
#include "work/worker.hpp"

namespace longroad::cli {
namespace {

struct WorkerArguments {
  std::string bus;
  int threads = 1;
  bool trusting = false;
};

/// Blocks until the program is asked to end. No other thread gets these signals.
class EndSignals {
 public:
  EndSignals() {
    sigemptyset(&signals_);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&signals_, signal);
    pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
  }
  void wait() const {
    int signal = 0;
    sigwait(&signals_, &signal);
  }

 private:
  sigset_t signals_{};
};

void run_worker(const WorkerArguments& arguments) {
  const EndSignals signals;
  const bus::BusPtr bus = expect(bus::connect(arguments.bus), "--bus");
  std::list<work::Worker> workers;
  for (int i = 0; i < arguments.threads; ++i)
    workers.emplace_back(*bus, work::Trust{.files_and_programs = arguments.trusting});
  fmt::print("Waiting for work. Ctrl-C returns what is begun and ends.\n");
  std::fflush(stdout);
  signals.wait();
  for (work::Worker& worker : workers) worker.stop();
  bus->flush();
  std::_Exit(0);  // nobody waits for the games that were returned
}

}  // namespace

void add_worker_command(Command& program) {
  auto [command, a] = program.command(
      "worker", "Plays what arena, sim and tune hand out over a bus, and helps servers", run_worker);
  command.option("--bus", a.bus, kBusHelp, kRequired)
      .option("--threads", a.threads, "How many pieces of work it plays at the same time",
              {.range = {1, 1024}})
      .flag(
          "--allow-programs", a.trusting,
          "Start programs (exec:) and read files that a piece of work names: only where everybody on the bus "
          "may do so here")
      .note(
          "All workers must be the same build as the command that hands out the work: others refuse, since "
          "they might play differently. More: docs/cluster.md")
      .examples({"longroad worker --bus nats://127.0.0.1:4222 --threads 4",
                 "longroad arena --bots search:depth=2,greedy,greedy,greedy --games 1000 --bus "
                 "nats://127.0.0.1:4222 --workers 4"});
}

}  // namespace longroad::cli
