/// A game between bots, line by line: whose turn it is, and what comes next.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "bots/core/bot.hpp"
#include "games/game.hpp"
#include "games/playout.hpp"

namespace longroad::sim {

class Table {
 public:
  /// One bot a seat; null where somebody else decides. The keys decide all luck and all that the bots draw.
  Table(const games::Position& position, std::span<const bots::BotPtr> bots, const GameKeys& keys)
      : position_(position), bots_(bots), luck_{keys.luck}, bots_key_(keys.bots) {
    for (const auto& bot : bots) anyone_reads_ |= bot != nullptr && bot->reads_log();
  }

  /// The chance line that is due.
  Action draw() { return position_.draw(luck_.next(position_.stream())); }
  /// What the bot of a seat that may act now chooses.
  Action ask(Seat seat) {
    legal_.clear();
    position_.legal(seat, legal_);
    const RandKey key = bots_key_.child(decisions_++);
    last_ = seat;
    return bots_[seat.index]->choose(bots::Seen{position_, seat, logs_[seat.index]}, legal_, key);
  }
  /// The line that the game waits for. The caller applies it before asking again.
  Action next(const games::Awaited& awaited) {
    const Action line = awaited.chance ? draw() : ask(next_seat(awaited.seats));
    if (anyone_reads_) write_logs(line);
    return line;
  }
  /// Whose line comes first where several may act.
  [[nodiscard]] Seat next_seat(SeatSet seats) const {
    return games::next_to_decide(seats, last_, static_cast<int>(bots_.size()));
  }
  /// Takes down a line that is about to be applied; `next` does it by itself.
  void note(Action line) {
    if (!line.seat().is_none()) last_ = line.seat();
    if (anyone_reads_) write_logs(line);
  }
  /// How many lines the bots have chosen.
  [[nodiscard]] int decisions() const { return static_cast<int>(decisions_); }

 private:
  void write_logs(Action line) {
    for (int i = 0; i < position_.players(); ++i)
      if (bots_[i] != nullptr && bots_[i]->reads_log())
        logs_[i].push_back(position_.text_for(Seat::of(i), line));
  }

  const games::Position& position_;
  std::span<const bots::BotPtr> bots_;
  Luck luck_;
  RandKey bots_key_;
  std::uint64_t decisions_ = 0;
  Actions legal_;
  bool anyone_reads_ = false;
  Seat last_{};                                           // that acted
  std::array<std::vector<std::string>, kMaxSeats> logs_;  // as each seat saw the lines
};

}  // namespace longroad::sim
