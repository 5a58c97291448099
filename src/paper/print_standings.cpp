// The ranking, page after page, with the line of who goes on.
#include <fmt/format.h>

#include <algorithm>

#include "paper/print_common.hpp"
#include "paper/table.hpp"
#include "tournament/standings.hpp"

namespace longroad::paper {

using namespace tournament;

namespace {

/// After which rank the others stay behind.
std::size_t cut_after(const State& state) { return has_semifinals(state) ? kSemifinalists : kSeats; }

}  // namespace

double draw_standings(Document& document, const State& state, double y) {
  const bool several = state.event_count() > 1;
  const bool has_clubs = std::ranges::any_of(state.people, [](const Person& p) { return !p.club.empty(); });
  std::vector<Column> columns{{"Rank", 0.7, Align::Right, true}, {"Player", 3.6},
                              {has_clubs ? "Club" : "", 2.4},    {"Wins", 0.8, Align::Right},
                              {"Points", 0.9, Align::Right},     {"Percent", 1.2, Align::Right},
                              {"Lot", 0.7, Align::Right}};
  if (several) columns.push_back({"Event", 0.8, Align::Right});
  ColumnTable table(document, columns, y);
  const std::vector<Standing> ranking = standings(state);
  for (std::size_t i = 0; i < ranking.size(); ++i) {
    const Standing& s = ranking[i];
    const Person& person = state.person(s.player);
    std::vector<std::string> cells{std::to_string(i + 1),
                                   person.name,
                                   s.score.complete ? person.club : "incomplete",
                                   std::to_string(s.score.wins),
                                   std::to_string(s.score.points),
                                   percent_text(s.score.percent),
                                   s.lot == 0 ? "" : std::to_string(s.lot)};
    if (several) cells.push_back(std::to_string(s.score.event));
    table.row(cells);
    if (state.preliminaries_finished() && i + 1 == cut_after(state) && i + 1 < ranking.size()) {
      table.cut(has_semifinals(state) ? "semi-finals" : "final");
    }
  }
  return table.y();
}

std::string print_standings(const State& state, const PrintOptions& options) {
  const bool over = state.preliminaries_finished();
  const Frame frame =
      frame_of(state, over ? "Preliminary ranking" : "Standings", "wins, points, percent, lots (1.4)");
  return make_pdf(options.size, frame, options.made, [&](Document& document) {
    document.new_page();
    draw_standings(document, state, document.top());
  });
}

}  // namespace longroad::paper
