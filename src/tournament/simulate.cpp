#include "tournament/simulate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/random.hpp"
#include "tournament/standings.hpp"

namespace longroad::tournament {
namespace {

constexpr std::array kFirst{"Ada",  "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus",  "Hana", "Ivo",  "June",
                            "Karl", "Lea", "Milo", "Nora", "Otto", "Pia", "Quin", "Rosa", "Sven", "Tess"};
constexpr std::array kLast{"Ash",  "Birch", "Cole",  "Dale", "Elm",   "Field", "Grove",
                           "Hill", "Iver",  "Jay",   "Knox", "Lake",  "Moor",  "North",
                           "Oak",  "Pine",  "Quill", "Reed", "Stone", "Thorn"};

const std::string kOrganiser = "Olga Ort";
const std::string kReferee = "Ruth Rau";
const std::string kJudge = "Jon Juhl";
const std::string kScorekeeper = "Sam Sand";

bool seats_everybody(const Seating& game, std::vector<PlayerId> players) {
  std::vector<PlayerId> seated;
  for (const Table& table : game) seated.insert(seated.end(), table.begin(), table.end());
  std::ranges::sort(seated);
  std::ranges::sort(players);
  return seated == players;
}

class Simulation {
 public:
  explicit Simulation(const SimulationOptions& options)
      : options_(options), random_(RandKey{options.seed}.child(7)) {}

  Tournament run() {
    found();
    for (int e = 1; e <= options_.events; ++e) {
      if (!play_event(e)) return std::move(tournament_);
    }
    play_finals();
    return std::move(tournament_);
  }

 private:
  [[nodiscard]] const State& state() const { return tournament_.state(); }
  bool chance(int percent) { return random_.below(100) < percent; }
  bool trouble() { return chance(options_.trouble); }
  template <class T>
  const T& pick(const std::vector<T>& list) {
    return list[random_.below(static_cast<int>(list.size()))];
  }

  /// Adds what the rules allow; what they refuse does not happen.
  bool tell(Event event, const std::string& by = kOrganiser) {
    ++minute_;
    Entry entry{
        0, fmt::format("2026-05-{:02}T{:02}:{:02}:00Z", 1 + minute_ / 1440, minute_ / 60 % 24, minute_ % 60),
        by, std::move(event)};
    if (!tournament_.check(entry)) return false;
    tournament_.add(std::move(entry));
    return true;
  }

  void found();
  bool play_event(int event);
  bool plan(int event);
  void come_and_go(GameId next);
  void play(GameId game);
  void play_table(const Place& at);
  void disturb(const Place& at);
  SheetResult result(const Sheet& sheet);
  void finish(const Place& at);
  void correct_something();
  void play_finals();
  void stage(GameId game);

  SimulationOptions options_;
  Random random_;
  Tournament tournament_;
  int minute_ = 540;
};

void Simulation::found() {
  tell(event::New{.name = fmt::format("Practice {}", options_.seed),
                  .language = "English",
                  .edition = "2020",
                  .seed = options_.seed,
                  .events = options_.events});
  tell(event::Staff{kOrganiser, Role::Organiser});
  tell(event::Staff{kReferee, Role::Referee});
  tell(event::Staff{kJudge, Role::Judge});
  tell(event::Staff{kScorekeeper, Role::Scorekeeper});
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
    if (chance(come)) tell(event::CheckIn{event, PlayerId::of(i), !trouble()}, kScorekeeper);
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

void Simulation::play(GameId game) {
  const int tables = static_cast<int>(state().game(game)->sheets.size());
  for (int t = 1; t <= tables; ++t) play_table({game, t});
  if (trouble()) correct_something();
}

void Simulation::disturb(const Place& at) {
  const std::vector<PlayerId> players = state().sheet(at)->players;
  if (players.empty()) return;
  if (trouble()) tell(event::Limit{at, 120, "the table"}, kReferee);
  if (trouble()) tell(event::DiceLog{at, pick(players)}, kScorekeeper);
  if (trouble()) {
    tell(event::Call{at, "a road is contested"}, state().person(players[0]).name);
    tell(event::Ruling{at, "the road stands", chance(30)}, kReferee);
    if (chance(50)) tell(event::Warn{pick(players), "talking out of turn"}, kReferee);
  }
  if (chance(options_.trouble / 3)) tell(event::Disqualify{pick(players), "cards under the table"}, kReferee);
  if (chance(options_.trouble / 5)) tell(event::Drop{at.game, pick(players), "is ill"});
}

SheetResult Simulation::result(const Sheet& sheet) {
  SheetResult result;
  for (const PlayerId p : sheet.players) {
    if (std::ranges::find(sheet.lost, p) != sheet.lost.end()) continue;
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
  if (!tell(event::Report{at, first, true}, kScorekeeper)) {  // too few are left
    tell(event::Decide{at, first, "too few players were left"}, kReferee);
    return;
  }
  if (trouble()) {  // somebody has signed when the report is entered again
    tell(event::Sign{at, first.order[0]}, kScorekeeper);
    tell(event::Report{at, result(sheet), true}, kScorekeeper);
  }
  if (chance(options_.trouble / 3))
    tell(event::Disqualify{pick(first.order), "offended the table"}, kReferee);
  finish(at);
}

void Simulation::finish(const Place& at) {
  const std::vector<PlayerId> order = state().sheet(at)->result.order;
  for (const PlayerId p : order) {
    if (trouble() && chance(40) && tell(event::Refuse{at, p, "those are not my points"}, kScorekeeper)) {
      SheetResult decision = result(*state().sheet(at));
      if (chance(30)) decision.winner = {};
      tell(event::Decide{at, decision, "the cards were counted"}, kReferee);
      return;
    }
    tell(event::Sign{at, p}, state().person(p).name);
  }
}

void Simulation::correct_something() {
  const std::vector<GameId> games = all_games(state());
  const GameId game = pick(games);
  const auto& sheets = state().game(game)->sheets;
  if (sheets.empty()) return;
  const int t = random_.below(static_cast<int>(sheets.size()));
  if (!sheets[t].finished()) return;
  tell(event::Correct{{game, t + 1}, result(sheets[t]), "a digit was misread"}, kScorekeeper);
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
      tell(event::Choose{{game, t}, selection[i], positions[i]}, kJudge);
    }
  }
  if (!semifinal) tell(event::Banker{{game, 1}, kJudge});
  if (tell(event::Start{game})) play(game);
}

}  // namespace

Tournament simulate(const SimulationOptions& options) { return Simulation(options).run(); }

}  // namespace longroad::tournament
