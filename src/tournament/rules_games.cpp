// Games: the schedule of an event (1.2.6), the board of each game (1.5.1), and their beginning.
#include <fmt/format.h>

#include <algorithm>

#include "notation/english.hpp"
#include "tournament/rules_common.hpp"
#include "tournament/schedule_check.hpp"
#include "tournament/standings.hpp"

namespace longroad::tournament::rules {
namespace {

std::set<PlayerId> seated(const Seating& game) {
  std::set<PlayerId> players;
  for (const Table& table : game) players.insert(table.begin(), table.end());
  return players;
}

/// Where a game seats others than those who are there.
Refused refuse_wrong_players(const State& state, const Seating& game, const Preliminary& event) {
  const std::vector<PlayerId> there = present(event);
  const std::set<PlayerId> sits = seated(game);
  for (const PlayerId p : sits) {
    if (!holds(there, p)) {
      return Error{fmt::format("The schedule seats {}, who is not there: plan again.", state.name_of()(p))};
    }
  }
  for (const PlayerId p : there) {
    if (!sits.contains(p)) {
      return Error{fmt::format("The schedule has no seat for {}: plan again.", state.person(p).name)};
    }
  }
  return std::nullopt;
}

/// What must be so before an event's game 1.
Refused refuse_first_game(const State& state, const Preliminary& event, bool unofficial) {
  const auto is_referee = [](const StaffMember& s) { return s.role == Role::Referee; };
  if (std::ranges::none_of(state.staff, is_referee)) {
    return Error{"A tournament has at least one referee: add one to the staff (1.1.2)."};
  }
  if (&event != &state.events.back()) return std::nullopt;  // numbers count over all events (1.3)
  std::set<PlayerId> all = participants(state);
  for (const PlayerId p : present(event)) all.insert(p);
  const int count = static_cast<int>(all.size());
  if (count < kFewestOfficial && !unofficial) {
    return Error{
        fmt::format("{} players are fewer than {}: the tournament can go on unofficially only (1.2.4).",
                    count, kFewestOfficial)};
  }
  if (count > kMostWithoutSemifinals && !state.settings.semifinals) {
    return Error{fmt::format("With {} players the semi-finals are mandatory, from 29 on (1.2.4).", count)};
  }
  return std::nullopt;
}

Checked check_start_preliminary(const State& state, const Start& e) {
  const Preliminary& event = state.events[e.game.event - 1];
  const Game& game = *state.game(e.game);
  if (e.game.event > 1 && !state.events[e.game.event - 2].finished()) {
    return Error{fmt::format("Event {} is not over yet.", e.game.event - 1)};
  }
  if (!game.posted()) return Error{"There is no schedule yet."};
  if (e.game.game > 1) {
    const Game& before = event.games[e.game.game - 2];
    if (!before.started) return Error{fmt::format("Game {} comes first.", e.game.game - 1)};
    for (std::size_t t = 0; t < before.sheets.size(); ++t) {
      if (before.sheets[t].state == SheetState::Empty) {
        return Error{fmt::format("Table {} is still playing game {}.", t + 1, e.game.game - 1)};
      }
    }
  }
  if (const Refused refused = refuse_wrong_players(state, planned(event)[e.game.game - 1], event))
    return *refused;
  if (e.game.game > 1) return Notices{};
  if (const Refused refused = refuse_first_game(state, event, e.unofficial)) return *refused;
  Notices notices{
      "The referee explains the rules and the code of conduct first (1.1.1).",
      "Players check their pieces: 5 settlements, 4 cities, 15 roads; 25 development cards, 19 of each "
      "resource (1.5.6)."};
  for (const auto& [player, attendance] : event.attendance) {
    if (attendance.presence == Presence::Present && !attendance.accepted) {
      notices.push_back(fmt::format("{} has not accepted the code of conduct.", state.person(player).name));
    }
  }
  return notices;
}

Checked check_start_later(const State& state, const Start& e) {
  const Game& game = *state.game(e.game);
  if (!game.posted())
    return Error{fmt::format("The tables of {} are not posted yet.", spoken(state, e.game))};
  for (std::size_t t = 0; t < game.sheets.size(); ++t) {
    const Sheet& sheet = game.sheets[t];
    for (const PlayerId p : sheet.selection) {
      if (sheet.choices.contains(p)) continue;
      return Error{fmt::format("{} has not chosen a starting position yet ({}).", state.person(p).name,
                               e.game.stage == Stage::Final ? "1.2.8" : "1.2.7")};
    }
  }
  if (e.game.stage == Stage::Final && game.sheets[0].banker.empty()) {
    return Error{"In the final a judge is banker: name one (1.5.4)."};
  }
  return Notices{};
}

}  // namespace

Checked check(const State& state, const event::Schedule& e, const Entry&) {
  if (e.event < 1 || e.event > state.event_count())
    return Error{fmt::format("There is no event {}.", e.event)};
  const Preliminary& event = state.events[e.event - 1];
  const int started = event.games_started();
  if (started == kGames) return Error{"All three games have begun: there is nothing left to plan."};
  if (e.games.size() != kGames) return Error{"A schedule has three games (1.2.5)."};
  const tournament::Schedule before = planned(event);
  for (int g = 0; g < kGames; ++g) {
    if (g < started) {
      if (e.games[g] != before[g]) return Error{fmt::format("Game {} has begun: its tables stand.", g + 1)};
    } else if (const Refused refused = refuse_wrong_players(state, e.games[g], event)) {
      return *refused;
    }
  }
  const PlanKind kind = started == 0 ? PlanKind::Fresh : PlanKind::Repaired;
  const ScheduleFindings findings = check_schedule(e.games, kind, state.apart, state.name_of());
  if (!findings.good()) return Error{findings.broken.front()};
  return Notices(findings.regrets);
}

void apply(State& state, const event::Schedule& e, const Entry& entry) {
  Preliminary& event = state.events[e.event - 1];
  event.plan_seed = e.seed;
  for (int g = event.games_started(); g < kGames; ++g) {
    std::vector<Sheet> sheets(e.games[g].size());
    for (std::size_t t = 0; t < sheets.size(); ++t) {
      sheets[t].players = e.games[g][t];
      sheets[t].version = entry.number;
    }
    event.games[g].sheets = std::move(sheets);
  }
}

Checked check(const State& state, const Layout& e, const Entry&) {
  const Game* game = state.game(e.game);
  if (game == nullptr) return Error{fmt::format("There is no game {}.", text(e.game))};
  if (game->started) {
    return Error{
        fmt::format("{} has begun: its board stands (1.5.1).", english::capital(spoken(state, e.game)))};
  }
  const auto has_choices = [](const Sheet& s) { return !s.choices.empty(); };
  if (e.seed != game->layout && std::ranges::any_of(game->sheets, has_choices)) {
    return Error{"Positions have been chosen on this board: it stands (1.2.7)."};
  }
  for (const GameId other : all_games(state)) {
    if (other != e.game && state.game(other)->layout == e.seed) {
      return Error{
          fmt::format("Each game has a new board, and {} has this one (1.5.1).", spoken(state, other))};
    }
  }
  return Notices{};
}

void apply(State& state, const Layout& e, const Entry&) {
  Game& game = *state.game(e.game);
  game.layout = e.seed;
  game.layout_confirmed = e.confirmed;
}

Checked check(const State& state, const Start& e, const Entry&) {
  const Game* game = state.game(e.game);
  if (game == nullptr) return Error{fmt::format("There is no game {}.", text(e.game))};
  if (game->started)
    return Error{fmt::format("{} has begun already.", english::capital(spoken(state, e.game)))};
  return e.game.is_preliminary() ? check_start_preliminary(state, e) : check_start_later(state, e);
}

void apply(State& state, const Start& e, const Entry& entry) {
  Game& game = *state.game(e.game);
  game.started = true;
  game.started_at = entry.at;
  const bool last_event = e.game.is_preliminary() && e.game.event == state.event_count();
  if (last_event && e.game.game == 1) state.unofficial = participants(state).size() < kFewestOfficial;
}

Checked check(const State& state, const Publish& e, const Entry&) {
  const Game* game = state.game(e.game);
  if (game == nullptr) return Error{fmt::format("There is no game {}.", text(e.game))};
  if (!game->posted())
    return Error{fmt::format("{} has no tables yet.", english::capital(spoken(state, e.game)))};
  if (e.results ? game->results_published : game->seats_published) {
    return Error{fmt::format("The {} of {} are published already.", e.results ? "results" : "seats",
                             spoken(state, e.game))};
  }
  for (std::size_t t = 0; e.results && t < game->sheets.size(); ++t) {
    if (!game->sheets[t].finished())
      return Error{fmt::format("The sheet of table {} is not finished.", t + 1)};
  }
  return Notices{};
}

void apply(State& state, const Publish& e, const Entry&) {
  Game& game = *state.game(e.game);
  (e.results ? game.results_published : game.seats_published) = true;
}

}  // namespace longroad::tournament::rules
