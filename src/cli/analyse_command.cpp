/// `longroad analyse`: explains a game from its record.
#include <fmt/format.h>

#include <atomic>
#include <optional>
#include <thread>

#include "analysis/analysis.hpp"
#include "analysis/pages/html.hpp"
#include "analysis/words/said.hpp"
#include "cli/common/arguments.hpp"
#include "cli/common/commands.hpp"
#include "cli/common/terminal.hpp"

namespace longroad::cli {
namespace {

struct AnalyseArguments {
  std::string file;
  std::optional<int> seat;
  std::string language = "en";
  bool json = false;
  std::string html;
  int threads = 0;
};

Language language_argument(const std::string& code) {
  for (const Language language : kLanguages)
    if (code_of(language) == code) return language;
  return Language::English;
}

/// The pieces of the work, shared out over threads; the result is the same.
analysis::Report run_pieces(const analysis::Analysis& work, int threads) {
  std::vector<analysis::Piece> pieces(static_cast<std::size_t>(work.size()));
  ProgressBar bar(work.size());
  std::atomic<int> next = 0;
  const auto take = [&](bool tells) {
    for (int i = next++; i < work.size(); i = next++) {
      pieces[static_cast<std::size_t>(i)] = work.piece(i);
      if (tells) bar.at(i);
    }
  };
  std::vector<std::jthread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back(take, false);
  take(true);
  others.clear();
  bar.clear();
  return work.report(std::move(pieces));
}

void run_analyse(const AnalyseArguments& arguments) {
  const Language language = language_argument(arguments.language);
  const auto work = analysis::Analysis::of(read_file(arguments.file, "FILE"), language);
  if (!work) {
    const auto& why = work.why();
    refuse_argument("FILE", analysis::said_in(language, why.code, why.values));
  }
  analysis::Shown shown{.language = language};
  const int seats = static_cast<int>(work->story().names.size());
  if (arguments.seat && *arguments.seat > seats)
    refuse_argument("--seat", analysis::said_in(language, "no_seat", {{"seats", seats}}));
  if (arguments.seat) shown.seat = Seat::of(*arguments.seat - 1);
  const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const analysis::Report report = run_pieces(*work, arguments.threads == 0 ? cores : arguments.threads);
  if (!arguments.html.empty()) {
    const auto picture = [&](const analysis::Decision& d) { return work->picture(d); };
    write_file(arguments.html, analysis::as_html(report, shown, picture), "--html");
    if (!arguments.json) return;
  }
  if (arguments.json) return fmt::print("{}\n", analysis::as_json(report, shown));
  fmt::print("{}", analysis::as_text(report, shown));
}

}  // namespace

void add_analyse_command(Command& program) {
  auto [command, a] = program.command("analyse", "Explains a game: chances, better lines, luck", run_analyse);
  command.option("FILE", a.file, "A record, as sim --records, play --record and the page write it", kRequired)
      .option("--seat", a.seat, "Only the decisions of this seat", {.range = {1, kMaxSeats}})
      .flag("--json", a.json, "Print one JSON object")
      .option("--html", a.html, "Write a page with plots and boards to this file, and print nothing")
      .option("--lang", a.language, "The language of the words", {.one_of = {"en", "de"}})
      .option("--threads", a.threads, "How many threads work on it; otherwise one for each core",
              {.range = {1, 1024}})
      .note("How it is computed: docs/analysis.md")
      .examples({"longroad analyse games/000000.game",
                 "longroad analyse games/000000.game --seat 2 --lang de",
                 "longroad analyse games/000000.game --html report.html"});
}

}  // namespace longroad::cli
