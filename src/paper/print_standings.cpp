// The ranking, page after page, with the line of who goes on.
#include <algorithm>

#include "paper/print_common.hpp"
#include "paper/table.hpp"
#include "tournament/model/standings.hpp"

namespace longroad::paper {

using namespace tournament;

namespace {

/// Who goes on, how many lines of the ranking hold all of them, and what the line below says.
struct Cut {
  std::vector<PlayerId> advancing;
  std::size_t after = 0;  // 0: nobody goes on yet
  std::string_view words;
};

Cut find_cut(const State& state, const std::vector<Standing>& ranking, const Words& w) {
  Cut cut;
  if (!state.preliminaries_finished()) return cut;
  cut.advancing = advancing(state);
  cut.words = cut.advancing.size() > kSeats ? w.goes_to_semifinals : w.goes_to_final;
  for (std::size_t i = 0; i < ranking.size(); ++i) {
    if (std::ranges::find(cut.advancing, ranking[i].player) != cut.advancing.end()) cut.after = i + 1;
  }
  return cut;
}

constexpr double kRowHeight = 19;
constexpr double kTextSize = 10;

/// The largest type that takes no more pages than the plain one, and leaves room for the cut.
double fitting_scale(Document& document, const std::vector<Column>& columns,
                     const std::vector<std::vector<std::string>>& rows, double y) {
  constexpr double kCutRoom = 14;
  const auto pages = [&](double scale) {
    return ColumnTable::count_pages(document, columns, rows, y + kCutRoom, kRowHeight * scale,
                                    kTextSize * scale);
  };
  const double height = document.bottom() - document.top();
  const int plain = pages(1);
  const double rows_in_all = static_cast<double>(rows.size() + static_cast<std::size_t>(plain));
  return largest_scale(std::min(2.2, height * plain / (kRowHeight * rows_in_all)), [&](double scale) {
    return pages(scale) <= plain && ColumnTable::fits_numbers(document, columns, rows, kTextSize * scale);
  });
}

/// What stands in the column of clubs: why somebody above the line does not go on, or the club.
std::string club_cell(const State& state, const Standing& s, bool above, const Cut& cut, const Words& w) {
  if (!s.score.complete) return std::string(w.incomplete);
  const bool advances = std::ranges::find(cut.advancing, s.player) != cut.advancing.end();
  return above && !advances ? std::string(w.absent) : state.person(s.player).club;
}

}  // namespace

double draw_standings(Document& document, const State& state, double y, const Words& w, Type type) {
  const bool several = state.event_count() > 1;
  const bool has_clubs = std::ranges::any_of(state.people, [](const Person& p) { return !p.club.empty(); });
  const auto title = [](std::string_view word) { return std::string(word); };
  std::vector<Column> columns{{title(w.rank), 0.7, Align::Right, true},
                              {title(w.player), 3.6},
                              {has_clubs ? title(w.club) : "", has_clubs ? 2.4 : 1.8},
                              {title(w.wins), 0.8, Align::Right},
                              {title(w.points), 0.9, Align::Right},
                              {title(w.percent), 1.4, Align::Right},
                              {title(w.lot), 0.7, Align::Right}};
  if (several) columns.push_back({title(w.event), 0.9, Align::Right});
  const std::vector<Standing> ranking = standings(state);
  const std::vector<Ranks> shared = ranks(ranking, state.settings.percentages);
  const Cut cut = find_cut(state, ranking, w);
  std::vector<std::vector<std::string>> rows;
  for (std::size_t i = 0; i < ranking.size(); ++i) {
    const Standing& s = ranking[i];
    const Person& person = state.person(s.player);
    std::vector<std::string> cells{text(shared[i]),
                                   person.name,
                                   club_cell(state, s, i < cut.after, cut, w),
                                   std::to_string(s.score.wins),
                                   std::to_string(s.score.points),
                                   localised(percent_text(s.score, state.settings.percentages), w),
                                   s.lot == 0 ? "" : std::to_string(s.lot)};
    if (several) cells.push_back(std::to_string(s.score.event));
    rows.push_back(std::move(cells));
  }
  const double scale = type == Type::Plain ? 1 : fitting_scale(document, columns, rows, y);
  ColumnTable table(document, columns, y, kRowHeight * scale, kTextSize * scale);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    table.row(rows[i]);
    if (i + 1 == cut.after && i + 1 < ranking.size()) table.cut(std::string(cut.words));
  }
  return table.y();
}

std::string print_standings(const State& state, const PrintOptions& options) {
  const bool over = state.preliminaries_finished();
  const Words& w = words_in(options.language);
  const Frame frame = frame_of(state, std::string(over ? w.ranking : w.standings), std::string(w.criteria));
  return make_pdf(options.size, frame, options.made, [&](Document& document) {
    document.new_page();
    draw_standings(document, state, document.top(), w, Type::Largest);
  });
}

}  // namespace longroad::paper
