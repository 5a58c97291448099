// Who sits where: by name, by table, and the tents on the tables.
#include <algorithm>
#include <cmath>
#include <numbers>
#include <sstream>

#include "names/names.hpp"
#include "paper/print_common.hpp"

namespace longroad::paper {

using namespace tournament;

namespace {

constexpr double kCardHead = 35;  // of a table's card in plain type: above its names
constexpr double kCardName = 11;
constexpr double kCardGap = 14;
constexpr double kBesideName = 45;
constexpr double kChooses = 62;  // for who chooses when

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
  std::ranges::sort(lines, {}, [](const NameLine& line) { return names::order(line.name); });
  return lines;
}

/// How a list of names is set: in how many columns, and how large.
struct NameType {
  int columns = 2;
  double scale = 1;

  static constexpr double kGap = 22;
  static constexpr double kHeading = 16;
  [[nodiscard]] double row() const { return 21 * scale; }
  [[nodiscard]] double size() const { return 11 * scale; }
  [[nodiscard]] double number() const { return 38 * scale; }  // for the table and for the position
  [[nodiscard]] double width(const Document& document) const {
    return (document.right() - document.left() - kGap * (columns - 1)) / columns;
  }
  [[nodiscard]] double name_width(const Document& document) const {
    return width(document) - 2 * number() - 8;
  }
};

/// The height of every line: long names take two, or more.
std::vector<double> heights_of(Document& document, const std::vector<NameLine>& lines, const NameType& type) {
  std::vector<double> heights;
  for (const NameLine& line : lines) {
    const double height = document.text_height(type.name_width(document), line.name, {.size = type.size()});
    heights.push_back(std::max(type.row(), height + 4));
  }
  return heights;
}

/// Which lines stand in which column, one column after the other.
std::vector<std::size_t> column_ends(const Document& document, const std::vector<double>& heights) {
  std::vector<std::size_t> ends;
  const double room = document.bottom() - document.top() - NameType::kHeading;
  double used = 0;
  for (std::size_t i = 0; i < heights.size(); ++i) {
    if (used > 0 && used + heights[i] > room) {
      ends.push_back(i);
      used = 0;
    }
    used += heights[i];
  }
  ends.push_back(heights.size());
  return ends;
}

int page_count(Document& document, const std::vector<NameLine>& lines, const NameType& type) {
  const auto columns = static_cast<int>(column_ends(document, heights_of(document, lines, type)).size());
  return (columns + type.columns - 1) / type.columns;
}

/// The widest of what must stay in one line, in plain type: names that do so there, words of the others.
double widest_part(Document& document, const std::vector<NameLine>& lines, const NameType& plain) {
  double widest = 0;
  for (const NameLine& line : lines) {
    const double whole = document.text_width(line.name, {.size = plain.size()});
    if (whole <= plain.name_width(document)) {
      widest = std::max(widest, whole);
      continue;
    }
    std::istringstream words(line.name);
    for (std::string word; words >> word;)
      widest = std::max(widest, document.text_width(word, {.size = plain.size()}));
  }
  return widest;
}

/// The largest type that needs no more pages than the plain one and wraps no more names.
NameType largest_type(Document& document, const std::vector<NameLine>& lines) {
  constexpr double kMost = 3;
  NameType best;
  const int pages = page_count(document, lines, best);
  const double room = document.bottom() - document.top() - NameType::kHeading;
  const double widest = widest_part(document, lines, best);
  for (const int columns : {2, 1}) {
    const double rows = std::ceil(static_cast<double>(lines.size()) / (pages * columns));
    const double most = std::min(kMost, room / rows / NameType{columns, 1}.row());
    const double scale = largest_scale(most, [&](double s) {
      const NameType type{columns, s};
      return widest * s <= type.name_width(document) && page_count(document, lines, type) <= pages;
    });
    if (scale > best.scale) best = {columns, scale};
  }
  return best;
}

void draw_names_heading(Document& document, double x, const NameType& type, const Words& w) {
  const Style style{.size = 8, .bold = true, .colour = kQuiet};
  const Style centred{.size = 8, .bold = true, .colour = kQuiet, .align = Align::Centre};
  const double width = type.width(document);
  document.label(x + 5, document.top() + 7, type.name_width(document), std::string(w.name), style);
  document.label(x + width - 2 * type.number(), document.top() + 7, type.number(), std::string(w.table),
                 centred);
  document.label(x + width - type.number(), document.top() + 7, type.number(), std::string(w.position),
                 centred);
  document.line(x, document.top() + 15, x + width, document.top() + 15, kInk, 0.8);
}

void draw_name(Document& document, double x, double y, double height, const NameLine& line,
               const NameType& type) {
  const double middle = y + height / 2;
  const double right = x + type.width(document);
  document.centred(x + 5, middle, type.name_width(document), line.name, {.size = type.size()});
  document.label(right - 2 * type.number(), middle, type.number(), std::to_string(line.table),
                 {.size = 13 * type.scale, .bold = true, .align = Align::Centre});
  document.label(right - type.number(), middle, type.number(), line.position,
                 {.size = type.size(), .colour = kQuiet, .align = Align::Centre});
}

/// Names down the left column, then the right one, page after page. A last page that is not full has
/// columns of equal length.
void draw_names(Document& document, const std::vector<NameLine>& lines, const Words& w) {
  const NameType type = largest_type(document, lines);
  const std::vector<double> heights = heights_of(document, lines, type);
  std::vector<std::size_t> ends = column_ends(document, heights);
  if (type.columns == 2 && ends.size() % 2 == 0 && ends.size() > 1) {
    const std::size_t begin = ends.size() > 2 ? ends[ends.size() - 3] : 0;
    ends[ends.size() - 2] = std::min(ends[ends.size() - 2], begin + (ends.back() - begin + 1) / 2);
  } else if (type.columns == 2) {
    const std::size_t begin = ends.size() > 1 ? ends[ends.size() - 2] : 0;
    ends.insert(ends.end() - 1, begin + (ends.back() - begin + 1) / 2);
  }
  std::size_t done = 0;
  for (std::size_t column = 0; column < ends.size(); ++column) {
    const auto side = static_cast<int>(column) % type.columns;
    if (side == 0) document.new_page();
    if (done == ends[column]) continue;
    const double x = document.left() + side * (type.width(document) + NameType::kGap);
    draw_names_heading(document, x, type, w);
    double y = document.top() + NameType::kHeading;
    for (bool shaded = false; done < ends[column]; ++done, shaded = !shaded) {
      if (shaded) document.fill(x, y, type.width(document), heights[done], kShade);
      draw_name(document, x, y, heights[done], lines[done], type);
      y += heights[done];
    }
  }
}

/// How the cards of all tables are set: how many side by side, how large, and how many lines a name may take.
struct CardType {
  int across = 2;
  int lines = 1;
  double scale = 1;

