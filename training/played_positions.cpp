#include "training/played_positions.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <boost/json/object.hpp>
#include <cmath>
#include <cstring>

#include "sim/table.hpp"
#include "training/witness.hpp"

namespace longroad::training {
namespace {

constexpr int kMaxTurns = 1000;

Witnessed witnessed(const Plan& plan) {
  return plan.game->name == "struggle" ? struggle_witness() : island_witness();
}

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
class Writer {
 public:
  Writer(const Plan& plan, const Witnessed& told, Seat viewer, std::uint32_t number)
      : told_(told),
        witness_(told.witness(plan.game->name, viewer, plan.trade)),
        viewer_(viewer),
        number_(number) {}

  void hear(const games::Position& before, Action line) { log_.push_back(before.text_for(viewer_, line)); }

  /// Writes the position down, now and then, as the viewer knows it.
  void look(const games::Position& position, RandKey key) {
    if (part(key.child(0)) >= witness_->odds_of_note(position)) return;
    write(witness_->tell(*position.view(viewer_), log_, key.child(1)), position.players());
  }

  /// All that was written, now that it is known who won.
  std::string end(Seat winner) {
    for (const std::size_t at : winners_) bytes_[at] = static_cast<char>(winner.index);
    return std::move(bytes_);
  }

 private:
  void write(const Told& told, int players) {
    for (int i = 0; i < told_.seats; ++i)
      for (std::size_t k = 0; k < told_.layout.seat.size(); ++k) put<std::int8_t>(told.inputs.seats[i][k]);
    for (std::size_t k = 0; k < told_.layout.common.size(); ++k) put<std::int8_t>(told.inputs.common[k]);
    for (int i = 0; i < told_.seats; ++i) put<float>(std::log(std::max(told.shares[i], 1e-12)));
    put<std::uint8_t>(players);
    winners_.push_back(bytes_.size());
    put<std::uint8_t>(0);
    put<std::uint8_t>(viewer_.index);
    put<std::uint8_t>(told.turn.index);
    put<std::uint32_t>(number_);
  }

  template <class T>
  void put(auto value) {
    const T number = static_cast<T>(value);
    char raw[sizeof(T)];
    std::memcpy(raw, &number, sizeof(T));
    bytes_.append(raw, sizeof(T));
  }

  const Witnessed& told_;
  WitnessPtr witness_;
  Seat viewer_;
  std::uint32_t number_;
  std::vector<std::string> log_;
  std::string bytes_;
  std::vector<std::size_t> winners_;
};

/// Any legal line, or the end of the turn as often: without it there would be no games in which somebody
/// could have built and did not.
Action surprise(const games::Position& position, const Witnessed& told, Seat seat, RandKey key) {
  Actions legal;
  position.legal(seat, legal);
  const Action end = told.end(seat);
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
  const Witnessed told = witnessed(plan);
  const WitnessPtr any = told.witness(plan.game->name, Seat::of(0), plan.trade);
  std::vector<Writer> writers;
  for (int i = 0; i < players; ++i) writers.emplace_back(plan, told, Seat::of(i), number);
  // All seats of a game play as carelessly as each other, so that none loses for it; most play well.
  const double careless = part(own.child(2));
  const double surprises = plan.random_lines * careless * careless;
  std::uint64_t lines = 0;
  for (auto awaited = position->awaits(); !awaited.nobody(); awaited = position->awaits()) {
    const RandKey now = own.child(3).child(lines++);
    Action line;
    if (awaited.chance) {
      line = table.draw();
    } else {
      const Seat seat = table.next_seat(awaited.seats);
      line = table.ask(seat);
      if (part(now.child(0)) < (any->in_opening(*position) ? plan.random_places : surprises))
        line = surprise(*position, told, seat, now.child(1));
    }
    table.note(line);
    for (Writer& writer : writers) writer.hear(*position, line);
    position->apply(line);
    if (position->turn() > kMaxTurns) return {};
    if (position->over()) break;
    for (int i = 0; i < players; ++i)
      writers[static_cast<std::size_t>(i)].look(*position, now.child(static_cast<std::uint64_t>(2 + i)));
  }
  const Seat winner = position->score().winner;
  std::string bytes;
  if (winner.is_none()) return bytes;
  for (Writer& writer : writers) bytes += writer.end(winner);
  return bytes;
}

std::string head(const Plan& plan) {
  const Witnessed told = witnessed(plan);
  return fmt::format(
      "{{\"game\":\"{}\",\"layout\":\"{:016x}\",\"seats\":{},\"seat\":[\"{}\"],\"common\":[\"{}\"]}}\n",
      plan.game->name, told.layout.hash(), told.seats, fmt::join(told.layout.seat, "\",\""),
      fmt::join(told.layout.common, "\",\""));
}

}  // namespace longroad::training
