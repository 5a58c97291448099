/// `longroad play`: a game in the terminal.
#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <optional>
#include <random>

#include "bots/core/fault_words.hpp"
#include "bots/levels.hpp"
#include "cli/common/arguments.hpp"
#include "cli/common/commands.hpp"
#include "cli/front/front.hpp"
#include "cli/front/show.hpp"
#include "cli/play/menu.hpp"
#include "cli/play/play_screen.hpp"
#include "games/game.hpp"
#include "games/replay.hpp"
#include "notation/record.hpp"
#include "notation/words.hpp"
#include "sim/table.hpp"

namespace longroad::cli {
namespace {

struct PlayArguments {
  std::string game{games::default_game().name};
  int players = 0;  // 0: as many as the game takes
  int seat = 1;
  std::optional<std::uint64_t> seed;
  std::vector<std::string> bots{"steady"};
  std::string options;
  std::string board;
  std::string record;
};

/// By seat; the person's own is null, without a name.
struct Opponents {
  std::vector<bots::BotPtr> bots;
  std::vector<std::string> names;
};

/// One person at the terminal, bots on all other seats.
class TerminalGame {
 public:
  TerminalGame(games::PositionPtr position, Opponents opponents, const GameKeys& keys, Seat me)
      : position_(std::move(position)),
        opponents_(std::move(opponents)),
        table_(*position_, opponents_.bots, keys),
        me_(me),
        front_(front_of(position_->game())) {}

  /// Until the game is over or the person leaves; then false.
  bool play() {
    while (!position_->over()) {
      const std::optional<Action> line = next();
      if (!line) return false;
      table_.note(*line);
      lines_.push_back(*line);
      apply(*line);
    }
    show({});
    return true;
  }
  /// What programs have done wrong; the rules went on for them, so that nothing else tells.
  void print_faults() const {
    for (std::size_t i = 0; i < opponents_.bots.size(); ++i)
      if (opponents_.bots[i] != nullptr && opponents_.bots[i]->faults().total() > 0)
        fmt::print("\nFaults of seat {}, {}:\n{}", i + 1, opponents_.names[i],
                   bots::fault_lines(opponents_.bots[i]->faults()));
  }
  [[nodiscard]] std::string record() const {
    return notation::write_record(games::record_of(*position_, lines_));
  }

 private:
  void apply(Action line) {
    note(line);
    const bool open = position_->text(line) == position_->text_for(me_, line);
    if (open) log_.back() += front_.moved(position_->moved(line), me_.index);
    position_->apply(line);
  }

  /// The lines of a turn and the luck in it are told together, so that more than one turn fits the screen.
  void note(Action line) {
    const std::string text = position_->text_for(me_, line);
    const bool chance = line.seat().is_none();
    const bool goes_on = !log_.empty() && (chance || line.seat() == teller_);
    if (!chance) teller_ = line.seat();
    if (goes_on)
      log_.back() += "," + text.substr(text.find(' '));
    else
      log_.push_back(text);
  }

  std::optional<Action> next() {
    const games::Awaited awaited = position_->awaits();
    if (awaited.chance) return table_.draw();
    const Seat seat = table_.next_seat(awaited.seats);
    return seat == me_ ? ask_person() : table_.ask(seat);
  }

  std::optional<Action> ask_person() {
    Menu menu(*position_, me_, front_.ends_turn());
    show(menu.lines(terminal_size().columns));
    while (const auto words = read_words(menu.begun())) {
      if (*words == "quit" || *words == "q") return std::nullopt;
      if (*words == "?" || *words == "help") {
        menu.back();
        show_help(menu);
        continue;
      }
      std::string notice;
      if (words->empty()) {
        menu.back();
      } else {
        const auto action = understand(menu, *words);
        if (action) return *action;
        notice = action.error().sentence;
      }
      show(menu.lines(terminal_size().columns), notice);
    }
    return std::nullopt;
  }

