// Games: the schedule of an event (1.2.6), the board of each game (1.5.1), and their beginning.
#include <algorithm>

#include "tournament/model/standings.hpp"
#include "tournament/rules/common.hpp"
#include "tournament/schedule/check.hpp"

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
    if (!std::ranges::binary_search(there, p)) {
      return say("seats_an_absent", {{"player", state.name_of()(p)}});
    }
  }
  for (const PlayerId p : there) {
    if (!sits.contains(p)) {
      return say("seats_not", {{"player", state.person(p).name}});
    }
  }
  return std::nullopt;
}

/// What must be so before an event's game 1.
Refused refuse_first_game(const State& state, const Preliminary& event, bool unofficial) {
  const auto is_referee = [](const StaffMember& s) { return s.role == Role::Referee; };
  if (std::ranges::none_of(state.staff, is_referee)) {
    return say("no_referee");
  }
  if (&event != &state.events.back()) return std::nullopt;  // numbers count over all events (1.3)
  std::set<PlayerId> all = participants(state);
  for (const PlayerId p : present(event)) all.insert(p);
  const int count = static_cast<int>(all.size());
  if (count < kFewestOfficial && !unofficial) {
    return say("too_few_players", {{"players", count}, {"fewest", kFewestOfficial}});
  }
  if (count > kMostWithoutSemifinals && !state.settings.semifinals) {
    return say("semifinals_mandatory", {{"players", count}});
  }
  return std::nullopt;
}

Refused refuse_start_preliminary(const State& state, const Start& e) {
  const Preliminary& event = state.events[e.game.event - 1];
  const Game& game = *state.game(e.game);
  if (e.game.event > 1 && !state.events[e.game.event - 2].finished()) {
    return say("event_not_over", {{"event", e.game.event - 1}});
  }
  if (!game.posted()) return say("no_schedule");
  if (e.game.game > 1) {
    const Game& before = event.games[e.game.game - 2];
    if (!before.started) return say("game_comes_first", {{"game", e.game.game - 1}});
    for (std::size_t t = 0; t < before.sheets.size(); ++t) {
      if (before.sheets[t].state == SheetState::Empty) {
        return say("still_playing", {{"table", t + 1}, {"game", e.game.game - 1}});
      }
    }
  }
  if (Refused refused = refuse_wrong_players(state, planned(event)[e.game.game - 1], event)) return refused;
  return e.game.game > 1 ? std::nullopt : refuse_first_game(state, event, e.unofficial);
}

Refused refuse_start_later(const State& state, const Start& e) {
  const Game& game = *state.game(e.game);
  if (!game.posted()) return say("not_posted", {{"game", named(state, e.game)}});
  for (std::size_t t = 0; t < game.sheets.size(); ++t) {
    const Sheet& sheet = game.sheets[t];
    for (const PlayerId p : sheet.selection) {
      if (sheet.choices.contains(p)) continue;
      return say("not_chosen", {{"player", state.person(p).name},
                                {"paragraph", e.game.stage == Stage::Final ? "1.2.8" : "1.2.7"}});
    }
  }
  if (e.game.stage == Stage::Final && game.sheets[0].banker.empty()) {
    return say("final_needs_banker");
  }
  return std::nullopt;
}

}  // namespace

Refused refuse_now(const State& state, const event::Schedule& e, const Entry&) {
  if (e.event < 1 || e.event > state.event_count()) return say("no_event", {{"event", e.event}});
  const Preliminary& event = state.events[e.event - 1];
  if (event.games_started() == kGames) return say("nothing_to_plan");
  const int there = static_cast<int>(present(event).size());
  if (!can_be_seated(there)) return say("cannot_be_seated", {{"players", there}});
  return std::nullopt;
}

Checked check(const State& state, const event::Schedule& e, const Entry&) {
  const Preliminary& event = state.events[e.event - 1];
  const int started = event.games_started();
  if (e.games.size() != kGames) return say("three_games_needed");
  const tournament::Schedule before = planned(event);
  for (int g = 0; g < kGames; ++g) {
    if (g < started) {
      if (e.games[g] != before[g]) return say("tables_stand", {{"game", g + 1}});
    } else if (const Refused refused = refuse_wrong_players(state, e.games[g], event)) {
      return *refused;
    }
  }
  const PlanKind kind = started == 0 ? PlanKind::Fresh : PlanKind::Repaired;
  const ScheduleFindings findings = check_schedule(e.games, kind, state.apart, state.name_of());
  if (!findings.good()) return findings.broken.front();
  return findings.regrets;
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

bool has_chosen_on_board(const Game& game) {
  return std::ranges::any_of(game.sheets, [](const Sheet& s) { return !s.choices.empty(); });
}

Refused refuse_now(const State& state, const Layout& e, const Entry&) {
  const Game* game = state.game(e.game);
  if (game == nullptr) return say("no_game", {{"game", text(e.game)}});
  if (game->started) return say("board_stands", {{"game", named(state, e.game)}});
  return std::nullopt;
}

Checked check(const State& state, const Layout& e, const Entry&) {
  const Game& game = *state.game(e.game);
  if (e.seed != game.layout && has_chosen_on_board(game)) return say("board_chosen_on");
  for (const GameId other : all_games(state)) {
    if (other != e.game && state.game(other)->layout == e.seed) {
      return say("board_used", {{"game", named(state, other)}});
    }
  }
  return Notices{};
}

void apply(State& state, const Layout& e, const Entry&) {
  Game& game = *state.game(e.game);
  game.layout = e.seed;
  game.layout_confirmed = e.confirmed;
}

Refused refuse_now(const State& state, const Start& e, const Entry&) {
  const Game* game = state.game(e.game);
  if (game == nullptr) return say("no_game", {{"game", text(e.game)}});
  if (game->started) return say("begun_already", {{"game", named(state, e.game)}});
  return e.game.is_preliminary() ? refuse_start_preliminary(state, e) : refuse_start_later(state, e);
}

Checked check(const State& state, const Start& e, const Entry&) {
  if (!e.game.is_preliminary() || e.game.game > 1) return Notices{};
  Notices notices{say("explain_rules"), say("check_pieces")};
  for (const auto& [player, attendance] : state.events[e.game.event - 1].attendance) {
    if (attendance.presence == Presence::Present && !attendance.accepted) {
      notices.push_back(say("conduct_not_accepted", {{"player", state.person(player).name}}));
    }
  }
  return notices;
}

void apply(State& state, const Start& e, const Entry& entry) {
  Game& game = *state.game(e.game);
  game.started = true;
  game.started_at = entry.at;
  const bool last_event = e.game.is_preliminary() && e.game.event == state.event_count();
  if (last_event && e.game.game == 1) state.unofficial = participants(state).size() < kFewestOfficial;
}

Refused refuse_now(const State& state, const Publish& e, const Entry&) {
  const Game* game = state.game(e.game);
  if (game == nullptr) return say("no_game", {{"game", text(e.game)}});
  if (!game->posted()) return say("no_tables_yet", {{"game", named(state, e.game)}});
  if (e.results ? game->results_published : game->seats_published) {
    const Values which{{"game", named(state, e.game)}};
    return e.results ? say("results_published", which) : say("seats_published", which);
  }
  for (std::size_t t = 0; e.results && t < game->sheets.size(); ++t) {
    if (!game->sheets[t].finished()) return say("table_not_finished", {{"table", t + 1}});
  }
  return std::nullopt;
}

void apply(State& state, const Publish& e, const Entry&) {
  Game& game = *state.game(e.game);
  (e.results ? game.results_published : game.seats_published) = true;
}

}  // namespace longroad::tournament::rules
