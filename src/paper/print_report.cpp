// The report that hosts owe, and the pages that are read out.
#include <fmt/format.h>

#include <algorithm>

#include "notation/english.hpp"
#include "paper/print_common.hpp"
#include "paper/table.hpp"
#include "tournament/event_json.hpp"
#include "tournament/settings.hpp"
#include "tournament/standings.hpp"

namespace longroad::paper {

using namespace tournament;

namespace {

constexpr double kRoomForTable = 120;  // a heading is never left alone at the foot of a page

TextSection facts(const State& state) {
  TextSection section{"The tournament", {}};
  for (const auto& [key, value] : list_settings(state)) {
    if (key != "name" && !value.empty())
      section.lines.push_back(fmt::format("{}: {}", english::capital(key), value));
  }
  for (const StaffMember& s : state.staff) {
    section.lines.push_back(fmt::format("{}: {}", english::capital(std::string(name(s.role))), s.name));
  }
  section.lines.push_back(fmt::format("Participants: {}{}", participants(state).size(),
                                      state.unofficial ? ", unofficial (1.2.4)" : ""));
  if (!state.lots_how.empty()) section.lines.push_back("Lots: drawn " + state.lots_how);
  return section;
}

double draw_final_table(Document& document, const State& state, double y) {
  const Sheet& sheet = state.final.sheets[0];
  document.text(document.left(), y, 300, "The final", {.size = 13, .bold = true, .colour = kAccent});
  ColumnTable table(document,
                    {{"Player", 3.0, Align::Left, true},
                     {"Chose", 0.8, Align::Right},
                     {"Position", 0.9, Align::Right},
                     {"Points", 0.9, Align::Right},
                     {"Contact", 3.2}},
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
TextSection remarks(const State& state) {
  TextSection section{"Calls, rulings and notes", {}};
  const auto add = [&](const std::string& where, const Remark& r) {
    section.lines.push_back(fmt::format("{}{}, {}: {}", where, r.kind, r.by, r.text));
  };
  for (const Remark& r : state.remarks) add("", r);
  for (const GameId id : all_games(state)) {
    const auto& sheets = state.game(id)->sheets;
    for (std::size_t t = 0; t < sheets.size(); ++t) {
      for (const Remark& r : sheets[t].remarks)
        add(fmt::format("{}, table {}: ", title_of(state, id), t + 1), r);
    }
  }
  for (const Person& person : state.people) {
    for (const Warning& w : person.warnings)
      section.lines.push_back(fmt::format("{} was warned by {}: {}", person.name, w.by, w.ground));
    if (person.penalty) {
      section.lines.push_back(fmt::format(
          "{} was {}: {}", person.name,
          person.penalty->disqualified ? "disqualified (1.1.4)" : "removed (1.6.8)", person.penalty->ground));
    }
  }
  return section;
}

void draw_report(Document& document, const State& state) {
  document.new_page();
  double y = document.top();
  const PlayerId first = champion(state);
  if (!first.is_none()) y = draw_section(document, y, {"Champion: " + state.person(first).name, {}}, 16);
  if (state.final.posted()) y = draw_final_table(document, state, y);
  y = draw_section(document, y, facts(state));
  if (y + kRoomForTable > document.bottom()) {
    document.new_page();
    y = document.top();
  }
  document.text(document.left(), y, 300, "Preliminary ranking",
                {.size = 13, .bold = true, .colour = kAccent});
  y = draw_standings(document, state, y + 20) + 16;
  const TextSection notes = remarks(state);
  if (!notes.lines.empty()) draw_section(document, y, notes, 9.5);
}

void draw_pages(Document& document, const std::vector<TextSection>& sections) {
  document.new_page();
  double y = document.top();
  for (const TextSection& section : sections) y = draw_section(document, y, section, 12.5);
}

}  // namespace

std::string print_report(const State& state, const PrintOptions& options) {
  return make_pdf(options.size, frame_of(state, "Report", state.settings.date), options.made,
                  [&](Document& document) { draw_report(document, state); });
}

std::string print_conduct(const State& state, const PrintOptions& options) {
  const Frame frame = frame_of(state, "Code of conduct and rules", "read out before game 1 (1.1.1)");
  return make_pdf(options.size, frame, options.made, [&](Document& document) {
    draw_pages(document, code_of_conduct());
    draw_pages(document, rules_in_brief());
  });
}

}  // namespace longroad::paper
