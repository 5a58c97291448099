/// `longroad calibrate`: fits the chances of the analysis to games that were played.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>

#include "analysis/analysis.hpp"
#include "analysis/fit.hpp"
#include "analysis/moment.hpp"
#include "cli/common/arguments.hpp"
#include "cli/common/commands.hpp"
#include "cli/common/terminal.hpp"
#include "notation/record.hpp"

namespace longroad::cli {
namespace {

struct CalibrateArguments {
  std::string folder;
  int judged = 4;
  std::uint64_t held_out = 4;
};

std::vector<std::string> records_in(const std::string& folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, error))
    if (entry.path().extension() == ".game") files.push_back(entry.path().string());
  if (files.empty()) refuse_argument("FOLDER", "There are no records (*.game) in " + folder + ".");
  std::ranges::sort(files);
  return files;
}

using Parts = std::map<std::string_view, std::vector<std::vector<double>>>;  // of each the seats' numbers

void note_parts(Parts& parts, const analysis::Report& report) {
  for (const analysis::Account& a : report.accounts) {
    const auto note = [&](std::string_view part, int value) {
      auto& seats = parts[part];
      seats.resize(report.accounts.size());
      seats[static_cast<std::size_t>(a.seat.index)].push_back(static_cast<double>(value) /
                                                              analysis::kCertain);
    };
    note("own", a.own);
    note("others", a.others);
    note("luck", a.luck);
    note("rest", a.rest);
  }
}

/// How wide a seat's rest is, over all of them.
double rest_of(const Parts& parts) {
  const auto found = parts.find("rest");
  if (found == parts.end()) return 0;
  double squares = 0;
  for (const auto& seat : found->second) squares += std::pow(analysis::Spread::of(seat).deviation, 2);
  return std::sqrt(squares / static_cast<double>(found->second.size()));
}

void print_parts(const Parts& parts) {
  if (!parts.empty())
    fmt::print("\n{:>12} {:>8} {:>8} {:>8} {:>8}\n", "points", "seat", "mean", "error", "spread");
  for (const auto& [part, seats] : parts)
    for (std::size_t i = 0; i < seats.size(); ++i) {
      const auto spread = analysis::Spread::of(seats[i]);
      fmt::print("{:>12} {:>8} {:>8.1f} {:>8.1f} {:>8.1f}\n", part, i + 1, 100 * spread.mean,
                 100 * spread.error, 100 * spread.deviation);
    }
}

void print_reliability(const analysis::Calibration& row, const std::vector<analysis::Sample>& samples) {
  fmt::print("\n{:>12} {:>8} {:>8} {:>8}\n", "chance", "seats", "said", "won");
  int low = 0;
  for (const analysis::Bin& bin : analysis::reliability(row, samples)) {
    if (bin.count > 0)
      fmt::print("{:>8} % … {:>7} {:>7.1f}% {:>7.1f}%\n", low, bin.count, 100 * bin.said, 100 * bin.won);
    low += 10;
  }
}

void run_calibrate(const CalibrateArguments& arguments) {
  const auto files = records_in(arguments.folder);
  std::vector<analysis::Sample> learnt;
  std::vector<analysis::Sample> held_out;
  std::vector<analysis::Story> judged;
  analysis::Calibration row;
  ProgressBar bar(static_cast<int>(files.size()));
  static std::string game;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const auto record = expect(notation::read_record(read_file(files[i], "FOLDER")), files[i]);
    auto story = analysis::read_story(record);
    if (!story) refuse_argument(files[i], story.error().sentence);
    const int players = story->start->players();
    if (row.players == 0) {
      game = story->start->game();
      row.players = players;
    }
    if (players != row.players || story->start->game() != game)
      refuse_argument("FOLDER", "The records are of different games: one row is fitted at a time.");
    auto& into = i % arguments.held_out == 0 ? held_out : learnt;
    for (auto& sample : analysis::samples_of(*story)) into.push_back(std::move(sample));
    if (static_cast<int>(judged.size()) < arguments.judged) judged.push_back(std::move(*story));
    bar.at(static_cast<int>(i));
  }
  bar.clear();
  row.game = game;
  const double believed = analysis::surprise(row, held_out);
  row = analysis::fit(row, learnt);
  std::vector<double> losses;
  Parts parts;
  for (analysis::Story& story : judged) {
    const analysis::Analysis work(std::move(story), row);
    const analysis::Report report = analysis::run(work, [](int) {});
    for (const auto& d : report.decisions) losses.push_back(static_cast<double>(d.loss) / analysis::kCertain);
    if (!report.irregular.unfinished) note_parts(parts, report);
  }
  row.rest = rest_of(parts);
  row.losses = analysis::mark_bounds(losses);
  fmt::print("{}\n", analysis::row_text(row));
  fmt::print(
      "{} games; log loss on every {}th, which was not fitted: {:.4f} nats, {:.4f} before; {} decisions\n",
      files.size(), arguments.held_out, analysis::surprise(row, held_out), believed, losses.size());
  print_reliability(row, held_out);
  print_parts(parts);
}

}  // namespace

void add_calibrate_command(Command& program) {
  auto [command, a] = program.command(
      "calibrate", "Fits the chances and marks of analyse to games between bots", run_calibrate);
  command
      .option("FOLDER", a.folder,
              "Records of one game with one number of players, as arena --out writes them", kRequired)
      .option("--judged", a.judged, "Games whose decisions are judged, for the marks and the rest",
              {.range = {0, 100000}})
      .note(
          "Prints a row of src/analysis/calibrations.inc, how often seats won that were given a chance, and "
          "what "
          "the results of the judged games came from.")
      .examples({"longroad arena --bots sharp,sharp,sharp,sharp --games 200 --out games && longroad "
                 "calibrate games"});
}

}  // namespace longroad::cli
