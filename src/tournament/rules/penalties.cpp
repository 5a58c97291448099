// Warnings (1.1.5), disqualification by a referee (1.1.4) and removal by the organiser (1.6.8).
#include <algorithm>
#include <array>

#include "tournament/rules/common.hpp"
#include "tournament/words/letters.hpp"

namespace longroad::tournament::rules {
namespace {

/// Poor play and alliances within a game are no ground (1.1.5). Whoever writes of them is reminded: what
/// came of an alliance, say an insult, may well be one.
bool speaks_of_no_ground(std::string_view ground) {
  constexpr auto kWords = std::to_array<std::string_view>(
      {"poor play", "bad play", "played badly", "played poorly", "alliance", "kingmak", "schlechtes spiel",
       "schlecht gespielt", "bündnis", "verbündet", "absprache", "königsmacher"});
  const std::string text = small(ground);
  return std::ranges::any_of(kWords,
                             [&](std::string_view word) { return text.find(word) != std::string::npos; });
}

/// Also who walked out of it.
bool sits_in_unsigned_game(const State& state, PlayerId player) {
  for (const GameId id : all_games(state)) {
    const Game& game = *state.game(id);
    if (!game.started) continue;
    for (const Sheet& sheet : game.sheets) {
      if (!sheet.finished() && holds(sheet.players, player)) return true;
    }
  }
  return false;
}

Notices penalty_notices(const State& state, PlayerId player) {
  Notices notices;
  for (const GameId id : all_games(state)) {
    for (Sentence& notice : leave_notices(state, id, player)) notices.push_back(std::move(notice));
    const auto& sheets = state.game(id)->sheets;
    for (std::size_t t = 0; t < sheets.size(); ++t) {
      if (!is_reported_winner(sheets[t], player)) continue;
      const Place at{id, static_cast<int>(t) + 1};
      notices.push_back(
          say("winner_to_decide", {{"player", state.person(player).name}, {"place", named(state, at)}}));
    }
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

Refused refuse_now(const State& state, const Warn& e, const Entry& entry) {
  if (Refused refused = refuse_player(state, e.player)) return refused;
  return refuse_non_referee(state, entry.by);
}

Checked check(const State& state, const Warn& e, const Entry&) {
  if (const Refused refused = refuse_blank(e.ground, "needs_warning_ground")) return *refused;
  const auto before = state.person(e.player).warnings.size();
  if (before == 0) return Notices{};
  return Notices{say("warned_before", {{"player", state.person(e.player).name}, {"times", before}})};
}

void apply(State& state, const Warn& e, const Entry& entry) {
  state.person(e.player).warnings.push_back({e.ground, entry.by, entry.at});
}

Refused refuse_now(const State& state, const Disqualify& e, const Entry& entry) {
  if (Refused refused = refuse_player(state, e.player)) return refused;
  if (Refused refused = refuse_non_referee(state, entry.by)) return refused;
  if (!sits_in_unsigned_game(state, e.player)) {
    return say("too_late_to_disqualify", {{"player", state.person(e.player).name}});
  }
  return std::nullopt;
}

Checked check(const State& state, const Disqualify& e, const Entry&) {
  if (const Refused refused = refuse_blank(e.ground, "needs_ground")) return *refused;
  Notices notices = penalty_notices(state, e.player);
  if (speaks_of_no_ground(e.ground)) notices.push_back(say("no_ground"));
  return notices;
}

void apply(State& state, const Disqualify& e, const Entry& entry) {
  expel(state, e.player, {true, e.ground, entry.by, entry.at}, entry);
}

Refused refuse_now(const State& state, const Remove& e, const Entry& entry) {
  if (Refused refused = refuse_player(state, e.player)) return refused;
  if (!state.has_role(entry.by, Role::Organiser)) return say("not_organiser", {{"name", entry.by}});
  return std::nullopt;
}

Checked check(const State& state, const Remove& e, const Entry&) {
  if (const Refused refused = refuse_blank(e.ground, "needs_ground")) return *refused;
  return penalty_notices(state, e.player);
}

void apply(State& state, const Remove& e, const Entry& entry) {
  expel(state, e.player, {false, e.ground, entry.by, entry.at}, entry);
}

}  // namespace longroad::tournament::rules
