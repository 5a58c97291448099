#include "tournament/model/published.hpp"

#include <algorithm>

namespace longroad::tournament {
namespace {

Person public_person(const Person& person) {
  Person shown;
  shown.name = person.name;
  shown.plain_name = person.plain_name;
  shown.search_text = person.search_text;
  shown.club = person.club;
  if (person.penalty)
    shown.penalty = Penalty{.disqualified = person.penalty->disqualified, .ground = "", .by = "", .at = ""};
  return shown;
}

/// Who sits there, and how they came to.
Sheet public_seats(const Sheet& sheet) {
  Sheet shown;
  shown.players = sheet.players;
  shown.selection = sheet.selection;
  shown.choices = sheet.choices;
  shown.lost = sheet.lost;
  shown.banker = sheet.banker;
  shown.limit = sheet.limit;
  shown.online = sheet.online;
  return shown;
}

Sheet public_result(const Sheet& sheet) {
  Sheet shown = public_seats(sheet);
  shown.state = sheet.state;
  shown.result = sheet.result;
  return shown;
}

Game public_game(const Game& game) {
  Game shown;
  shown.limit = game.limit;
  shown.started = game.started;
  shown.started_at = game.started_at;
  shown.seats_published = game.seats_published;
  shown.results_published = game.results_published;
  if (!game.seats_shown()) return shown;
  shown.layout = game.layout;
  shown.layout_confirmed = game.layout_confirmed;
  shown.numbers = game.numbers;
  for (const Sheet& sheet : game.sheets)
    shown.sheets.push_back(game.results_published ? public_result(sheet) : public_seats(sheet));
  return shown;
}

}  // namespace

State published(const State& state) {
  State shown;
  shown.settings = state.settings;
  shown.settings.seed = 0;  // boards to come follow from it
  shown.founded = state.founded;
  shown.unofficial = state.unofficial;
  std::ranges::transform(state.people, std::back_inserter(shown.people), public_person);
  for (const Preliminary& event : state.events) {
    Preliminary& day = shown.events.emplace_back();
    day.attendance = event.attendance;
    std::ranges::transform(event.games, day.games.begin(), public_game);
  }
  shown.semifinal = public_game(state.semifinal);
  shown.final = public_game(state.final);
  shown.arrived_semifinal = state.arrived_semifinal;
  shown.lots = state.lots;  // they follow the last sheet, and hold for all that comes
  return shown;
}

}  // namespace longroad::tournament
