/// What a decision maker is, and all that it gets: a window on the game from its own seat.
#pragma once

#include <algorithm>
#include <chrono>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/action.hpp"
#include "base/random.hpp"
#include "bots/core/faults.hpp"
#include "games/game.hpp"
#include "games/programs.hpp"

namespace longroad::bots {

/// What whoever asks from outside lets a bot do, beside the rules.
struct Conditions {
  std::vector<std::string> lines;        // as the bot would write them
  std::vector<notation::OpenVerb> open;  // of whose lines any may be tried
  std::chrono::milliseconds time{0};     // for the decision; 0: as long as it takes

  [[nodiscard]] bool allow(std::string_view line) const {
    if (std::ranges::find(lines, line) != lines.end()) return true;
    const std::string_view words = line.substr(std::min(line.find(' ') + 1, line.size()));
    const std::string_view verb = words.substr(0, words.find(' '));
    return std::ranges::find(open, verb, &notation::OpenVerb::word) != open.end();
  }
};

/// The game as one seat may see it. There is no way from here to the position itself, and a view is
/// built only when a bot asks for it.
class Seen {
 public:
  /// `log` holds the lines as the seat saw them, from the beginning; empty where nobody keeps them. Only what
  /// is asked from outside has conditions.
  Seen(const games::Position& position, Seat seat, std::span<const std::string> log = {},
       const Conditions* conditions = nullptr)
      : position_(position), seat_(seat), log_(log), conditions_(conditions) {}

  [[nodiscard]] Seat seat() const { return seat_; }
  [[nodiscard]] std::string_view game() const { return position_.game(); }
  [[nodiscard]] int players() const { return position_.players(); }
  [[nodiscard]] std::span<const std::string> log() const { return log_; }
  [[nodiscard]] std::unique_ptr<games::View> view() const { return position_.view(seat_); }

  /// Verbs that are not in the legal list because their lines are too many: any may be tried.
  [[nodiscard]] std::span<const notation::OpenVerb> open_verbs() const {
    if (conditions_ != nullptr) return conditions_->open;
    return games::open_verbs_of_program(position_, seat_);
  }
  /// Why the line is refused, here where a program chooses.
  [[nodiscard]] Refusal check(Action action) const { return games::check_of_program(position_, action); }
  /// Whether the seat may play this line of its own now.
  [[nodiscard]] bool allows(Action action) const {
    if (action.seat() != seat_ || check(action)) return false;
    return conditions_ == nullptr || conditions_->allow(text(action));
  }
  /// How long the decision may take, for a bot that takes so long by itself; 0 is without end.
  [[nodiscard]] std::chrono::milliseconds time_for(std::chrono::milliseconds own) const {
    if (conditions_ == nullptr || conditions_->time.count() == 0) return own;
    return own.count() == 0 ? conditions_->time : std::min(own, conditions_->time);
  }
  /// Of the legal lines the one that is played for a bot that gave no legal answer.
  [[nodiscard]] Action mildest(const Actions& legal) const { return position_.mildest(legal); }
  [[nodiscard]] Result<Action> parse(std::string_view line) const { return position_.parse(line); }
  [[nodiscard]] std::string text(Action action) const { return position_.text(action); }

 private:
  const games::Position& position_;
  Seat seat_;
  std::span<const std::string> log_;
  const Conditions* conditions_;
};

/// A decision maker for one seat of one game.
class Bot {
 public:
  virtual ~Bot() = default;
  /// One of `legal`, which is never empty, or a line of an open verb that `seen` allows. The key is
  /// this decision's own: whatever a bot draws from it changes no dice.
  virtual Action choose(const Seen& seen, const Actions& legal, RandKey key) = 0;
  /// Whether it picks any legal line with its key, so that a game among such bots needs no asking.
  [[nodiscard]] virtual bool is_random() const { return false; }
  /// Whether it makes use of the log, which nobody keeps for those who don't.
  [[nodiscard]] virtual bool reads_log() const { return false; }
  /// Its answers that were too late, malformed, illegal or missing, so that a default was played. Only bots
  /// that run outside have any.
  [[nodiscard]] virtual Faults faults() const { return {}; }
};

using BotPtr = std::unique_ptr<Bot>;

}  // namespace longroad::bots
