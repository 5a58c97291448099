#include "arena/play_game.hpp"

#include <chrono>

#include "games/replay.hpp"
#include "notation/record.hpp"
#include "notation/words.hpp"
#include "sim/table.hpp"

namespace longroad::arena {
namespace {

/// Measures a bot, and keeps an illegal answer from the game.
class Watched final : public bots::Bot {
 public:
  Watched(bots::BotPtr bot, Performance& performance) : bot_(std::move(bot)), performance_(performance) {}

  Action choose(const bots::Seen& seen, const Actions& legal, RandKey key) override {
    const auto begun = std::chrono::steady_clock::now();
    Action line = bot_->choose(seen, legal, key);
    performance_.nanoseconds += (std::chrono::steady_clock::now() - begun).count();
    if (!seen.allows(line)) {
      performance_.faults.add(bots::FaultKind::Illegal, seen.text(line));
      line = seen.mildest(legal);
    }
    ++performance_.decisions[kind_of(seen.text(line))];
    return line;
  }
  [[nodiscard]] bool reads_log() const override { return bot_->reads_log(); }
  [[nodiscard]] bots::Faults faults() const override { return bot_->faults(); }

 private:
  /// The verb: the second word of a line.
  static std::string kind_of(const std::string& line) {
    const std::size_t from = line.find(' ') + 1;
    return line.substr(from, line.find(' ', from) - from);
  }

  bots::BotPtr bot_;
  Performance& performance_;
};

games::PositionPtr start(const Match& match, RandKey board) {
  games::Setup setup;
  setup.players = static_cast<int>(match.bots.size());
  setup.key = board;
  setup.board = match.board ? &*match.board : nullptr;
  setup.options = &match.options;
  return std::move(*match.game->start(setup));
}

}  // namespace

std::optional<PlayedGame> play_game(const Match& match, const std::vector<bots::Recipe>& recipes, int game,
                                    const std::atomic<bool>& stop, bool with_record) {
  const Pairing seats = pairing(match, game);
  const GameKeys keys = GameKeys::from(RandKey{match.seed}.child(static_cast<std::uint64_t>(seats.deal)));
  PlayedGame played;
  const games::PositionPtr end = start(match, keys.board);
  played.result.game = game;
  played.result.deal = seats.deal;
  played.result.bots.resize(match.bots.size());
  std::vector<bots::BotPtr> bots;
  std::vector<std::string> names;  // of the seats
  std::vector<Action> lines;
  for (const int bot : seats.bots) {
    bots.push_back(std::make_unique<Watched>(recipes[bot](), played.result.bots[bot]));
    names.push_back(match.bots[bot]);
  }
  games::Position& position = *end;
  sim::Table table(position, bots, keys);
  for (auto awaited = position.awaits(); !awaited.nobody(); awaited = position.awaits()) {
    if (stop) return std::nullopt;
    const Action line = table.next(awaited);
    lines.push_back(line);
    position.apply(line);
    if (position.turn() > match.max_turns) break;
  }
  const games::Score score = position.score();
  played.result.turns = position.turn();
  for (int seat = 0; seat < position.players(); ++seat) {
    Performance& own = played.result.bots[seats.bots[seat]];
    own.points = score.points[seat];
    own.faults += bots[seat]->faults();
    if (score.winner == Seat::of(seat)) played.result.winner = seats.bots[seat];
  }
  if (with_record)
    played.record = notation::write_record(games::record_of(position, lines, {.names = names, .begun = {}}));
  return played;
}

}  // namespace longroad::arena
