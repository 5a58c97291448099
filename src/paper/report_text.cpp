// The report that hosts owe as plain text: participants, final table and scores, and what else is kept.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "paper/print_common.hpp"
#include "paper/report_parts.hpp"
#include "phrases/english.hpp"
#include "tournament/model/event_words.hpp"
#include "tournament/model/standings.hpp"

namespace longroad::paper {

using namespace tournament;

namespace {

/// Writes it down, line by line.
class ReportWriter {
 public:
  ReportWriter(const State& state, Language language)
      : state_(state), language_(language), w_(words_in(language)) {}

  std::string write() {
    line(0, state_.settings.name);
    section("", facts(state_, language_).lines);
    if (state_.final.posted()) write_final();
    write_places();
    write_ranking();
    for (const GameId id : all_games(state_)) write_game(id);
    write_remarks();
    return std::move(text_);
  }

 private:
  void line(int indent, std::string_view words) {
    fmt::format_to(std::back_inserter(text_), "{:{}}{}\n", "", indent, words);
  }
  void heading(std::string_view title) {
    text_ += '\n';
    if (!title.empty()) line(0, title);
  }
  void section(std::string_view title, const std::vector<std::string>& lines) {
    heading(title);
    for (const std::string& one : lines) line(title.empty() ? 0 : 2, one);
  }

  [[nodiscard]] const std::string& name_of(PlayerId p) const { return state_.person(p).name; }
  [[nodiscard]] std::string names_of(const std::vector<PlayerId>& players) const {
    std::vector<std::string> names;
    for (const PlayerId p : players) names.push_back(name_of(p));
    return fmt::format("{}", fmt::join(names, ", "));
  }
  [[nodiscard]] std::string remark_text(const Remark& r) const {
    const std::string kind = english::capital(std::string(term(language_, r.kind)));
    return with_words(fmt::format("{} ({}, {})", kind, r.by, r.at), r.text);
  }

  void write_final() {
    const PlayerId first = champion(state_);
    heading(filled(w_.champion_is, first.is_none() ? w_.not_known_yet : std::string_view(name_of(first))));
    line(0, w_.finalists);
    for (const PlayerId p : state_.final.sheets[0].players) {
      const std::string& contact = state_.person(p).contact;
      line(2, fmt::format("{}: {}", name_of(p), contact.empty() ? w_.no_contact : contact));
    }
  }

  void write_places() {
    heading(places_title(state_, w_));
    int place = 0;
    for (const PlayerId p : final_places(state_)) line(0, fmt::format("{:4}. {}", ++place, name_of(p)));
    for (const std::string& one : without_place(state_, w_).lines) line(3, "–  " + one);
    for (const Person& person : state_.people) {
      if (person.penalty) line(3, "–  " + penalty_text(person, w_));
    }
  }

  void write_ranking() {
    heading(w_.ranking);
    int rank = 0;
    for (const Standing& s : standings(state_)) {
      const std::string percent = localised(percent_text(s.score, state_.settings.percentages), w_);
      line(0, fmt::format("{:4}. {:<28} {} {}, {} {}, {} {}{}{}", ++rank, name_of(s.player), w_.wins,
                          s.score.wins, w_.points, s.score.points, w_.percent, percent,
                          s.score.complete ? "" : "  ", s.score.complete ? "" : w_.incomplete));
    }
  }

  void write_limit(const std::optional<TurnLimit>& limit) {
    if (limit) line(2, filled(w_.limit_is, limit->seconds, limit->asked));
  }

  void write_game(GameId id) {
    const Game& game = *state_.game(id);
    if (!game.posted()) return;
    heading(title_of(state_, id, w_) + ": " +
            (game.started ? filled(w_.board_and_times, game.layout, game.started_at)
                          : filled(w_.board_number, game.layout)));
    write_limit(game.limit);
    for (std::size_t t = 0; t < game.sheets.size(); ++t) {
      line(1, filled(w_.table_number, t + 1));
      write_sheet(game.sheets[t]);
    }
  }

  void write_sheet(const Sheet& sheet) {
    const bool empty = sheet.state == SheetState::Empty;
    if (!empty) {
      const PlayerId won = sheet.result.winner;
      line(2, filled(w_.result_is, term(language_, in_words(sheet.state)), result_text(state_, sheet)));
      line(2, fmt::format("{}: {}", w_.winner, won.is_none() ? "–" : name_of(won)));
    }
    if (!sheet.selection.empty()) line(2, filled(w_.selection_order, names_of(sheet.selection)));
    line(2, filled(w_.play_order, names_of(empty ? sheet.players : sheet.result.order)));
    if (!sheet.lost.empty()) line(2, filled(w_.left_during, names_of(sheet.lost)));
    if (!sheet.banker.empty()) line(2, filled(w_.banker_is, sheet.banker));
    if (!sheet.refusal.empty()) line(2, english::capital(filled(w_.refused, sheet.refusal)));
    if (!sheet.decision.empty()) line(2, english::capital(filled(w_.decided, sheet.decision)));
    write_limit(sheet.limit);
    for (const Remark& r : sheet.remarks) line(2, remark_text(r));
  }

  /// What belongs to no table.
  void write_remarks() {
    std::vector<std::string> lines;
    for (const Remark& r : state_.remarks) lines.push_back(remark_text(r));
    for (const Person& person : state_.people) {
      for (const Warning& warning : person.warnings) {
        const std::string by = fmt::format("{} ({})", warning.by, warning.at);
        lines.push_back(filled(w_.warned, person.name, by, warning.ground));
      }
    }
    if (!lines.empty()) section(w_.remarks, lines);
  }

  const State& state_;
  Language language_;
  const Words& w_;
  std::string text_;
};

}  // namespace

std::string report_text(const State& state, Language language) {
  return ReportWriter(state, language).write();
}

}  // namespace longroad::paper
