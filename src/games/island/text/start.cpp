/// Starting a new game.

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "games/island/play/turn.hpp"
#include "games/island/text/parts.hpp"
#include "games/island/text/text.hpp"
#include "games/island/text/words.hpp"

namespace longroad::island {
namespace {

namespace json = boost::json;

Error wrong_number(Variant variant) {
  const Players can = players_of(variant);
  const std::string number = std::to_string(can.fewest);
  return {"This game is for " +
          (can.fewest == can.most ? number : number + " to " + std::to_string(can.most)) + " players."};
}

}  // namespace

Result<Position> start(Variant variant, int players, RandKey key, const json::value* board,
                       const json::object* options, int revision) {
  const Players can = players_of(variant);
  if (players < can.fewest || players > can.most) return wrong_number(variant);
  Fault fault;
  const json::value chosen = options == nullptr ? json::value() : json::value(*options);
  Rules rules = variant_rules(variant, players, revision);
  read_options(Node(chosen, "options", fault), rules);
  if (board != nullptr && !board->is_string()) {
    read_board(Node(*board, "board", fault), rules);
  } else {
    const json::value layout = board == nullptr ? json::value("variable") : *board;
    const auto chosen_layout = static_cast<Layout>(Node(layout, "board", fault).choice(names::kLayouts, 1));
    with_variant(variant, [&]<class P>() { P::Words::lay_board(chosen_layout, key, rules, fault); });
  }
  if (fault.found()) return fault.error();
  complete(rules);
  return Position{rules, new_game(rules)};
}

}  // namespace longroad::island
