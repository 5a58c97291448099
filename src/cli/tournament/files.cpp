// longroad tournament export, restore, check, simulate
#include <fmt/format.h>

#include <boost/json/value.hpp>
#include <iostream>
#include <iterator>

#include "cli/common/arguments.hpp"
#include "cli/tournament/desk.hpp"
#include "cli/tournament/show.hpp"
#include "cli/tournament/tournament.hpp"
#include "notation/json.hpp"
#include "paper/prints.hpp"
#include "tournament/audit/audit.hpp"
#include "tournament/files/export.hpp"
#include "tournament/model/standings.hpp"
#include "tournament/practice/simulate.hpp"
#include "tournament/schedule/check.hpp"
#include "tournament/schedule/json.hpp"

namespace longroad::cli {

using namespace tournament;

namespace {

struct FileArguments : DeskFile {
  std::string what = "json";
  std::string out;
  std::string from;
  std::string schedule;
  std::string separator;  // empty: as the tournament's language has it
};

void run_export(const FileArguments& a) {
  const Desk desk = open_desk(a, Log::Access::Read);
  const State& state = desk.state();
  const char separator = a.separator.empty() ? separator_of(state) : a.separator.front();
  std::string text;
  if (a.what == "json") text = export_json(desk.tournament());
  if (a.what == "standings") text = write_csv(standings_rows(state, separator), separator);
  if (a.what == "results") text = write_csv(results_rows(state), separator);
  if (a.what == "players") text = write_csv(players_rows(state), separator);
  if (a.what == "report") text = paper::report_text(state, language_of(state.settings.language));
  write_file(a.out, text, "--out");
  if (!a.out.empty()) fmt::print("{} is written.\n", a.out);
}

void run_restore(const FileArguments& a) {
  const auto entries = expect(import_json(read_file(a.from, "JSON")), "JSON");
  const Desk desk = expect(Desk::restore(a.file, entries), "--file");
  fmt::print("{} is restored in {}, with {} entries.\n", desk.state().settings.name, a.file, entries.size());
}

void check_plan(const FileArguments& a) {
  const std::string text = a.schedule == "-" ? std::string(std::istreambuf_iterator<char>(std::cin), {})
                                             : read_file(a.schedule, "--schedule");
  const auto schedule = expect(read_schedule(expect(notation::parse_json(text), "--schedule")), "--schedule");
  const auto findings = check_schedule(schedule, PlanKind::Fresh, {},
                                       [](PlayerId p) { return fmt::format("player {}", p.number); });
  for (const Sentence& regret : findings.regrets) fmt::print("{}\n", regret.text);
  for (const Sentence& broken : findings.broken) fmt::print("Broken: {}\n", broken.text);
  if (!findings.good()) fail("The schedule is not within the bounds.");
  fmt::print("The schedule is within the bounds.\n");
}

void run_check(const FileArguments& a) {
  if (!a.schedule.empty()) return check_plan(a);
  const Desk desk = open_desk(a, Log::Access::Read);
  const auto differences = audit(desk.tournament());
  for (const std::string& difference : differences) fmt::print("{}\n", difference);
  if (!differences.empty()) fail("The auditor disagrees.");
  fmt::print("{} entries: the log replays, and the auditor agrees with sheets, ranking, lots and tables.\n",
             desk.tournament().entries().size());
}

struct SimulateArguments {
  SimulationOptions options;
  int count = 1;
  std::string out;
};

void run_simulate(const SimulateArguments& a) {
  int champions = 0;
  for (int i = 0; i < a.count; ++i) {
    SimulationOptions options = a.options;
    options.seed += i;
    const Tournament played = simulate(options);
    const auto differences = audit(played);
    for (const std::string& difference : differences) fmt::print("Seed {}: {}\n", options.seed, difference);
    if (!differences.empty())
      fail(fmt::format("The auditor disagrees with the tournament of seed {}.", options.seed));
    champions += !champion(played.state()).is_none();
    if (a.count > 1) continue;
    if (!a.out.empty()) expect(Desk::restore(a.out, played.entries().copy()), "--out");
    print_ranking(played.state(), false);
    print_status(played.state());
  }
  fmt::print("{} tournament{}, {} with a champion; the auditor agrees.\n", a.count, a.count == 1 ? "" : "s",
             champions);
}

}  // namespace

void add_export(Command& group) {
  auto [command, a] = reading_command(
      group, "export", "Writes spreadsheets, the report, or one file that restores everything", run_export);
  command
      .option("WHAT", a.what, "What to write",
              {.one_of = {"json", "standings", "results", "players", "report"}})
      .option("--out", a.out, "The file; otherwise to the output")
      .option("--separator", a.separator, "Between cells; otherwise as the tournament's language has it",
              {.one_of = {",", ";"}})
      .examples({"longroad tournament export --out day.json",
                 "longroad tournament export standings --out standings.csv",
                 "longroad tournament export report"});
}

void add_restore(Command& group) {
  auto [command, a] = reading_command(
      group, "restore", "Restores an exported tournament into a new file, on any machine", run_restore);
  command.option("JSON", a.from, "What export wrote", kRequired)
      .examples({"longroad tournament restore day.json --file tournament.log"});
}

void add_check(Command& group) {
  auto [command, a] = reading_command(
      group, "check",
      "Checks a tournament with an independent auditor, or a schedule against what is possible", run_check);
  command.option("--schedule", a.schedule, "A schedule as JSON; - reads the input")
      .examples(
          {"longroad tournament check --file tournament.log",
           "longroad tournament schedule --players 37 --json | longroad tournament check --schedule -"});
}

void add_simulate(Command& group) {
  auto [command, a] = group.command(
      "simulate", "Makes whole random tournaments, with drop-outs and disputes, and checks each",
      run_simulate);
  command.option("--players", a.options.players, "How many players", {.range = {3, 2'000}})
      .option("--events", a.options.events, "Preliminary events", {.range = {1, 20}})
      .option("--seed", a.options.seed, "The seed of the first tournament; the next ones count up")
      .option("--trouble", a.options.trouble, "How likely it is that something goes wrong, in per cent",
              {.range = {0, 90}})
      .option("--count", a.count, "How many tournaments", {.range = {1, 1'000'000}})
      .option("--out", a.out, "Save the tournament to this new file")
      .examples({"longroad tournament simulate --players 40 --seed 3 --out practice.log",
                 "longroad tournament simulate --players 23 --count 1000 --trouble 25"});
}

}  // namespace longroad::cli
