// longroad tournament enter, sign, refuse, decide, correct, fill
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/random.hpp"
#include "cli/common/arguments.hpp"
#include "cli/tournament/desk.hpp"
#include "cli/tournament/tournament.hpp"
#include "phrases/english.hpp"
#include "tournament/rules/lookup.hpp"

namespace longroad::cli {

using namespace tournament;

namespace {

struct SheetArguments : TableArguments {
  std::vector<int> points;
  std::string winner;
  std::vector<std::string> order;
  std::string player;
  std::vector<std::string> players;
  std::string reason;
  bool confirm = false;
  bool all = false;
  int seen = 0;
  std::uint64_t seed = 1;
};

Place place_argument(const State& state, const SheetArguments& a) {
  const Place at{game_argument(state, a.game, "GAME"), a.table};
  if (state.game(at.game) == nullptr)
    refuse_argument("GAME", fmt::format("There is no game {}.", text(at.game)));
  if (state.sheet(at) == nullptr) {
    refuse_argument(
        "TABLE", fmt::format("There is no table {} in {}.", a.table, spoken(at.game, state.event_count())));
  }
  return at;
}

/// The result as typed. Without `--winner` it is the one player with 10 points or more.
SheetResult result_argument(const State& state, const Sheet& sheet, const SheetArguments& a) {
  SheetResult result{sheet.state == SheetState::Empty ? sheet.finishers() : sheet.result.order, a.points, {}};
  if (!a.order.empty()) {
    result.order.clear();
    for (const std::string& word : a.order)
      result.order.push_back(expect(find_player(state, word), "--order"));
  }
  if (result.order.size() != a.points.size()) {
    refuse_argument("POINTS",
                    fmt::format("The table has {} players, not {}.", result.order.size(), a.points.size()));
  }
  if (a.winner == "none") return result;
  if (!a.winner.empty()) {
    result.winner = expect(find_player(state, a.winner, result.order), "--winner");
    return result;
  }
  const auto wins = [](int points) { return points >= kPointsCap; };
  if (std::ranges::count_if(a.points, wins) != 1) {
    refuse_argument("--winner", "Say who won: the points alone do not tell.");
  }
  result.winner = result.order[std::ranges::find_if(a.points, wins) - a.points.begin()];
  return result;
}

/// The desk, open to be written, and the table whose sheet is meant.
struct SheetDesk {
  Desk desk;
  Place at;

