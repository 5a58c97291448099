// Result sheets, two a page, and the board of a game.
#include <algorithm>

#include "paper/print_common.hpp"

namespace longroad::paper {

using namespace tournament;

namespace {

constexpr double kRow = 51;

struct SheetColumns {
  double position, player, colour, points, winner, signature, right;
};

SheetColumns columns_of(const Document& document) {
  const double left = document.left();
  return {left, left + 42, left + 208, left + 262, left + 316, left + 362, document.right()};
}

void draw_sheet_heading(Document& document, double y, const SheetColumns& c, const Words& w) {
  const Style style{.size = 8, .bold = true, .colour = kQuiet};
  const Style centred{.size = 8, .bold = true, .colour = kQuiet, .align = Align::Centre};
  document.label(c.position, y, 36, std::string(w.position), style);
  document.label(c.player, y, 140, std::string(w.player), style);
  document.label(c.colour, y, c.points - c.colour, std::string(w.colour), centred);
  document.label(c.points, y, c.winner - c.points, std::string(w.points), centred);
  document.label(c.winner, y, c.signature - c.winner, std::string(w.winner), centred);
  document.label(c.signature + 6, y, 120, std::string(w.signature), style);
}

/// The name, in two lines where it is long, and something small below it.
void draw_player(Document& document, double middle, double x, double width, const std::string& name,
                 const std::string& below) {
  constexpr double kBelow = 11;
  const double room = below.empty() ? 0 : kBelow;
  const Style style{.size = 12, .bold = true, .lines = below.empty() ? 3 : 2};
  const double height = document.text_height(width, name, document.fitted(width, name, style));
  document.label(x, middle - room / 2, width, name, style);
  document.label(x, middle + height / 2, width, below, {.size = 8, .colour = kQuiet});
}

/// One player's line. In semi-finals and final the position is written in once it is chosen.
void draw_sheet_row(Document& document, double y, const SheetColumns& c, const std::string& position,
                    const std::string& name, const std::string& below, const std::string& colour) {
  const double middle = y + kRow / 2;
  document.line(c.position, y + kRow, c.right, y + kRow);
  if (position.empty()) {
    document.box(c.position + 4, middle - 12, 24, 24, kQuiet, 3);
  } else {
    document.disc(c.position + 16, middle, 11, kAccent);
    document.label(c.position + 5, middle, 22, position,
                   {.size = 12, .bold = true, .colour = {1, 1, 1}, .align = Align::Centre});
  }
  draw_player(document, middle, c.player, c.colour - c.player - 8, name, below);
  document.line(c.colour + 6, y + kRow - 10, c.points - 6, y + kRow - 10, kQuiet);
  document.label(c.colour + 4, middle + 6, c.points - c.colour - 8, colour,
                 {.size = 10, .align = Align::Centre});
  document.box(c.points + 10, middle - 13, c.winner - c.points - 20, 26, kQuiet, 3);
  document.box(c.winner + (c.signature - c.winner) / 2 - 8, middle - 8, 16, 16, kQuiet, 3);
  document.line(c.signature + 6, y + kRow - 10, c.right, y + kRow - 10, kQuiet);
}

/// What the player chose, in semi-finals and final.
std::string chosen_colour(const Sheet& sheet, PlayerId player, Language language) {
  const auto found = sheet.choices.find(player);
  return found == sheet.choices.end() ? "" : std::string(term(language, found->second.colour));
}

/// Who keeps the bank: the starting player or whom the table agrees on, in the final a judge (1.5.4).
void draw_banker(Document& document, double y, const SheetColumns& c, const Sheet& sheet, GameId id,
                 const Words& w) {
  const bool judge = id.stage == Stage::Final;
  document.label(c.position, y + 4, 146, std::string(judge ? w.judge : w.banker),
                 {.size = 8.5, .colour = kQuiet});
  document.line(c.position + 150, y + 9, c.points, y + 9, kQuiet);
  document.label(c.position + 152, y + 1, c.points - c.position - 154, sheet.banker,
                 {.size = 11, .bold = true});
}

void draw_sheet(Document& document, double top, const State& state, GameId id, int number,
                Language language) {
  const Words& w = words_in(language);
  const Game& game = *state.game(id);
  const Sheet& sheet = game.sheets[number - 1];
  const SheetColumns c = columns_of(document);
  const bool chosen = has_positions(sheet);
  document.label(c.position, top + 12, 260, filled(w.game_and_table, title_of(state, id, w), number),
                 {.size = 19, .bold = true});
  document.label(c.winner - 60, top + 7, c.right - c.winner + 60, state.settings.name,
                 {.size = 10, .colour = kQuiet, .align = Align::Right});
  document.label(c.winner - 60, top + 21, c.right - c.winner + 60, filled(w.board_number, game.layout),
                 {.size = 9, .colour = kQuiet, .align = Align::Right});
  document.line(c.position, top + 33, c.right, top + 33, kAccent, 1.4);
  draw_sheet_heading(document, top + 44, c, w);
  const auto& order = chosen ? sheet.players : sheet.selection;
  double y = top + 52;
  document.line(c.position, y, c.right, y, kInk, 0.8);
  for (std::size_t i = 0; i < order.size(); ++i) {
    draw_sheet_row(document, y, c, chosen ? std::to_string(i + 1) : "", state.person(order[i]).name,
                   chosen ? state.person(order[i]).club : filled(w.chooses, i + 1),
                   chosen_colour(sheet, order[i], language));
    y += kRow;
  }
  const double foot = std::max(y, top + 52 + 4 * kRow) + 14;
  draw_banker(document, foot, c, sheet, id, w);
  document.label(c.points + 8, foot + 4, 110, std::string(w.turn_limit), {.size = 8.5, .colour = kQuiet});
  document.line(c.points + 118, foot + 9, c.right, foot + 9, kQuiet);
  document.text(c.position, foot + 24, c.right - c.position, std::string(w.how_to_fill_in),
                {.size = 8.5, .colour = kQuiet});
}

}  // namespace

std::string print_result_sheets(const State& state, GameId id, const PrintOptions& options) {
  const int tables = static_cast<int>(state.game(id)->sheets.size());
  const Words& w = words_in(options.language);
  return make_pdf(options.size, frame_of(state, std::string(w.result_sheets), "", false), options.made,
                  [&](Document& document) {
                    const double half = document.height() / 2;
                    for (int t = 1; t <= tables; ++t) {
                      const bool upper = t % 2 == 1;
                      if (upper) document.new_page();
                      draw_sheet(document, (upper ? 0 : half) + 44, state, id, t, options.language);
                      if (!upper) continue;
                      document.line(0, half, document.left() / 2, half);  // where to cut
                      document.line(document.width() - document.left() / 2, half, document.width(), half);
                    }
                  });
}

std::string print_board(const State& state, GameId id, const PrintOptions& options) {
  const Game& game = *state.game(id);
  const Words& w = words_in(options.language);
  const Frame frame = frame_of(state, filled(w.board, title_of(state, id, w)), filled(w.number, game.layout));
  return make_pdf(options.size, frame, options.made, [&](Document& document) {
    document.new_page();
    const double width = document.right() - document.left();
    double y = document.top();
    y += document.text(document.left(), y, width, std::string(w.same_board),
                       {.size = 10.5, .colour = kQuiet}) +
         14;
    if (options.board) {
      cairo_save(document.pen());
      cairo_translate(document.pen(), document.left(), y);
      options.board(document.pen(), width, game.layout, options.language);
      cairo_restore(document.pen());
    } else {
      document.box(document.left(), y, width, width, kLine, 10);
      document.label(document.left(), y + width / 2 - 20, width, filled(w.number, game.layout),
                     {.size = 40, .bold = true, .colour = kAccent, .align = Align::Centre});
      document.label(document.left(), y + width / 2 + 24, width, std::string(w.drawn_by_number),
                     {.size = 11, .colour = kQuiet, .align = Align::Centre});
    }
  });
}

}  // namespace longroad::paper
