#include "load/load.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"

namespace longroad::cli {
namespace {

void run(const load::Options& options) {
  const auto report =
      load::run(options, [](const std::string& sentence) { fmt::print(stderr, "{}\n", sentence); });
  if (!report) fail(report.error().sentence);
  fmt::print("tables {}\nsockets {}\nlines sent {}\narrivals measured {}\n", report->tables, report->sockets,
             report->lines, report->seen);
  fmt::print("line sent to line seen, ms: p50 {:.2f}  p90 {:.2f}  p99 {:.2f}  most {:.2f}\n", report->p50,
             report->p90, report->p99, report->most);
  fmt::print("tables stuck {}\nsockets closed by the server {}\n", report->stuck, report->closed);
}

}  // namespace

void add_load_command(CLI::App& program) {
  auto* command = program.add_subcommand("load", "Loads a server on this machine, and measures it");
  const auto options = std::make_shared<load::Options>();
  command->add_option("--port", options->port, "The server's port")->capture_default_str();
  command->add_option("--game", options->game, "The game")->capture_default_str();
  command->add_option("--tables", options->tables, "Tables")->capture_default_str();
  command->add_option("--watchers", options->watchers, "Sockets that watch each table")
      ->capture_default_str();
  command->add_option("--rate", options->per_second, "Lines a second at each table")->capture_default_str();
  command->add_option("--seconds", options->seconds, "How long")->capture_default_str();
  command->footer(
      "The server must run with --no-limits.\nExample:\n  longroad serve --no-limits --port 9000 &\n"
      "  longroad load --port 9000 --tables 1000 --watchers 2 --seconds 120");
  command->callback([options] { run(*options); });
}

}  // namespace longroad::cli
