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
    {"points", 0.601F, 2.25F},
    {"brick", 5.05F, 1.04F},
    {"lumber", 3.65F, 1.7F},
    {"wool", 3.42F, 1.92F},
    {"grain", 3.68F, 3.54F},
    {"ore", 7.2F, 3.17F},
    {"kinds", 0.0735F, 0.0504F},
    {"balance", 1.5F, 0.23F},
    {"roads_and_places", 0.94F, 0.382F},
    {"cities_and_cards", 1.23F, 1.24F},
    {"harbours", 3.05F, 4.33F},
    {"robbed", -1.11F, -1.59F},
    {"hand", 0.0341F, 0.0481F},
    {"excess", -0.0957F, -0.119F},
    {"towards_settlement", 0.444F, 0.85F},
    {"towards_city", 0.425F, 0.607F},
    {"towards_card", 0.172F, 0.146F},
    {"towards_road", 0.0699F, 0.0396F},
    {"place_now", 1.79F, 1.75F},
    {"place_near", 0.738F, 0.851F},
    {"place_far", 0.727F, 0.489F},
    {"places", 0.0386F, 0.0368F},
    {"road_length", 0.0578F, 0.0471F},
    {"road_lead", 0.0636F, 0.0862F},
    {"army", 0.133F, 0.147F},
    {"army_lead", 0.0639F, 0.171F},
    {"knights", 0.219F, 0.186F},
    {"progress", 0.188F, 0.182F},
    {"out_of_settlements", -0.0578F, -0.218F},
    {"tokens", 0.05F, 0.05F},
    {"shots", 0.20F, 0.05F},
    {"league", 0.03F, 0.03F},
}};

}  // namespace longroad::bots::island
