/// What is fixed for a whole game: variant, players, options, board, and tables made from them.
/// Rules are functions of this and the state; a GPU gets a copy of it.
#pragma once

#include <array>

#include "base/revision.hpp"
#include "games/island/model/board.hpp"
#include "games/island/model/duo_data.hpp"
#include "games/island/model/soccer_data.hpp"
#include "games/island/model/topology.hpp"

namespace longroad::island {

enum class Variant : std::uint8_t { Base, Duo, Soccer };
enum class Claim : std::uint8_t { Auto, Manual };
/// Same: what is taken back is done again in the same kind. Any: the cards spent may buy something else
/// (2.14). Undo: lines are taken back one by one, with their cards. None: nothing is taken back.
enum class TakeBack : std::uint8_t { Same, Any, Undo, None };

struct Rules {
  Variant variant = Variant::Base;
  int players = 4;
  int owners = 4;      // players, and after them the neutral players
  int target = 10;     // points to win
  int hand_limit = 7;  // above it a 7 costs half
  bool friendly_robber = false;
  int revision = kRevision;
  Claim claim = Claim::Auto;
  TakeBack take_back = TakeBack::Same;
  Board board;
  Topology topology;

  std::array<HexSet, 13> hexes_with{};  // by dice sum
  std::array<NodeSet, kHarbourKinds> harbour_nodes{};
  HexSet robber_hexes{};  // where the robber may stand
  HexId desert{};
  NodeSet desert_nodes{};
  NodeSet pitch_nodes{};

  DuoRulings duo{};
  SoccerRulings soccer{};
};

/// The robber never stands on a pitch, and in soccer it keeps to the numbered hexes.
constexpr bool robber_may_stand(const Rules& rules, HexId h) {
  if (rules.variant != Variant::Soccer) return rules.board.terrain[h.index] != Terrain::Pitch;
  return rules.soccer.robber == RobberGround::Anywhere || rules.board.discs[h.index][0] != 0;
}

/// Fills the tables after players, options and board are set.
constexpr void complete(Rules& rules) {
  rules.hexes_with = {};
  rules.harbour_nodes = {};
  rules.robber_hexes = {};
  rules.desert = HexId::none();
  rules.desert_nodes = {};
  rules.pitch_nodes = {};
  for (int h = 0; h < kHexes; ++h) {
    const Terrain terrain = rules.board.terrain[h];
    if (produces(terrain))
      for (const int disc : rules.board.discs[h])
        if (disc != 0) rules.hexes_with[disc].add(HexId::of(h));
    if (robber_may_stand(rules, HexId::of(h))) rules.robber_hexes.add(HexId::of(h));
    if (terrain == Terrain::Pitch) rules.pitch_nodes |= rules.topology.hex_node_set[h];
    if (terrain != Terrain::Desert) continue;
    if (rules.desert.is_none()) rules.desert = HexId::of(h);
    rules.desert_nodes |= rules.topology.hex_node_set[h];
  }
  for (const Harbour& harbour : rules.board.harbours)
    for (const NodeId n : harbour.nodes) rules.harbour_nodes[static_cast<int>(harbour.kind)].add(n);
}

struct Players {
  int fewest;
  int most;
};
constexpr Players players_of(Variant variant) {
  switch (variant) {
    case Variant::Base:
      return {2, 4};
    case Variant::Duo:
      return {2, 2};
    case Variant::Soccer:
      return {3, 4};
  }
  return {};
}

/// The rules of a variant with the usual options of a revision, before the board is laid.
constexpr Rules variant_rules(Variant variant, int players, int revision = kRevision) {
  Rules rules;
  rules.revision = revision;
  rules.variant = variant;
  rules.players = players;
  rules.owners = variant == Variant::Duo ? kOwners : players;
  rules.target = variant == Variant::Soccer ? 11 : 10;
  if (variant == Variant::Soccer) rules.soccer = soccer_rulings(players, revision);
  rules.topology = kTopology;
  return rules;
}

constexpr Rules base_rules(int players, const Board& board) {
  Rules rules = variant_rules(Variant::Base, players);
  rules.board = board;
  complete(rules);
  return rules;
}

}  // namespace longroad::island
