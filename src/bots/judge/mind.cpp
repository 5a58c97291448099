#include "bots/judge/mind.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "bots/judge/judge.hpp"

namespace longroad::bots {
namespace {

constexpr std::array<std::string_view, 4> kStyles{"even", "builder", "trader", "robber"};
constexpr std::array<std::string_view, 3> kSights{"table", "hand", "whole"};

/// How a style bends a weight; names of all games stand together.
struct Bend {
  Style style;
  std::string_view weight;
  float times;
};

constexpr Bend kBends[]{
    {Style::Builder, "roads_and_places", 1.3F},
    {Style::Builder, "place_near", 1.3F},
    {Style::Builder, "road_length", 2.0F},
    {Style::Builder, "road_lead", 1.5F},
    {Style::Builder, "towards_settlement", 1.3F},
    {Style::Builder, "towards_road", 2.0F},
    {Style::Builder, "towards_card", 0.8F},
    {Style::Builder, "settlements", 1.5F},
    {Style::Trader, "harbours", 1.6F},
    {Style::Trader, "trades", 1.5F},
    {Style::Trader, "tokens", 1.5F},
    {Style::Robber, "army", 3.0F},
    {Style::Robber, "army_lead", 2.0F},
    {Style::Robber, "towards_card", 1.8F},
    {Style::Robber, "draws", 1.3F},
    {Style::Robber, "towards_knight", 1.5F},
    {Style::Robber, "steals", 2.0F},
};

/// From which sight on a count is seen; what is not named here takes the whole.
struct Seen {
  Sight from;
  std::string_view weight;
};

constexpr Seen kSeen[]{
    {Sight::Table, "points"},
    {Sight::Table, "brick"},
    {Sight::Table, "lumber"},
    {Sight::Table, "wool"},
    {Sight::Table, "grain"},
    {Sight::Table, "ore"},
    {Sight::Table, "kinds"},
    {Sight::Table, "balance"},
    {Sight::Table, "place_now"},
    {Sight::Table, "draws"},
    {Sight::Table, "hand"},
    {Sight::Table, "knights"},
    {Sight::Table, "progress"},
    {Sight::Hand, "trades"},
    {Sight::Hand, "towards_settlement"},
    {Sight::Hand, "towards_city"},
    {Sight::Hand, "towards_card"},
    {Sight::Hand, "towards_road"},
    {Sight::Hand, "towards_knight"},
    {Sight::Hand, "towards_expansion"},
    {Sight::Hand, "place_near"},
    {Sight::Hand, "robbed"},
    {Sight::Hand, "excess"},
};

Sight needed_for(std::string_view weight) {
  const auto* row = std::ranges::find(kSeen, weight, &Seen::weight);
  return row == std::end(kSeen) ? Sight::Whole : row->from;
}

void bend(Weight& w, Style style) {
  for (const Bend& b : kBends)
    if (b.style == style && b.weight == w.name) {
      w.early *= b.times;
      w.late *= b.times;
    }
}

/// The base game's network has half of the trust that it was trained with, which is best for three and four;
/// two play best with all of it.
int times_counted(std::string_view game, int players) { return game == "base" && players == 2 ? 2 : 1; }

}  // namespace

Weights own_weights(std::string_view game, int players) {
  const KnownGame* known = find_known_game(game);
  if (known == nullptr) return {};
  const auto own = known->weights(players);
  return {own.begin(), own.end()};
}

Weights Mind::weights_for(std::string_view game, int players) const {
  // A network was trained beside the weights for many.
  Weights mine = own_weights(game, net ? kMaxSeats : players);
  if (!weights.empty())
    if (auto read = read_weights(weights, mine)) mine = *read;
  for (Weight& w : mine) {
    if (needed_for(w.name) > sight) w.early = w.late = 0;
    bend(w, style);
  }
  return mine;
}

network::NetworkPtr Mind::network_for(std::string_view game, int players) const {
  const KnownGame* known = find_known_game(game);
  if (!net || known == nullptr || known->layout == nullptr) return nullptr;
  if (network != nullptr) return network->is_for(*known->layout()) ? network : nullptr;
  const auto own = network::Network::read(network::built_in(game), times_counted(game, players));
  return own && (*own)->is_for(*known->layout()) ? *own : nullptr;
}

Result<network::NetworkPtr> read_network(const std::string& path) {
  const auto bytes = network::read_bytes(path);
  if (!bytes) return bytes.error();
  auto read = network::Network::read(*bytes);
  const auto suits = [&](const KnownGame& game) {
    return game.layout != nullptr && (*read)->is_for(*game.layout());
  };
  if (read && !std::ranges::any_of(known_games(), suits))
    return Error{"This network was trained for other inputs than this program has."};
  return read;
}

Result<Style> read_style(std::string_view word) {
  for (std::size_t i = 0; i < kStyles.size(); ++i)
    if (kStyles[i] == word) return static_cast<Style>(i);
  return Error{fmt::format("There is no style '{}'; there are: even, builder, trader, robber.", word)};
}

Result<Sight> read_sight(std::string_view word) {
  for (std::size_t i = 0; i < kSights.size(); ++i)
    if (kSights[i] == word) return static_cast<Sight>(i);
  return Error{fmt::format("There is no sight '{}'; there are: table, hand, whole.", word)};
}

}  // namespace longroad::bots
