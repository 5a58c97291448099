/// What the card game's evaluation counts, and what each count is worth.
#pragma once

#include <array>
#include <cstdint>

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
    {"points", 0.60F, 1.00F},
    {"trades", 0.30F, 0.15F},
    {"draws", 0.50F, 0.30F},
    {"road_turns", 0.10F, 0.20F},
    {"knight_turns", 0.10F, 0.20F},
    {"settlements", 0.10F, 0.20F},
    {"cities", 0.10F, 0.20F},
    {"looks", 0.20F, 0.10F},
    {"steals", 0.20F, 0.10F},
    {"exposed", -0.10F, -0.20F},
    {"hand", 0.10F, 0.10F},
    {"excess", -0.05F, -0.05F},
    {"towards_road", 0.20F, 0.20F},
    {"towards_knight", 0.30F, 0.30F},
    {"towards_settlement", 0.40F, 0.40F},
    {"towards_city", 0.40F, 0.50F},
    {"towards_expansion", 0.40F, 0.50F},
    {"on_turn", 0.00F, 0.00F},
}};

}  // namespace longroad::bots::struggle
