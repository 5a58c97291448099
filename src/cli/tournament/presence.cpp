// longroad tournament check-in, drop, return
#include <fmt/format.h>

#include "cli/common/arguments.hpp"
#include "cli/tournament/desk.hpp"
#include "cli/tournament/tournament.hpp"
#include "tournament/rules/steps.hpp"

namespace longroad::cli {

using namespace tournament;

namespace {

struct PresenceArguments : DeskArguments {
  std::vector<std::string> players;
  std::string game;  // the stage it is about
  std::string reason;
  int event = 0;  // 0: the one under way
  bool all = false;
  bool accept = false;
  bool semifinal = false;
};

void run_check_in(const PresenceArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  const int event = a.event == 0 ? desk.state().current_event() : a.event;
  std::vector<PlayerId> players = player_arguments(desk.state(), a.players, "PLAYER");
  if (a.all) {
    for (int i = 1; i <= std::ssize(desk.state().people); ++i) {
      const PlayerId p = PlayerId::of(i);
      if (desk.preview(event::CheckIn{event, p, a.accept, a.semifinal}, a.by)) players.push_back(p);
    }
  }
  if (players.empty()) refuse_argument("PLAYER", "Say who checks in, or --all.");
  for (const PlayerId p : players) tell(desk, a, event::CheckIn{event, p, a.accept, a.semifinal});
}

/// The game named, or the next one.
GameId from_argument(const State& state, const std::string& word) {
  return word.empty() ? next_game(state) : game_argument(state, word, "--from");
}

void run_drop(const PresenceArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  for (const std::string& word : a.players) {
    const event::Drop drop = leaving(desk.state(), {from_argument(desk.state(), a.game),
                                                    player_argument(desk.state(), word, "PLAYER"), a.reason});
    if (const auto notices = desk.preview(drop, a.by)) {
      for (const Sentence& notice : *notices) fmt::print("   {}\n", notice.text);
      ask(a, fmt::format("{} will leave.", desk.state().person(drop.player).name));
    }
    tell(desk, a, drop);
  }
}

void run_return(const PresenceArguments& a) {
  Desk desk = open_desk(a, Log::Access::Write);
  for (const std::string& word : a.players) {
    const PlayerId player = player_argument(desk.state(), word, "PLAYER");
    const GameId to =
        a.game.empty() ? missed_game(desk.state(), player) : game_argument(desk.state(), a.game, "--to");
    tell(desk, a, event::Return{to, player});
  }
}

}  // namespace

void add_check_in(Command& group) {
  auto [command, a] = desk_command(
      group, "check-in", "Records who is there, and who accepted the code of conduct (1.1.1)", run_check_in);
  command.option("PLAYER", a.players, "Numbers or names")
      .flag("--all", a.all, "Everybody who can")
      .flag("--accept", a.accept, "They accept the rules and the code of conduct")
      .flag("--semi", a.semifinal, "For the semi-finals, where they are on another day")
      .option("--event", a.event, "The preliminary event; otherwise the one under way")
      .examples(
          {"longroad tournament check-in Ada Ben --accept", "longroad tournament check-in --all --accept"});
}

void add_drop(Command& group) {
  auto [command, a] = desk_command(group, "drop", "A player leaves or does not come", run_drop);
  command.option("PLAYER", a.players, "Numbers or names", kRequired)
      .option("--from", a.game, "The first game missed: 1, 2, 3, semi or final; otherwise the next one")
      .option("--reason", a.reason, "Why")
      .examples({"longroad tournament drop Ada --reason \"has to go\" --yes",
                 "longroad tournament drop Cleo --from 2 --reason \"is ill, game 2 goes on\" --yes",
                 "longroad tournament drop Ben --from semi --yes"});
}

void add_return(Command& group) {
  auto [command, a] = desk_command(group, "return", "Somebody who dropped is back", run_return);
  command.option("PLAYER", a.players, "Numbers or names", kRequired)
      .option("--to", a.game, "1.1 for event 1, semi or final; otherwise the one that is missed")
      .examples({"longroad tournament return Ada"});
}

}  // namespace longroad::cli
