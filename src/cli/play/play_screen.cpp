#include "cli/play/play_screen.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <map>
#include <sstream>

#include "cli/common/show.hpp"
#include "cli/common/wording.hpp"
#include "cli/play/card_table.hpp"
#include "games/island/drawing/drawing.hpp"
#include "notation/english.hpp"
#include "notation/marks.hpp"
#include "notation/words.hpp"

namespace longroad::cli {
namespace {

namespace json = boost::json;

/// How many cards: a view counts what it hides and lists what it shows.
int count(const json::object& seat, std::string_view key) {
  const json::value* value = seat.if_contains(key);
  if (value == nullptr) return 0;
  if (value->is_array()) return static_cast<int>(value->get_array().size());
  if (value->is_string())
    return value->get_string() == "-" ? 0 : static_cast<int>(value->get_string().size());
  return value->to_number<int>();
}

/// A seat's number in a list that has one for each.
int number_of(const json::value& variant, std::string_view key, int seat) {
  return variant.at(key).as_array()[static_cast<std::size_t>(seat)].to_number<int>();
}

using Sentences = std::map<std::string_view, std::string_view>;

/// Whether the seat's settlement of the opening stands and only its road is left.
bool only_road_left(const games::Position& position, Seat me) {
  Actions legal;
  position.legal(me, legal);
  return !legal.empty() && position.text(legal[0]).find(" road ") != std::string::npos;
}

/// What is to be done in a phase. The card game has phases of its own, some with the same names.
std::string_view phase_sentence(const games::Position& position, const json::object& view, Seat me) {
  static const Sentences kIsland{
      {"opening", "Place a settlement, then a road beside it."},
      {"roll", "Your turn: roll, or play a card first."},
      {"discard", "You hold too many cards: discard."},
      {"robber", "Move the robber to another hex."},
      {"steal", "Choose whom to rob."},
      {"main", "Build, trade, play a card, or end your turn."},
      {"trade", "An offer is open."},
      {"roads", "Place your free roads."},
      {"neutral", "Build for a neutral player."},
      {"give", "Give a card for each one taken."},
      {"doubles", "Score or ignore the first match."},
      {"reward", "Choose a card as your reward."},
  };
  static const Sentences kCards{
      {"trade", "Trade, build, or draw and end your turn."},
      {"choose", "Choose a card of the hand you see."},
      {"give", "Give a card in return."},
      {"build", "Build, or draw and end your turn."},
      {"flip", "Flip the destiny card or keep it."},
      {"discard", "You hold too many cards: discard."},
      {"take", "Take a card from the market."},
  };
  const Sentences& sentences = view.contains("board") ? kIsland : kCards;
  const std::string_view phase = view.at("turn").at("phase").as_string();
  if (phase == "opening" && only_road_left(position, me)) return "Place a road beside your settlement.";
  const auto found = sentences.find(phase);
  return found == sentences.end() ? "It is your turn." : found->second;
}

/// What everybody can count of a seat.
std::vector<std::string> counts(const json::object& view, int i) {
  const json::object& seat = view.at("seats").as_array()[static_cast<std::size_t>(i)].as_object();
  if (!view.contains("board")) return {card_seat(seat)};
  std::vector<std::string> lines{fmt::format("{}, {} bought", counted(count(seat, "hand"), "card"),
                                             count(seat, "cards") + count(seat, "fresh"))};
  if (const json::value* duo = view.if_contains("duo"))
    lines.push_back(counted(number_of(*duo, "tokens", i), "token"));
  if (const json::value* soccer = view.if_contains("soccer"))
    lines.push_back(fmt::format("{}, space {}", counted(number_of(*soccer, "shots", i), "shot"),
                                number_of(*soccer, "markers", i)));
  return lines;
}

/// Some lines on each player: whose turn it is, points, and what everybody can count.
std::vector<std::string> players(const games::Position& position, const json::object& view, Seat me,
                                 Screen::Names names, bool colours, int columns) {
  const games::Score score = position.score();
  const json::value* turn = view.at("turn").as_object().if_contains("seat");
  std::vector<std::string> lines;
  for (int i = 0; i < position.players(); ++i) {
    const bool mine = me.index == i;
    const Mark& mark = mark_of(static_cast<char>('1' + i));
    const bool cards_only = !view.contains("board");
    const std::string& level = names[static_cast<std::size_t>(i)];
    const std::string name = fmt::format(
        " {} {} ", mark.sign, mine ? "you" : fmt::format("seat {}{}", i + 1, cards_only ? " " + level : ""));
    const std::string points = counted(mine ? score.points[i] : score.shown[i], "point");
    lines.push_back(fmt::format("{}{} {}", turn != nullptr && *turn == i + 1 ? ">" : " ",
                                colours ? fmt::format("\x1b[{}m{}\x1b[0m", mark.ansi, name) : name, points));
    const auto cards = counts(view, i);
    const bool beside =
        cards_only && name.size() + points.size() + cards[0].size() + 4 <= static_cast<std::size_t>(columns);
    if (beside)
      lines.back() += "  " + cards[0];
    else
      for (const std::string& line : cards) lines.push_back("   " + line);
    if (!cards_only && !level.empty()) lines.push_back("   " + level);
  }
  for (const auto& [key, title] :
       {std::pair{"longest_road", "Longest road"}, {"largest_army", "Largest army"}})
    if (const auto* holder = view.if_contains(key); holder != nullptr && holder->is_number())
      lines.push_back(fmt::format("{}: seat {}", title, holder->to_number<int>()));
  return lines;
}

std::string hand(const json::object& seat) {
  std::string text = "You have ";
  const auto* held = seat.if_contains("hand");
  const auto bundle = notation::read_bundle(held != nullptr && held->is_string() ? held->get_string() : "-");
  text += bundle ? english::cards(*bundle) : "nothing";
  for (const std::string_view key : {"cards", "fresh"})
    if (const auto* cards = seat.if_contains(key);
        cards != nullptr && cards->is_array() && !cards->get_array().empty()) {
      text += key == "cards" ? "; cards" : "; bought now";
      for (const auto& card : cards->get_array())
        text += fmt::format(" {}", std::string_view(card.as_string()));
    }
  return text + ".";
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

/// The middle of the card table above the players. The legend is left out where there is no room for it: help
/// shows it too.
std::vector<std::string> with_table(const json::object& view, const std::vector<std::string>& players,
                                    int rows, int columns) {
  constexpr int kLog = 4;  // lines of it at least
  const CardTable table = card_table(view);
  const auto legend = fitted(table.legend, columns);
  auto lines = fitted(table.middle, columns);
  if (static_cast<int>(lines.size() + legend.size() + players.size()) + kLog <= rows)
    lines.insert(lines.end(), legend.begin(), legend.end());
  lines.insert(lines.end(), players.begin(), players.end());
  return lines;
}

}  // namespace

std::string Screen::draw(const games::Position& position, Seat me, Names names,
                         std::span<const std::string> log, const std::vector<std::string>& menu,
                         const std::string& notice) const {
  const json::object view = position.view(me)->json();
  const bool over = position.over();
  const island::TextPicture picture =
      view.contains("board") ? island::draw_text(view, colours_) : island::TextPicture{};
  const auto height = static_cast<int>(picture.lines.size());
  const int spare = size_.rows - height - static_cast<int>(menu.size()) - 2;  // hand and prompt
  const std::string said = wrapped(shorten(over             ? show_result(position)
                                           : notice.empty() ? std::string(phase_sentence(position, view, me))
                                                            : notice,
                                           spare * size_.columns),
                                   static_cast<std::size_t>(size_.columns));
  const int rows_said = 1 + static_cast<int>(std::ranges::count(said, '\n'));
  const int rows = std::max(height, height + spare - rows_said);

  std::vector<std::string> right = players(position, view, me, names, colours_, size_.columns);
  if (!view.contains("board")) right = with_table(view, right, rows, size_.columns);
  right.emplace_back();
  const int room = std::clamp(rows - static_cast<int>(right.size()), 0, static_cast<int>(log.size()));
  for (const auto& line : log.last(static_cast<std::size_t>(room))) right.push_back(" " + line);
  right.resize(static_cast<std::size_t>(std::max(height, static_cast<int>(right.size()))));

  std::string text;
  for (std::size_t row = 0; row < right.size(); ++row) {
    const bool drawn = row < picture.lines.size();
    text += fmt::format("{}{:{}} {}\n", drawn ? picture.lines[row] : "", "", drawn ? 0 : picture.width,
                        right[row]);
  }
  if (!over) text += hand(view.at("seats").as_array()[me.index].as_object()) + "\n";
  text += colours_ ? fmt::format("\x1b[{}m{}\x1b[0m\n", notice.empty() ? "1" : "1;33", said) : said + "\n";
  return text + fmt::format("{}\n", fmt::join(menu, "\n"));
}

}  // namespace longroad::cli
