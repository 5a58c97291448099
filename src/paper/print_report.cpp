// The report that hosts owe, and the pages that are read out.
#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <iomanip>
#include <sstream>

#include "paper/print_common.hpp"
#include "paper/report_parts.hpp"
#include "paper/table.hpp"
#include "tournament/model/standings.hpp"

namespace longroad::paper {

using namespace tournament;

namespace {

constexpr const char* kWon = "★";
constexpr double kRoomForTable = 120;  // a heading is never left alone at the foot of a page

double room_for_table(Document& document, double y) {
  if (y + kRoomForTable <= document.bottom()) return y;
  document.new_page();
  return document.top();
}

/// Of a table, with room for some of its rows.
double draw_heading(Document& document, double y, const std::string& title) {
  y = room_for_table(document, y);
  const double width = document.right() - document.left();
  return y + document.text(document.left(), y, width, title, {.size = 13, .bold = true, .colour = kAccent}) +
         4;
}

/// "2026-05-01 11:30", where the printer stands.
std::string local_time(const std::string& at) {
  std::tm utc{};
  std::istringstream text(at);
  text >> std::get_time(&utc, "%Y-%m-%dT%H:%M:%SZ");
  if (text.fail()) return at;
  const std::time_t time = timegm(&utc);
  std::tm here{};
  localtime_r(&time, &here);
  return fmt::format("{:%Y-%m-%d %H:%M}", here);
}

/// As the sheet says once it is reported; whoever left during the game stands last.
std::vector<PlayerId> play_order(const Sheet& sheet) {
  if (sheet.state == SheetState::Empty) return sheet.players;
  std::vector<PlayerId> order = sheet.result.order;
  order.insert(order.end(), sheet.lost.begin(), sheet.lost.end());
  return order;
}

double draw_later_table(Document& document, const State& state, const std::string& title, const Sheet& sheet,
                        double y, const Words& w) {
  y = draw_heading(document, y, title);
  ColumnTable table(document,
                    {{std::string(w.player), 3.0, Align::Left, true},
                     {std::string(w.chose), 0.8, Align::Right},
                     {std::string(w.position), 0.9, Align::Right},
                     {std::string(w.points), 0.9, Align::Right},
                     {std::string(w.winner), 0.9, Align::Centre, true},
                     {std::string(w.contact), 2.8}},
                    y);
  const std::vector<PlayerId> order = play_order(sheet);
  const PlayerId won = sheet.finished() ? winner(state, sheet) : PlayerId{};
  for (std::size_t i = 0; i < order.size(); ++i) {
    const PlayerId p = order[i];
    const auto at = std::ranges::find(sheet.result.order, p) - sheet.result.order.begin();
    const auto chose = std::ranges::find(sheet.selection, p) - sheet.selection.begin();
    const bool has_points = at < std::ssize(sheet.result.points);
    table.row({state.person(p).name, std::to_string(chose + 1), std::to_string(i + 1),
               has_points ? std::to_string(sheet.result.points[at]) : "", p == won ? kWon : "",
               state.person(p).contact});
  }
  return table.y() + 16;
}

/// The final, then the semi-finals.
double draw_later_tables(Document& document, const State& state, double y, const Words& w) {
  if (state.final.posted())
    y = draw_later_table(document, state, std::string(w.the_final), state.final.sheets[0], y, w);
  for (std::size_t t = 0; t < state.semifinal.sheets.size(); ++t) {
    y = draw_later_table(document, state, filled(w.semifinal_table, t + 1), state.semifinal.sheets[t], y, w);
  }
  return y;
}

/// All places, in two columns.
double draw_places(Document& document, const State& state, double y, const Words& w) {
  const std::vector<PlayerId> order = final_places(state);
  if (order.empty()) return y;
  y = draw_heading(document, y, std::string(places_title(state, w)));
  const Column place{std::string(w.place), 0.5, Align::Right, true};
  const Column name{std::string(w.player), 3};
  ColumnTable table(document, {place, name, place, name}, y, 16, 9.5);
  const std::size_t half = (order.size() + 1) / 2;
  const auto cell = [&](std::size_t i) { return i < order.size() ? state.person(order[i]).name : ""; };
  const auto number = [&](std::size_t i) { return i < order.size() ? std::to_string(i + 1) : ""; };
  for (std::size_t i = 0; i < half; ++i) table.row({number(i), cell(i), number(i + half), cell(i + half)});
  return table.y() + 16;
}

/// What referees and the desk noted.
TextSection remarks(const State& state, Language language) {
  const Words& w = words_in(language);
  TextSection section{std::string(w.remarks), {}};
  const auto add = [&](const std::string& where, const Remark& r) {
    section.lines.push_back(with_words(fmt::format("{}{}, {}", where, term(language, r.kind), r.by), r.text));
  };
  for (const Remark& r : state.remarks) add("", r);
  for (const GameId id : all_games(state)) {
    const auto& sheets = state.game(id)->sheets;
    for (std::size_t t = 0; t < sheets.size(); ++t) {
      const std::string where = filled(w.game_and_table, title_of(state, id, w), t + 1) + ": ";
      if (!sheets[t].refusal.empty()) section.lines.push_back(where + filled(w.refused, sheets[t].refusal));
      if (!sheets[t].decision.empty()) section.lines.push_back(where + filled(w.decided, sheets[t].decision));
      for (const Remark& r : sheets[t].remarks) add(where, r);
    }
  }
  for (const Person& person : state.people) {
    for (const Warning& warning : person.warnings)
      section.lines.push_back(filled(w.warned, person.name, warning.by, warning.ground));
    if (person.penalty) section.lines.push_back(penalty_text(person, w));
  }
  return section;
}

/// Every table of a preliminary game: points in play order, the winner, and when its sheet was finished.
double draw_game(Document& document, const State& state, GameId id, double y, const Words& w) {
  const Game& game = *state.game(id);
  if (!game.started) return y;
  const auto& title = title_of(state, id, w);
  y = draw_heading(document, y,
                   title + ": " + filled(w.board_and_times, game.layout, local_time(game.started_at)));
  ColumnTable table(document,
                    {{std::string(w.table), 0.5, Align::Right, true},
                     {std::string(w.result), 5},
                     {std::string(w.winner), 1.7},
                     {std::string(w.ended), 0.7, Align::Right}},
                    y, 16, 9);
  for (std::size_t t = 0; t < game.sheets.size(); ++t) {
    const Sheet& sheet = game.sheets[t];
    const std::string ended = local_time(sheet.finished_at);
    const PlayerId won = sheet.result.winner;
    table.row({std::to_string(t + 1), result_text(state, sheet), won.is_none() ? "–" : state.person(won).name,
               ended.substr(std::min<std::size_t>(ended.size(), 11))});
  }
  return table.y() + 16;
}

void draw_report(Document& document, const State& state, Language language) {
  const Words& w = words_in(language);
  document.new_page();
  double y = document.top();
  const PlayerId first = champion(state);
  if (!first.is_none())
    y = draw_section(document, y, {filled(w.champion_is, state.person(first).name), {}}, 16);
  y = draw_later_tables(document, state, y, w);
  y = draw_section(document, y, facts(state, language));
  y = draw_places(document, state, y, w);
  if (const TextSection list = without_place(state, w); !list.lines.empty())
    y = draw_section(document, y, list, 9.5);
  y = draw_heading(document, y, std::string(w.ranking));
  y = draw_standings(document, state, y, w) + 16;
  for (const GameId id : all_games(state)) {
    if (id.is_preliminary()) y = draw_game(document, state, id, y, w);
  }
  const TextSection notes = remarks(state, language);
  if (!notes.lines.empty()) draw_section(document, y, notes, 9.5);
}

void draw_pages(Document& document, const std::vector<TextSection>& sections) {
  document.new_page();
  double y = document.top();
  for (const TextSection& section : sections) y = draw_section(document, y, section, 12.5);
}

}  // namespace

std::string print_report(const State& state, const PrintOptions& options) {
  return make_pdf(options.size,
                  frame_of(state, std::string(words_in(options.language).report), state.settings.date),
                  options.made, [&](Document& document) { draw_report(document, state, options.language); });
}

std::string print_conduct(const State& state, const PrintOptions& options) {
  const Words& w = words_in(options.language);
  const Frame frame = frame_of(state, std::string(w.conduct), std::string(w.read_out));
  return make_pdf(options.size, frame, options.made, [&](Document& document) {
    draw_pages(document, texts_in(options.language).conduct);
    draw_pages(document, texts_in(options.language).rules);
  });
}

}  // namespace longroad::paper
