// longroad tournament penalty, limit, call, going, ruling, dice-log, banker, note
#include <fmt/format.h>

#include "cli/common/arguments.hpp"
#include "cli/tournament/desk.hpp"
#include "cli/tournament/tournament.hpp"

namespace longroad::cli {

using namespace tournament;

namespace {

struct RefereeArguments : TableArguments {
  std::string player;
  std::string text;
  std::string asked;
  int seconds = 0;
  bool late = false;
};

template <class Penalty>
void run_penalty(const RefereeArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  const Penalty event{player_argument(desk.state(), a.player, "PLAYER"), a.text};
  if constexpr (!std::is_same_v<Penalty, event::Warn>) {
    if (const auto notices = desk.preview(event, a.by)) {
      for (const Sentence& notice : *notices) fmt::print("   {}\n", notice.text);
      ask(a, fmt::format("{} will leave the tournament.", desk.state().person(event.player).name));
    }
  }
  tell(desk, a, event);
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

template <class Penalty>
void add_penalty(Command& group, const std::string& name, const std::string& what,
                 const std::string& example) {
  auto [command, a] = desk_command(group, name, what, run_penalty<Penalty>);
  command.option("PLAYER", a.player, "Number or name", kRequired)
      .option("--ground", a.text, "The ground, in words (1.1.5)", kRequired)
      .examples({"longroad tournament penalty " + example});
}

void add_penalties(Command& group) {
  Command penalty = group.group("penalty", "Warns, disqualifies or removes a player");
  add_penalty<event::Warn>(penalty, "warn", "A referee warns; it holds for the whole tournament (1.1.5)",
                           "warn Ada --ground \"talking out of turn\" --by \"Ruth Rau\"");
  add_penalty<event::Disqualify>(penalty, "disqualify",
                                 "A referee disqualifies, before the sheet is signed (1.1.4)",
                                 "disqualify Ada --ground \"hid cards\" --by \"Ruth Rau\" --yes");
  add_penalty<event::Remove>(penalty, "remove",
                             "The organiser removes somebody for conduct, at any time (1.6.8)",
                             "remove Ada --ground harassment --by \"Olga Ort\" --yes");
  penalty.examples(
      {"longroad tournament penalty warn Ada --ground \"talking out of turn\" --by \"Ruth Rau\""});
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
  auto [command, a] = desk_command(group, "call", "A table calls a referee", run_call);
  add_table_words(command, a);
  command.option("--about", a.text, "What it is about")
      .examples({"longroad tournament call 1 4 --about \"a contested road\""});
}

void add_going(Command& group) {
  auto [command, a] = desk_command(
      group, "going", "A referee says that they are on the way to a table that called", run_going);
  add_table_words(command, a);
  command.examples({"longroad tournament going 1 4 --by \"Ruth Rau\""});
}

void add_ruling(Command& group) {
  auto [command, a] =
      desk_command(group, "ruling", "Records a referee's ruling, which is final (1.1.2)", run_ruling);
  add_table_words(command, a);
  command.option("--text", a.text, "The ruling", kRequired)
      .flag("--late", a.late, "The breach was not reported at once")
      .examples({"longroad tournament ruling 1 4 --text \"the road stands\" --by \"Ruth Rau\""});
}

void add_dice_log(Command& group) {
  auto [command, a] =
      desk_command(group, "dice-log", "A player announces to log the dice (1.5.7)", run_dice_log);
  add_table_words(command, a);
  command.option("PLAYER", a.player, "Number or name", kRequired)
      .examples({"longroad tournament dice-log 1 4 Ada"});
}

void add_banker(Command& group) {
  auto [command, a] =
      desk_command(group, "banker", "Names the banker of a table; in the final a judge (1.5.4)", run_banker);
  add_table_words(command, a);
  command.option("NAME", a.text, "Who", kRequired)
      .examples({"longroad tournament banker final 1 \"Jon Juhl\""});
}

void add_note(Command& group) {
  auto [command, a] = desk_command(group, "note", "Notes something for the record", run_note);
  command.option("TEXT", a.text, "The note", kRequired)
      .option("--game", a.game, "The game it belongs to")
      .option("--table", a.table, "And the table", {.needs = "--game"})
      .examples({"longroad tournament note \"Power cut\" --game 2 --table 4"});
}

}  // namespace

void add_tournament_referees(Command& group) {
  add_penalties(group);
  add_limit(group);
  add_call(group);
  add_going(group);
  add_ruling(group);
  add_dice_log(group);
  add_banker(group);
  add_note(group);
}

}  // namespace longroad::cli
