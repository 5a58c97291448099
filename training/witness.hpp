/// What one seat can tell of a game that it sees: each position as it knows it, as inputs of a network.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/network/file.hpp"
#include "bots/weights/weights.hpp"
#include "games/game.hpp"

namespace longroad::training {

/// A world that the seat can't rule out: what a network is told of it, and what the weights say.
struct Told {
  bots::network::Inputs inputs;
  bots::Shares shares{};
  Seat turn{};
};

class Witness {
 public:
  virtual ~Witness() = default;
  [[nodiscard]] virtual Told tell(const games::View& view, const std::vector<std::string>& log,
                                  RandKey key) = 0;
  /// How likely a position is written down for this seat: most are those where a turn has ended, since it is
  /// there that a bot weighs what it may do.
  [[nodiscard]] virtual double odds_of_note(const games::Position& position) const = 0;
  [[nodiscard]] virtual bool in_opening(const games::Position& position) const = 0;
};
using WitnessPtr = std::unique_ptr<Witness>;

/// A game that has a network: how many rows its records have, what the inputs are called, and who tells them.
struct Witnessed {
  int seats;
  const bots::network::Layout& layout;
  WitnessPtr (*witness)(std::string_view game, Seat viewer, bool trade);
  Action (*end)(Seat seat);  // the line that ends a turn
};

Witnessed island_witness();
Witnessed struggle_witness();

}  // namespace longroad::training
