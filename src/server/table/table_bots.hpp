/// The bots of a table: which of them is to play, and what it chooses.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "bots/core/bot.hpp"
#include "server/table/table.hpp"

namespace longroad::server {

/// The bot's choice for the seat, or the mildest line where it fails or plays what it may not.
Action choose_safely(bots::Bot& bot, const games::Position& position, Seat seat,
                     std::span<const std::string> log, RandKey key);

/// Until when a bot leaves its offer to people who have not answered yet; 0 where it waits for nobody.
Time offer_stands_until(const Table& table, Seat bot);

class TableBots {
 public:
  struct Player {
    std::string name;
    std::shared_ptr<bots::Bot> bot;
    /// The lines as the seat saw them, for bots that read them.
    std::shared_ptr<std::vector<std::string>> log;
    int logged = 0;  // up to this version
  };

  /// The table must outlive this.
  explicit TableBots(const Table& table) : table_(table) {}

  /// The bot that is to act, and does not wait for people to answer its offer.
  [[nodiscard]] Seat next(Time now) const;
  /// Until when it waits for them; 0 where it does not.
  [[nodiscard]] Time waits_until() const;
  [[nodiscard]] const Player& player(Seat seat);

 private:
  const Table& table_;
  std::array<Player, kMaxSeats> players_;
};

}  // namespace longroad::server
