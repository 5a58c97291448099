#include "training/played_positions.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <boost/json/object.hpp>
#include <cmath>
#include <cstring>

#include "bots/island/evaluation.hpp"
#include "bots/judge/mind.hpp"
#include "bots/ledger/ledger.hpp"
#include "games/erased.hpp"
#include "games/island/island.hpp"
#include "games/island/play/chance.hpp"
#include "sim/table.hpp"

namespace longroad::training {
namespace {

using namespace longroad::island;

constexpr int kSeats = kOwners;
constexpr int kMaxTurns = 1000;

double part(RandKey key) { return static_cast<double>(key.bits >> 11) * 0x1p-53; }

template <class List>
const auto& any_of(const List& list, RandKey key) {
  return list[static_cast<std::size_t>(key.below(static_cast<int>(list.size())))];
}

games::PositionPtr begin(const Plan& plan, int players, RandKey board, RandKey key) {
  boost::json::object options;
  if (part(key) < plan.other_targets) options["points_to_win"] = 8 + key.child(1).below(6);
  games::Setup setup;
  setup.players = players;
  setup.key = board;
  setup.options = &options;
  auto position = plan.game->start(setup);
  return position ? std::move(*position) : nullptr;
}

/// What one seat sees of a game, and what of it is written down.
class Witness {
 public:
  Witness(const Plan& plan, Seat viewer, std::uint32_t number)
      : viewer_(viewer), trade_(plan.trade), number_(number), weights_(bots::own_weights(plan.game->name)) {}

  void hear(const games::Position& before, Action line) { log_.push_back(before.text_for(viewer_, line)); }

  /// Writes the position down as the viewer knows it.
  void note(const games::Position& position, RandKey key) {
    const auto view = position.view(viewer_);
    const auto& own = dynamic_cast<const games::ErasedView<Island>&>(*view);
    const Rules& rules = own.rules();
    ledger_.read(rules, own.value(), log_);
    State world = redeal(rules, own.value(), key.child(0));
    if (const auto hands = ledger_.draw_hands(key.child(1))) world.hand = *hands;
    write(rules, world);
  }

  /// All that was written, now that it is known who won.
  std::string end(Seat winner) {
    for (const std::size_t at : winners_) bytes_[at] = static_cast<char>(winner.index);
    return std::move(bytes_);
  }

 private:
  void write(const Rules& rules, const State& world) {
    const bots::island::Evaluation evaluation(rules, weights_);
    const auto shares = evaluation.shares(world);
    const auto inputs = bots::island::Teller(rules, viewer_, trade_).tell(world);
    const auto& layout = bots::island::layout();
    for (int i = 0; i < kSeats; ++i)
      for (std::size_t k = 0; k < layout.seat.size(); ++k) put<std::int8_t>(inputs.seats[i][k]);
    for (std::size_t k = 0; k < layout.common.size(); ++k) put<std::int8_t>(inputs.common[k]);
    for (int i = 0; i < kSeats; ++i) put<float>(std::log(std::max(shares[i], 1e-12)));
    put<std::uint8_t>(rules.players);
    winners_.push_back(bytes_.size());
    put<std::uint8_t>(0);
    put<std::uint8_t>(viewer_.index);
    put<std::uint8_t>(world.turn.index);
    put<std::uint32_t>(number_);
  }

  template <class T>
  void put(auto value) {
    const T number = static_cast<T>(value);
    char raw[sizeof(T)];
    std::memcpy(raw, &number, sizeof(T));
    bytes_.append(raw, sizeof(T));
  }

  Seat viewer_;
  bool trade_;
  std::uint32_t number_;
  bots::Weights weights_;
  bots::Ledger ledger_;
  std::vector<std::string> log_;
  std::string bytes_;
  std::vector<std::size_t> winners_;
};

const State& state_of(const games::Position& position) {
  return dynamic_cast<const games::Erased<Island>&>(position).state();
}

/// How likely a position is written down: most are where a turn has ended, as the seat knows it whose turn it
/// was, since that is where a bot weighs what it may do.
double odds_of_note(const State& s, int players, Seat viewer) {
  if (s.phase == Phase::Roll) {
    const bool ended = (viewer.index + 1) % players == s.turn.index;
    return ended || s.number <= 1 ? 0.5 : 0.06;
  }
  return s.phase == Phase::Discard || s.phase == Phase::Robber || s.phase == Phase::Roads ? 0.05 : 0;
}

/// Any legal line, or the end of the turn as often: without it there would be no games in which somebody
/// could have built and did not.
Action surprise(const games::Position& position, Seat seat, RandKey key) {
  Actions legal;
  position.legal(seat, legal);
  const Action end = make::line(Verb::End, seat);
  if (key.child(0).below(2) == 0 && std::ranges::find(legal, end) != legal.end()) return end;
  return any_of(legal.items(), key.child(1));
}

}  // namespace

std::string play(const Plan& plan, RandKey key, std::uint32_t number) {
  const GameKeys keys = GameKeys::from(key);
  const RandKey own = key.child(3);
  const int players = any_of(plan.players, own.child(0));
  const auto position = begin(plan, players, keys.board, own.child(1));
  std::vector<bots::BotPtr> bots;
  for (int i = 0; i < players; ++i)
    bots.push_back(any_of(plan.bots, own.child(static_cast<std::uint64_t>(10 + i)))());
  sim::Table table(*position, bots, keys);
  std::vector<Witness> witnesses;
  for (int i = 0; i < players; ++i) witnesses.emplace_back(plan, Seat::of(i), number);
  // All seats of a game play as carelessly as each other, so that none loses for it; most play well.
  const double careless = part(own.child(2));
  const double surprises = plan.random_lines * careless * careless;
  std::uint64_t lines = 0;
  for (auto awaited = position->awaits(); !awaited.nobody(); awaited = position->awaits()) {
    const RandKey now = own.child(3).child(lines++);
    const bool opening = state_of(*position).phase == Phase::Opening;
    Action line;
    if (awaited.chance) {
      line = table.draw();
    } else {
      const Seat seat = table.next_seat(awaited.seats);
      line = table.ask(seat);
      if (part(now.child(0)) < (opening ? plan.random_places : surprises))
        line = surprise(*position, seat, now.child(1));
    }
    table.note(line);
    for (Witness& witness : witnesses) witness.hear(*position, line);
    position->apply(line);
    if (position->turn() > kMaxTurns) return {};
    if (position->over()) break;
    for (int i = 0; i < players; ++i) {
      const RandKey mine = now.child(static_cast<std::uint64_t>(2 + i));
      if (part(mine.child(0)) < odds_of_note(state_of(*position), players, Seat::of(i)))
        witnesses[static_cast<std::size_t>(i)].note(*position, mine.child(1));
    }
  }
  const Seat winner = position->score().winner;
  std::string bytes;
  if (winner.is_none()) return bytes;
  for (Witness& witness : witnesses) bytes += witness.end(winner);
  return bytes;
}

std::string head(const Plan& plan) {
  const auto& layout = bots::island::layout();
  return fmt::format(
      "{{\"game\":\"{}\",\"layout\":\"{:016x}\",\"seats\":{},\"seat\":[\"{}\"],\"common\":[\"{}\"]}}\n",
      plan.game->name, layout.hash(), kSeats, fmt::join(layout.seat, "\",\""),
      fmt::join(layout.common, "\",\""));
}

}  // namespace longroad::training
