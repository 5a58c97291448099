/// Laying and reading a board with pitches.

#include <algorithm>

#include "games/island/soccer/model/pitches.hpp"
#include "games/island/soccer/rules/hooks.hpp"
#include "games/island/soccer/text/words.hpp"
#include "games/island/words/reading.hpp"

namespace longroad::island {
namespace {

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
  if (rules.revision < 2) return lay_suiting_board(layout, key, rules, fault);
  if (rules.soccer.pasture == kCentre)
    return fault.note("options.pasture", "there is no pasture on this hex.");
  SoccerHooks::lay_board(rules, layout, key);
}

Board SoccerWords::usual_board() { return with_pitches(beginner_board(), HexId::none(), RandKey{}); }

void SoccerWords::check_board(const Node& hexes, const Rules& rules, bool desert) {
  if (std::ranges::count(rules.board.terrain, Terrain::Pitch) != SoccerPart::kPitches || desert)
    hexes.refuse("soccer has two pitches and no desert.");
}

}  // namespace longroad::island
