/// The soccer scenario's part of rules and state.
#pragma once

#include "games/island/soccer/model/data.hpp"
#include "games/island/soccer/model/lines.hpp"

namespace longroad::island {

struct SoccerPart : UsualPart {
  using Hooks = struct SoccerHooks;
  using Words = struct SoccerWords;
  struct Rules {
    SoccerRulings soccer{};
    NodeSet pitch_nodes{};
  };
  using State = Soccer;

  static constexpr Variant kVariant = kSoccer;
  static constexpr Players kPlayers{3, 4};
  static constexpr int kTarget = 11;
  static constexpr int kPitches = 2;

  static constexpr void set_usual(Rules& rules, int players, int revision) {
    rules.soccer = soccer_rulings(players, revision);
  }
  static constexpr void complete(Rules& rules, const Board& board, const Topology& topology) {
    rules.pitch_nodes = {};
    for (int h = 0; h < kHexes; ++h)
      if (board.terrain[h] == Terrain::Pitch) rules.pitch_nodes |= topology.hex_node_set[h];
  }
  /// It keeps to the numbered hexes.
  static constexpr bool robber_may_stand(const Rules& rules, const Board& board, HexId h) {
    return rules.soccer.robber == RobberGround::Anywhere || board.discs[h.index][0] != 0;
  }
  static constexpr int points(const Rules& rules, const Soccer& soccer, Seat seat) {
    return rules.soccer.place_points[soccer.places[seat.index]];
  }
  /// Nobody wins in a matchday, nor while one is due.
  static constexpr bool win_waits(const Rules& rules, const Soccer& soccer, Phase phase) {
    return in_matchday(phase) || (soccer.due && rules.soccer.win == WinCheck::Matchday);
  }
  static constexpr bool keeps_army(const Rules& rules) { return rules.soccer.army_tie == ArmyTie::Keep; }
  static constexpr void drop_pending(Soccer& soccer) {
    soccer.unpaid = {};
    soccer.match = Match::First;
  }
};
template <>
struct VariantAt<static_cast<int>(kSoccer)> : SoccerPart {};

}  // namespace longroad::island
