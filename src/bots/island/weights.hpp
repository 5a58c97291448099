/// What the island's evaluation counts, and what each count is worth.
#pragma once

#include <array>
#include <cstdint>

#include "bots/weights/weights.hpp"

namespace longroad::bots::island {

enum class Feature : std::uint8_t {
  Points,      // hidden ones included
  BrickYield,  // expected cards of each resource a roll
  LumberYield,
  WoolYield,
  GrainYield,
  OreYield,
  Kinds,              // how many resources the buildings yield
  Balance,            // sum of the roots of the yields: the second hex of a kind is worth less
  RoadsAndPlaces,     // the rarer of brick and lumber: what spreads over the island
  CitiesAndCards,     // the rarest of what cities take: what grows in place
  Harbours,           // yield that goes through a harbour, by what it saves
  Robbed,             // yield that the robber holds back
  Hand,               // cards up to the limit of a 7
  Excess,             // cards above it
  TowardsSettlement,  // how close the hand is to a price, where the piece has a place
  TowardsCity,
  TowardsCard,
  TowardsRoad,
  PlaceNow,   // the best place for a settlement on one's own roads
  PlaceNear,  // one road away
  PlaceFar,   // two roads away
  Places,     // how many there are so near
  RoadLength,
  RoadLead,          // against the longest of the others
  Army,              // knights played
  ArmyLead,          // against the most of the others
  Knights,           // in hand
  Progress,          // other cards in hand that are no points
  OutOfSettlements,  // none left to build
  Tokens,            // of the two-player game
  Shots,             // of the soccer scenario
  League,            // spaces on its track
};
inline constexpr int kFeatures = 32;

/// In the order of `Feature`.
inline constexpr std::array<Weight, kFeatures> kWeights{{
    {"points", 0.70F, 1.20F},
    {"brick", 4.5F, 1.5F},
    {"lumber", 4.5F, 1.5F},
    {"wool", 3.5F, 2.0F},
    {"grain", 5.0F, 3.0F},
    {"ore", 5.0F, 3.0F},
    {"kinds", 0.10F, 0.05F},
    {"balance", 1.0F, 0.5F},
    {"roads_and_places", 1.0F, 0.5F},
    {"cities_and_cards", 1.0F, 1.0F},
    {"harbours", 3.0F, 4.0F},
    {"robbed", -1.5F, -1.5F},
    {"hand", 0.05F, 0.08F},
    {"excess", -0.04F, -0.04F},
    {"towards_settlement", 0.40F, 0.50F},
    {"towards_city", 0.40F, 0.60F},
    {"towards_card", 0.25F, 0.25F},
    {"towards_road", 0.08F, 0.04F},
    {"place_now", 1.6F, 1.6F},
    {"place_near", 1.0F, 1.0F},
    {"place_far", 0.5F, 0.5F},
    {"places", 0.03F, 0.03F},
    {"road_length", 0.04F, 0.04F},
    {"road_lead", 0.06F, 0.12F},
    {"army", 0.10F, 0.10F},
    {"army_lead", 0.08F, 0.15F},
    {"knights", 0.20F, 0.25F},
    {"progress", 0.25F, 0.30F},
    {"out_of_settlements", -0.10F, -0.30F},
    {"tokens", 0.05F, 0.05F},
    {"shots", 0.20F, 0.05F},
    {"league", 0.03F, 0.03F},
}};

}  // namespace longroad::bots::island
