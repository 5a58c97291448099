// After the preliminaries: lots (1.2.9), semi-finals (1.2.7) and the final (1.2.8).
#include <fmt/format.h>

#include <algorithm>

#include "notation/english.hpp"
#include "tournament/rules_common.hpp"
#include "tournament/standings.hpp"

namespace longroad::tournament::rules {
namespace {

Refused refuse_unfinished(const State& state) {
  for (const GameId id : all_games(state)) {
    if (!id.is_preliminary()) break;
    const Game& game = *state.game(id);
    if (!game.started) return Error{fmt::format("{} has not begun.", english::capital(spoken(state, id)))};
    for (std::size_t t = 0; t < game.sheets.size(); ++t) {
      if (game.sheets[t].finished()) continue;
      return Error{
          fmt::format("The sheet of {} is not finished.", spoken(state, Place{id, static_cast<int>(t) + 1}))};
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
  if (!state.settings.semifinals)
    return Error{"The semi-finals are skipped: the best four play the final (1.2.4)."};
  const auto count = eligible(state).size();
  if (count >= kFewestSemifinalists) return std::nullopt;
  return Error{
      fmt::format("{} players can advance: below {} the final comes at once.", count, kFewestSemifinalists)};
}

Refused refuse_final(const State& state) {
  if (has_semifinals(state) && !state.semifinal.finished())
    return Error{"The semi-finals are not over yet (1.2.8)."};
  if (final_table(state).empty()) return Error{"Nobody is left to play the final."};
  return std::nullopt;
}

std::string_view paragraph(GameId game) { return game.stage == Stage::Final ? "1.2.8" : "1.2.7"; }

}  // namespace

Checked check(const State& state, const event::Lots& e, const Entry&) {
  if (!state.lots.empty()) return Error{"Lots are drawn once, and these hold to the end (1.2.9)."};
  if (const Refused refused = refuse_unfinished(state)) return *refused;
  if (const Refused refused = refuse_blank(e.how, "how the lots were drawn")) return *refused;
  std::vector<PlayerId> drawn = e.players;
  std::ranges::sort(drawn);
  if (drawn != ranked_players(state)) return Error{"Everybody in the ranking has one lot (1.2.9)."};
  if (e.how != kLotsBySeed) return Notices{};
  for (const auto& [player, lot] : draw_lots(drawn, e.seed)) {
    if (e.players[lot - 1] != player) return Error{fmt::format("Seed {} draws other lots (1.2.9).", e.seed)};
  }
  return Notices{};
}

void apply(State& state, const event::Lots& e, const Entry&) {
  state.lots_how = e.how == kLotsBySeed ? fmt::format("by seed {}", e.seed) : e.how;
  for (std::size_t i = 0; i < e.players.size(); ++i) state.lots[e.players[i]] = static_cast<int>(i) + 1;
}

Checked check(const State& state, const Post& e, const Entry&) {
  if (e.game.is_preliminary()) return Error{"Preliminaries are planned, not posted by rank (1.2.6)."};
  const Game& game = *state.game(e.game);
  if (game.posted()) {
    return Error{fmt::format("The tables of {} are posted and stay.", spoken(state, e.game))};
  }
  if (const Refused refused = refuse_unfinished(state)) return *refused;
  if (state.lots.empty()) return Error{"Draw the lots first (1.2.9)."};
  const bool semifinal = e.game.stage == Stage::Semifinal;
  if (semifinal && state.final.posted()) return Error{"The final is posted already."};
  if (const Refused refused = semifinal ? refuse_semifinal(state) : refuse_final(state)) return *refused;
  const Seating right = semifinal ? semifinal_tables(state) : Seating{final_table(state)};
  if (e.tables != right)
    return Error{fmt::format("These are not the tables by rank ({}).", paragraph(e.game))};
  Notices notices;
  for (const Table& table : right) {
    if (table.size() < 3) notices.push_back(fmt::format("{} players: the referee decides.", table.size()));
    for (const PlayerId p : table) {
      if (!semifinal && state.person(p).contact.empty()) {
        notices.push_back(fmt::format("The record has no contact of {} yet.", state.person(p).name));
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
}

Checked check(const State& state, const Choose& e, const Entry&) {
  if (e.at.game.is_preliminary()) return Error{"In the preliminaries positions are assigned (1.2.6)."};
  if (const Refused refused = refuse_table(state, e.at, false)) return *refused;
  const Game& game = *state.game(e.at.game);
  const Sheet& sheet = *state.sheet(e.at);
  if (game.started) return Error{fmt::format("{} has begun.", english::capital(spoken(state, e.at.game)))};
  if (!game.layout_confirmed) {
    return Error{fmt::format("Players choose after the layout is confirmed ({}).", paragraph(e.at.game))};
  }
  if (!holds(sheet.players, e.player)) {
    return Error{fmt::format("{} does not sit at {}.", state.name_of()(e.player), spoken(state, e.at))};
  }
  const std::string& name = state.person(e.player).name;
  if (sheet.choices.contains(e.player)) return Error{fmt::format("{} has chosen already.", name)};
  const auto next =
      std::ranges::find_if(sheet.selection, [&](PlayerId p) { return !sheet.choices.contains(p); });
  if (*next != e.player) {
    return Error{fmt::format("{} chooses first: the order is that of the preliminary rank ({}).",
                             state.person(*next).name, paragraph(e.at.game))};
  }
  if (e.position < 1 || e.position > std::ssize(sheet.players)) {
    return Error{fmt::format("There is no starting position {} at this table.", e.position)};
  }
  for (const auto& [other, choice] : sheet.choices) {
    const std::string& holder = state.person(other).name;
    if (choice.position == e.position)
      return Error{fmt::format("{} has starting position {}.", holder, e.position)};
    if (!e.seat.empty() && choice.seat == e.seat)
      return Error{fmt::format("{} has seat {}.", holder, e.seat)};
    if (!e.colour.empty() && choice.colour == e.colour)
      return Error{fmt::format("{} has {}.", holder, e.colour)};
  }
  return Notices{};
}

void apply(State& state, const Choose& e, const Entry& entry) {
  Sheet& sheet = *state.sheet(e.at);
  sheet.choices[e.player] = {e.position, e.seat, e.colour};
  sheet.version = entry.number;
  if (sheet.choices.size() < sheet.players.size()) return;
  std::ranges::sort(sheet.players, {}, [&](PlayerId p) { return sheet.choices.at(p).position; });
}

}  // namespace longroad::tournament::rules
