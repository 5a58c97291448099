/// What is fixed for a whole game: variant, players, options, board, and tables made from them.
/// Rules are functions of this and the state; a GPU gets a copy of it.
#pragma once

#include <array>

#include "base/revision.hpp"
#include "games/island/rules/variants.hpp"

namespace longroad::island {

enum class Claim : std::uint8_t { Auto, Manual };
/// Same: what is taken back is done again in the same kind. Any: the cards spent may buy something else
/// (2.14). Undo: lines are taken back one by one, with their cards. None: nothing is taken back.
enum class TakeBack : std::uint8_t { Same, Any, Undo, None };

struct BaseRules {
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

  std::array<HexSet, 13> hexes_with{};  // by dice sum
  std::array<NodeSet, kHarbourKinds> harbour_nodes{};
  HexSet robber_hexes{};  // where the robber may stand
  HexId desert{};
  NodeSet desert_nodes{};

  /// The same for every game.
  static constexpr const Topology& topology() { return island::topology(); }
};

namespace detail {
template <int Number>
struct RulesUpTo : RulesUpTo<Number - 1>, VariantAt<Number>::Rules {};
template <>
struct RulesUpTo<0> : BaseRules {};
}  // namespace detail

/// Those of the base game, and what each variant adds to them.
struct Rules : detail::RulesUpTo<kVariants> {};

constexpr bool robber_may_stand(const Rules& rules, HexId h) {
  return with_variant(rules.variant, [&]<class P>() { return P::robber_may_stand(rules, rules.board, h); });
}

/// Fills the tables after players, options and board are set.
constexpr void complete(Rules& rules) {
  rules.hexes_with = {};
  rules.harbour_nodes = {};
  rules.robber_hexes = {};
  rules.desert = HexId::none();
  rules.desert_nodes = {};
  for (int h = 0; h < kHexes; ++h) {
    const Terrain terrain = rules.board.terrain[h];
    if (produces(terrain))
      for (const int disc : rules.board.discs[h])
        if (disc != 0) rules.hexes_with[disc].add(HexId::of(h));
    if (robber_may_stand(rules, HexId::of(h))) rules.robber_hexes.add(HexId::of(h));
    if (terrain != Terrain::Desert) continue;
    if (rules.desert.is_none()) rules.desert = HexId::of(h);
    rules.desert_nodes |= rules.topology().hex_node_set[h];
  }
  for (const Harbour& harbour : rules.board.harbours)
    for (const NodeId n : harbour.nodes) rules.harbour_nodes[static_cast<int>(harbour.kind)].add(n);
  with_variant(rules.variant, [&]<class P>() { P::complete(rules, rules.board, rules.topology()); });
}

constexpr Players players_of(Variant variant) {
  return with_variant(variant, []<class P>() { return P::kPlayers; });
}

/// The rules of a variant with the usual options of a revision, before the board is laid.
constexpr Rules variant_rules(Variant variant, int players, int revision = kRevision) {
  Rules rules;
  rules.revision = revision;
  rules.variant = variant;
  rules.players = players;
  with_variant(variant, [&]<class P>() {
    rules.owners = P::owners(players);
    rules.target = P::kTarget;
    P::set_usual(rules, players, revision);
  });
  return rules;
}

constexpr Rules base_rules(int players, const Board& board) {
  Rules rules = variant_rules(Variant::Base, players);
  rules.board = board;
  complete(rules);
  return rules;
}

}  // namespace longroad::island
