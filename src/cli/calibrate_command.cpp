/// `longroad calibrate`: fits the chances of the analysis to games that were played.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "analysis/analysis.hpp"
#include "analysis/fit.hpp"
#include "analysis/means.hpp"
#include "cli/common/arguments.hpp"
#include "cli/common/commands.hpp"
#include "cli/common/terminal.hpp"
#include "notation/record.hpp"

namespace longroad::cli {
namespace {

struct CalibrateArguments {
  std::string folder;
  int judged = 4;
  std::vector<int> wins;
  bool check = false;
  bool quick = false;
  bool weights = false;
};

constexpr std::size_t kHeldOut = 4;  // every so many a game that is not fitted to

std::vector<std::string> records_in(const std::string& folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, error))
    if (entry.path().extension() == ".game") files.push_back(entry.path().string());
  if (files.empty()) refuse_argument("FOLDER", "There are no records (*.game) in " + folder + ".");
  std::ranges::sort(files);
  return files;
}

void print_means(const analysis::Means& means) {
  if (means.games() == 0) return;
  fmt::print("\n{:>12} {:>8} {:>8} {:>8} {:>8}\n", "points", "seat", "mean", "error", "spread");
  for (const auto& [part, seat, mean, error] : means.rows())
    fmt::print("{:>12} {:>8} {:>8.1f} {:>8.1f} {:>8.1f}\n", part, seat.index + 1, 100 * mean, 100 * error,
               100 * means.width(part));
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

/// The games of a folder, all of the same number of players.
struct Games {
  analysis::By by{};
  std::string game;
  int players = 0;
  std::vector<analysis::Sample> learnt;
  std::vector<analysis::Sample> held_out;
  std::vector<analysis::Story> judged;
};

Games read_games(const CalibrateArguments& arguments) {
  const auto files = records_in(arguments.folder);
  Games games;
  ProgressBar bar(static_cast<int>(files.size()));
  for (std::size_t i = 0; i < files.size(); ++i) {
    const auto record = expect(notation::read_record(read_file(files[i], "FOLDER")), files[i]);
    auto story =
        analysis::read_story(record, arguments.weights ? analysis::By::Weights : analysis::By::Network);
    if (!story) refuse_argument(files[i], story.error().sentence);
    const int players = story->start->players();
    if (games.players == 0) {
      games.by = story->lens->by();
      games.game = story->start->game();
      games.players = players;
    }
    if (players != games.players || story->start->game() != games.game)
      refuse_argument("FOLDER", "The records are of different games: one row is fitted at a time.");
    auto& into = arguments.check || i % kHeldOut == 0 ? games.held_out : games.learnt;
    for (auto& sample : analysis::samples_of(*story)) into.push_back(std::move(sample));
    if (std::ssize(games.judged) < arguments.judged) games.judged.push_back(std::move(*story));
    bar.at(static_cast<int>(i));
  }
  bar.clear();
  return games;
}

/// A game whose pieces are judged, while what is usual may still have to be fitted.
struct JudgedGame {
  analysis::Analysis work;
  std::vector<analysis::Piece> pieces;
};

JudgedGame judge_game(analysis::Story story, const analysis::Calibration& row, bool quick) {
  const analysis::Effort effort = quick ? analysis::kQuickEffort : analysis::Effort{};
  JudgedGame game{analysis::Analysis(std::move(story), row, Language::English, effort), {}};
  for (int i = 0; i < game.work.size(); ++i) {
    game.pieces.push_back(game.work.piece(i));
    if (auto* d = std::get_if<analysis::Decision>(&game.pieces.back())) d->text = d->position = "";
  }
  return game;
}

/// Judges games with a row, and fits to them what a judgement tells, unless the row is to be checked.
struct Judged {
  analysis::Means means;
  std::size_t decisions = 0;
};

Judged judge_games(std::vector<analysis::Story> stories, analysis::Calibration& row,
                   const CalibrateArguments& arguments) {
  std::vector<JudgedGame> games;
  analysis::Lost lost;
  ProgressBar bar(static_cast<int>(stories.size()));
  for (analysis::Story& story : stories) {
    games.push_back(judge_game(std::move(story), row, arguments.quick));
    for (const auto& piece : games.back().pieces)
      if (const auto* d = std::get_if<analysis::Decision>(&piece)) lost.add(*d);
    bar.at(static_cast<int>(games.size()));
  }
  bar.clear();
  if (!arguments.check) row.usual = lost.parts();
  std::vector<double> losses;
  Judged judged;
  for (JudgedGame& game : games) {
    const analysis::Report report = game.work.report(std::move(game.pieces));
    for (const auto& d : report.decisions) losses.push_back(static_cast<double>(d.loss) / analysis::kCertain);
    if (!report.irregular.unfinished) judged.means.add(report);
  }
  judged.decisions = losses.size();
  if (arguments.check) return judged;
  row.rest = judged.means.width("rest");
  row.losses = analysis::mark_bounds(losses);
  return judged;
}

void run_calibrate(const CalibrateArguments& arguments) {
  Games games = read_games(arguments);
  analysis::Calibration row{.by = games.by, .game = games.game, .players = games.players};
  const double believed = analysis::surprise(row, games.held_out);
  row = arguments.check ? analysis::calibration_for(games.by, games.game, games.players)
                        : analysis::fit(row, games.learnt);
  if (row.players == 0)
    refuse_argument("--check", "There is no row to check for this game and number of players.");
  if (!arguments.wins.empty()) {
    if (games.by == analysis::By::Network)
      refuse_argument("--wins", "Only the rows of --weights say what the order of seats is worth.");
    if (std::ssize(arguments.wins) != games.players || std::ranges::min(arguments.wins) < 1)
      refuse_argument("--wins", "There is one number for each seat, and each seat has won.");
    analysis::take_order(row, arguments.wins);
  }
  const Judged judged = judge_games(std::move(games.judged), row, arguments);
  fmt::print("{}\n", analysis::row_text(row));
  fmt::print("log loss of {} moments that were not fitted to: {:.4f} nats, {:.4f} before; {} decisions\n",
             games.held_out.size(), analysis::surprise(row, games.held_out), believed, judged.decisions);
  print_reliability(row, games.held_out);
  print_means(judged.means);
}

}  // namespace

void add_calibrate_command(Command& program) {
  auto [command, a] = program.command(
      "calibrate", "Fits the chances and marks of analyse to games between bots", run_calibrate);
  command
      .option("FOLDER", a.folder,
              "Records of one game with one number of players, as arena --out writes them", kRequired)
      .option("--judged", a.judged,
              "Games whose decisions are judged, for marks, what is usual, and the rest",
              {.range = {0, 100000}})
      .option("--wins", a.wins, "How often each seat won in more games than these, as sim counts it")
      .flag("--check", a.check,
            "Fits nothing: checks the row that analyse uses, on games that it was not fitted to")
      .flag("--weights", a.weights,
            "Asks no network: for the rows of games with house rules that none has played")
      .flag("--quick", a.quick, "Thinks less about each decision, for means over many games")
      .note(
          "Prints a row of src/analysis/calibrations.inc, how often seats won that were given a chance, and "
          "what the results of the judged games came from.")
      .examples({"longroad arena --bots sharp,sharp,sharp,sharp --games 200 --out games && longroad "
                 "calibrate games"});
}

}  // namespace longroad::cli
