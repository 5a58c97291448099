// The report that hosts owe, and the pages that are read out.
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "paper/print_common.hpp"
#include "paper/table.hpp"
#include "tournament/event_json.hpp"
#include "tournament/settings.hpp"
#include "tournament/standings.hpp"

namespace longroad::paper {

using namespace tournament;

namespace {

constexpr double kRoomForTable = 120;  // a heading is never left alone at the foot of a page

double room_for_table(Document& document, double y) {
  if (y + kRoomForTable <= document.bottom()) return y;
  document.new_page();
  return document.top();
}

/// As the sheet says once it is reported; whoever left during the game stands last.
std::vector<PlayerId> play_order(const Sheet& sheet) {
  if (sheet.state == SheetState::Empty) return sheet.players;
  std::vector<PlayerId> order = sheet.result.order;
  order.insert(order.end(), sheet.lost.begin(), sheet.lost.end());
  return order;
}

TextSection facts(const State& state, Language language) {
  const Words& w = words_in(language);
  TextSection section{std::string(w.tournament), {}};
  for (const auto& [key, value] : list_settings(state)) {
    if (key != "name" && !value.empty())
      section.lines.push_back(fmt::format("{}: {}", term(language, key), term(language, value)));
  }
  for (const StaffMember& s : state.staff) {
    section.lines.push_back(fmt::format("{}: {}", term(language, name(s.role)), s.name));
  }
  section.lines.push_back(filled(w.participants, participants(state).size()) +
                          std::string(state.unofficial ? w.unofficial : ""));
  if (state.lots_seed) section.lines.push_back(filled(w.lots_by_seed, *state.lots_seed));
  if (!state.lots_how.empty())
    section.lines.push_back(filled(w.lots_by_hand, term(language, state.lots_how)));
  return section;
}

double draw_later_table(Document& document, const State& state, const std::string& title, const Sheet& sheet,
                        double y, const Words& w) {
  y = room_for_table(document, y);
  document.text(document.left(), y, 300, title, {.size = 13, .bold = true, .colour = kAccent});
  ColumnTable table(document,
                    {{std::string(w.player), 3.0, Align::Left, true},
                     {std::string(w.chose), 0.8, Align::Right},
                     {std::string(w.position), 0.9, Align::Right},
                     {std::string(w.points), 0.9, Align::Right},
                     {std::string(w.contact), 3.2}},
                    y + 20);
  const std::vector<PlayerId> order = play_order(sheet);
  for (std::size_t i = 0; i < order.size(); ++i) {
    const PlayerId p = order[i];
    const auto at = std::ranges::find(sheet.result.order, p) - sheet.result.order.begin();
    const auto chose = std::ranges::find(sheet.selection, p) - sheet.selection.begin();
    const bool has_points = at < std::ssize(sheet.result.points);
    table.row({state.person(p).name, std::to_string(chose + 1), std::to_string(i + 1),
               has_points ? std::to_string(sheet.result.points[at]) : "", state.person(p).contact});
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

/// Those who went on, best first; behind them the ranking goes on, except for who has no place in it.
TextSection places(const State& state, const Words& w) {
  TextSection section{std::string(w.places), {}};
  const std::size_t went_on = state.final.posted() ? advancing(state).size() : 0;
  for (const PlayerId p : final_places(state)) {
    if (section.lines.size() == went_on) break;
    section.lines.push_back(fmt::format("{}. {}", section.lines.size() + 1, state.person(p).name));
  }
  for (const PlayerId p : unplaced(state)) {
    const std::optional<GameId> left = game_left(state, p);
    section.lines.push_back(left ? filled(w.left_in, state.person(p).name, title_of(state, *left, w))
                                 : filled(w.no_result_yet, state.person(p).name));
  }
  return section;
}

/// What referees and the desk noted.
TextSection remarks(const State& state, Language language) {
  const Words& w = words_in(language);
  TextSection section{std::string(w.remarks), {}};
  const auto add = [&](const std::string& where, const Remark& r) {
    section.lines.push_back(fmt::format("{}{}, {}: {}", where, term(language, r.kind), r.by, r.text));
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
    if (person.penalty) {
      section.lines.push_back(filled(person.penalty->disqualified ? w.disqualified : w.removed, person.name,
                                     person.penalty->ground));
    }
  }
  return section;
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
  if (const TextSection list = places(state, w); !list.lines.empty())
    y = draw_section(document, y, list, 9.5);
  y = room_for_table(document, y);
  document.text(document.left(), y, 300, std::string(w.ranking),
                {.size = 13, .bold = true, .colour = kAccent});
  y = draw_standings(document, state, y + 20, w) + 16;
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
