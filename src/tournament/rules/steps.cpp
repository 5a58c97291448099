#include "tournament/rules/steps.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "base/random.hpp"

#include "tournament/model/standings.hpp"

namespace longroad::tournament {
namespace {

/// The games in the order they are played, without semi-finals that do not take place.
std::vector<GameId> games_to_play(const State& state) {
  std::vector<GameId> games = all_games(state);
  const bool skipped = state.preliminaries_finished() ? !has_semifinals(state) : !state.settings.semifinals;
  if (skipped) std::erase(games, GameId::semifinal());
  return games;
}

/// Whether the game has a result of this player.
bool has_played(const Game& game, PlayerId player) {
  return std::ranges::any_of(game.sheets, [&](const Sheet& s) {
    return s.state != SheetState::Empty && std::ranges::find(s.result.order, player) != s.result.order.end();
  });
}

std::optional<GameId> last_started(const State& state) {
  std::optional<GameId> last;
  for (const GameId id : games_to_play(state)) {
    if (state.game(id)->started) last = id;
  }
  return last;
}

bool seats_all(const Game& game, const std::vector<PlayerId>& there) {
  std::vector<PlayerId> seated;
  for (const Sheet& sheet : game.sheets)
    seated.insert(seated.end(), sheet.players.begin(), sheet.players.end());
  std::ranges::sort(seated);
  return seated == there;
}

/// The first of those who have not chosen a starting position.
PlayerId next_to_choose(const Game& game) {
  for (const Sheet& sheet : game.sheets) {
    for (const PlayerId p : sheet.selection) {
      if (!sheet.choices.contains(p)) return p;
    }
  }
  return {};
}

NextStep start_step(const State& state, GameId id) {
  const auto official = check(state, Entry{0, "", "", event::Start{id, false}});
  const auto at_all = check(state, Entry{0, "", "", event::Start{id, true}});
  return {Step::Start, id, static_cast<bool>(at_all),
          official ? say("next_start", {{"game", named(id, state.event_count())}}) : official.why()};
}

NextStep play_step(const State& state, GameId id) {
  const Game& game = *state.game(id);
  for (std::size_t t = 0; t < game.sheets.size(); ++t) {
    const Sheet& sheet = game.sheets[t];
    if (sheet.finished()) continue;
    const auto missing = std::ranges::count_if(game.sheets, [](const Sheet& s) { return !s.finished(); });
    return {Step::Play, id, false,
            say("next_sheets", {{"missing", missing}, {"all", game.sheets.size()}, {"table", t + 1}})};
  }
  return {Step::PublishResults, id, true,
          say("next_publish_results", {{"game", named(id, state.event_count())}})};
}

NextStep preliminary_step(const State& state, GameId id) {
  const Preliminary& event = state.events[id.event - 1];
  const std::vector<PlayerId> there = present(event);
  if (!can_be_seated(static_cast<int>(there.size()))) {
    return {Step::CheckIn, id, false,
            there.empty() ? say("next_check_in_nobody") : say("next_check_in", {{"players", there.size()}})};
  }
  if (!seats_all(event.games[id.game - 1], there)) {
    return {Step::Plan, id, true, say("next_plan", {{"players", there.size()}})};
  }
  if (!event.games[id.game - 1].seats_published) {
    return {Step::PublishSeats, id, true,
            say("next_publish_seats", {{"game", named(id, state.event_count())}})};
  }
  return start_step(state, id);
}

NextStep later_step(const State& state, GameId id) {
  const Game& game = *state.game(id);
  if (!game.posted()) {
    if (id.stage == Stage::Semifinal && has_own_check_in(state)) {
      std::vector<PlayerId> best = qualified(state);
      best.resize(std::min<std::size_t>(best.size(), kSemifinalists));
      const auto is_here = [&](PlayerId p) { return state.arrived_semifinal.contains(p); };
      const auto here = std::ranges::count_if(best, is_here);
      if (here < std::ssize(best))
        return {Step::CheckIn, id, false,
                say("next_semifinal_check_in", {{"here", here}, {"all", best.size()}})};
    }
    return {Step::Advance, id, true, state.lots.empty() ? say("next_lots") : say("next_post")};
  }
  if (!game.layout_confirmed) return {Step::Layout, id, true, say("next_layout")};
  const PlayerId chooses = next_to_choose(game);
  if (!chooses.is_none())
    return {Step::Choose, id, false, say("next_choose", {{"player", state.person(chooses).name}})};
  if (id.stage == Stage::Final && game.sheets[0].banker.empty())
    return {Step::Banker, id, true, say("next_banker")};
  return start_step(state, id);
}

}  // namespace

PlanRequest plan_request(const State& state, int event, std::uint64_t seed) {
  const Preliminary& day = state.events[event - 1];
  const Schedule before = planned(day);
  PlanRequest request{.players = present(day), .apart = state.apart, .seed = seed};
  const auto played = before.begin() + std::min<std::ptrdiff_t>(day.games_started(), std::ssize(before));
  request.played.assign(before.begin(), played);
  request.current.assign(played, before.end());
  return request;
}

std::uint64_t suggested_seed(const Tournament& tournament) {
  return RandKey{tournament.state().settings.seed}.child(tournament.entries().size()).bits >> 44;
}

event::Lots lots_by_seed(const State& state, std::uint64_t seed) {
  std::vector<PlayerId> players;
  for (const Standing& s : standings(state)) players.push_back(s.player);
  event::Lots lots{std::string(event::kLotsBySeed), seed, std::vector<PlayerId>(players.size())};
  for (const auto& [player, lot] : draw_lots(players, seed)) lots.players[lot - 1] = player;
  return lots;
}

Answer<event::Lots> lots_by_hand(const State& state, const std::vector<PlayerId>& drawn) {
  const std::vector<Standing> ranking = standings(state);
  const std::vector<Ranks> shared = ranks(ranking, state.settings.percentages);
  event::Lots lots{"by hand", 0, drawn};
  if (drawn.size() == ranking.size()) return lots;
  std::vector<PlayerId> tied;
  std::string names;
  for (std::size_t i = 0; i < ranking.size(); ++i) {
    if (!shared[i].shared()) continue;
    tied.push_back(ranking[i].player);
    names += (names.empty() ? "" : ", ") + state.person(ranking[i].player).name;
  }
  if (!std::ranges::is_permutation(drawn, tied))
    return tied.empty() ? say("lots_incomplete") : say("lots_tied", {{"players", names}});
  std::map<PlayerId, int> place_of;
  for (std::size_t i = 0; i < ranking.size(); ++i) place_of[ranking[i].player] = shared[i].first;
  lots.players = drawn;
  for (const Standing& s : ranking) {
    if (std::ranges::find(tied, s.player) == tied.end()) lots.players.push_back(s.player);
  }
  std::ranges::stable_sort(lots.players, {}, [&](PlayerId p) { return place_of.at(p); });
  return lots;
}

event::Post tables_by_rank(const State& state, GameId game) {
  return {game, game.stage == Stage::Semifinal ? semifinal_tables(state) : Seating{final_table(state)}};
}

GameId next_game(const State& state) {
  for (const GameId id : games_to_play(state)) {
    if (!state.game(id)->started) return id;
  }
  return GameId::final();
}

event::Drop leaving(const State& state, event::Drop wish) {
  const Game* game = state.game(wish.from);
  if (game != nullptr && wish.from.is_preliminary()) {
    // Of an earlier game nothing is left to leave.
    const int started = state.events[wish.from.event - 1].games_started();
    wish.from = GameId::preliminary(wish.from.event, std::max<int>(wish.from.game, started));
    game = state.game(wish.from);
  }
  if (game != nullptr && wish.from.is_preliminary() && has_played(*game, wish.player)) {
    wish.from = next_game(state);
    game = state.game(wish.from);
  }
  wish.finishes = game != nullptr && wish.from.is_preliminary() && wish.from.game > 1 && !game->started;
  return wish;
}

std::vector<GameId> games_to_leave(const State& state) {
  std::vector<GameId> games;
  for (int e = 1; e <= state.event_count(); ++e) {
    const int started = state.events[e - 1].games_started();
    if (started > 0) games.push_back(GameId::preliminary(e, started));
    if (started < kGames) games.push_back(GameId::preliminary(e, started + 1));
  }
  games.push_back(GameId::semifinal());
  games.push_back(GameId::final());
  return games;
}

std::vector<GameId> games_to_return_to(const State& state) {
  std::vector<GameId> games;
  for (int e = 1; e <= state.event_count(); ++e) {
    const int started = state.events[e - 1].games_started();
    if (started < kGames) games.push_back(GameId::preliminary(e, started + 1));
  }
  games.push_back(GameId::semifinal());
  games.push_back(GameId::final());
  return games;
}

GameId stage_to_post(const State& state) {
  return has_semifinals(state) && !state.semifinal.posted() ? GameId::semifinal() : GameId::final();
}

rules::Refused refuse_advance(const State& state) {
  return rules::refuse_tables(state, stage_to_post(state));
}

GameId missed_game(const State& state, PlayerId player) {
  if (state.missing_semifinal.contains(player)) return GameId::semifinal();
  if (state.missing_final.contains(player)) return GameId::final();
  return current_game(state);
}

NextStep next_step(const State& state) {
  const std::optional<GameId> last = last_started(state);
  if (last && !state.game(*last)->results_published) return play_step(state, *last);
  const GameId next = current_game(state);
  if (state.final.finished()) return {Step::Done, next, false, say("next_over")};
  return next.is_preliminary() ? preliminary_step(state, next) : later_step(state, next);
}

std::optional<DeskCommand> command_of(Step step) {
  using enum DeskCommand;
  static constexpr std::array<std::optional<DeskCommand>, 11> kOfSteps{
      CheckIn, Plan, Publish, Start, std::nullopt, Publish, Advance, Layout, Choose, Banker, std::nullopt};
  return kOfSteps[static_cast<std::size_t>(step)];
}

GameId current_game(const State& state) {
  const std::vector<GameId> games = games_to_play(state);
  const std::optional<GameId> last = last_started(state);
  if (!last) return games.front();
  if (!state.game(*last)->finished()) return *last;
  const auto next = std::ranges::find(games, *last) + 1;
  return next == games.end() ? *last : *next;
}

}  // namespace longroad::tournament
