// Semi-finals, final and champion on one page.
#include <algorithm>

#include "paper/print_common.hpp"
#include "tournament/model/standings.hpp"

namespace longroad::paper {

using namespace tournament;

namespace {

std::string number_text(const Game& game, PlayerId player) {
  const auto found = game.numbers.find(player);
  return found == game.numbers.end() ? "" : std::to_string(found->second);
}

constexpr double kBracketTitle = 24;
constexpr double kBracketRow = 30;  // two lines of a long name
constexpr double kBracketBox = kBracketTitle + kSeats * kBracketRow + 6;

/// A table of the bracket: its players with their numbers and points, the winner strong.
void draw_bracket_box(Document& document, double x, double y, double width, const std::string& title,
                      const State& state, const Place& place) {
  const Sheet* sheet = state.sheet(place);
  document.fill(x, y, width, kBracketBox, {1, 1, 1}, 6);
  document.box(x, y, width, kBracketBox, kLine, 6);
  document.label(x + 10, y + kBracketTitle / 2 + 1, width - 20, title,
                 {.size = 10, .bold = true, .colour = kAccent});
  document.line(x + 10, y + kBracketTitle, x + width - 10, y + kBracketTitle);
  for (int i = 0; i < kSeats; ++i) {
    const double middle = y + kBracketTitle + kBracketRow * (i + 0.5) + 2;
    if (sheet == nullptr || i >= std::ssize(sheet->players)) {
      document.line(x + 10, middle + 7, x + width - 10, middle + 7);
      continue;
    }
    const PlayerId player = sheet->players[i];
    const bool won = sheet->finished() && winner(state, *sheet) == player;
    const auto at = std::ranges::find(sheet->result.order, player);
    const std::string points = sheet->state == SheetState::Empty || at == sheet->result.order.end()
                                   ? ""
                                   : std::to_string(sheet->result.points[at - sheet->result.order.begin()]);
    if (won) document.fill(x + 5, middle - kBracketRow / 2 + 1, width - 10, kBracketRow - 2, kShade, 3);
    document.label(x + 8, middle, 18, number_text(*state.game(place.game), player),
                   {.size = 8, .colour = kQuiet, .align = Align::Right});
    document.label(x + 32, middle, width - 72, state.person(player).name,
                   {.size = 11, .bold = won, .lines = 2});
    document.label(x + width - 40, middle, 30, points, {.size = 11, .bold = won, .align = Align::Right});
  }
}

void draw_bracket(Document& document, const State& state, const Words& w) {
  document.new_page();
  const double width = (document.right() - document.left()) * 0.44;
  const bool semifinals = has_semifinals(state);
  const double final_x = semifinals ? document.right() - width : (document.width() - width) / 2;
  const double space = (document.bottom() - document.top() - 4 * kBracketBox) / 4;
  const double final_y = document.top() + 2 * kBracketBox + 1.5 * space - kBracketBox / 2;
  for (int t = 0; t < 4 && semifinals; ++t) {
    const double y = document.top() + t * (kBracketBox + space);
    const double bend = document.left() + width + (final_x - document.left() - width) / 2;
    document.line(document.left() + width, y + kBracketBox / 2, bend, y + kBracketBox / 2, kQuiet, 1);
    document.line(bend, y + kBracketBox / 2, bend, final_y + kBracketBox / 2, kQuiet, 1);
    document.line(bend, final_y + kBracketBox / 2, final_x, final_y + kBracketBox / 2, kQuiet, 1);
    draw_bracket_box(document, document.left(), y, width, filled(w.semifinal_table, t + 1), state,
                     {GameId::semifinal(), t + 1});
  }
  draw_bracket_box(document, final_x, final_y, width, std::string(w.final), state, {GameId::final(), 1});
  const PlayerId first = champion(state);
  if (first.is_none()) return;
  document.label(final_x, final_y - 64, width, std::string(w.champion),
                 {.size = 10, .colour = kQuiet, .align = Align::Centre});
  document.label(final_x, final_y - 32, width, state.person(first).name,
                 {.size = 22, .bold = true, .colour = kAccent, .align = Align::Centre, .lines = 2});
}

}  // namespace

std::string print_bracket(const State& state, const PrintOptions& options) {
  const Words& w = words_in(options.language);
  return make_pdf(options.size, frame_of(state, std::string(w.bracket), std::string(w.bracket_numbers)),
                  options.made, [&](Document& document) { draw_bracket(document, state, w); });
}

}  // namespace longroad::paper