  Result<Action> understand(Menu& menu, const std::string& words) const {
    const auto line = menu.line(words);
    if (!line) return line.error();
    auto action = position_->parse(*line);
    // The menu does not have every verb: a take-back can be typed at any time.
    if (!action && !menu.begun().empty())
      if (const auto anew = position_->parse(notation::text(me_) + " " + words)) action = anew;
    if (!action) {
      const std::string question = menu.question();
      return Error{fmt::format("{} {}", action.error().sentence,
                               question.empty() ? "Type help for what can be typed." : question)};
    }
    if (const Refusal refusal = position_->check(*action)) return Error{sentence(refusal)};
    return *action;
  }

  void show(const std::vector<std::string>& menu, const std::string& notice = {}) const {
    print(screen().draw(*position_, me_, opponents_.names, log_, menu, notice));
  }
  void show_help(const Menu& menu) const { print(screen().help(*position_, me_, menu)); }

  static Screen screen() { return {terminal_size(), output_is_terminal()}; }
  static void print(const std::string& text) {
    fmt::print("{}{}", output_is_terminal() ? "\x1b[2J\x1b[H" : "", text);
  }

  games::PositionPtr position_;
  Opponents opponents_;
  sim::Table table_;
  Seat me_;
  const Front& front_;
  std::vector<std::string> log_;
  Seat teller_ = Seat::none();  // whose lines the last of the log has
  std::vector<Action> lines_;
};

/// One bot for all other seats, or one for each of them.
Opponents opponents_of(const PlayArguments& arguments, int players) {
  const int others = players - 1;
  const int given = static_cast<int>(arguments.bots.size());
  if (given != 1 && given != others)
    refuse_argument("--bots", fmt::format("One is expected, or {}: one for each other seat.", others));
  expect_to_start(arguments.bots, "--bots");
  Opponents opponents;
  for (int i = 0; i < others; ++i) {
    const std::string& name = arguments.bots[static_cast<std::size_t>(given == 1 ? 0 : i)];
    opponents.bots.push_back(expect(bots::find_bot(name), "--bots")());
    opponents.names.push_back(name.substr(0, name.find(':')));
  }
  opponents.bots.insert(opponents.bots.begin() + arguments.seat - 1, nullptr);
  opponents.names.insert(opponents.names.begin() + arguments.seat - 1, "");
  return opponents;
}

/// The levels, and what else there is.
std::string level_names() {
  std::string names;
  for (const bots::Level& level : bots::all_levels()) names += std::string(level.id) + ", ";
  return names + "from the weakest to the strongest, or any bot of docs/bots.md";
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
  TerminalGame table(start_argument(game, setup), opponents_of(arguments, players), keys,
                     Seat::of(arguments.seat - 1));
  const bool over = table.play();
  table.print_faults();
  const std::string& kept = arguments.record;
  if (!kept.empty()) write_file(kept, table.record(), "--record");
  if (over) return;
  if (kept.empty())
    fmt::print("The game was not saved; start with --record FILE to keep one.\n");
  else
    fmt::print("The game so far is saved in {}.\n", kept);
}

}  // namespace

void add_play_command(Command& program) {
  auto [command, a] = program.command("play", "Plays a game in the terminal against bots", run_play);
  command.option("--game", a.game, game_help())
      .option("--players", a.players, kPlayersHelp)
      .option("--seat", a.seat, "Which seat is yours", {.range = {1, kMaxSeats}})
      .option("--seed", a.seed, "Play the same board and luck again")
      .option("--bots", a.bots,
              "One bot for all other seats, or one for each, separated by commas: " + level_names())
      .option("--options", a.options, kOptionsHelp)
      .option("--board", a.board, "The board: beginner, JSON, or a file that holds it")
      .option("--record", a.record, "Save the game to this file, also if you leave early")
      .examples({"longroad play", "longroad play --board beginner --bots greedy",
                 "longroad play --players 3 --seed 7 --record mine.game"});
}

}  // namespace longroad::cli
