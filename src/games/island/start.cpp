/// Starting a new game.

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "games/island/names.hpp"
#include "games/island/reading.hpp"
#include "games/island/text.hpp"
#include "games/island/turn.hpp"

namespace longroad::island {

namespace json = boost::json;

Result<Position> start(Variant variant, int players, RandKey key, const json::value* board,
                       const json::object* options) {
  Fault fault;
  const json::value chosen = options == nullptr ? json::value() : json::value(*options);
  Rules rules = variant_rules(variant, players);
  read_options(Node(chosen, fault), rules);
  if (board != nullptr && !board->is_string()) {
    rules.board = read_board(Node(*board, fault));
  } else {
    const json::value layout = board == nullptr ? json::value("variable") : *board;
    const auto wanted = static_cast<Layout>(Node(layout, fault).choice(names::kLayouts, 1));
    rules.board = draw_board(rules.topology, wanted, key);
  }
  if (fault.found()) return fault.error();
  complete(rules);
  return Position{rules, new_game(rules)};
}

}  // namespace longroad::island
