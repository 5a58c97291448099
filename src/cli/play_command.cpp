/// `longroad play`: a game in the terminal.
#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <iostream>
#include <optional>
#include <random>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/menu.hpp"
#include "cli/play_screen.hpp"
#include "cli/show.hpp"
#include "games/replay.hpp"
#include "notation/record.hpp"
#include "notation/words.hpp"
#include "sim/table.hpp"

namespace longroad::cli {
namespace {

struct PlayArguments {
  std::string game = "base";
  int players = 0;  // 0: as many as the game takes
  int seat = 1;
  std::optional<std::uint64_t> seed;
  std::vector<std::string> bots{"random"};
  std::string options;
  std::string board;
  std::string record;
};

/// One person at the terminal, bots on all other seats.
class TerminalGame {
 public:
  TerminalGame(games::PositionPtr position, std::vector<bots::BotPtr> bots, const GameKeys& keys, Seat me)
      : position_(std::move(position)), bots_(std::move(bots)), table_(*position_, bots_, keys), me_(me) {}

  /// Until the game is over or the person leaves.
  void play() {
    while (!position_->over()) {
      const std::optional<Action> line = next();
      if (!line) return;
      table_.note(*line);
      log_.push_back(position_->text_for(me_, *line));
      lines_.push_back(*line);
      position_->apply(*line);
    }
    show({});
    fmt::print("{}\n", show_result(*position_));
  }
  [[nodiscard]] std::string record() const {
    return notation::write_record(games::record_of(*position_, lines_));
  }

 private:
  /// With a line that can be played now; some verbs have too many to be in the menu.
  [[nodiscard]] std::string help() const {
    Actions legal;
    position_->legal(me_, legal);
    const std::string seat = notation::text(me_) + " ";
    std::string words = fmt::format("Type a number of the menu, or a line, for example {}.",
                                    position_->text(legal[0]).substr(seat.size()));
    for (const auto verb : position_->open_verbs(me_))
      words += fmt::format(" There is also {}, with what you choose.", verb);
    return words + " Leave with quit.";
  }

  std::optional<Action> next() {
    const games::Awaited awaited = position_->awaits();
    if (awaited.chance) return table_.draw();
    const Seat seat = table_.next_seat(awaited.seats);
    return seat == me_ ? ask_person() : table_.ask(seat);
  }

  std::optional<Action> ask_person() {
    const Menu menu(*position_, me_);
    std::string notice;
    for (std::string words;;) {
      show(menu.lines(terminal_size().columns), notice);
      fmt::print("> ");
      std::fflush(stdout);
      if (!std::getline(std::cin, words) || words == "quit" || words == "q") return std::nullopt;
      if (words.empty() || words == "?" || words == "help") {
        notice = help();
        continue;
      }
      const auto action = understand(menu, words);
      if (action) return *action;
      notice = action.error().sentence;
    }
  }

  Result<Action> understand(const Menu& menu, const std::string& words) const {
    const auto line = menu.line(words);
    if (!line) return line.error();
    const auto action = position_->parse(*line);
    if (!action) return action.error();
    if (const Refusal refusal = position_->check(*action)) return Error{sentence(refusal)};
    return *action;
  }

  void show(const std::vector<std::string>& menu, const std::string& notice = {}) const {
    const bool terminal = output_is_terminal();
    if (terminal) fmt::print("\x1b[2J\x1b[H");
    fmt::print("{}", Screen(terminal_size(), terminal).draw(*position_, me_, log_, menu, notice));
  }

  games::PositionPtr position_;
  std::vector<bots::BotPtr> bots_;
  sim::Table table_;
  Seat me_;
  std::vector<std::string> log_;
  std::vector<Action> lines_;
};

/// One bot for all other seats, or one for each of them.
std::vector<bots::BotPtr> bots_of(const PlayArguments& arguments, int players) {
  const int others = players - 1;
  const int given = static_cast<int>(arguments.bots.size());
  if (given != 1 && given != others)
    refuse_argument("--bots", fmt::format("One is expected, or {}: one for each other seat.", others));
  std::vector<bots::BotPtr> bots;
  for (int i = 0; i < others; ++i)
    bots.push_back(
        expect(bots::find_bot(arguments.bots[static_cast<std::size_t>(given == 1 ? 0 : i)]), "--bots")());
  bots.insert(bots.begin() + arguments.seat - 1, nullptr);
  return bots;
}

void run_play(const PlayArguments& arguments) {
  const games::Game& game = game_argument(arguments.game);
  const int players = players_argument(arguments.players, game);
  if (arguments.seat > players) refuse_argument("--seat", fmt::format("There are {} seats.", players));
  const auto options = object_argument(arguments.options, "--options");
  const auto board = board_argument(arguments.board, "--board");
  const GameKeys keys = GameKeys::from(RandKey{arguments.seed ? *arguments.seed : std::random_device{}()});
  games::Setup setup;
  setup.players = players;
  setup.key = keys.board;
  setup.board = board ? &*board : nullptr;
  setup.options = &options;
  TerminalGame table(start_argument(game, setup), bots_of(arguments, players), keys,
                     Seat::of(arguments.seat - 1));
  table.play();
  if (!arguments.record.empty()) write_file(arguments.record, table.record(), "--record");
}

}  // namespace

void add_play_command(Command& program) {
  auto [command, a] = program.command("play", "Plays a game in the terminal against bots", run_play);
  command.option("--game", a.game, game_help())
      .option("--players", a.players, kPlayersHelp)
      .option("--seat", a.seat, "Which seat is yours", {.range = {1, kMaxSeats}})
      .option("--seed", a.seed, "Play the same board and luck again")
      .option("--bots", a.bots, "One bot for all other seats, or one for each, parted by commas")
      .option("--options", a.options, kOptionsHelp)
      .option("--board", a.board, "The board: beginner, JSON, or a file that holds it")
      .option("--record", a.record, "Keep the game in this file, also if you leave early")
      .examples({"longroad play", "longroad play --board beginner --bots greedy",
                 "longroad play --players 3 --seed 7 --record mine.game"});
}

}  // namespace longroad::cli
