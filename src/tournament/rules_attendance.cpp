// Who is there: check-in, drops, returns, and missing semi-finalists and finalists.
#include <fmt/format.h>

#include <algorithm>

#include "notation/english.hpp"
#include "tournament/rules_common.hpp"
#include "tournament/standings.hpp"

namespace longroad::tournament::rules {
namespace {

Refused refuse_event(const State& state, int event) {
  if (event >= 1 && event <= state.event_count()) return std::nullopt;
  return Error{fmt::format("There is no event {}.", event)};
}

/// The games of an event, or the one game of a later stage, that leaving or returning is about.
std::vector<GameId> games_of(GameId from) {
  if (!from.is_preliminary()) return {from};
  return {GameId::preliminary(from.event, 1), GameId::preliminary(from.event, 2),
          GameId::preliminary(from.event, 3)};
}

std::set<PlayerId>& missing(State& state, GameId game) {
  return game.stage == Stage::Semifinal ? state.missing_semifinal : state.missing_final;
}
const std::set<PlayerId>& missing(const State& state, GameId game) {
  return game.stage == Stage::Semifinal ? state.missing_semifinal : state.missing_final;
}

bool sits_in(const Game& game, PlayerId player) {
  return std::ranges::any_of(game.sheets, [&](const Sheet& s) { return holds(s.players, player); });
}

/// Whether the player is expected at the semi-finals or the final.
bool is_expected(const State& state, GameId game, PlayerId player) {
  if (state.game(game)->posted()) return sits_in(*state.game(game), player);
  if (game.stage == Stage::Final && state.semifinal.posted()) return holds(final_table(state), player);
  return holds(eligible(state), player);
}

Checked check_drop_later(const State& state, const Drop& e) {
  const Person& person = state.person(e.player);
  const Game& game = *state.game(e.from);
  if (e.from.stage == Stage::Semifinal && !has_semifinals(state)) return Error{"There are no semi-finals."};
  if (!state.preliminaries_finished()) return Error{"The preliminaries are not over yet."};
  if (missing(state, e.from).contains(e.player) || !is_expected(state, e.from, e.player)) {
    return Error{fmt::format("{} is not expected at {}.", person.name, spoken(state, e.from))};
  }
  for (const Sheet& sheet : game.sheets) {
    if (holds(sheet.players, e.player) && sheet.finished()) {
      return Error{fmt::format("{} has finished {}.", person.name, spoken(state, e.from))};
    }
  }
  Notices notices = leave_notices(state, e.from, e.player);
  if (!game.posted()) notices.emplace_back("The next rank moves up, and all are renumbered.");
  return notices;
}

}  // namespace

Checked check(const State& state, const CheckIn& e, const Entry&) {
  if (const Refused refused = refuse_event(state, e.event)) return *refused;
  if (const Refused refused = refuse_player(state, e.player)) return *refused;
  const Preliminary& event = state.events[e.event - 1];
  const std::string& name = state.person(e.player).name;
  const auto held = event.attendance.find(e.player);
  if (held != event.attendance.end() && held->second.presence == Presence::Present) {
    if (held->second.accepted || !e.accepted) return Error{fmt::format("{} is checked in already.", name)};
    return Notices{};  // accepts the code of conduct after all
  }
  if (event.began()) return Error{fmt::format("Nobody enters after game 1 began; {} is too late.", name)};
  Notices notices;
  if (!e.accepted)
    notices.push_back(fmt::format("{} has not accepted the code of conduct yet (1.1.1).", name));
  if (event.games[0].posted())
    notices.push_back(fmt::format("The schedule has no seat for {}: plan again.", name));
  return notices;
}

void apply(State& state, const CheckIn& e, const Entry&) {
  state.events[e.event - 1].attendance[e.player] = {Presence::Present, e.accepted};
}

Checked check(const State& state, const Drop& e, const Entry&) {
  if (const Refused refused = refuse_player(state, e.player)) return *refused;
  if (!e.from.is_preliminary()) return check_drop_later(state, e);
  if (const Refused refused = refuse_event(state, e.from.event)) return *refused;
  const Preliminary& event = state.events[e.from.event - 1];
  const std::string& name = state.person(e.player).name;
  const auto held = event.attendance.find(e.player);
  if (held == event.attendance.end()) return Error{fmt::format("{} is not checked in.", name)};
  if (held->second.presence == Presence::Dropped) return Error{fmt::format("{} has dropped already.", name)};
  if (event.finished()) {
    return Error{
        fmt::format("The event is over: say that {} will be missing in the semi-finals or the final.", name)};
  }
  Notices notices;
  for (const GameId id : games_of(e.from)) {
    for (std::string& notice : leave_notices(state, id, e.player)) notices.push_back(std::move(notice));
  }
  return notices;
}

void apply(State& state, const Drop& e, const Entry& entry) {
  if (e.from.is_preliminary()) {
    state.events[e.from.event - 1].attendance[e.player].presence = Presence::Dropped;
  } else {
    missing(state, e.from).insert(e.player);
  }
  for (const GameId id : games_of(e.from)) leave_game(state, id, e.player, entry);
}

Checked check(const State& state, const Return& e, const Entry&) {
  if (const Refused refused = refuse_player(state, e.player)) return *refused;
  const std::string& name = state.person(e.player).name;
  if (!e.to.is_preliminary()) {
    if (!missing(state, e.to).contains(e.player)) return Error{fmt::format("{} is not missing.", name)};
    if (state.game(e.to)->posted()) {
      return Error{fmt::format("The tables of {} are posted: the seat is given away.", spoken(state, e.to))};
    }
    return Notices{};
  }
  if (const Refused refused = refuse_event(state, e.to.event)) return *refused;
  const Preliminary& event = state.events[e.to.event - 1];
  const auto held = event.attendance.find(e.player);
  if (held == event.attendance.end()) return Error{fmt::format("{} is not checked in.", name)};
  if (held->second.presence == Presence::Present) return Error{fmt::format("{} has not dropped.", name)};
  if (event.games_started() == kGames)
    return Error{"All three games have begun: there is none to return to."};
  Notices notices;
  for (const GameId id : games_of(e.to)) {
    const Game& game = *state.game(id);
    if (game.started && !sits_in(game, e.player)) {
      notices.push_back(fmt::format("{} missed {}: incomplete, and can't advance.", name, spoken(state, id)));
    }
  }
  notices.push_back(fmt::format("The schedule has no seat for {}: plan again.", name));
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
