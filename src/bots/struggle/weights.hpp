/// What the card game's evaluation counts, and what each count is worth.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "bots/weights/weights.hpp"

namespace longroad::bots::struggle {

enum class Feature : std::uint8_t {
  Points,
  Trades,       // roads that show their A side
  Draws,        // knights that show their A side
  RoadTurns,    // the next road shows its B side: a point
  KnightTurns,  // likewise
  Settlements,  // not turned yet
  Cities,       // without an expansion
  Looks,        // has the Library
  Steals,       // has the Merchant guild
  Exposed,      // points in rows that others can take from
  Hand,         // cards up to the brigands' limit
  Excess,       // cards above it
  TowardsRoad,  // how close the hand is to a price, where there is something to build
  TowardsKnight,
  TowardsSettlement,
  TowardsCity,
  TowardsExpansion,
  OnTurn,  // whoever moves
};
inline constexpr int kFeatures = 18;

/// In the order of `Feature`.
inline constexpr std::array<Weight, kFeatures> kWeights{{
    {"points", 1.2F, 1.6F},
    {"trades", 0.15F, 0.05F},
    {"draws", 0.3F, 0.1F},
    {"road_turns", 0.1F, 0.1F},
    {"knight_turns", 0.1F, 0.1F},
    {"settlements", 0.1F, 0.1F},
    {"cities", 0.15F, 0.15F},
    {"looks", 0.1F, 0.1F},
    {"steals", 0.1F, 0.1F},
    {"exposed", -0.2F, -0.4F},
    {"hand", 0.1F, 0.1F},
    {"excess", -0.05F, -0.05F},
    {"towards_road", 0.1F, 0.1F},
    {"towards_knight", 0.2F, 0.2F},
    {"towards_settlement", 0.5F, 0.5F},
    {"towards_city", 0.7F, 0.7F},
    {"towards_expansion", 0.7F, 0.7F},
    {"on_turn", 0.0F, 0.0F},
}};

/// With two or three players knights are worth more: fewer others take the cards that they draw, and fewer
/// come before one's own next turn.
inline constexpr std::array<Weight, kFeatures> kWeightsForFew = [] {
  std::array weights = kWeights;
  const auto set = [&](Feature feature, float early, float late) {
    Weight& weight = weights[static_cast<std::size_t>(feature)];
    weight.early = early;
    weight.late = late;
  };
  set(Feature::Points, 1.4F, 1.6F);
  set(Feature::Draws, 1.5F, 0.4F);
  set(Feature::TowardsKnight, 0.5F, 0.3F);
  return weights;
}();

constexpr std::span<const Weight> weights_for(int players) {
  return players <= 3 ? std::span<const Weight>(kWeightsForFew) : std::span<const Weight>(kWeights);
}

}  // namespace longroad::bots::struggle
