#include "tournament/rules_common.hpp"

#include <algorithm>
#include <cctype>

#include "base/random.hpp"
#include "tournament/letters.hpp"
#include "tournament/standings.hpp"

namespace longroad::tournament::rules {
namespace {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front()))) text.remove_prefix(1);
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back()))) text.remove_suffix(1);
  return text;
}

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

bool same_name(std::string_view a, std::string_view b) {
  a = trimmed(a);
  b = trimmed(b);
  while (!a.empty() && !b.empty()) {
    if (small(take_letter(a)) != small(take_letter(b))) return false;
  }
  return a.empty() && b.empty();
}

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
  State after = state;  // whoever is missing can't be the substitute
  (id.stage == Stage::Semifinal ? after.missing_semifinal : after.missing_final).insert(player);
  const PlayerId next = substitute(after, id);
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
    if (sheet->state == SheetState::Empty) {
      sheet->lost.push_back(player);
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