  [[nodiscard]] double row() const { return (lines == 1 ? 22 : 31) * scale; }
  [[nodiscard]] double height() const { return kCardHead * scale + kSeats * row() + 3 * scale; }
  [[nodiscard]] double width(const Document& document) const {
    return (document.right() - document.left() - kCardGap * (across - 1)) / across;
  }
  [[nodiscard]] int a_page(const Document& document) const {
    const double room = document.bottom() - document.top() + kCardGap;
    return across * std::max(1, static_cast<int>(room / (height() + kCardGap)));
  }
};

void draw_card(Document& document, double x, double y, const CardType& type, const State& state,
               const Sheet& sheet, int number, const Words& w) {
  const double scale = type.scale;
  const double width = type.width(document);
  const double edge = 12 * scale;
  document.box(x, y, width, type.height());
  document.label(x + edge, y + 17 * scale, width / 2, filled(w.table_number, number),
                 {.size = 14 * scale, .bold = true});
  document.line(x + edge, y + 31 * scale, x + width - edge, y + 31 * scale);
  const bool chosen = has_positions(sheet);
  const auto& order = chosen ? sheet.players : sheet.selection;
  const double side = chosen ? 0 : kChooses * scale;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const double middle = y + kCardHead * scale + (static_cast<double>(i) + 0.5) * type.row();
    if (chosen) {
      document.disc(x + 20 * scale, middle, 8 * scale, kAccent);
      document.label(x + edge, middle, 16 * scale, std::to_string(i + 1),
                     {.size = 9 * scale, .bold = true, .colour = {1, 1, 1}, .align = Align::Centre});
    } else {
      document.box(x + edge, middle - 8 * scale, 16 * scale, 16 * scale, kQuiet, 3);
      document.label(x + width - edge - side, middle, side, filled(w.chooses, i + 1),
                     {.size = 8 * scale, .colour = kQuiet, .align = Align::Right});
    }
    document.label(x + 35 * scale, middle, width - kBesideName * scale - side, state.person(order[i]).name,
                   {.size = kCardName * scale, .lines = type.lines});
  }
}

