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
///   standstill               after so many rounds in which nothing moves the most points win; 0: never
#pragma once

#include <boost/json/fwd.hpp>

#include "games/struggle/rules.hpp"
#include "notation/json.hpp"

namespace longroad::struggle {

/// Faults are noted in the node.
Rulings read_options(const notation::Node& options);

/// All of them, in the order above.
boost::json::object options_json(const Rules& rules);

}  // namespace longroad::struggle
