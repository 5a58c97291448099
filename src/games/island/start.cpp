/// Starting a new game.

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "games/island/names.hpp"
#include "games/island/reading.hpp"
#include "games/island/soccer_setup.hpp"
#include "games/island/text.hpp"
#include "games/island/turn.hpp"

namespace longroad::island {
namespace {

namespace json = boost::json;

void lay_board(Layout layout, RandKey key, Rules& rules, Fault& fault) {
  const bool soccer = rules.variant == Variant::Soccer;
  rules.board = draw_board(rules.topology, layout, key, soccer ? kCentre : HexId::none());
  if (!soccer) return;
  const HexId pasture = rules.soccer.pasture;
  if (!pasture.is_none() && replaces_pasture(rules.board) &&
      rules.board.terrain[pasture.index] != Terrain::Pasture)
    return fault.note("options.pasture", "there is no pasture on this hex.");
  rules.board = with_pitches(rules.board, pasture, key.child(1));
}

}  // namespace

Result<Position> start(Variant variant, int players, RandKey key, const json::value* board,
                       const json::object* options) {
  Fault fault;
  const json::value chosen = options == nullptr ? json::value() : json::value(*options);
  Rules rules = variant_rules(variant, players);
  read_options(Node(chosen, fault), rules);
  if (board != nullptr && !board->is_string()) {
    read_board(Node(*board, fault), rules);
  } else {
    const json::value layout = board == nullptr ? json::value("variable") : *board;
    lay_board(static_cast<Layout>(Node(layout, fault).choice(names::kLayouts, 1)), key, rules, fault);
  }
  if (fault.found()) return fault.error();
  complete(rules);
  return Position{rules, new_game(rules)};
}

}  // namespace longroad::island
