// Who is there: check-in, drops, returns, and missing semi-finalists and finalists.
#include <algorithm>

#include "tournament/model/standings.hpp"
#include "tournament/rules/common.hpp"

namespace longroad::tournament::rules {
namespace {

Refused refuse_event(const State& state, int event) {
  if (event >= 1 && event <= state.event_count()) return std::nullopt;
  return say("no_event", {{"event", event}});
}

/// The games of an event, or the one game of a later stage, that leaving or returning is about.
std::vector<GameId> games_of(GameId stage, int first = 1) {
  if (!stage.is_preliminary()) return {stage};
  std::vector<GameId> games;
  for (int g = first; g <= kGames; ++g) games.push_back(GameId::preliminary(stage.event, g));
  return games;
}

/// The games that whoever leaves is taken out of.
std::vector<GameId> games_left(const Drop& e) { return games_of(e.from, e.finishes ? e.from.game : 1); }

std::set<PlayerId>& missing(State& state, GameId game) {
  return game.stage == Stage::Semifinal ? state.missing_semifinal : state.missing_final;
}
const std::set<PlayerId>& missing(const State& state, GameId game) {
  return game.stage == Stage::Semifinal ? state.missing_semifinal : state.missing_final;
}

bool sits_in(const Game& game, PlayerId player) {
  return std::ranges::any_of(game.sheets, [&](const Sheet& s) { return holds(s.players, player); });
}

/// Sits there, and did not leave while it ran.
bool has_game(const Game& game, PlayerId player) {
  return std::ranges::any_of(
      game.sheets, [&](const Sheet& s) { return holds(s.players, player) && !holds(s.lost, player); });
}

bool plays_on_in(const Game& game, PlayerId player) {
  return std::ranges::any_of(game.sheets, [&](const Sheet& s) {
    return !s.finished() && holds(s.players, player) && !holds(s.lost, player);
  });
}

bool is_present(const Preliminary& event, PlayerId player) {
  const auto held = event.attendance.find(player);
  return held != event.attendance.end() && held->second.presence == Presence::Present;
}

/// While the last event's game 3 runs: whether the player has all three games of an event, or will have.
bool can_be_complete(const State& state, PlayerId player) {
  for (const Standing& s : standings(state)) {
    if (s.player == player && s.score.complete) return true;
  }
  return std::ranges::all_of(state.events.back().games,
                             [&](const Game& game) { return has_game(game, player); });
}

/// Whether the player is expected at the semi-finals or the final, or can still get there.
bool is_expected(const State& state, GameId game, PlayerId player) {
  if (missing(state, game).contains(player)) return false;
  if (state.game(game)->posted()) return sits_in(*state.game(game), player);
  if (game.stage == Stage::Final && state.semifinal.posted()) {
    return holds(final_table(state), player) || plays_on_in(state.semifinal, player);
  }
  if (state.preliminaries_finished()) return holds(qualified(state), player);
  return !state.missing_semifinal.contains(player) && !state.missing_final.contains(player) &&
         can_be_complete(state, player);
}

Refused refuse_drop_later(const State& state, const Drop& e) {
  const Person& person = state.person(e.player);
  const Game& game = *state.game(e.from);
  const bool semifinals = state.preliminaries_finished() ? has_semifinals(state) : state.settings.semifinals;
  if (e.from.stage == Stage::Semifinal && !semifinals) return say("no_semifinals");
  if (state.events.back().games_started() < kGames) return say("preliminaries_not_over");
  if (!is_expected(state, e.from, e.player)) {
    return say("not_expected", {{"player", person.name}, {"game", named(state, e.from)}});
  }
  for (const Sheet& sheet : game.sheets) {
    if (holds(sheet.players, e.player) && sheet.finished()) {
      return say("has_finished", {{"player", person.name}, {"game", named(state, e.from)}});
    }
  }
  return std::nullopt;
}

Refused refuse_semifinal_check_in(const State& state, PlayerId player) {
  if (Refused refused = refuse_player(state, player)) return refused;
  if (!has_own_check_in(state)) return say("no_own_check_in");
  const std::string& name = state.person(player).name;
  const GameId game = GameId::semifinal();
  if (state.semifinal.posted()) return say("posted_already", {{"game", named(state, game)}});
  if (!state.preliminaries_finished() || !holds(qualified(state), player))
    return say("not_expected", {{"player", name}, {"game", named(state, game)}});
  if (state.arrived_semifinal.contains(player)) return say("checked_in_already", {{"player", name}});
  return std::nullopt;
}

}  // namespace

Refused refuse_now(const State& state, const CheckIn& e, const Entry&) {
  if (e.semifinal) return refuse_semifinal_check_in(state, e.player);
  if (Refused refused = refuse_event(state, e.event)) return refused;
  if (Refused refused = refuse_player(state, e.player)) return refused;
  const Preliminary& event = state.events[e.event - 1];
  const std::string& name = state.person(e.player).name;
  if (is_present(event, e.player)) {
    // Accepts the code of conduct after all.
    if (!event.attendance.at(e.player).accepted && e.accepted) return std::nullopt;
    return say("checked_in_already", {{"player", name}});
  }
  return event.began() ? Refused(say("too_late", {{"player", name}})) : std::nullopt;
}

Checked check(const State& state, const CheckIn& e, const Entry&) {
  if (e.semifinal) return Notices{};
  const Preliminary& event = state.events[e.event - 1];
  if (is_present(event, e.player)) return Notices{};
  const std::string& name = state.person(e.player).name;
  Notices notices;
  if (!e.accepted) notices.push_back(say("conduct_not_accepted", {{"player", name}}));
  if (event.games[0].posted()) notices.push_back(say("seats_not", {{"player", name}}));
  return notices;
}

void apply(State& state, const CheckIn& e, const Entry&) {
  if (e.semifinal) {
    state.arrived_semifinal.insert(e.player);
    return;
  }
  state.events[e.event - 1].attendance[e.player] = {Presence::Present, e.accepted};
}

Refused refuse_now(const State& state, const Drop& e, const Entry&) {
  if (Refused refused = refuse_player(state, e.player)) return refused;
  if (!e.from.is_preliminary()) return refuse_drop_later(state, e);
  if (Refused refused = refuse_event(state, e.from.event)) return refused;
  const Preliminary& event = state.events[e.from.event - 1];
  const std::string& name = state.person(e.player).name;
  const auto held = event.attendance.find(e.player);
  if (held == event.attendance.end()) {
    const int last = e.from.event - 1;
    if (last >= 1 && plays_on_in(state.events[last - 1].games.back(), e.player))
      return say("last_game_of_event", {{"event", last}});
    return say("not_checked_in", {{"player", name}});
  }
  if (held->second.presence == Presence::Dropped) return say("dropped_already", {{"player", name}});
  if (event.finished()) {
    return say("event_over", {{"player", name}});
  }
  const int next = event.games_started() + 1;
  if (e.finishes && e.from.game > next) return say("game_comes_first", {{"game", next}});
  return std::nullopt;
}

Checked check(const State& state, const Drop& e, const Entry&) {
  Notices notices;
  for (const GameId id : games_left(e)) {
    for (Sentence& notice : leave_notices(state, id, e.player)) notices.push_back(std::move(notice));
  }
  if (!e.from.is_preliminary() && !state.game(e.from)->posted()) notices.push_back(say("next_rank_moves_up"));
  return notices;
}

void apply(State& state, const Drop& e, const Entry& entry) {
  if (e.from.is_preliminary()) {
    state.events[e.from.event - 1].attendance[e.player].presence = Presence::Dropped;
  } else {
    missing(state, e.from).insert(e.player);
  }
  for (const GameId id : games_left(e)) leave_game(state, id, e.player, entry);
}

Refused refuse_now(const State& state, const Return& e, const Entry&) {
  if (Refused refused = refuse_player(state, e.player)) return refused;
  const std::string& name = state.person(e.player).name;
  if (!e.to.is_preliminary()) {
    if (!missing(state, e.to).contains(e.player)) return say("not_missing", {{"player", name}});
    if (state.game(e.to)->posted()) {
      return say("seat_given_away", {{"game", named(state, e.to)}});
    }
    return std::nullopt;
  }
  if (Refused refused = refuse_event(state, e.to.event)) return refused;
  const Preliminary& event = state.events[e.to.event - 1];
  const auto held = event.attendance.find(e.player);
  if (held == event.attendance.end()) return say("not_checked_in", {{"player", name}});
  if (held->second.presence == Presence::Present) return say("not_dropped", {{"player", name}});
  if (event.began() && !sits_in(event.games[0], e.player)) return say("too_late", {{"player", name}});
  if (event.games_started() == kGames) return say("none_to_return_to");
  return std::nullopt;
}

Checked check(const State& state, const Return& e, const Entry&) {
  if (!e.to.is_preliminary()) return Notices{};
  const std::string& name = state.person(e.player).name;
  Notices notices;
  for (const GameId id : games_of(e.to)) {
    const Game& game = *state.game(id);
    if (game.started && !has_game(game, e.player)) {
      notices.push_back(say("missed_game", {{"player", name}, {"game", named(state, id)}}));
    }
  }
  notices.push_back(say("seats_not", {{"player", name}}));
  return notices;
}

void apply(State& state, const Return& e, const Entry&) {
  if (e.to.is_preliminary()) {
    state.events[e.to.event - 1].attendance[e.player].presence = Presence::Present;
  } else {
    missing(state, e.to).erase(e.player);
  }
}

}  // namespace longroad::tournament::rules
