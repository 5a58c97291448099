// After the preliminaries: lots (1.2.9), semi-finals (1.2.7) and the final (1.2.8).
#include <algorithm>

#include "names/names.hpp"
#include "tournament/model/standings.hpp"
#include "tournament/rules/common.hpp"

namespace longroad::tournament::rules {
namespace {

Refused refuse_unfinished(const State& state) {
  for (const GameId id : all_games(state)) {
    if (!id.is_preliminary()) break;
    const Game& game = *state.game(id);
    if (!game.started) return say("game_not_begun", {{"game", named(state, id)}});
    for (std::size_t t = 0; t < game.sheets.size(); ++t) {
      if (game.sheets[t].finished()) continue;
      return say("sheet_not_finished", {{"place", named(state, Place{id, static_cast<int>(t) + 1})}});
    }
  }
  return std::nullopt;
}

std::vector<PlayerId> ranked_players(const State& state) {
  std::vector<PlayerId> players;
  for (const Standing& s : standings(state)) players.push_back(s.player);
  std::ranges::sort(players);
  return players;
}

Refused refuse_semifinal(const State& state) {
  if (!state.settings.semifinals) return say("semifinals_skipped");
  const auto count = eligible(state).size();
  if (count >= kFewestSemifinalists) return std::nullopt;
  if (std::ssize(qualified(state)) >= kFewestSemifinalists)
    return say("few_checked_in", {{"players", count}});
  return say("straight_to_final", {{"players", count}, {"fewest", kFewestSemifinalists}});
}

Refused refuse_final(const State& state) {
  if (has_semifinals(state) && !state.semifinal.finished()) return say("semifinals_not_over");
  if (final_table(state).empty()) return say("nobody_left");
  return std::nullopt;
}

std::string_view paragraph(GameId game) { return game.stage == Stage::Final ? "1.2.8" : "1.2.7"; }

void number_by_rank(const State& state, Game& game) {
  const auto sits = [&](PlayerId p) {
    return std::ranges::any_of(game.sheets, [&](const Sheet& sheet) { return holds(sheet.players, p); });
  };
  int number = 0;
  for (const Standing& s : standings(state)) {
    if (sits(s.player)) game.numbers.emplace(s.player, ++number);
  }
}

}  // namespace

Refused refuse_now(const State& state, const event::Lots&, const Entry&) {
  if (!state.lots.empty()) return say("lots_drawn");
  return refuse_unfinished(state);
}

Checked check(const State& state, const event::Lots& e, const Entry&) {
  if (const Refused refused = refuse_blank(e.how, "needs_lots_how")) return *refused;
  std::vector<PlayerId> drawn = e.players;
  std::ranges::sort(drawn);
  if (drawn != ranked_players(state)) return say("lots_incomplete");
  if (e.how != kLotsBySeed) return Notices{};
  for (const auto& [player, lot] : draw_lots(drawn, e.seed)) {
    if (e.players[lot - 1] != player) return say("other_lots", {{"seed", e.seed}});
  }
  return Notices{};
}

void apply(State& state, const event::Lots& e, const Entry&) {
  if (e.how == kLotsBySeed) {
    state.lots_seed = e.seed;
  } else {
    state.lots_how = e.how;
  }
  for (std::size_t i = 0; i < e.players.size(); ++i) state.lots[e.players[i]] = static_cast<int>(i) + 1;
}

Refused refuse_tables(const State& state, GameId game) {
  if (game.is_preliminary()) return say("not_by_rank");
  if (state.game(game)->posted()) return say("posted_already", {{"game", named(state, game)}});
  if (Refused refused = refuse_unfinished(state)) return refused;
  if (game.stage == Stage::Final) return refuse_final(state);
  return state.final.posted() ? Refused(say("final_posted")) : refuse_semifinal(state);
}

Refused refuse_now(const State& state, const Post& e, const Entry&) {
  if (Refused refused = refuse_tables(state, e.game)) return refused;
  return state.lots.empty() ? Refused(say("lots_first")) : std::nullopt;
}

Checked check(const State& state, const Post& e, const Entry&) {
  const bool semifinal = e.game.stage == Stage::Semifinal;
  const Seating right = semifinal ? semifinal_tables(state) : Seating{final_table(state)};
  if (e.tables != right) return say("other_tables", {{"paragraph", paragraph(e.game)}});
  Notices notices;
  for (const Table& table : right) {
    if (table.size() < 3) notices.push_back(say("small_table", {{"players", table.size()}}));
    for (const PlayerId p : table) {
      if (!semifinal && state.person(p).contact.empty()) {
        notices.push_back(say("no_contact", {{"player", state.person(p).name}}));
      }
    }
  }
  return notices;
}

void apply(State& state, const Post& e, const Entry& entry) {
  Game& game = *state.game(e.game);
  game.seats_published = true;
  for (const Table& table : e.tables) {
    Sheet sheet;
    sheet.players = sheet.selection = table;
    sheet.version = entry.number;
    game.sheets.push_back(std::move(sheet));
  }
  if (e.game.stage == Stage::Final && state.semifinal.posted()) {
    game.numbers = state.semifinal.numbers;
  } else {
    number_by_rank(state, game);
  }
}

PlayerId next_to_choose(const State& state, const Place& at) {
  const Game& game = *state.game(at.game);
  if (game.started || !game.layout_confirmed) return {};
  const Sheet& sheet = *state.sheet(at);
  const auto next =
      std::ranges::find_if(sheet.selection, [&](PlayerId p) { return !sheet.choices.contains(p); });
  return next == sheet.selection.end() ? PlayerId{} : *next;
}

Refused refuse_now(const State& state, const Choose& e, const Entry&) {
  if (e.at.game.is_preliminary()) return say("position_assigned");
  if (Refused refused = refuse_table(state, e.at, false)) return refused;
  const Game& game = *state.game(e.at.game);
  const Sheet& sheet = *state.sheet(e.at);
  if (game.started) return say("game_begun", {{"game", named(state, e.at.game)}});
  if (!game.layout_confirmed) {
    return say("layout_first", {{"paragraph", paragraph(e.at.game)}});
  }
  if (!holds(sheet.players, e.player)) {
    return say("not_at_place", {{"player", state.name_of()(e.player)}, {"place", named(state, e.at)}});
  }
  const std::string& name = state.person(e.player).name;
  if (sheet.choices.contains(e.player)) return say("chosen_already", {{"player", name}});
  if (const PlayerId next = next_to_choose(state, e.at); next != e.player) {
    return say("chooses_first", {{"player", state.person(next).name}, {"paragraph", paragraph(e.at.game)}});
  }
  return std::nullopt;
}

Checked check(const State& state, const Choose& e, const Entry&) {
  const Sheet& sheet = *state.sheet(e.at);
  if (e.position < 1 || e.position > std::ssize(sheet.players)) {
    return say("no_position", {{"position", e.position}});
  }
  for (const auto& [other, choice] : sheet.choices) {
    const std::string& holder = state.person(other).name;
    if (choice.position == e.position)
      return say("position_taken", {{"player", holder}, {"position", e.position}});
    if (!e.seat.empty() && names::same(choice.seat, e.seat))
      return say("seat_taken", {{"player", holder}, {"seat", e.seat}});
    if (!e.colour.empty() && names::same(choice.colour, e.colour))
      return say("colour_taken", {{"player", holder}, {"colour", e.colour}});
  }
  return Notices{};
}

void apply(State& state, const Choose& e, const Entry& entry) {
  Sheet& sheet = *state.sheet(e.at);
  sheet.choices[e.player] = {e.position, e.seat, e.colour};
  sheet.version = entry.number;
  stand_by_choice(sheet);
}

}  // namespace longroad::tournament::rules
