#include "cli/play/play_screen.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <boost/json/object.hpp>
#include <sstream>

#include "cli/common/wording.hpp"
#include "cli/front/front.hpp"
#include "cli/front/show.hpp"
#include "notation/marks.hpp"

namespace longroad::cli {
namespace {

namespace json = boost::json;

/// Set in as far as there is room: a hand of ten cards needs a column more.
std::string set_in(const std::string& text, int columns) {
  constexpr int kUsual = 3;
  const int room = columns - static_cast<int>(text.size());
  return std::string(static_cast<std::size_t>(std::clamp(room, 1, kUsual)), ' ') + text;
}

/// Some lines on each player: whose turn it is, points, and what everybody can count.
std::vector<std::string> players(const games::Position& position, const json::object& view, Seat me,
                                 Screen::Names names, bool colours, int columns) {
  const games::Score score = position.score();
  const Front& front = front_of(position.game());
  const bool below = !front.draws_board();  // the middle, and so with all columns for themselves
  std::vector<std::string> lines;
  for (int i = 0; i < position.players(); ++i) {
    const bool mine = me.index == i;
    const Mark& mark = mark_of(static_cast<char>('1' + i));
    const std::string& level = names[static_cast<std::size_t>(i)];
    const std::string name = fmt::format(
        " {} {} ", mark.sign, mine ? "you" : fmt::format("seat {}{}", i + 1, below ? " " + level : ""));
    const std::string points = counted(mine ? score.points[i] : score.shown[i], "point");
    lines.push_back(fmt::format("{}{} {}", position.whose_turn() == Seat::of(i) ? ">" : " ",
                                colours ? fmt::format("\x1b[{}m{}\x1b[0m", mark.ansi, name) : name, points));
    const auto cards = front.counts(view, i);
    const bool beside =
        below && name.size() + points.size() + cards[0].size() + 3 <= static_cast<std::size_t>(columns);
    if (beside)
      lines.back() += "  " + cards[0];
    else
      for (const std::string& line : cards) lines.push_back(set_in(line, columns));
    if (!below && !level.empty()) lines.push_back(set_in(level, columns));
  }
  for (const std::string& note : front.notes(view)) lines.push_back(note);
  return lines;
}

/// Cut where it would not fit; every character that is cut is plain.
std::string shorten(std::string text, int most) {
  const auto room = static_cast<std::size_t>(std::max(most, 80));
  if (text.size() > room) text = text.substr(0, text.rfind(' ', room - 3)) + " …";
  return text;
}

/// Each text in as many lines as it takes.
std::vector<std::string> fitted(const std::vector<std::string>& texts, int columns) {
  std::vector<std::string> lines;
  for (const std::string& text : texts) {
    std::istringstream parts(wrapped(text, static_cast<std::size_t>(columns - 1)));
    for (std::string part; std::getline(parts, part);) lines.push_back(part);
  }
  return lines;
}

/// The middle of the table above the players. The legend is left out where there is no room for it.
std::vector<std::string> with_table(const Front& front, const json::object& view,
                                    const std::vector<std::string>& players, int rows, int columns) {
  constexpr int kLog = 4;  // lines of it at least
  const auto legend = fitted(front.legend(view), columns);
  auto lines = fitted(front.middle(view), columns);
  if (static_cast<int>(lines.size() + legend.size() + players.size()) + kLog <= rows)
    lines.insert(lines.end(), legend.begin(), legend.end());
  lines.insert(lines.end(), players.begin(), players.end());
  return lines;
}

/// The end of the log, as far as there is room; what goes on in another row is set in.
std::vector<std::string> last_rows(std::span<const std::string> log, int columns, int room) {
  std::vector<std::string> rows;
  for (std::size_t i = log.size(); i > 0 && std::ssize(rows) < room; --i) {
    auto parts = fitted({log[i - 1]}, columns);
    for (std::size_t k = 1; k < parts.size(); ++k) parts[k].insert(0, " ");
    rows.insert(rows.begin(), parts.begin(), parts.end());
  }
  const auto over = std::max<std::ptrdiff_t>(0, std::ssize(rows) - std::max(room, 0));
  rows.erase(rows.begin(), rows.begin() + over);
  return rows;
}

/// A line that can be played; where none is listed, what is typed behind the verb.
std::string example(const Menu::Entry& entry) {
  if (entry.rests.empty()) return std::string(entry.objects);
  return entry.rests[0].empty() ? entry.verb : entry.verb + " " + entry.rests[0];
}

/// `[2] road      place a road between two corners: road 20-21`.
std::string entry_line(const Menu::Entry& entry, std::string_view meaning) {
  const std::string line = example(entry);
  const bool told = entry.rests.empty() || line == entry.verb;  // by the meaning itself
  return fmt::format("{:>4} {:<9} {}", fmt::format("[{}]", entry.number), entry.verb,
                     meaning.empty() ? line
                     : told          ? std::string(meaning)
                                     : fmt::format("{}: {}", meaning, line));
}

}  // namespace

std::string Screen::draw(const games::Position& position, Seat me, Names names,
                         std::span<const std::string> log, const std::vector<std::string>& menu,
                         const std::string& notice) const {
  const json::object view = position.view(me)->json();
  const bool over = position.over();
  const Front& front = front_of(position.game());
  const Picture picture = front.board(view, colours_);
  const auto height = static_cast<int>(picture.lines.size());
  const std::vector<std::string> hand =
      over ? std::vector<std::string>{} : fitted({front.hand(view, me.index)}, size_.columns);
  const int spare = size_.rows - height - static_cast<int>(menu.size() + hand.size()) - 1;  // the prompt
  const std::string said = wrapped(shorten(over             ? show_result(position)
                                           : notice.empty() ? front.phase(view, me.index)
                                                            : notice,
                                           spare * size_.columns),
                                   static_cast<std::size_t>(size_.columns));
  const int rows_said = 1 + static_cast<int>(std::ranges::count(said, '\n'));
  const int rows = std::max(height, height + spare - rows_said);

  const int beside = size_.columns - picture.width - 1;
  std::vector<std::string> right = players(position, view, me, names, colours_, beside);
  if (!front.draws_board()) right = with_table(front, view, right, rows, size_.columns);
  right.emplace_back();
  for (std::string& line : last_rows(log, beside, rows - static_cast<int>(right.size())))
    right.push_back(std::move(line));
  right.resize(static_cast<std::size_t>(std::max(height, static_cast<int>(right.size()))));

  std::string text;
  for (std::size_t row = 0; row < right.size(); ++row) {
    const bool drawn = row < picture.lines.size();
    text += fmt::format("{}{:{}} {}\n", drawn ? picture.lines[row] : "", "", drawn ? 0 : picture.width,
                        right[row]);
  }
  for (const std::string& line : hand) text += line + "\n";
  text += colours_ ? fmt::format("\x1b[{}m{}\x1b[0m\n", notice.empty() ? "1" : "1;33", said) : said + "\n";
  return text + fmt::format("{}\n", fmt::join(menu, "\n"));
}

std::string Screen::help(const games::Position& position, Seat me, const Menu& menu) const {
  const Front& front = front_of(position.game());
  std::vector<std::string> lines{
      fmt::format("Type a number of the menu, or a line, for example {}.", example(menu.entries()[0])),
      "After a number comes what is still missing. ? helps, q leaves, Enter goes back.", ""};
  for (const Menu::Entry& entry : menu.entries())
    lines.push_back(entry_line(entry, front.meaning(entry.verb)));
  lines.emplace_back();
  for (std::string& line : fitted(front.legend(position.view(me)->json()), size_.columns))
    lines.push_back(std::move(line));
  return fmt::format("{}\n\nPress Enter to see the table again.\n", fmt::join(lines, "\n"));
}

}  // namespace longroad::cli
