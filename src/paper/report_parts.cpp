#include "paper/report_parts.hpp"

#include <fmt/format.h>

#include <optional>

#include "names/names.hpp"
#include "paper/print_common.hpp"
#include "tournament/model/event_json.hpp"
#include "tournament/model/standings.hpp"
#include "tournament/rules/settings.hpp"

namespace longroad::paper {

using namespace tournament;

TextSection facts(const State& state, Language language) {
  const Words& w = words_in(language);
  TextSection section{std::string(w.tournament), {}};
  for (const auto& [key, value] : list_settings(state)) {
    if (key != "name" && !value.empty())
      section.lines.push_back(fmt::format("{}: {}", term(language, key), term(language, value)));
  }
  for (const StaffMember& s : state.staff) {
    section.lines.push_back(fmt::format("{}: {}", term(language, name(s.role)), names::tidy(s.name)));
  }
  section.lines.push_back(filled(w.participants, participants(state).size()) +
                          std::string(state.unofficial ? w.unofficial : ""));
  if (state.lots_seed) section.lines.push_back(filled(w.lots_by_seed, *state.lots_seed));
  if (!state.lots_how.empty())
    section.lines.push_back(filled(w.lots_by_hand, term(language, state.lots_how)));
  return section;
}

std::string_view places_title(const State& state, const Words& w) {
  return state.final.finished() ? w.places : w.places_so_far;
}

TextSection without_place(const State& state, const Words& w) {
  TextSection section{std::string(w.without_place), {}};
  for (const PlayerId p : unplaced(state)) {
    const std::optional<GameId> left = game_left(state, p);
    section.lines.push_back(left ? filled(w.left_in, state.person(p).name, title_of(state, *left, w))
                                 : filled(w.no_result_yet, state.person(p).name));
  }
  return section;
}

std::string penalty_text(const Person& person, const Words& w) {
  return filled(person.penalty->disqualified ? w.disqualified : w.removed, person.name,
                person.penalty->ground);
}

std::string result_text(const State& state, const Sheet& sheet) {
  std::string line;
  for (std::size_t i = 0; i < sheet.result.order.size(); ++i)
    line += fmt::format("{}{} {}", i == 0 ? "" : ", ", state.person(sheet.result.order[i]).name,
                        sheet.result.points[i]);
  return line;
}

std::string with_words(std::string what, const std::string& words) {
  return words.empty() ? std::move(what) : std::move(what) + ": " + words;
}

}  // namespace longroad::paper
