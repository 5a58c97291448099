// longroad tournament practice
#include <fmt/format.h>

#include <cstdio>

#include "cli/tournament/tournament.hpp"
#include "load/practice.hpp"

namespace longroad::cli {
namespace {

void run_bots_tournament(const load::PracticeOptions& options) {
  const auto report = load::practice(options, [](const std::string& sentence) {
    fmt::print("{}\n", sentence);
    std::fflush(stdout);
  });
  if (!report) fail(report.error().sentence);
  fmt::print("Champion: {}, after {:.1f} s and {} entries of the log\n", report->champion, report->seconds,
             report->entries);
  if (options.phones > 0)
    fmt::print("{} phones were sent {} documents, {} KB; {} were turned away\n", options.phones,
               report->documents, report->kilobytes, report->closed);
}

}  // namespace

void add_practice(Command& group) {
  auto [command, a] =
      group.command("practice", "Has a server on this machine run a tournament of bots to its champion",
                    run_bots_tournament);
  command.option("--port", a.port, "The server's port", {.range = {1, 65535}})
      .option("--players", a.players, "Bots", {.range = {6, 2000}})
      .option("--bot", a.bot, "Which bot plays")
      .option("--phones", a.phones, "Players' pages that are open all the time", {.range = {0, 2000}})
      .note("With --phones the server must run with --no-limits.")
      .examples({"longroad serve --no-limits &", "longroad tournament practice --players 400 --phones 400"});
}

}  // namespace longroad::cli