/// The least width in which a name takes no more than two lines, in plain type.
double width_of_two_lines(Document& document, const std::string& name) {
  const Style style{.size = kCardName};
  double least = document.text_width(name, style);
  for (std::size_t i = 1; i < name.size(); ++i) {
    if (name[i - 1] != ' ' && name[i - 1] != '-') continue;
    least = std::min(least, std::max(document.text_width(name.substr(0, i), style),
                                     document.text_width(name.substr(i), style)));
  }
  return least;
}

/// The widest name of a game, where a name may take so many lines.
double widest_name(Document& document, const State& state, const Game& game, int lines) {
  double widest = 0;
  for (const Sheet& sheet : game.sheets) {
    for (const PlayerId p : sheet.players) {
      const std::string& name = state.person(p).name;
      const double whole = document.text_width(name, {.size = kCardName});
      if (whole > widest) widest = std::max(widest, lines == 1 ? whole : width_of_two_lines(document, name));
    }
  }
  return widest;
}

/// The largest cards that need no more pages and leave the names as large as the cards.
CardType largest_cards(Document& document, const State& state, const Game& game) {
  const auto tables = static_cast<int>(game.sheets.size());
  const auto pages = [&](const CardType& type) {
    return (tables + type.a_page(document) - 1) / type.a_page(document);
  };
  const int plain = pages(CardType{});
  const double beside = kBesideName + (std::ranges::all_of(game.sheets, has_positions) ? 0 : kChooses);
  CardType best{.lines = 2};  // for names that are too long for any
  bool found = false;
  for (const int lines : {1, 2}) {
    const double widest = widest_name(document, state, game, lines);
    for (const int across : {2, 1}) {
      const auto fits = [&](double s) {
        const CardType type{across, lines, s};
        return pages(type) <= plain && (widest + beside) * s <= type.width(document);
      };
      const double scale = largest_scale(3, fits);
      if (!fits(scale) || (found && scale <= best.scale)) continue;
      best = {across, lines, scale};
      found = true;
    }
  }
  return best;
}

/// The duties of a table from this place on; drawn, or only measured. Answers where they end.
enum class Ink : std::uint8_t { Drawn, Measured };
double duties_end(Document& document, double x, double y, double width, double size,
                  const std::vector<TextSection>& sections, Ink ink) {
  const auto write = [&](double left, const std::string& words, const Style& style) {
    const double wide = width - (left - x);
    return ink == Ink::Drawn ? document.text(left, y, wide, words, style)
                             : document.text_height(wide, words, style);
  };
  for (const TextSection& section : sections) {
    y += write(x, section.title, {.size = size * 1.2, .bold = true, .colour = kAccent}) + 2;
    for (const std::string& line : section.lines) {
      if (ink == Ink::Drawn) document.disc(x + 3.5, y + size * 0.62, 1.3, kAccent);
      y += write(x + 11, line, {.size = size}) + 2;
    }
    y += size * 0.7;
  }
  return y;
}

/// One face of a tent: half a page, the number large at the left, the duties beside it, as large as fits.
void draw_tent_face(Document& document, const State& state, GameId id, const std::string& number,
                    Language language) {
  constexpr double kTop = 40;
  const double half = document.height() / 2;
  const double duties = document.left() + 178;
  const double width = document.right() - duties;
  document.label(document.left(), 46, 150, state.settings.name,
                 {.size = 10, .colour = kQuiet, .align = Align::Centre, .lines = 2});
  document.label(document.left(), half / 2 - 62, 150, std::string(words_in(language).table),
                 {.size = 20, .colour = kQuiet, .align = Align::Centre});
  document.label(document.left(), half / 2 + 12, 150, number,
                 {.size = 150, .bold = true, .colour = kAccent, .align = Align::Centre});
  document.line(duties - 16, 46, duties - 16, half - 34);
  const auto sections = id.is_preliminary() ? texts_in(language).duties : duties_by_rank(language);
  const auto end = [&](double size, Ink ink) {
    return duties_end(document, duties, kTop, width, size, sections, ink);
  };
  double size = 10;
  while (size > 7 && end(size, Ink::Measured) > half - 24) size -= 0.25;
  end(size, Ink::Drawn);
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
    const CardType type = largest_cards(document, state, game);
    for (int t = 0; t < std::ssize(game.sheets); ++t) {
      const int place = t % type.a_page(document);
      if (place == 0) document.new_page();
      const int row = place / type.across;
      draw_card(document, document.left() + place % type.across * (type.width(document) + kCardGap),
                document.top() + row * (type.height() + kCardGap), type, state, game.sheets[t], t + 1, w);
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
