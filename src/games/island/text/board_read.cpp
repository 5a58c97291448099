/// Reading a board.

#include <algorithm>
#include <boost/json/value.hpp>

#include "games/island/text/parts.hpp"
#include "games/island/text/words.hpp"

namespace longroad::island {
namespace {

std::uint8_t read_disc(const Node& node) {
  const int disc = node.number(2, 12, 0);
  if (disc == 7) node.refuse("no disc has a 7.");
  return static_cast<std::uint8_t>(disc);
}

void read_discs(const Node& node, Board& board) {
  if (node.size(kHexes) != kHexes) return node.refuse("a board has 19 discs, null for none.");
  for (int h = 0; h < kHexes; ++h) {
    const Node disc = node.at(h);
    if (!disc.is_list())
      board.discs[h] = {read_disc(disc), 0};
    else if (disc.size(2) == 2 && disc.at(0).given() && disc.at(1).given())
      board.discs[h] = {read_disc(disc.at(0)), read_disc(disc.at(1))};
    else
      disc.refuse("two discs are expected.");
    const bool bare = !produces(board.terrain[h]);
    if (bare && board.discs[h] != Board{}.discs[h]) disc.refuse("this hex produces nothing and has no disc.");
  }
}

void read_harbours(const Node& node, Board& board) {
  if (node.size(kHarbours) != kHarbours) return node.refuse("a board has nine harbours.");
  for (int i = 0; i < kHarbours; ++i) {
    const Node harbour = node.at(i);
    harbour.only({"nodes", "kind"});
    board.harbours[i].kind = static_cast<HarbourKind>(harbour.at("kind").choice(names::kHarbours, 5));
    if (harbour.at("nodes").size(2) != 2) return harbour.refuse("a harbour has two nodes.");
    for (int n = 0; n < 2; ++n)
      board.harbours[i].nodes[n] = NodeId::of(harbour.at("nodes").at(n).number(0, kNodes - 1, 0));
    const auto [a, b] = board.harbours[i].nodes;
    if (kTopology.edge_between(a, b).is_none()) harbour.refuse("the nodes of a harbour are one step apart.");
  }
}

HexId first_desert(const Board& board) {
  for (int h = 0; h < kHexes; ++h)
    if (board.terrain[h] == Terrain::Desert) return HexId::of(h);
  return HexId::none();
}

}  // namespace

void UsualWords::check_board(const Node& hexes, const Rules& rules, bool /*desert*/) {
  if (std::ranges::count(rules.board.terrain, Terrain::Pitch) == 0) return;
  for_each_variant([&]<class P>() {
    if (P::kPitches > 0) hexes.refuse("pitches belong to " + std::string(P::Words::kName) + ".");
  });
}

void read_board(const Node& node, Rules& rules) {
  Board& board = rules.board;
  board = with_variant(rules.variant, []<class P>() { return P::Words::usual_board(); });
  node.only({"hexes", "discs", "harbours", "robber"});
  const Node hexes = node.at("hexes");
  if (hexes.given()) {
    if (hexes.size(kHexes) != kHexes) hexes.refuse("a board has 19 hexes.");
    for (int h = 0; h < kHexes; ++h)
      board.terrain[h] = static_cast<Terrain>(hexes.at(h).choice(names::kTerrain, 0));
    for (int h = 0; h < kHexes; ++h)
      if (!produces(board.terrain[h])) board.discs[h] = {};
  }
  if (node.at("discs").given()) read_discs(node.at("discs"), board);
  if (node.at("harbours").given()) read_harbours(node.at("harbours"), board);
  const bool desert = !first_desert(board).is_none();
  with_variant(rules.variant, [&]<class P>() { P::Words::check_board(hexes, rules, desert); });
  board.robber = first_desert(board);
  const Node robber = node.at("robber");
  if (robber.given()) board.robber = HexId::of(robber.number(0, kHexes - 1, 0));
  if (!board.robber.is_none() && !robber_may_stand(rules, board.robber))
    robber.refuse(board.terrain[board.robber.index] == Terrain::Pitch
                      ? "the robber never stands on a pitch."
                      : "the robber keeps to the hexes with a number.");
}

}  // namespace longroad::island
