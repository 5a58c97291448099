// What happens at the tables of a random tournament.

#include "tournament/practice/simulation.hpp"
#include "tournament/rules/steps.hpp"

namespace longroad::tournament {

void Simulation::play(GameId game) {
  const int tables = static_cast<int>(state().game(game)->sheets.size());
  for (int t = 1; t <= tables; ++t) play_table({game, t});
  if (trouble()) correct_something();
}

void Simulation::disturb(const Place& at) {
  const std::vector<PlayerId> players = state().sheet(at)->players;
  if (players.empty()) return;
  if (trouble()) tell(event::Limit{at, 120, "the table"}, kSimulatedReferee);
  if (trouble()) tell(event::DiceLog{at, pick(players)}, kSimulatedScorekeeper);
  if (trouble()) {
    tell(event::Call{at, "a road is contested"}, state().person(players[0]).name);
    tell(event::Ruling{at, "the road stands", chance(30)}, kSimulatedReferee);
    if (chance(50)) tell(event::Warn{pick(players), "talking out of turn"}, kSimulatedReferee);
  }
  if (chance(options_.trouble / 3))
    tell(event::Disqualify{pick(players), "cards under the table"}, kSimulatedReferee);
  if (chance(options_.trouble / 5)) tell(event::Drop{at.game, pick(players), "is ill"});
  if (chance(options_.trouble / 5))
    tell(leaving(state(), {next_game(state()), pick(players), "has to go after this game"}));
}

SheetResult Simulation::result(const Sheet& sheet) {
  SheetResult result;
  for (const PlayerId p : sheet.finishers()) {
    result.order.push_back(p);
    result.points.push_back(chance(3) ? 10 : 2 + random_.below(8));
  }
  if (result.order.empty()) return result;
  const int winner = random_.below(static_cast<int>(result.order.size()));
  result.winner = result.order[winner];
  result.points[winner] = chance(90) ? 10 : 11 + random_.below(3);
  if (trouble()) random_.shuffle(result.order, static_cast<int>(result.order.size()));
  return result;
}

void Simulation::play_table(const Place& at) {
  disturb(at);
  const Sheet& sheet = *state().sheet(at);
  const SheetResult first = result(sheet);
  if (!tell(event::Report{at, first, true}, kSimulatedScorekeeper)) {  // too few are left
    tell(event::Decide{at, first, "too few players were left", true}, kSimulatedReferee);
    return;
  }
  if (trouble()) {  // somebody has signed when the report is entered again
    tell(event::Sign{at, first.order[0], sheet.version}, kSimulatedScorekeeper);
    tell(event::Report{at, result(sheet), true}, kSimulatedScorekeeper);
  }
  if (chance(options_.trouble / 3))
    tell(event::Disqualify{pick(first.order), "offended the table"}, kSimulatedReferee);
  finish(at);
}

void Simulation::decide(const Place& at) {
  SheetResult decision = result(*state().sheet(at));
  if (chance(30)) decision.winner = {};
  tell(event::Decide{at, decision, "the cards were counted", true}, kSimulatedReferee);
}

void Simulation::finish(const Place& at) {
  if (state().sheet(at)->state == SheetState::Refused) return decide(at);  // the winner was disqualified
  const std::vector<PlayerId> order = state().sheet(at)->result.order;
  const int seen = state().sheet(at)->version;
  for (const PlayerId p : order) {
    if (trouble() && chance(40) &&
        tell(event::Refuse{at, p, "those are not my points"}, kSimulatedScorekeeper)) {
      return decide(at);
    }
    tell(event::Sign{at, p, seen}, state().person(p).name);
  }
}

void Simulation::correct_something() {
  const std::vector<GameId> games = all_games(state());
  const GameId game = pick(games);
  const auto& sheets = state().game(game)->sheets;
  if (sheets.empty()) return;
  const int t = random_.below(static_cast<int>(sheets.size()));
  if (!sheets[t].finished()) return;
  tell(event::Correct{{game, t + 1}, result(sheets[t]), "a digit was misread", 0, true}, kSimulatedReferee);
}

}  // namespace longroad::tournament
