/// The game of a table: whether it has begun, its dice and positions, and how it has ended.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "games/game.hpp"
#include "server/table/core/outcome.hpp"
#include "server/table/model/settings.hpp"
#include "server/table/record/fair.hpp"
#include "store/model/table_state.hpp"

namespace longroad::server {

using store::TableState;

class Match {
 public:
  struct Offer {
    Seat by;  // none: nobody has made one
    Time at = 0;
  };

  [[nodiscard]] TableState state() const { return state_; }
  [[nodiscard]] bool playing() const { return state_ == TableState::Playing; }
  /// Null before the start.
  [[nodiscard]] const games::Position* position() const { return position_.get(); }
  [[nodiscard]] const games::Position* first_position() const { return first_.get(); }
  [[nodiscard]] int lines() const { return lines_; }
  [[nodiscard]] const Offer& newest_offer() const { return offer_; }
  /// Whether a referee has taken this player out of the game, which goes on.
  [[nodiscard]] bool is_removed(Seat seat) const { return playing() && position_->has_left(seat); }
  /// Once it is over.
  [[nodiscard]] const Outcome& outcome() const { return outcome_; }

  [[nodiscard]] const FairDice& dice() const { return dice_; }
  /// Whether all may know the secret of the dice.
  [[nodiscard]] bool revealed() const { return revealed_; }
  /// The line of chance that is due.
  [[nodiscard]] Action chance() const { return position_->draw(luck_->next(position_->stream())); }
  /// The key of a bot's decision at this version.
  [[nodiscard]] RandKey bot_key(int version) const { return luck_->bot(static_cast<std::uint32_t>(version)); }
  /// The first position, of a board that these dice draw where it is not given.
  [[nodiscard]] Result<games::PositionPtr> draw_position(const Settings& settings) const {
    return begin_game(settings, FairLuck(dice_).board());
  }

  void set_dice(const std::string& table, const std::string& secret, const Settings& settings);
  void set_seed(Seat seat, const std::string& seed) { dice_.seeds[seat.index] = seed; }
  /// Board and options are settled; where they make no game, nothing happens.
  void start(const Settings& exact, const Chairs& chairs);
  void put(Action line, Time at);
  void end(const Outcome& outcome);
  void reveal() { revealed_ = true; }

 private:
  TableState state_ = TableState::Waiting;
  FairDice dice_;
  std::optional<FairLuck> luck_;
  games::PositionPtr first_;
  games::PositionPtr position_;
  int lines_ = 0;
  Offer offer_;
  Outcome outcome_;
  bool revealed_ = false;
};

}  // namespace longroad::server
