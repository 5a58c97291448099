/// The options of the card game: every ruling under its name. What is left out keeps its value.
///
///   expansions               for each by name, such as `townhall`:
///     copies                   how many are unmarked, marked 3, marked 4
///     points
///     power                    `none`, `look`, `guard_knights`, `guard_roads`, `steal`
///   events                   `brigand` and `market`: how many are unmarked, marked 3, marked 4
///   hand_limit               a brigand attack costs whoever has more cards
///   loss_rounded_up          whether half of a hand is rounded up
///   brigand_flips            whether a brigand attack flips the destiny card
///   market_day_from_builder  whether the builder takes first, otherwise the next player
///   guild_at_once            whether the Merchant guild works in the turn it is built
///   white_clockwise          whether the white arrow means clockwise
///   stack_remade_at_once     whether the stack is remade with its last card, otherwise when the next is due
///   standstill               so many rounds after something new was built the most points win; 0: never
///
/// Those below are written only where they differ from their values here:
///
///   loss_by_choice           true; otherwise chance says which cards the brigands get
///   losses_in_turn           false; whether discards come in turn order from the builder
///   market_day_along_arrow   false; whether a market day goes round with the destiny arrow
///   market_day_compulsory    true; otherwise one may pass
///   market_refilled_at_once  false; whether every card taken on a market day is replaced at once
///   guild_blind              true; otherwise the owner of the Merchant guild sees the hand and chooses
///   guild_is_trade           false; whether the guild belongs to the trades and counts as one
///   empty_hands              false; whether an opponent without cards may be chosen
///   build_in_vain            false; whether a road or knight that nobody can lose may be paid for
///   timeout_at_random        false; whether the clock leaves everything to chance
///   points_to_win            10; a house rule
#pragma once

#include <boost/json/fwd.hpp>

#include "games/struggle/rules/rules.hpp"
#include "notation/json.hpp"

namespace longroad::struggle {

inline constexpr int kMostHandLimit = 100;
inline constexpr int kFewestPointsToWin = 3;
inline constexpr int kMostPointsToWin = 20;
inline constexpr int kMostRounds = 1000;  // of a standstill

/// What is left out is as the revision of the rules has it. Faults are noted in the node.
Rulings read_options(const notation::Node& options, int revision);

/// In the order above.
boost::json::object options_json(const Rules& rules);

}  // namespace longroad::struggle
