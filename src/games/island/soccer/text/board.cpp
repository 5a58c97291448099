/// Laying and reading a board with pitches.

#include <algorithm>

#include "games/island/soccer/model/pitches.hpp"
#include "games/island/soccer/text/words.hpp"
#include "games/island/words/reading.hpp"

namespace longroad::island {
namespace {

/// The host's hex must be a pasture where one has to give way.
bool suits_host(const Board& board, HexId pasture) {
  return pasture.is_none() || !replaces_pasture(board) || board.terrain[pasture.index] == Terrain::Pasture;
}

/// The host chooses on the board that lies there. Nobody knows it when the options are given, so a hex
/// without a pasture is as good as none: chance chooses.
void lay_chosen_board(Layout layout, RandKey key, Rules& rules, Fault& fault) {
  HexId& pasture = rules.soccer.pasture;
  if (pasture == kCentre) return fault.note("options.pasture", "there is no pasture on this hex.");
  rules.board = draw_board(rules.topology(), layout, key, kCentre);
  if (!suits_host(rules.board, pasture)) pasture = HexId::none();
  rules.board = with_pitches(rules.board, pasture, key.child(1));
}

/// In the first revision a board was drawn anew until it suited the host.
void lay_suiting_board(Layout layout, RandKey key, Rules& rules, Fault& fault) {
  constexpr std::uint64_t kTries = 1000;  // three of four boards suit any hex but the centre
  const HexId pasture = rules.soccer.pasture;
  for (std::uint64_t i = 0; i < kTries; ++i) {
    const RandKey drawn = i == 0 ? key : key.child(1 + i);
    rules.board = draw_board(rules.topology(), layout, drawn, kCentre);
    if (pasture == kCentre || !suits_host(rules.board, pasture)) continue;
    rules.board = with_pitches(rules.board, pasture, key.child(1));
    return;
  }
  fault.note("options.pasture", "there is no pasture on this hex.");
}

}  // namespace

void SoccerWords::lay_board(Layout layout, RandKey key, Rules& rules, Fault& fault) {
  (rules.revision < 2 ? lay_suiting_board : lay_chosen_board)(layout, key, rules, fault);
}

Board SoccerWords::usual_board() { return with_pitches(beginner_board(), HexId::none(), RandKey{}); }

void SoccerWords::check_board(const Node& hexes, const Rules& rules, bool desert) {
  if (std::ranges::count(rules.board.terrain, Terrain::Pitch) != SoccerPart::kPitches || desert)
    hexes.refuse("soccer has two pitches and no desert.");
}

}  // namespace longroad::island
