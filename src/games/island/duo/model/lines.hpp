/// The verbs and phases of the two-player game, and how its lines are packed.
///
/// | verb | operands |
/// |---|---|
/// | Neutral | whose, which piece, edge or node |
/// | Taken | how many of each resource, five bytes |
/// | Give | resource |
#pragma once

#include "games/island/model/variant.hpp"

namespace longroad::island {

inline constexpr Variant kDuo{1};

struct DuoVerb {
  static constexpr Verb Neutral = own_verb(kDuo, 0);
  static constexpr Verb Force = own_verb(kDuo, 1);
  static constexpr Verb Taken = own_verb(kDuo, 2);
  static constexpr Verb Give = own_verb(kDuo, 3);
  static constexpr Verb Banish = own_verb(kDuo, 4);
  static constexpr Verb Retire = own_verb(kDuo, 5);
};

struct DuoPhase {
  static constexpr Phase Neutral = own_phase(kDuo, 0);
  static constexpr Phase Give = own_phase(kDuo, 1);
  static constexpr Phase Taken = own_chance(kDuo, 0);
};

inline constexpr Stream kTakenStream{4};

/// What the player to move places for a neutral player.
enum class Piece : std::uint8_t { Road, Settlement };

namespace make {

constexpr Action neutral(Seat s, Owner o, Piece piece, int place) {
  return line(DuoVerb::Neutral, s, o.index | std::uint64_t(piece) << 8 | std::uint64_t(place) << 16);
}
constexpr Action neutral(Seat s, Owner o, EdgeId e) { return neutral(s, o, Piece::Road, e.index); }
constexpr Action neutral(Seat s, Owner o, NodeId n) { return neutral(s, o, Piece::Settlement, n.index); }
constexpr Action taken(Bundle cards) { return line(DuoVerb::Taken, Seat::none(), cards.lanes); }
constexpr Action give(Seat s, Resource r) { return line(DuoVerb::Give, s, std::uint64_t(r)); }

}  // namespace make

constexpr Owner neutral_of(Action a) { return Owner::of(a.operand(0)); }
constexpr Piece piece_of(Action a) { return static_cast<Piece>(a.operand(1)); }
constexpr EdgeId neutral_edge(Action a) { return EdgeId::of(a.operand(2)); }
constexpr NodeId neutral_node(Action a) { return NodeId::of(a.operand(2)); }

}  // namespace longroad::island
