/// The card game's table as lines for the terminal: the market, prices and powers, the stacks, the players.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <vector>

namespace longroad::cli {

/// What lies in the middle. The first lines change with every turn; those of the legend never do.
struct CardTable {
  std::vector<std::string> middle;
  std::vector<std::string> legend;
};
CardTable card_table(const boost::json::object& view);

/// What a seat has built and how many cards it holds: `5 cards  roads ABA  knights A  1 settlement …`.
std::string card_seat(const boost::json::object& seat);

}  // namespace longroad::cli