  explicit SheetDesk(const SheetArguments& a)
      : desk(open_desk(a, Log::Access::Write)), at(place_argument(desk.state(), a)) {}
  [[nodiscard]] const Sheet& sheet() const { return *desk.state().sheet(at); }
  [[nodiscard]] SheetResult result(const SheetArguments& a) const {
    return result_argument(desk.state(), sheet(), a);
  }
};

void run_enter(const SheetArguments& a) {
  SheetDesk open(a);
  tell(open.desk, a, event::Report{open.at, open.result(a), a.confirm, a.seen});
}

void run_sign(const SheetArguments& a) {
  SheetDesk open(a);
  const std::vector<PlayerId> seated = open.sheet().players;
  const int seen = a.seen == 0 ? open.sheet().version : a.seen;
  std::vector<PlayerId> signers;
  for (const std::string& word : a.players)
    signers.push_back(expect(find_player(open.desk.state(), word, seated), "PLAYER"));
  if (a.all) {
    std::string why;
    for (const PlayerId p : seated) {
      const auto answer = open.desk.preview(event::Sign{open.at, p, seen}, a.by);
      if (answer) signers.push_back(p);
      if (!answer) why = answer.error().sentence;
    }
    if (signers.empty()) fail(why);
  }
  if (signers.empty()) refuse_argument("PLAYER", "Say who signs, or --all.");
  for (const PlayerId p : signers) tell(open.desk, a, event::Sign{open.at, p, seen});
}

void run_refuse(const SheetArguments& a) {
  SheetDesk open(a);
  const auto player = expect(find_player(open.desk.state(), a.player, open.sheet().players), "PLAYER");
  tell(open.desk, a, event::Refuse{open.at, player, a.reason});
}

void run_decide(const SheetArguments& a) {
  SheetDesk open(a);
  tell(open.desk, a, event::Decide{open.at, open.result(a), a.reason, a.confirm});
}

void run_correct(const SheetArguments& a) {
  SheetDesk open(a);
  ask(a, "A finished sheet will be changed to what the paper says.");
  tell(open.desk, a, event::Correct{open.at, open.result(a), a.reason, a.seen, a.confirm});
}

/// For practice: a random result and all signatures at every table that has none.
void run_fill(const SheetArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  const GameId game = game_argument(desk.state(), a.game, "GAME");
  if (desk.state().game(game) == nullptr) refuse_argument("GAME", "There is no such game.");
  if (!desk.state().game(game)->posted())
    refuse_argument("GAME", fmt::format("{} has no tables yet.",
                                        english::capital(spoken(game, desk.state().event_count()))));
  Random random(RandKey{a.seed}.child(game.event).child(game.game));
  const int tables = static_cast<int>(desk.state().game(game)->sheets.size());
  for (int t = 1; t <= tables; ++t) {
    const Place at{game, t};
    const Sheet& sheet = *desk.state().sheet(at);
    if (sheet.state == SheetState::Empty) {
      SheetResult result{sheet.finishers(), {}, {}};
      for (std::size_t i = 0; i < result.order.size(); ++i) result.points.push_back(2 + random.below(8));
      const int winner = random.below(static_cast<int>(result.order.size()));
      result.points[winner] = kPointsCap;
      result.winner = result.order[winner];
      tell(desk, a, event::Report{at, std::move(result)});
    }
    const int seen = sheet.version;
    for (const PlayerId p : sheet.finishers()) {
      if (desk.preview(event::Sign{at, p, seen}, a.by)) tell(desk, a, event::Sign{at, p, seen});
    }
  }
}

void add_result(Command& command, SheetArguments& a) {
  add_table_words(command, a);
  command.option("POINTS", a.points, "Each one's points, in play order", kRequired)
      .option("--winner", a.winner, "Who won; none only where a referee decides")
      .option("--order", a.order, "The play order, where it is not the one planned or reported")
      .flag("--confirm", a.confirm, "More than 12 points: they were checked");
}

}  // namespace

void add_enter(Command& group) {
  auto [command, a] = desk_command(group, "enter", "Enters the report of a table", run_enter);
  add_result(command, a);
  command.option("--seen", a.seen, "The version that was edited: refused if the sheet changed since")
      .examples({"longroad tournament enter 1 3 10 8 7 7",
                 "longroad tournament enter 2 1 10 10 4 6 --winner Ben",
                 "longroad tournament enter 2 1 13 8 4 6 --confirm"});
}

void add_sign(Command& group) {
  auto [command, a] = table_command(group, "sign", "Players sign the sheet of their table", run_sign);
  command.option("PLAYER", a.players, "Who signs")
      .flag("--all", a.all, "Everybody who has not")
      .option("--seen", a.seen, "The version that is signed")
      .examples({"longroad tournament sign 1 3 Ada Ben", "longroad tournament sign 1 3 --all"});
}

void add_refuse(Command& group) {
  auto [command, a] =
      table_command(group, "refuse", "A player refuses to sign: a referee decides (1.1.3)", run_refuse);
  command.option("PLAYER", a.player, "Who refuses", kRequired)
      .option("--reason", a.reason, "Why")
      .examples({"longroad tournament refuse 1 3 Ben --reason \"I had 9 points\""});
}

void add_decide(Command& group) {
  auto [command, a] = desk_command(group, "decide", "A referee decides a game (1.1.3)", run_decide);
  add_result(command, a);
  command.option("--reason", a.reason, "Why it is decided like this")
      .examples(
          {"longroad tournament decide 1 3 10 9 7 7 --by \"Ruth Rau\" --reason \"the cards were counted\"",
           "longroad tournament decide 2 4 8 6 5 --winner none --by \"Ruth Rau\" --reason \"broken off\""});
}

void add_correct(Command& group) {
  auto [command, a] = desk_command(
      group, "correct", "Makes a finished sheet equal to the paper; another winner only by a referee (1.1.3)",
      run_correct);
  add_result(command, a);
  command.option("--reason", a.reason, "What was mistyped")
      .option("--seen", a.seen, "The version that was looked at")
      .examples(
          {"longroad tournament correct 1 3 10 9 7 7 --by \"Sam Sand\" --reason \"8 was misread\" --yes"});
}

void add_fill(Command& group) {
  auto [command, a] = desk_command(
      group, "fill", "For practice: random results and signatures at the tables that have none", run_fill);
  command.option("GAME", a.game, "1, 2, 3, semi or final", kRequired)
      .option("--seed", a.seed, "The same seed gives the same results")
      .examples({"longroad tournament fill 1 --seed 5"});
}

}  // namespace longroad::cli
