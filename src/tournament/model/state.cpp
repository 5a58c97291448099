#include "tournament/model/state.hpp"

#include <algorithm>

#include "names/names.hpp"

namespace longroad::tournament {

std::vector<PlayerId> Sheet::finishers() const {
  std::vector<PlayerId> left = players;
  std::erase_if(left, [&](PlayerId p) { return std::ranges::find(lost, p) != lost.end(); });
  return left;
}

bool Game::finished() const { return posted() && std::ranges::all_of(sheets, &Sheet::finished); }

bool Preliminary::finished() const { return std::ranges::all_of(games, &Game::finished); }

int Preliminary::games_started() const {
  return static_cast<int>(std::ranges::count_if(games, [](const Game& g) { return g.started; }));
}

const Game* State::game(GameId id) const {
  switch (id.stage) {
    case Stage::Preliminary:
      if (id.event < 1 || id.event > event_count() || id.game < 1 || id.game > kGames) return nullptr;
      return &events[id.event - 1].games[id.game - 1];
    case Stage::Semifinal:
      return &semifinal;
    case Stage::Final:
      return &final;
  }
  __builtin_unreachable();
}

Game* State::game(GameId id) { return const_cast<Game*>(std::as_const(*this).game(id)); }

const Sheet* State::sheet(const Place& at) const {
  const Game* found = game(at.game);
  if (found == nullptr || at.table < 1 || at.table > std::ssize(found->sheets)) return nullptr;
  return &found->sheets[at.table - 1];
}

Sheet* State::sheet(const Place& at) { return const_cast<Sheet*>(std::as_const(*this).sheet(at)); }

int State::current_event() const {
  for (int e = 1; e < event_count(); ++e) {
    if (!events[e - 1].finished()) return e;
  }
  return event_count();
}

bool State::began() const { return std::ranges::any_of(events, &Preliminary::began); }

bool State::preliminaries_finished() const {
  return !events.empty() && std::ranges::all_of(events, &Preliminary::finished);
}

bool State::has_role(const std::string& name, Role role) const {
  const auto has = [&](auto member, const std::string& wanted) {
    return std::ranges::any_of(staff,
                               [&](const StaffMember& s) { return s.role == role && s.*member == wanted; });
  };
  return has(&StaffMember::name, name) || has(&StaffMember::plain_name, names::plain(name));
}

NameOf State::name_of() const {
  return [this](PlayerId p) { return has(p) ? person(p).name : std::string("nobody"); };
}

std::vector<GameId> all_games(const State& state) {
  std::vector<GameId> games;
  for (int e = 1; e <= state.event_count(); ++e) {
    for (int g = 1; g <= kGames; ++g) games.push_back(GameId::preliminary(e, g));
  }
  games.push_back(GameId::semifinal());
  games.push_back(GameId::final());
  return games;
}

std::vector<PlayerId> present(const Preliminary& event) {
  std::vector<PlayerId> players;
  for (const auto& [player, attendance] : event.attendance) {
    if (attendance.presence == Presence::Present) players.push_back(player);
  }
  return players;
}

tournament::Schedule planned(const Preliminary& event) {
  tournament::Schedule schedule;
  for (const Game& game : event.games) {
    if (!game.posted()) break;
    Seating seating;
    for (const Sheet& sheet : game.sheets) seating.push_back(sheet.players);
    schedule.push_back(std::move(seating));
  }
  return schedule;
}

}  // namespace longroad::tournament
