/// Starting a new game.

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "games/island/names.hpp"
#include "games/island/reading.hpp"
#include "games/island/text.hpp"

namespace longroad::island {

namespace json = boost::json;

Result<Position> start(int players, RandKey key, const json::value* board, const json::object* options) {
  Fault fault;
  const json::value chosen = options == nullptr ? json::value() : json::value(*options);
  const Claim claim = read_options(Node(chosen, fault));
  Board laid;
  if (board != nullptr && !board->is_string()) {
    laid = read_board(Node(*board, fault));
  } else {
    const json::value layout = board == nullptr ? json::value("variable") : *board;
    laid = draw_board(kTopology, static_cast<Layout>(Node(layout, fault).choice(names::kLayouts, 1)), key);
  }
  if (fault.found()) return fault.error();
  Position position{base_rules(players, laid, claim), {}};
  position.state.robber = laid.robber;
  return position;
}

}  // namespace longroad::island
