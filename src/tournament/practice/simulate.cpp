#include "tournament/practice/simulate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "tournament/model/standings.hpp"
#include "tournament/practice/simulation.hpp"

namespace longroad::tournament {
namespace {

constexpr std::array kFirst{"Ada",  "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus",  "Hana", "Ivo",  "June",
                            "Karl", "Lea", "Milo", "Nora", "Otto", "Pia", "Quin", "Rosa", "Sven", "Tess"};
constexpr std::array kLast{"Ash",  "Birch", "Cole",  "Dale", "Elm",   "Field", "Grove",
                           "Hill", "Iver",  "Jay",   "Knox", "Lake",  "Moor",  "North",
                           "Oak",  "Pine",  "Quill", "Reed", "Stone", "Thorn"};

bool seats_everybody(const Seating& game, std::vector<PlayerId> players) {
  std::vector<PlayerId> seated;
  for (const Table& table : game) seated.insert(seated.end(), table.begin(), table.end());
  std::ranges::sort(seated);
  std::ranges::sort(players);
  return seated == players;
}

}  // namespace

Tournament Simulation::run() {
  found();
  for (int e = 1; e <= options_.events; ++e) {
    if (!play_event(e)) return std::move(tournament_);
  }
  play_finals();
  return std::move(tournament_);
}

bool Simulation::tell(Event event, const std::string& by) {
  ++minute_;
  const std::string at =
      fmt::format("2026-05-{:02}T{:02}:{:02}:00Z", 1 + minute_ / 1440, minute_ / 60 % 24, minute_ % 60);
  Entry entry{0, at, by, std::move(event)};
  if (!tournament_.check(entry)) return false;
  tournament_.add(std::move(entry));
  return true;
}

void Simulation::found() {
  tell(event::New{.name = fmt::format("Practice {}", options_.seed),
                  .language = "English",
                  .edition = "2020",
                  .seed = options_.seed,
                  .events = options_.events});
  tell(event::Staff{"Olga Ort", Role::Organiser});
  tell(event::Staff{kSimulatedReferee, Role::Referee});
  tell(event::Staff{kSimulatedJudge, Role::Judge});
  tell(event::Staff{kSimulatedScorekeeper, Role::Scorekeeper});
  event::Register all;
  for (int i = 0; i < options_.players; ++i) {
    const int first = i % static_cast<int>(kFirst.size());
    const int last = (first + i / static_cast<int>(kFirst.size())) % static_cast<int>(kLast.size());
    const int round = i / static_cast<int>(kFirst.size() * kLast.size());
    all.players.push_back(
        {fmt::format("{} {}{}", kFirst[first], kLast[last], round == 0 ? "" : fmt::format(" {}", round + 1)),
         "", fmt::format("player{}@example.org", i + 1)});
  }
  tell(std::move(all));
  if (chance(20)) tell(event::Set{"percentages", "exact"});
  if (options_.players <= kMostWithoutSemifinals && chance(40)) tell(event::Set{"semifinals", "skip"});
  for (int i = 1; i + 1 <= options_.players; i += 2) {
    if (trouble()) tell(event::Apart{{PlayerId::of(i), PlayerId::of(i + 1)}});
  }
}

bool Simulation::play_event(int event) {
  const int come = options_.events == 1 ? 100 - options_.trouble / 4 : 75;
  for (int i = 1; i <= options_.players; ++i) {
    if (chance(come)) tell(event::CheckIn{event, PlayerId::of(i), !trouble()}, kSimulatedScorekeeper);
  }
  for (int g = 1; g <= kGames; ++g) {
    const GameId game = GameId::preliminary(event, g);
    if (g == 1 && !plan(event)) return false;
    come_and_go(game);
    if (!plan(event)) return false;
    if (!tell(event::Start{game}) && !tell(event::Start{game, true})) return false;
    play(game);
  }
  return true;
}

bool Simulation::plan(int event) {
  const Preliminary& day = state().events[event - 1];
  const int started = day.games_started();
  if (!can_be_seated(static_cast<int>(present(day).size()))) return false;
  const Schedule before = planned(day);
  if (std::ssize(before) == kGames && seats_everybody(before[started], present(day))) return true;
  PlanRequest request{
      .players = present(day), .apart = state().apart, .seed = random_.next() >> 40, .starts = 1};
  request.played.assign(before.begin(),
                        before.begin() + std::min<std::ptrdiff_t>(started, std::ssize(before)));
  request.current.assign(before.begin() + std::ssize(request.played), before.end());
  const auto schedule = plan_schedule(request);
  return schedule && tell(event::Schedule{event, request.seed, *schedule});
}

/// Between games some leave and some come back.
void Simulation::come_and_go(GameId next) {
  const auto everybody = state().events[next.event - 1].attendance;
  for (const auto& [player, attendance] : everybody) {
    if (!chance(options_.trouble / 4)) continue;
    if (attendance.presence == Presence::Dropped) {
      tell(event::Return{next, player});
    } else {
      tell(event::Drop{next, player, "has to go"});
    }
  }
  if (trouble()) tell(event::Remove{PlayerId::of(1 + random_.below(options_.players)), "abuse"});
}

void Simulation::play_finals() {
  if (trouble()) correct_something();
  std::vector<PlayerId> ranked;
  for (const Standing& s : standings(state())) ranked.push_back(s.player);
  const std::uint64_t seed = random_.next() >> 40;
  event::Lots lots{std::string(event::kLotsBySeed), seed, std::vector<PlayerId>(ranked.size())};
  for (const auto& [player, lot] : draw_lots(ranked, seed)) lots.players[lot - 1] = player;
  if (!tell(std::move(lots))) return;
  if (has_semifinals(state())) stage(GameId::semifinal());
  stage(GameId::final());
}

void Simulation::stage(GameId game) {
  const bool semifinal = game.stage == Stage::Semifinal;
  const auto someone = [&] {
    const Seating now = semifinal ? semifinal_tables(state()) : Seating{final_table(state())};
    return now[0].empty() ? PlayerId{} : pick(pick(now));
  };
  while (trouble()) tell(event::Drop{game, someone(), "caught the last train"});
  const std::set<PlayerId> missing = semifinal ? state().missing_semifinal : state().missing_final;
  for (const PlayerId p : missing) {
    if (trouble()) tell(event::Return{game, p});
  }
  if (trouble()) correct_something();
  if (!tell(event::Post{game, semifinal ? semifinal_tables(state()) : Seating{final_table(state())}})) return;
  while (trouble()) {
    const std::vector<PlayerId> table = pick(state().game(game)->sheets).players;
    if (!table.empty()) tell(event::Drop{game, pick(table), "is missing"});
  }
  if (trouble()) correct_something();
  tell(event::Layout{game, state().game(game)->layout, true});
  for (int t = 1; t <= std::ssize(state().game(game)->sheets); ++t) {
    const std::vector<PlayerId> selection = state().sheet({game, t})->selection;
    std::vector<int> positions;
    for (int i = 1; i <= std::ssize(selection); ++i) positions.push_back(i);
    random_.shuffle(positions, static_cast<int>(positions.size()));
    for (std::size_t i = 0; i < selection.size(); ++i) {
      tell(event::Choose{{game, t}, selection[i], positions[i]}, kSimulatedJudge);
    }
  }
  if (!semifinal) tell(event::Banker{{game, 1}, kSimulatedJudge});
  if (tell(event::Start{game})) play(game);
}

Tournament simulate(const SimulationOptions& options) { return Simulation(options).run(); }

}  // namespace longroad::tournament
