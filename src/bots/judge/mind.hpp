/// What a bot thinks with: the weights of its evaluation, bent by a style. A style changes what a
/// bot likes more than how strong it is.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "bots/network/file.hpp"
#include "bots/weights/weights.hpp"

namespace longroad::bots {

enum class Style : std::uint8_t { Even, Builder, Trader, Robber };

/// How much of the evaluation a bot sees: less for weaker levels.
enum class Sight : std::uint8_t {
  Table,  // points and what the buildings yield
  Hand,   // and what the cards in hand are good for
  Whole,
};

/// What a deal with another player must gain, as a factor of one's own share; a trader is content with less.
constexpr double deal_margin(Style style) { return style == Style::Trader ? 1.003 : 1.01; }

struct Mind {
  std::string weights;  // JSON of `write_weights`; empty: the game's own
  Style style = Style::Even;
  Sight sight = Sight::Whole;
  bool net = false;                       // whether it judges with a network
  network::NetworkPtr network = nullptr;  // this one; null: the game's own
  bool trusted = true;                    // whether its words may name files and programs of this machine

  /// The weights for a game with so many players by this mind's sight and style.
  [[nodiscard]] Weights weights_for(std::string_view game, int players) const;
  /// The network for a game with so many players; null where there is none, or it is not for this game.
  [[nodiscard]] network::NetworkPtr network_for(std::string_view game, int players = kMaxSeats) const;
};

/// The weights of a game for so many players; empty where it has no evaluation.
Weights own_weights(std::string_view game, int players = kMaxSeats);

/// A network's file, for any of the games that have one.
Result<network::NetworkPtr> read_network(const std::string& path);

Result<Style> read_style(std::string_view word);
Result<Sight> read_sight(std::string_view word);

}  // namespace longroad::bots
