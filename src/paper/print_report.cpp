// The report that hosts owe, and the pages that are read out.
#include <fmt/format.h>

#include <algorithm>

#include "paper/print_common.hpp"
#include "paper/table.hpp"
#include "tournament/event_json.hpp"
#include "tournament/settings.hpp"
#include "tournament/standings.hpp"

namespace longroad::paper {

using namespace tournament;

namespace {

constexpr double kRoomForTable = 120;  // a heading is never left alone at the foot of a page

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
  if (!state.lots_how.empty()) section.lines.push_back(filled(w.lots_drawn, state.lots_how));
  return section;
}

double draw_final_table(Document& document, const State& state, double y, const Words& w) {
  const Sheet& sheet = state.final.sheets[0];
  document.text(document.left(), y, 300, std::string(w.the_final),
                {.size = 13, .bold = true, .colour = kAccent});
  ColumnTable table(document,
                    {{std::string(w.player), 3.0, Align::Left, true},
                     {std::string(w.chose), 0.8, Align::Right},
                     {std::string(w.position), 0.9, Align::Right},
                     {std::string(w.points), 0.9, Align::Right},
                     {std::string(w.contact), 3.2}},
                    y + 20);
  for (std::size_t i = 0; i < sheet.players.size(); ++i) {
    const PlayerId p = sheet.players[i];
    const auto at = std::ranges::find(sheet.result.order, p) - sheet.result.order.begin();
    const auto chose = std::ranges::find(sheet.selection, p) - sheet.selection.begin();
    const bool has_points = at < std::ssize(sheet.result.points);
    table.row({state.person(p).name, std::to_string(chose + 1), std::to_string(i + 1),
               has_points ? std::to_string(sheet.result.points[at]) : "", state.person(p).contact});
  }
  return table.y() + 16;
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
      for (const Remark& r : sheets[t].remarks)
        add(filled(w.game_and_table, title_of(state, id, w), t + 1) + ": ", r);
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
  if (state.final.posted()) y = draw_final_table(document, state, y, w);
  y = draw_section(document, y, facts(state, language));
  if (y + kRoomForTable > document.bottom()) {
    document.new_page();
    y = document.top();
  }
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
