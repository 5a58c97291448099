/// Starting a new game.

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "games/island/rules/soccer_setup.hpp"
#include "games/island/rules/turn.hpp"
#include "games/island/text/names.hpp"
#include "games/island/text/reading.hpp"
#include "games/island/text/text.hpp"

namespace longroad::island {
namespace {

namespace json = boost::json;

/// The host's hex must be a pasture where one has to give way.
bool suits_host(const Board& board, HexId pasture) {
  return pasture.is_none() || !replaces_pasture(board) || board.terrain[pasture.index] == Terrain::Pasture;
}

/// The host chooses on the board that lies there. Nobody knows it when the options are given, so a hex
/// without a pasture is as good as none: chance chooses.
void lay_soccer_board(Layout layout, RandKey key, Rules& rules, Fault& fault) {
  HexId& pasture = rules.soccer.pasture;
  if (pasture == kCentre) return fault.note("options.pasture", "there is no pasture on this hex.");
  rules.board = draw_board(rules.topology, layout, key, kCentre);
  if (!suits_host(rules.board, pasture)) pasture = HexId::none();
  rules.board = with_pitches(rules.board, pasture, key.child(1));
}

/// In the first revision a board was drawn anew until it suited the host.
void lay_suiting_soccer_board(Layout layout, RandKey key, Rules& rules, Fault& fault) {
  constexpr std::uint64_t kTries = 1000;  // three of four boards suit any hex but the centre
  const HexId pasture = rules.soccer.pasture;
  for (std::uint64_t i = 0; i < kTries; ++i) {
    const RandKey drawn = i == 0 ? key : key.child(1 + i);
    rules.board = draw_board(rules.topology, layout, drawn, kCentre);
    if (pasture == kCentre || !suits_host(rules.board, pasture)) continue;
    rules.board = with_pitches(rules.board, pasture, key.child(1));
    return;
  }
  fault.note("options.pasture", "there is no pasture on this hex.");
}

void lay_board(Layout layout, RandKey key, Rules& rules, Fault& fault) {
  if (rules.variant == Variant::Soccer)
    return (rules.revision < 2 ? lay_suiting_soccer_board : lay_soccer_board)(layout, key, rules, fault);
  rules.board = draw_board(rules.topology, layout, key, HexId::none());
}

Error wrong_number(Variant variant) {
  const auto [fewest, most] = players_of(variant);
  const std::string number = std::to_string(fewest);
  return {"This game is for " + (fewest == most ? number : number + " to " + std::to_string(most)) +
          " players."};
}

}  // namespace

Result<Position> start(Variant variant, int players, RandKey key, const json::value* board,
                       const json::object* options, int revision) {
  const auto [fewest, most] = players_of(variant);
  if (players < fewest || players > most) return wrong_number(variant);
  Fault fault;
  const json::value chosen = options == nullptr ? json::value() : json::value(*options);
  Rules rules = variant_rules(variant, players, revision);
  read_options(Node(chosen, "options", fault), rules);
  if (board != nullptr && !board->is_string()) {
    read_board(Node(*board, "board", fault), rules);
  } else {
    const json::value layout = board == nullptr ? json::value("variable") : *board;
    lay_board(static_cast<Layout>(Node(layout, "board", fault).choice(names::kLayouts, 1)), key, rules,
              fault);
  }
  if (fault.found()) return fault.error();
  complete(rules);
  return Position{rules, new_game(rules)};
}

}  // namespace longroad::island
