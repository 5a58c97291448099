// Who sits where: by name, by table, and the tents on the tables.
#include <algorithm>
#include <numbers>

#include "paper/alphabet.hpp"
#include "paper/print_common.hpp"

namespace longroad::paper {

using namespace tournament;

namespace {

struct NameLine {
  std::string name;
  int table = 0;
  std::string position;  // empty while it is not chosen
};

std::vector<NameLine> by_name(const State& state, const Game& game) {
  std::vector<NameLine> lines;
  for (int t = 0; t < std::ssize(game.sheets); ++t) {
    const Sheet& sheet = game.sheets[t];
    for (std::size_t i = 0; i < sheet.players.size(); ++i) {
      lines.push_back({state.person(sheet.players[i]).name, t + 1,
                       has_positions(sheet) ? std::to_string(i + 1) : std::string()});
    }
  }
  std::ranges::sort(lines, {}, [](const NameLine& line) { return sort_key(line.name); });
  return lines;
}

/// Names down the left column, then the right one, page after page.
void draw_names(Document& document, const std::vector<NameLine>& lines, const Words& w) {
  constexpr double kRow = 21;
  constexpr double kGap = 22;
  const double column = (document.right() - document.left() - kGap) / 2;
  const double number = 38;  // for the table and for the position
  const auto heading = [&](double x) {
    const Style style{.size = 8, .bold = true, .colour = kQuiet};
    const Style centred{.size = 8, .bold = true, .colour = kQuiet, .align = Align::Centre};
    document.label(x + 5, document.top() + 7, column, std::string(w.name), style);
    document.label(x + column - 2 * number, document.top() + 7, number, std::string(w.table), centred);
    document.label(x + column - number, document.top() + 7, number, std::string(w.position), centred);
    document.line(x, document.top() + 15, x + column, document.top() + 15, kInk, 0.8);
  };
  const int rows = static_cast<int>((document.bottom() - document.top() - 16) / kRow);
  // A last page that is not full has columns of equal length.
  for (std::size_t done = 0; done < lines.size();) {
    document.new_page();
    const std::size_t left = lines.size() - done;
    const int here = std::min<int>(rows, static_cast<int>((left + 1) / 2));
    for (int side = 0; side < 2 && done < lines.size(); ++side) {
      const double x = document.left() + side * (column + kGap);
      heading(x);
      for (int r = 0; r < here && done < lines.size(); ++r, ++done) {
        const double y = document.top() + 16 + r * kRow;
        if (r % 2 == 1) document.fill(x, y, column, kRow, kShade);
        const NameLine& line = lines[done];
        document.label(x + 5, y + kRow / 2, column - 2 * number - 8, line.name, {.size = 11, .lines = 2});
        document.label(x + column - 2 * number, y + kRow / 2, number, std::to_string(line.table),
                       {.size = 13, .bold = true, .align = Align::Centre});
        document.label(x + column - number, y + kRow / 2, number, line.position,
                       {.size = 11, .colour = kQuiet, .align = Align::Centre});
      }
    }
  }
}

void draw_card(Document& document, double x, double y, double width, double height, const State& state,
               const Sheet& sheet, int number, const Words& w) {
  constexpr double kRow = 22;
  document.box(x, y, width, height);
  document.label(x + 12, y + 17, width / 2, filled(w.table_number, number), {.size = 14, .bold = true});
  document.line(x + 12, y + 31, x + width - 12, y + 31);
  const bool chosen = has_positions(sheet);
  const auto& order = chosen ? sheet.players : sheet.selection;
  const double side = chosen ? 0 : 62;  // for who chooses when
  for (std::size_t i = 0; i < order.size(); ++i) {
    const double middle = y + 46 + static_cast<double>(i) * kRow;
    if (chosen) {
      document.disc(x + 20, middle, 8, kAccent);
      document.label(x + 12, middle, 16, std::to_string(i + 1),
                     {.size = 9, .bold = true, .colour = {1, 1, 1}, .align = Align::Centre});
    } else {
      document.box(x + 12, middle - 8, 16, 16, kQuiet, 3);
      document.label(x + width - 12 - side, middle, side, filled(w.chooses, i + 1),
                     {.size = 8, .colour = kQuiet, .align = Align::Right});
    }
    document.label(x + 35, middle, width - 45 - side, state.person(order[i]).name, {.size = 11, .lines = 2});
  }
}

/// One face of a tent: half a page, the number large at the left, the duties beside it.
void draw_tent_face(Document& document, const State& state, GameId id, const std::string& number,
                    Language language) {
  const double half = document.height() / 2;
  const double duties = document.left() + 178;
  const double width = document.right() - duties;
  document.label(document.left(), 46, 150, state.settings.name,
                 {.size = 10, .colour = kQuiet, .align = Align::Centre});
  document.label(document.left(), half / 2 - 62, 150, std::string(words_in(language).table),
                 {.size = 20, .colour = kQuiet, .align = Align::Centre});
  document.label(document.left(), half / 2 + 12, 150, number,
                 {.size = 150, .bold = true, .colour = kAccent, .align = Align::Centre});
  document.line(duties - 16, 46, duties - 16, half - 34);
  double y = 40;
  const auto sections = id.is_preliminary() ? texts_in(language).duties : duties_by_rank(language);
  for (const TextSection& section : sections) {
    y += document.text(duties, y, width, section.title, {.size = 12, .bold = true, .colour = kAccent}) + 2;
    for (const std::string& line : section.lines) {
      document.disc(duties + 3.5, y + 6.2, 1.3, kAccent);
      y += document.text(duties + 11, y, width - 11, line, {.size = 10}) + 2;
    }
    y += 7;
  }
}

}  // namespace

std::string print_seats_by_name(const State& state, GameId id, const PrintOptions& options) {
  const Words& w = words_in(options.language);
  const std::vector<NameLine> lines = by_name(state, *state.game(id));
  const Frame frame =
      frame_of(state, filled(w.seats, title_of(state, id, w)), filled(w.players_by_name, lines.size()));
  return make_pdf(options.size, frame, options.made,
                  [&](Document& document) { draw_names(document, lines, w); });
}

std::string print_seats_by_table(const State& state, GameId id, const PrintOptions& options) {
  const Game& game = *state.game(id);
  const Words& w = words_in(options.language);
  const std::string_view order =
      std::ranges::all_of(game.sheets, has_positions) ? w.in_position_order : w.still_choosing;
  const Frame frame = frame_of(state, filled(w.tables, title_of(state, id, w)), std::string(order));
  return make_pdf(options.size, frame, options.made, [&](Document& document) {
    constexpr double kGap = 14;
    constexpr double kHeight = 126;
    const double width = (document.right() - document.left() - kGap) / 2;
    const int rows = static_cast<int>((document.bottom() - document.top() + kGap) / (kHeight + kGap));
    for (int t = 0; t < std::ssize(game.sheets); ++t) {
      const int place = t % (2 * rows);
      if (place == 0) document.new_page();
      const int row = place / 2;
      draw_card(document, document.left() + place % 2 * (width + kGap),
                document.top() + row * (kHeight + kGap), width, kHeight, state, game.sheets[t], t + 1, w);
    }
  });
}

std::string print_table_tents(const State& state, GameId id, const PrintOptions& options) {
  const auto tables = state.game(id)->sheets.size();
  return make_pdf(
      options.size, frame_of(state, std::string(words_in(options.language).table_tents), "", false),
      options.made, [&](Document& document) {
        for (std::size_t t = 1; t <= tables; ++t) {
          document.new_page();
          const std::string number = id.stage == Stage::Final ? "F" : std::to_string(t);
          cairo_t* pen = document.pen();
          cairo_save(pen);
          cairo_translate(pen, document.width() / 2, document.height() / 4);
          cairo_rotate(pen, std::numbers::pi);  // the far side stands on its head until the sheet is folded
          cairo_translate(pen, -document.width() / 2, -document.height() / 4);
          draw_tent_face(document, state, id, number, options.language);
          cairo_restore(pen);
          cairo_save(pen);
          cairo_translate(pen, 0, document.height() / 2);
          draw_tent_face(document, state, id, number, options.language);
          cairo_restore(pen);
          const double fold = document.height() / 2;
          document.line(0, fold, 14, fold);
          document.line(document.width() - 14, fold, document.width(), fold);
        }
      });
}

}  // namespace longroad::paper
