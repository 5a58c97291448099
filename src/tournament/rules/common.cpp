#include "tournament/rules/common.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/random.hpp"
#include "tournament/model/standings.hpp"
#include "tournament/words/letters.hpp"

namespace longroad::tournament::rules {
namespace {

Sheet* sheet_of(Game& game, PlayerId player) {
  const auto seated = [&](const Sheet& s) { return holds(s.players, player) && !holds(s.lost, player); };
  const auto found = std::ranges::find_if(game.sheets, seated);
  return found == game.sheets.end() ? nullptr : &*found;
}

}  // namespace

Refused refuse_player(const State& state, PlayerId player) {
  if (!state.has(player)) return say("no_player", {{"number", player.number}});
  const auto& penalty = state.person(player).penalty;
  if (!penalty) return std::nullopt;
  const Values who{{"player", state.person(player).name}};
  return penalty->disqualified ? say("is_disqualified", who) : say("is_removed", who);
}

Refused refuse_table(const State& state, const Place& at, bool must_run) {
  const Game* game = state.game(at.game);
  if (game == nullptr) return say("no_game", {{"game", text(at.game)}});
  if (state.sheet(at) == nullptr) {
    return game->posted()
               ? say("no_table",
                     {{"table", at.table}, {"game", named(state, at.game)}, {"tables", game->sheets.size()}})
               : say("no_tables_yet", {{"game", named(state, at.game)}});
  }
  if (must_run && !game->started) {
    return say("game_not_begun", {{"game", named(state, at.game)}});
  }
  return std::nullopt;
}

Refused refuse_non_referee(const State& state, const std::string& by) {
  if (state.has_role(by, Role::Referee)) return std::nullopt;
  return by.empty() ? say("nobody_referee") : say("not_referee", {{"name", by}});
}

Refused refuse_blank(const std::string& text, Code missing) {
  if (!is_blank(text)) return std::nullopt;
  return say(missing);
}

Sentence named(const State& state, const Place& at) { return tournament::named(at, state.event_count()); }
Sentence named(const State& state, GameId game) { return tournament::named(game, state.event_count()); }

bool is_blank(std::string_view text) {
  while (!text.empty()) {
    if (is_seen(take_letter(text))) return false;
  }
  return true;
}

bool holds(const std::vector<PlayerId>& list, PlayerId player) {
  return std::ranges::find(list, player) != list.end();
}

std::uint64_t first_layout(std::uint64_t tournament_seed, GameId game) {
  const std::uint64_t which = (static_cast<std::uint64_t>(game.stage) << 16) | (game.event << 8U) | game.game;
  return RandKey{tournament_seed}.child(which).bits >> 34;  // short enough to be read out
}

bool all_signed(const State& state, const Sheet& sheet) {
  return std::ranges::all_of(sheet.result.order, [&](PlayerId p) {
    return sheet.signatures.contains(p) || state.person(p).penalty.has_value();
  });
}

bool is_reported_winner(const Sheet& sheet, PlayerId player) {
  return sheet.state == SheetState::Reported && sheet.result.winner == player;
}

Notices leave_notices(const State& state, GameId id, PlayerId player) {
  const Game& game = *state.game(id);
  const Sheet* sheet = sheet_of(const_cast<Game&>(game), player);
  if (sheet == nullptr || sheet->state != SheetState::Empty) return {};
  const auto left = sheet->players.size() - sheet->lost.size() - 1;
  if (game.started) {
    if (left < 3) return {say("few_left", {{"players", left}})};
    return {say("goes_on_with_three")};
  }
  if (id.is_preliminary()) return {say("plan_game_again", {{"game", named(state, id)}})};
  const PlayerId next = substitute(state, id, player);  // whoever is missing can't be the substitute
  if (next.is_none() && left < 3) return {say("few_left", {{"players", left}})};
  if (next.is_none()) return {say("no_substitute")};
  return {say("substitute", {{"player", state.person(next).name}})};
}

void stand_by_choice(Sheet& sheet) {
  if (sheet.choices.size() < sheet.players.size()) return;
  std::ranges::sort(sheet.players, {}, [&](PlayerId p) { return sheet.choices.at(p).position; });
  int position = 0;
  for (const PlayerId p : sheet.players) sheet.choices.at(p).position = ++position;
}

void leave_game(State& state, GameId id, PlayerId player, const Entry& entry) {
  Game& game = *state.game(id);
  Sheet* sheet = sheet_of(game, player);
  if (sheet == nullptr) return;
  if (game.started) {
    const auto& penalty = state.person(player).penalty;
    if (sheet->state == SheetState::Empty) {
      sheet->lost.push_back(player);
    } else if (penalty && is_reported_winner(*sheet, player) && state.rules >= 2) {
      sheet->state = SheetState::Refused;  // a referee decides who has won (1.1.4)
      sheet->refusal = fmt::format("{}: {}", entry.by, penalty->ground);
    } else if (sheet->state == SheetState::Reported && all_signed(state, *sheet)) {
      sheet->state = SheetState::Signed;
      sheet->finished_at = entry.at;
    } else {
      return;
    }
    sheet->version = entry.number;
    return;
  }
  if (id.is_preliminary()) return;
  const PlayerId next = substitute(state, id);
  std::erase(sheet->players, player);
  std::erase(sheet->selection, player);
  sheet->choices.erase(player);
  if (!next.is_none()) {
    sheet->players.push_back(next);
    sheet->selection.push_back(next);
    game.numbers.emplace(next, static_cast<int>(game.numbers.size()) + 1);
  }
  stand_by_choice(*sheet);
  sheet->version = entry.number;
}

}  // namespace longroad::tournament::rules
