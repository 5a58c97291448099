/// The places of the island, and who can own pieces on them.
#pragma once

#include "base/id.hpp"
#include "base/id_set.hpp"

namespace longroad::island {

inline constexpr int kHexes = 19;
inline constexpr int kNodes = 54;
inline constexpr int kEdges = 72;
inline constexpr int kOwners = 4;
inline constexpr int kFirstNeutral = 2;  // in the two-player game

using HexId = Id<struct HexTag, kHexes>;
using NodeId = Id<struct NodeTag, kNodes>;
using EdgeId = Id<struct EdgeTag, kEdges>;
/// Whoever has pieces on the board: the seats first, then the neutral players of the two-player game.
using Owner = Id<struct OwnerTag, kOwners>;

using HexSet = IdSet<HexId>;
using NodeSet = IdSet<NodeId>;
using EdgeSet = IdSet<EdgeId>;

constexpr Owner owner(Seat seat) { return Owner{seat.index}; }

}  // namespace longroad::island
