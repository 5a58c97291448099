// Warnings (1.1.5), disqualification by a referee (1.1.4) and removal by the organiser (1.6.8).
#include <algorithm>
#include <array>
#include <cctype>

#include "tournament/rules_common.hpp"

namespace longroad::tournament::rules {
namespace {

/// Poor play and alliances within a game are no ground (1.1.5).
Refused refuse_ground(const std::string& ground) {
  if (is_blank(ground)) return say("needs_ground");
  std::string lower;
  for (const unsigned char c : ground) lower += static_cast<char>(std::tolower(c));
  for (const char* no_ground : {"poor play", "bad play", "alliance", "kingmaking"}) {
    if (lower.find(no_ground) == std::string::npos) continue;
    return say("no_ground");
  }
  return std::nullopt;
}

bool sits_in_unsigned_game(const State& state, PlayerId player) {
  for (const GameId id : all_games(state)) {
    const Game& game = *state.game(id);
    if (!game.started) continue;
    for (const Sheet& sheet : game.sheets) {
      if (!sheet.finished() && holds(sheet.players, player) && !holds(sheet.lost, player)) return true;
    }
  }
  return false;
}

Notices penalty_notices(const State& state, PlayerId player) {
  Notices notices;
  for (const GameId id : all_games(state)) {
    for (Sentence& notice : leave_notices(state, id, player)) notices.push_back(std::move(notice));
  }
  notices.push_back(say("out_of_ranking"));
  return notices;
}

/// Out of all events, the semi-finals and the final.
void expel(State& state, PlayerId player, Penalty penalty, const Entry& entry) {
  state.person(player).penalty = std::move(penalty);
  for (Preliminary& event : state.events) {
    const auto held = event.attendance.find(player);
    if (held != event.attendance.end()) held->second.presence = Presence::Dropped;
  }
  for (const GameId id : all_games(state)) leave_game(state, id, player, entry);
}

}  // namespace

Checked check(const State& state, const Warn& e, const Entry& entry) {
  if (const Refused refused = refuse_player(state, e.player)) return *refused;
  if (const Refused refused = refuse_non_referee(state, entry.by)) return *refused;
  if (const Refused refused = refuse_blank(e.ground, "needs_warning_ground")) return *refused;
  const auto before = state.person(e.player).warnings.size();
  if (before == 0) return Notices{};
  return Notices{say("warned_before", {{"player", state.person(e.player).name}, {"times", before}})};
}

void apply(State& state, const Warn& e, const Entry& entry) {
  state.person(e.player).warnings.push_back({e.ground, entry.by, entry.at});
}

Checked check(const State& state, const Disqualify& e, const Entry& entry) {
  if (const Refused refused = refuse_player(state, e.player)) return *refused;
  if (const Refused refused = refuse_non_referee(state, entry.by)) return *refused;
  if (const Refused refused = refuse_ground(e.ground)) return *refused;
  if (!sits_in_unsigned_game(state, e.player)) {
    return say("too_late_to_disqualify", {{"player", state.person(e.player).name}});
  }
  return penalty_notices(state, e.player);
}

void apply(State& state, const Disqualify& e, const Entry& entry) {
  expel(state, e.player, {true, e.ground, entry.by, entry.at}, entry);
}

Checked check(const State& state, const Remove& e, const Entry& entry) {
  if (const Refused refused = refuse_player(state, e.player)) return *refused;
  if (!state.has_role(entry.by, Role::Organiser)) {
    return say("not_organiser", {{"name", entry.by}});
  }
  if (const Refused refused = refuse_ground(e.ground)) return *refused;
  return penalty_notices(state, e.player);
}

void apply(State& state, const Remove& e, const Entry& entry) {
  expel(state, e.player, {false, e.ground, entry.by, entry.at}, entry);
}

}  // namespace longroad::tournament::rules
