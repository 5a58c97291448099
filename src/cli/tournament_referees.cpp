// longroad tournament penalty, limit, call, ruling, dice-log, banker, note
#include <fmt/format.h>

#include "cli/arguments.hpp"
#include "cli/tournament.hpp"
#include "cli/tournament_desk.hpp"

namespace longroad::cli {

using namespace tournament;

namespace {

struct RefereeArguments : DeskArguments {
  std::string game;
  int table = 0;
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
      for (const std::string& notice : *notices) fmt::print("   {}\n", notice);
      ask(a, fmt::format("{} leaves the tournament.", desk.state().person(event.player).name));
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

void add_place(CLI::App& c, RefereeArguments& a) {
  c.add_option("GAME", a.game, "1, 2, 3, semi or final")->required();
  c.add_option("TABLE", a.table, "The table's number")->required();
}

void add_penalties(CLI::App& group) {
  CLI::App* penalty = add_desk_group(group, "penalty", "Warns, disqualifies or removes a player");
  const auto options = [](CLI::App& c, RefereeArguments& a) {
    c.add_option("PLAYER", a.player, "Number or name")->required();
    c.add_option("--ground", a.text, "The ground, in words (1.1.5)")->required();
  };
  add_desk_command<RefereeArguments>(
      *penalty, "warn", "A referee warns; it holds for the whole tournament (1.1.5)",
      "  longroad tournament penalty warn Ada --ground \"talking out of turn\" --by \"Ruth Rau\"",
      run_penalty<event::Warn>, options);
  add_desk_command<RefereeArguments>(
      *penalty, "disqualify", "A referee disqualifies, before the sheet is signed (1.1.4)",
      "  longroad tournament penalty disqualify Ada --ground \"hid cards\" --by \"Ruth Rau\" --yes",
      run_penalty<event::Disqualify>, options);
  add_desk_command<RefereeArguments>(
      *penalty, "remove", "The organiser removes somebody for conduct, at any time (1.6.8)",
      "  longroad tournament penalty remove Ada --ground harassment --by \"Olga Ort\" --yes",
      run_penalty<event::Remove>, options);
}

void add_orders(CLI::App& group) {
  add_desk_command<RefereeArguments>(
      group, "limit", "Orders a turn limit of at most 3 minutes, after the opening (1.2.3)",
      "  longroad tournament limit 1 --seconds 120 --asked organiser --by \"Olga Ort\"\n"
      "  longroad tournament limit 1 --table 4 --seconds 90 --asked \"the table\" --by \"Ruth Rau\"",
      run_limit, [](CLI::App& c, auto& a) {
        c.add_option("GAME", a.game, "1, 2, 3, semi or final")->required();
        c.add_option("--table", a.table, "One table; otherwise all");
        c.add_option("--seconds", a.seconds, "For a turn")->required();
        c.add_option("--asked", a.asked, "Who asked for it")->required();
      });
  add_desk_command<RefereeArguments>(group, "call", "A table calls a referee",
                                     "  longroad tournament call 1 4 --about \"a contested road\"", run_call,
                                     [](CLI::App& c, auto& a) {
                                       add_place(c, a);
                                       c.add_option("--about", a.text, "What it is about");
                                     });
  add_desk_command<RefereeArguments>(
      group, "ruling", "Records a referee's ruling, which is final (1.1.2)",
      "  longroad tournament ruling 1 4 --text \"the road stands\" --by \"Ruth Rau\"", run_ruling,
      [](CLI::App& c, auto& a) {
        add_place(c, a);
        c.add_option("--text", a.text, "The ruling")->required();
        c.add_flag("--late", a.late, "The breach was not reported at once");
      });
}

void add_records(CLI::App& group) {
  add_desk_command<RefereeArguments>(group, "dice-log", "A player announces to log the dice (1.5.7)",
                                     "  longroad tournament dice-log 1 4 Ada", run_dice_log,
                                     [](CLI::App& c, auto& a) {
                                       add_place(c, a);
                                       c.add_option("PLAYER", a.player, "Number or name")->required();
                                     });
  add_desk_command<RefereeArguments>(
      group, "banker", "Names the banker of a table; in the final a judge (1.5.4)",
      "  longroad tournament banker final 1 \"Jon Juhl\"", run_banker, [](CLI::App& c, auto& a) {
        add_place(c, a);
        c.add_option("NAME", a.text, "Who")->required();
      });
  add_desk_command<RefereeArguments>(group, "note", "Notes something for the record",
                                     "  longroad tournament note \"Power cut\" --game 2 --table 4", run_note,
                                     [](CLI::App& c, auto& a) {
                                       c.add_option("TEXT", a.text, "The note")->required();
                                       auto* game = c.add_option("--game", a.game, "The game it belongs to");
                                       c.add_option("--table", a.table, "And the table")->needs(game);
                                     });
}

}  // namespace

void add_tournament_referees(CLI::App& group) {
  add_penalties(group);
  add_orders(group);
  add_records(group);
}

}  // namespace longroad::cli
