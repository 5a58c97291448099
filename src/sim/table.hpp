/// A game between bots, line by line: whose turn it is, and what comes next.
#pragma once

#include <optional>
#include <span>

#include "base/random.hpp"
#include "bots/bot.hpp"
#include "games/game.hpp"

namespace longroad::sim {

class Table {
 public:
  /// One bot a seat. The keys decide all luck and all that the bots draw.
  Table(const games::Position& position, std::span<const bots::BotPtr> bots, const GameKeys& keys)
      : position_(position), bots_(bots), luck_{keys.luck}, bots_key_(keys.bots) {}

  /// The chance line that is due.
  Action draw() { return position_.draw(luck_.next(position_.stream())); }
  /// What the bot of a seat that may act now chooses.
  Action ask(Seat seat) {
    legal_.clear();
    position_.legal(seat, legal_);
    const RandKey key = bots_key_.child(decisions_++);
    return bots_[seat.index]->choose(bots::Seen{position_, seat}, legal_, key);
  }
  /// The line that comes next: chance if it is due, else the choice of the first seat that may act.
  /// None if the game is over. The caller applies it before asking again.
  std::optional<Action> next() {
    if (position_.chance_due()) return draw();
    const SeatSet seats = position_.to_act();
    if (seats.empty()) return std::nullopt;
    return ask(seats.first());
  }
  /// How many lines the bots have chosen.
  [[nodiscard]] int decisions() const { return static_cast<int>(decisions_); }

 private:
  const games::Position& position_;
  std::span<const bots::BotPtr> bots_;
  Luck luck_;
  RandKey bots_key_;
  std::uint64_t decisions_ = 0;
  Actions legal_;
};

}  // namespace longroad::sim
