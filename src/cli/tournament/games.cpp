// longroad tournament schedule, layout, publish, start
#include <fmt/format.h>

#include <algorithm>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <ctime>
#include <optional>

#include "cli/common/arguments.hpp"
#include "cli/tournament/desk.hpp"
#include "cli/tournament/show.hpp"
#include "cli/tournament/tournament.hpp"
#include "tournament/rules/steps.hpp"
#include "tournament/schedule/changes.hpp"
#include "tournament/schedule/json.hpp"

namespace longroad::cli {

using namespace tournament;

namespace {

struct ScheduleArguments : DeskArguments {
  std::optional<int> players;
  std::optional<std::uint64_t> seed;
  int event = 0;
  bool json = false;
  bool preview = false;
  bool time = false;
};

Result<tournament::Schedule> plan(const PlanRequest& request, const ScheduleArguments& a) {
  const std::clock_t before = std::clock();
  Result<tournament::Schedule> schedule = plan_schedule(request);
  const double seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
  if (a.time) fmt::print(stderr, "Planned in {:.1f} ms of processor time.\n", seconds * 1000);
  return schedule;
}

/// Players 1 … n, without a tournament.
void print_plain_schedule(const ScheduleArguments& a) {
  PlanRequest request{.seed = a.seed.value_or(1)};
  for (int i = 1; i <= *a.players; ++i) request.players.push_back(PlayerId::of(i));
  const auto schedule = expect(plan(request, a), "--players");
  if (a.json) return fmt::print("{}\n", boost::json::serialize(schedule_json(schedule)));
  fmt::print("{} players, seed {}\n", *a.players, request.seed);
  print_schedule(schedule, [](PlayerId p) { return std::to_string(p.number); });
}

void run_schedule(const ScheduleArguments& a) {
  if (a.players) return print_plain_schedule(a);
  Desk desk = open_desk(a, a.preview ? Log::Access::Read : Log::Access::Write);
  const State& state = desk.state();
  const int event = a.event == 0 ? state.current_event() : a.event;
  if (event < 1 || event > state.event_count())
    refuse_argument("--event", fmt::format("There is no event {}.", event));
  if (state.events[event - 1].games_started() == kGames)
    fail("All three games have begun: there is nothing left to plan.");
  const PlanRequest request = plan_request(state, event, a.seed.value_or(suggested_seed(desk.tournament())));
  const auto schedule = plan(request, a);
  if (!schedule) fail(schedule.error().sentence);
  const tournament::Schedule before = planned(state.events[event - 1]);
  if (a.json) {
    fmt::print("{}\n", boost::json::serialize(schedule_json(*schedule)));
  } else if (before.empty()) {
    print_schedule(*schedule, state.name_of());
  } else {
    const std::vector<Sentence> changes = schedule_changes(before, *schedule, state.name_of());
    for (const Sentence& line : changes) fmt::print("   {}\n", line.text);
    fmt::print("   {} of {} seatings move.\n", std::ranges::count(changes, "moves", &Sentence::code),
               request.current.size() * request.players.size());
  }
  if (a.preview) return;
  if (!before.empty()) ask(a, "The games that have not begun will be planned again.");
  tell(desk, a, event::Schedule{event, request.seed, *schedule});
}

struct GameArguments : DeskArguments {
  std::string game;
  std::optional<std::uint64_t> seed;
  bool confirm = false;
  bool unofficial = false;
  bool results = false;
};

void run_layout(const GameArguments& a) {
  const bool change = a.seed || a.confirm;
  Desk desk = open_desk(a, change ? Log::Access::Write : Log::Access::Read);
  if (!change) {
    for (const GameId id : all_games(desk.state())) {
      const Game& game = *desk.state().game(id);
      fmt::print("{:<6} board {}{}\n", text(id), game.layout, game.layout_confirmed ? ", confirmed" : "");
    }
    return;
  }
  const GameId id = game_argument(desk.state(), a.game, "GAME");
  const Game* game = desk.state().game(id);
  tell(desk, a, event::Layout{id, a.seed.value_or(game == nullptr ? 0 : game->layout), a.confirm});
}

void run_start(const GameArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  tell(desk, a, event::Start{game_argument(desk.state(), a.game, "GAME"), a.unofficial});
}

void run_publish(const GameArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  tell(desk, a, event::Publish{game_argument(desk.state(), a.game, "GAME"), a.results});
}

}  // namespace

void add_schedule(Command& group) {
  auto [command, a] = desk_command(group, "schedule",
                                   "Plans the games that have not begun, all together (1.2.6)", run_schedule);
  command
      .option("--players", a.players, "Plan for players 1 to n, without a tournament", {.range = {0, 10'000}})
      .option("--seed", a.seed, "The same seed gives the same plan")
      .option("--event", a.event, "The preliminary event; otherwise the one under way")
      .flag("--json", a.json, "Print the plan as JSON")
      .flag("--time", a.time, "Say how long planning took")
      .flag("--preview", a.preview, "Only show what would change")
      .examples({"longroad tournament schedule", "longroad tournament schedule --preview",
                 "longroad tournament schedule --players 37 --seed 1 --json     (without a tournament)"});
}

void add_layout(Command& group) {
  auto [command, a] = desk_command(
      group, "layout", "Lists the boards by seed, draws another, confirms one (1.5.1)", run_layout);
  command.option("GAME", a.game, "1, 2, 3, semi or final")
      .option("--seed", a.seed, "The board to draw")
      .flag("--confirm", a.confirm, "The tables are laid out like this")
      .examples({"longroad tournament layout", "longroad tournament layout 2 --seed 4711",
                 "longroad tournament layout semi --confirm"});
}

void add_publish(Command& group) {
  auto [command, a] =
      desk_command(group, "publish", "Lets everybody see the seats of a game, or its results", run_publish);
  command.option("GAME", a.game, "1, 2, 3, semi or final", kRequired)
      .flag("--results", a.results, "The results, once all sheets are finished")
      .examples({"longroad tournament publish 1", "longroad tournament publish 1 --results"});
}

void add_start(Command& group) {
  auto [command, a] = desk_command(group, "start", "A game begins at all its tables", run_start);
  command.option("GAME", a.game, "1, 2, 3, semi or final", kRequired)
      .flag("--unofficial", a.unofficial, "Start with fewer than sixteen players, unofficially (1.2.4)")
      .examples({"longroad tournament start 1", "longroad tournament start final"});
}

}  // namespace longroad::cli
