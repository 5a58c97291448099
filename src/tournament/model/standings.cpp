#include "tournament/model/standings.hpp"

#include <algorithm>

namespace longroad::tournament {
namespace {

bool is_out(const State& state, PlayerId p) { return state.person(p).penalty.has_value(); }

bool is_lost(const Sheet& sheet, PlayerId p) { return std::ranges::find(sheet.lost, p) != sheet.lost.end(); }

std::vector<PlayerId> ranked(const State& state) {
  std::vector<PlayerId> players;
  for (const Standing& s : standings(state)) players.push_back(s.player);
  return players;
}

std::vector<Standing> work_out_ranking(const State& state) {
  std::vector<Scores> events;
  for (int e = 1; e <= state.event_count(); ++e) {
    events.push_back(score_tables(finished_tables(state.events[e - 1]), e));
  }
  Scores scores = best_scores(events, state.settings.percentages);
  std::erase_if(scores, [&](const auto& item) { return is_out(state, item.first); });
  return rank(scores, state.lots, state.settings.percentages);
}

/// The players of a table in the order of the preliminary ranking.
void sort_by_rank(Table& table, const std::vector<PlayerId>& ranking) {
  std::ranges::sort(table, {}, [&](PlayerId p) { return std::ranges::find(ranking, p) - ranking.begin(); });
}

}  // namespace

std::vector<TableResult> finished_tables(const Preliminary& event) {
  std::vector<TableResult> tables;
  for (const Game& game : event.games) {
    for (const Sheet& sheet : game.sheets) {
      if (sheet.finished()) tables.push_back({sheet.result.order, sheet.result.points, sheet.result.winner});
    }
  }
  return tables;
}

std::vector<Standing> standings(const State& state) {
  if (!state.ranking) state.ranking = std::make_shared<const std::vector<Standing>>(work_out_ranking(state));
  return *state.ranking;
}
std::vector<PlayerId> qualified(const State& state) {
  std::vector<PlayerId> players;
  for (const Standing& s : standings(state)) {
    if (s.score.complete && !state.missing_semifinal.contains(s.player) &&
        !state.missing_final.contains(s.player)) {
      players.push_back(s.player);
    }
  }
  return players;
}

bool has_own_check_in(const State& state) {
  return state.settings.semifinals && !state.settings.semifinal_day.empty();
}

std::vector<PlayerId> eligible(const State& state) {
  std::vector<PlayerId> players = qualified(state);
  if (has_own_check_in(state))
    std::erase_if(players, [&](PlayerId p) { return !state.arrived_semifinal.contains(p); });
  return players;
}

std::set<PlayerId> participants(const State& state) {
  std::set<PlayerId> players;
  for (const Preliminary& event : state.events) {
    if (!event.began()) continue;
    for (const Sheet& sheet : event.games[0].sheets)
      players.insert(sheet.players.begin(), sheet.players.end());
  }
  return players;
}

bool has_semifinals(const State& state) {
  if (state.semifinal.posted()) return true;
  return state.settings.semifinals && std::ssize(qualified(state)) >= kFewestSemifinalists;
}

Seating semifinal_tables(const State& state) {
  const std::vector<PlayerId> players = eligible(state);
  Seating tables;
  for (int t = 1; t <= 4; ++t) {
    Table table;
    for (const int rank : {t, 9 - t, 8 + t, 17 - t}) {
      if (rank <= std::ssize(players)) table.push_back(players[rank - 1]);
    }
    tables.push_back(std::move(table));
  }
  return tables;
}

Table final_table(const State& state) {
  Table table;
  if (state.semifinal.posted()) {
    for (const Sheet& sheet : state.semifinal.sheets) {
      const PlayerId won = winner(state, sheet);
      if (!won.is_none() && !state.missing_final.contains(won)) table.push_back(won);
    }
    sort_by_rank(table, ranked(state));
  } else {
    table = eligible(state);
    table.resize(std::min<std::size_t>(table.size(), kSeats));
  }
  return table;
}

std::vector<PlayerId> advancing(const State& state) {
  const bool semifinals = has_semifinals(state) && (state.semifinal.posted() || !state.final.posted());
  const Game& game = semifinals ? state.semifinal : state.final;
  Seating tables = semifinals ? semifinal_tables(state) : Seating{final_table(state)};
  if (game.posted()) {
    tables.clear();
    for (const Sheet& sheet : game.sheets) tables.push_back(sheet.players);
  }
  std::vector<PlayerId> players;
  for (const Table& table : tables) players.insert(players.end(), table.begin(), table.end());
  return players;
}

PlayerId substitute(const State& state, GameId game, PlayerId except) {
  if (game.stage == Stage::Final && state.semifinal.posted()) return {};
  std::set<PlayerId> seated;
  for (const Sheet& sheet : state.game(game)->sheets)
    seated.insert(sheet.players.begin(), sheet.players.end());
  for (const PlayerId p : eligible(state)) {
    if (!seated.contains(p) && p != except) return p;
  }
  return {};
}

PlayerId winner(const State& state, const Sheet& sheet) {
  if (!sheet.finished() || sheet.result.winner.is_none()) return {};
  return is_out(state, sheet.result.winner) ? PlayerId{} : sheet.result.winner;
}

PlayerId champion(const State& state) {
  return state.final.finished() ? winner(state, state.final.sheets[0]) : PlayerId{};
}

std::vector<PlayerId> final_places(const State& state) {
  const std::vector<PlayerId> ranking = ranked(state);
  const auto stage = [&](PlayerId p) {  // 0: champion, 1: finalist, 2: semi-finalist, 3: the others
    // Whoever leaves a game stays behind those who finish it, but ahead of whoever did not reach it.
    const bool keeps_place = state.rules >= 2;
    const auto sat_in = [p, keeps_place](const Game& game) {
      return std::ranges::any_of(game.sheets, [p, keeps_place](const Sheet& s) {
        return std::ranges::find(s.players, p) != s.players.end() && (keeps_place || !is_lost(s, p));
      });
    };
    const auto won = [&](const Sheet& s) { return winner(state, s) == p; };
    if (p == champion(state)) return 0;
    if (sat_in(state.final)) return 1;
    if (keeps_place && state.final.posted() && std::ranges::any_of(state.semifinal.sheets, won)) return 1;
    return sat_in(state.semifinal) ? 2 : 3;
  };
  const auto final_points = [&](PlayerId p) {
    if (!state.final.finished()) return 0;
    const SheetResult& result = state.final.sheets[0].result;
    const auto at = std::ranges::find(result.order, p);
    return at == result.order.end() ? 0 : counted_points(result.points[at - result.order.begin()]);
  };
  std::vector<PlayerId> places = ranking;
  std::ranges::stable_sort(places, {}, [&](PlayerId p) { return std::pair(stage(p), -final_points(p)); });
  return places;
}

std::vector<PlayerId> unplaced(const State& state) {
  const std::vector<PlayerId> ranking = ranked(state);
  std::vector<PlayerId> players;
  for (const PlayerId p : participants(state)) {
    if (!is_out(state, p) && std::ranges::find(ranking, p) == ranking.end()) players.push_back(p);
  }
  return players;
}

std::optional<GameId> game_left(const State& state, PlayerId player) {
  for (const GameId id : all_games(state)) {
    const auto lost = [&](const Sheet& sheet) { return is_lost(sheet, player); };
    if (std::ranges::any_of(state.game(id)->sheets, lost)) return id;
  }
  return std::nullopt;
}

}  // namespace longroad::tournament
