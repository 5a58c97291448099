// longroad tournament rank, advance, choose
#include <fmt/format.h>

#include <optional>

#include "cli/common/arguments.hpp"
#include "cli/tournament/desk.hpp"
#include "cli/tournament/show.hpp"
#include "cli/tournament/tournament.hpp"
#include "tournament/model/standings.hpp"
#include "tournament/ranking/ranking_json.hpp"
#include "tournament/rules/steps.hpp"

namespace longroad::cli {

using namespace tournament;

namespace {

struct RankArguments : DeskFile {
  std::string results;
  std::string percentages = "rounded";
  std::uint64_t seed = 1;
  bool explain = false;
  bool json = false;
};

/// A ranking of results from a file, without a tournament.
void rank_file(const RankArguments& a) {
  const Percentages percentages = a.percentages == "exact" ? Percentages::Exact : Percentages::Rounded;
  const NamedResults results = expect(read_results(read_file(a.results, "--results")), "--results");
  const Scores scores = score_tables(results.tables, 1);
  std::vector<PlayerId> players;
  for (const auto& [player, score] : scores) players.push_back(player);
  const auto ranking = rank(scores, draw_lots(players, a.seed), percentages);
  const NameOf name = [&](PlayerId p) { return results.names[p.number - 1]; };
  if (a.json) return fmt::print("{}\n", ranking_json(ranking, percentages, name));
  for (std::size_t i = 0; i < ranking.size(); ++i) {
    const Score& s = ranking[i].score;
    fmt::print("{:4}. {:<20} {} wins {:3} points {:>7} %\n", i + 1, name(ranking[i].player), s.wins, s.points,
               percent_text(s, percentages));
    if (a.explain) fmt::print("        {}\n", why_here(ranking, i, percentages, name).text);
  }
  for (const Sentence& notice : order_notices(ranking, percentages, name)) fmt::print("{}\n", notice.text);
}

void run_rank(const RankArguments& a) {
  if (!a.results.empty()) return rank_file(a);
  const Desk desk = open_desk(a, Log::Access::Read);
  const State& state = desk.state();
  if (!a.json) return print_ranking(state, a.explain);
  fmt::print("{}\n", ranking_json(standings(state), state.settings.percentages, state.name_of()));
}

struct AdvanceArguments : DeskArguments {
  std::optional<std::uint64_t> seed;
  std::vector<std::string> lots;
};

/// As they were drawn by hand, or by seed.
event::Lots lots_argument(const Desk& desk, const AdvanceArguments& a) {
  if (!a.lots.empty()) {
    auto lots = lots_by_hand(desk.state(), player_arguments(desk.state(), a.lots, "--lots"));
    if (!lots) fail(lots.error().sentence);
    return *lots;
  }
  return lots_by_seed(desk.state(), a.seed.value_or(suggested_seed(desk.tournament())));
}

/// Lots and posted tables stand: those who advance are asked before either.
std::string advance_question(const State& state, GameId game) {
  return fmt::format(
      "{}{} will be posted.", state.lots.empty() ? "The lots will be drawn, once and for all. " : "",
      game.stage == Stage::Semifinal ? "The tables of the semi-finals" : "The table of the final");
}

void run_advance(const AdvanceArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  const State& state = desk.state();
  const PlayerId first = champion(state);
  if (!first.is_none()) return fmt::print("{} is champion.\n", state.person(first).name);
  if (state.final.finished()) fail("The final is over, without a champion.");
  if (!state.preliminaries_finished()) {
    print_status(state);
    fail("The preliminaries are not over.");
  }
  const bool semifinal = has_semifinals(state) && !state.semifinal.posted();
  const GameId game = semifinal ? GameId::semifinal() : GameId::final();
  if (state.game(game)->posted()) {
    print_status(state);
    fail("The final is not over.");
  }
  const bool draw = state.lots.empty();
  const Event first_step = draw ? Event(lots_argument(desk, a)) : Event(tables_by_rank(state, game));
  if (const auto answer = desk.preview(first_step, a.by); !answer) fail(answer.error().sentence);
  ask(a, advance_question(state, game));
  tell(desk, a, first_step);
  if (draw) tell(desk, a, tables_by_rank(state, game));
  print_game(state, game);
}

struct ChooseArguments : DeskArguments {
  std::string game, player, seat, colour;
  int table = 0;
  int position = 0;
};

void run_choose(const ChooseArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  const GameId game = game_argument(desk.state(), a.game, "GAME");
  tell(desk, a,
       event::Choose{
           {game, a.table}, player_argument(desk.state(), a.player, "PLAYER"), a.position, a.seat, a.colour});
}

}  // namespace

void add_rank(Command& group) {
  auto [command, a] =
      reading_command(group, "rank", "Ranks the players: wins, points, percentages, lots (1.4)", run_rank);
  command.flag("--explain", a.explain, "Say in words why each one is ahead of the next")
      .flag("--json", a.json, "Print the ranking as JSON")
      .option("--results", a.results, "Rank the results of this file, without a tournament")
      .option("--seed", a.seed, "With --results: draws the lots")
      .option("--percentages", a.percentages, "With --results", {.one_of = {"rounded", "exact"}})
      .examples({"longroad tournament rank --explain",
                 "longroad tournament rank --results results.json --json     (without a tournament)"});
}

void add_advance(Command& group) {
  auto [command, a] = desk_command(
      group, "advance", "Draws the lots once (1.2.9), posts the semi-finals (1.2.7), then the final (1.2.8)",
      run_advance);
  command.option("--seed", a.seed, "Draws the lots; the same seed gives the same lots")
      .option("--lots", a.lots, "Lots drawn by hand: those who are tied, or everybody, the first one ahead")
      .examples({"longroad tournament advance --yes", "longroad tournament advance --lots Cleo,Ada,Ben"});
}

void add_choose(Command& group) {
  auto [command, a] = desk_command(
      group, "choose", "A semi-finalist or finalist chooses position, seat and colour, by rank", run_choose);
  command.option("GAME", a.game, "semi or final", kRequired)
      .option("TABLE", a.table, "The table's number", kRequired)
      .option("PLAYER", a.player, "Number or name", kRequired)
      .option("POSITION", a.position, "The starting position", kRequired)
      .option("--seat", a.seat, "The chair")
      .option("--colour", a.colour, "The colour")
      .examples({"longroad tournament choose semi 1 Ada 2 --colour red",
                 "longroad tournament choose final 1 Ben 1"});
}

}  // namespace longroad::cli
