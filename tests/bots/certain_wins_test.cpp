/// Positions in which the seat to act can surely win in this turn: no luck, nothing hidden
/// (certain_wins/*.txt). The strong levels play every one of them. With LONGROAD_UPDATE=1 the lists are
/// written anew from games of ours.
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "playing.hpp"
#include "sim/table.hpp"
#include "where.hpp"

namespace longroad {
namespace {

constexpr std::string_view kSolvedGames[]{"base", "duo", "soccer", "struggle"};
constexpr int kWanted = 12;  // positions a game

std::string list_of(std::string_view game) {
  return std::string(tests::kFolder) + "/bots/certain_wins/" + std::string(game) + ".txt";
}

/// A position, and lines that win it.
struct Puzzle {
  std::string position;
  std::vector<std::string> lines;

  [[nodiscard]] games::PositionPtr read() const {
    const auto document = boost::json::parse(position).as_object();
    auto read = games::find_game(document.at("game").as_string())->read(document);
    EXPECT_TRUE(read) << read.error().sentence;
    return std::move(*read);
  }
};

/// An empty line stands between puzzles; each is a position and its lines.
std::vector<Puzzle> read_list(std::string_view game) {
  std::ifstream file(list_of(game));
  std::vector<Puzzle> list;
  bool open = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    if (line.empty()) {
      open = false;
    } else if (!open) {
      list.push_back({line, {}});
      open = true;
    } else {
      list.back().lines.push_back(line);
    }
  }
  return list;
}

/// Whether the lines win for this seat, with no luck in between.
bool win(games::Position& position, const std::vector<std::string>& lines, Seat seat) {
  for (const std::string& line : lines) {
    const auto action = position.parse(line);
    if (!action || action->seat() != seat || position.chance_due() || position.check(*action)) return false;
    position.apply(*action);
  }
  return position.over() && position.score().winner == seat;
}

TEST(CertainWins, AreCertain) {
  std::size_t all = 0;
  for (const std::string_view game : kSolvedGames)
    for (const Puzzle& puzzle : read_list(game)) {
      ++all;
      const auto position = puzzle.read();
      const Seat seat = position->whose_turn();
      const auto view = position->view(seat);
      for (std::uint64_t deal = 0; deal < 5; ++deal)
        EXPECT_TRUE(win(*view->redeal(RandKey{deal}), puzzle.lines, seat)) << puzzle.position;
      EXPECT_GE(puzzle.lines.size(), 2U);
    }
  EXPECT_GE(all, 40U);
}

/// What a level makes of the turn, until it has won or luck decides.
bool wins_the_turn(std::string_view bot, games::Position& position) {
  const Seat seat = position.whose_turn();
  const auto made = tests::recipe(bot)();
  for (std::uint64_t i = 0; !position.over(); ++i) {
    if (position.chance_due() || position.whose_turn() != seat || !position.to_act().has(seat)) return false;
    Actions legal;
    position.legal(seat, legal);
    const Action line = made->choose(bots::Seen(position, seat), legal, RandKey{9}.child(i));
    if (position.check(line)) return false;
    position.apply(line);
  }
  return position.score().winner == seat;
}

TEST(CertainWins, AreFoundByTheStrongLevels) {
  for (const std::string_view game : kSolvedGames)
    for (const Puzzle& puzzle : read_list(game))
      for (const std::string_view bot : {"sharp", "master"})
        EXPECT_TRUE(wins_the_turn(bot, *puzzle.read())) << game << ' ' << bot << '\n' << puzzle.position;
}

// Making the lists: every line is tried, by rules alone.

/// What brings luck comes to light when it is played; these show or take what is hidden.
bool is_hidden(std::string_view line) {
  for (const std::string_view verb : {" monopoly ", " look ", " guild ", " choose ", " trade ", " force"})
    if (line.find(verb) != std::string_view::npos) return true;
  return false;
}

class Trying {
 public:
  Trying(const games::Position& position, int most) : start_(position), most_(most) {}

  /// The shortest win, of two lines at least; nothing where one line is enough, or where there is none.
  std::vector<std::string> find() {
    for (int length = 1; length <= most_; ++length) {
      left_ = 20'000;
      lines_.clear();
      if (!wins(start_, length)) continue;
      return length == 1 ? std::vector<std::string>{} : lines_;
    }
    return {};
  }

 private:
  bool wins(const games::Position& at, int length) {
    const Seat seat = start_.whose_turn();
    Actions legal;
    at.legal(seat, legal);
    for (const Action line : legal) {
      const std::string text = at.text(line);
      if (is_hidden(text) || --left_ < 0) continue;
      const auto next = at.clone();
      next->apply(line);
      const bool goes_on =
          !next->over() && !next->chance_due() && next->whose_turn() == seat && next->to_act().has(seat);
      lines_.push_back(text);
      if (next->over() ? next->score().winner == seat : goes_on && length > 1 && wins(*next, length - 1))
        return true;
      lines_.pop_back();
    }
    return false;
  }

  const games::Position& start_;
  int most_;
  int left_ = 0;
  std::vector<std::string> lines_;
};

/// The first puzzle of a game between bots, if there is one.
std::optional<Puzzle> puzzle_of_game(const games::Game& game, int players, std::uint64_t seed) {
  constexpr int kNear = 6;  // points, before which nobody wins in a turn
  const GameKeys keys = GameKeys::from(RandKey{seed});
  const auto position = tests::start(game, players, keys.board);
  std::vector<bots::BotPtr> bots;
  for (int i = 0; i < players; ++i) bots.push_back(tests::recipe("steady")());
  sim::Table table(*position, bots, keys);
  for (auto awaited = position->awaits(); !awaited.nobody(); awaited = position->awaits()) {
    const Seat seat = position->whose_turn();
    if (!awaited.chance && awaited.seats.has(seat) && position->score().points[seat.index] >= kNear) {
      const auto lines = Trying(*position, 4).find();
      if (!lines.empty()) return Puzzle{boost::json::serialize(position->json()), lines};
    }
    position->apply(table.next(awaited));
  }
  return std::nullopt;
}

TEST(CertainWins, AreWrittenAnewWhereThatIsAskedFor) {
  if (std::getenv("LONGROAD_UPDATE") == nullptr) GTEST_SKIP() << "LONGROAD_UPDATE=1 writes the lists anew.";
  for (const std::string_view name : kSolvedGames) {
    const games::Game& game = *games::find_game(name);
    std::ofstream file(list_of(name));
    file << "# A position, then lines that win it for the seat to move, whatever is hidden.\n";
    const int kinds = game.max_players - game.min_players + 1;
    int found = 0;
    for (std::uint64_t seed = 1; found < kWanted && seed < 400; ++seed) {
      const int players = game.min_players + static_cast<int>(seed) % kinds;
      const auto puzzle = puzzle_of_game(game, players, seed);
      if (!puzzle) continue;
      ++found;
      file << '\n' << puzzle->position << '\n';
      for (const std::string& line : puzzle->lines) file << line << '\n';
    }
    EXPECT_EQ(found, kWanted) << name;
  }
}

}  // namespace
}  // namespace longroad
