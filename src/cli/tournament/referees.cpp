// longroad tournament penalty, limit, call, going, answered, ruling, dice-log, banker, note
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "cli/common/arguments.hpp"
#include "cli/tournament/desk.hpp"
#include "cli/tournament/tournament.hpp"
#include "tournament/rules/lookup.hpp"

namespace longroad::cli {

using namespace tournament;

namespace {

struct RefereeArguments : TableArguments {
  std::string player;
  std::string winner;
  std::string text;
  std::string asked;
  int seconds = 0;
  bool late = false;
};

void run_warn(const RefereeArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  tell(desk, a, event::Warn{player_argument(desk.state(), a.player, "PLAYER"), a.text});
}

/// The sheet that reports a player as its winner and is not signed yet, decided for `--winner` (1.1.4).
event::Decide decision_argument(const State& state, PlayerId out, const RefereeArguments& a) {
  for (const GameId id : all_games(state)) {
    const auto& sheets = state.game(id)->sheets;
    const auto won = [&](const Sheet& sheet) { return !sheet.finished() && sheet.result.winner == out; };
    const auto sheet = std::ranges::find_if(sheets, won);
    if (sheet == sheets.end()) continue;
    SheetResult result = sheet->result;
    result.winner =
        a.winner == "none" ? PlayerId{} : expect(find_player(state, a.winner, result.order), "--winner");
    return {{id, static_cast<int>(sheet - sheets.begin()) + 1}, std::move(result), a.text, true};
  }
  refuse_argument("--winner", fmt::format("No sheet that is not signed reports {} as its winner.",
                                          state.person(out).name));
}

/// Why the decision can't follow the penalty: both are entered or nothing.
void expect_both(const Desk& desk, const Event& penalty, const Event& decision, const std::string& by) {
  Tournament draft = desk.tournament();
  Answer<Notices> answer = draft.check({0, "", by, penalty});
  if (answer) {
    draft.add({0, "", by, penalty});
    answer = draft.check({0, "", by, decision});
  }
  if (!answer) fail(answer.error().sentence);
}

template <class Penalty>
void run_penalty(const RefereeArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  const Penalty event{player_argument(desk.state(), a.player, "PLAYER"), a.text};
  std::optional<event::Decide> decision;
  if (!a.winner.empty()) {
    decision = decision_argument(desk.state(), event.player, a);
    expect_both(desk, event, *decision, a.by);
  }
  if (const auto notices = desk.preview(event, a.by)) {
    for (const Sentence& notice : *notices) fmt::print("   {}\n", notice.text);
    ask(a, fmt::format("{} will leave the tournament.", desk.state().person(event.player).name));
  }
  tell(desk, a, event);
  if (decision) tell(desk, a, *decision);
}

Place place(const Desk& desk, const RefereeArguments& a) {
  return {a.game.empty() ? GameId{} : game_argument(desk.state(), a.game, "GAME"), a.table};
}

void run_limit(const RefereeArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  tell(desk, a, event::Limit{place(desk, a), a.seconds, a.asked});
}

void run_call(const RefereeArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  tell(desk, a, event::Call{place(desk, a), a.text});
}

void run_going(const RefereeArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  tell(desk, a, event::Going{place(desk, a)});
}

void run_answered(const RefereeArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  tell(desk, a, event::Answered{place(desk, a)});
}

void run_ruling(const RefereeArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  tell(desk, a, event::Ruling{place(desk, a), a.text, a.late});
}

void run_dice_log(const RefereeArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  tell(desk, a, event::DiceLog{place(desk, a), player_argument(desk.state(), a.player, "PLAYER")});
}

void run_banker(const RefereeArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  tell(desk, a, event::Banker{place(desk, a), a.text});
}

void run_note(const RefereeArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  tell(desk, a, event::Note{place(desk, a), a.text});
}

Declared<RefereeArguments> penalty_command(Command& group, const std::string& name, const std::string& what,
                                           void (*run)(const RefereeArguments&)) {
  Declared<RefereeArguments> declared = desk_command(group, name, what, run);
  declared.command.option("PLAYER", declared.arguments.player, "Number or name", kRequired)
      .option("--ground", declared.arguments.text, "The ground, in words (1.1.5)", kRequired);
  return declared;
}

}  // namespace

void add_penalties(Command& group) {
  const std::string warning =
      "longroad tournament penalty warn Ada --ground \"talking out of turn\" --by \"Ruth Rau\"";
  const std::string instead =
      "Who has won instead, or none: decides the unsigned sheet that reports the player as its winner";
  Command penalty = group.group("penalty", "Warns, disqualifies or removes a player");
  penalty_command(penalty, "warn", "A referee warns; a warning counts for the whole tournament (1.1.5)",
                  run_warn)
      .command.examples({warning});
  auto [disqualify, out] =
      penalty_command(penalty, "disqualify", "A referee disqualifies, before the sheet is signed (1.1.4)",
                      run_penalty<event::Disqualify>);
  disqualify.option("--winner", out.winner, instead)
      .examples({"longroad tournament penalty disqualify Ada --ground \"hid cards\" --by \"Ruth Rau\" --yes",
                 "longroad tournament penalty disqualify Ada --ground \"hid cards\" --winner Ben --by \"Ruth "
                 "Rau\" --yes"});
  auto [remove, removed] =
      penalty_command(penalty, "remove", "The organiser removes somebody for conduct, at any time (1.6.8)",
                      run_penalty<event::Remove>);
  remove.option("--winner", removed.winner, instead)
      .examples({"longroad tournament penalty remove Ada --ground harassment --by \"Olga Ort\" --yes"});
  penalty.examples({warning});
}

void add_limit(Command& group) {
  auto [command, a] = desk_command(
      group, "limit", "Orders a turn limit of at most 3 minutes, after the opening (1.2.3)", run_limit);
  command.option("GAME", a.game, "1, 2, 3, semi or final", kRequired)
      .option("--table", a.table, "One table; otherwise all")
      .option("--seconds", a.seconds, "For a turn", kRequired)
      .option("--asked", a.asked, "Who asked for it", kRequired)
      .examples({"longroad tournament limit 1 --seconds 120 --asked organiser --by \"Olga Ort\"",
                 "longroad tournament limit 1 --table 4 --seconds 90 --asked \"the table\" --by \"Ruth "
                 "Rau\""});
}

void add_call(Command& group) {
  auto [command, a] = table_command(group, "call", "A table calls a referee", run_call);
  command.option("--about", a.text, "What it is about")
      .examples({"longroad tournament call 1 4 --about \"a contested road\""});
}

void add_going(Command& group) {
  auto [command, a] = table_command(
      group, "going", "A referee says that they are on the way to a table that called", run_going);
  command.examples({"longroad tournament going 1 4 --by \"Ruth Rau\""});
}

void add_answered(Command& group) {
  auto [command, a] =
      table_command(group, "answered",
                    "The calls of a table are answered, and there is nothing to write down", run_answered);
  command.examples({"longroad tournament answered 1 4 --by \"Ruth Rau\""});
}

void add_ruling(Command& group) {
  auto [command, a] =
      table_command(group, "ruling", "Records a referee's ruling, which is final (1.1.2)", run_ruling);
  command.option("--text", a.text, "The ruling", kRequired)
      .flag("--late", a.late, "The breach was not reported at once")
      .examples({"longroad tournament ruling 1 4 --text \"the road stands\" --by \"Ruth Rau\""});
}

void add_dice_log(Command& group) {
  auto [command, a] =
      table_command(group, "dice-log", "A player announces that they log the dice (1.5.7)", run_dice_log);
  command.option("PLAYER", a.player, "Number or name", kRequired)
      .examples({"longroad tournament dice-log 1 4 Ada"});
}

void add_banker(Command& group) {
  auto [command, a] =
      table_command(group, "banker", "Names the banker of a table; in the final a judge (1.5.4)", run_banker);
  command.option("NAME", a.text, "Who", kRequired)
      .examples({"longroad tournament banker final 1 \"Jon Juhl\""});
}

void add_note(Command& group) {
  auto [command, a] = desk_command(group, "note", "Adds a note to the log", run_note);
  command.option("TEXT", a.text, "The note", kRequired)
      .option("--game", a.game, "The game it belongs to")
      .option("--table", a.table, "And the table", {.needs = "--game"})
      .examples({"longroad tournament note \"Power cut\" --game 2 --table 4"});
}

}  // namespace longroad::cli
