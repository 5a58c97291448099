#include "games/struggle/options.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <string>

#include "games/struggle/names.hpp"

namespace longroad::struggle {
namespace {

namespace json = boost::json;
using notation::Node;

constexpr int kMostOfAMark = 9;
constexpr int kMostPoints = 9;
constexpr int kMostHandLimit = 100;
constexpr int kMostRounds = 1000;
constexpr std::array<Name, kMarks> kMarkNames = {"unmarked", "marked 3", "marked 4"};

ByMark read_marks(const Node& node, ByMark marks) {
  if (!node.given()) return marks;
  if (node.size(kMarks) != kMarks) node.refuse("three numbers are expected: unmarked, marked 3, marked 4.");
  for (int m = 0; m < kMarks; ++m)
    marks[m] = static_cast<std::uint8_t>(node.at(m).number(0, kMostOfAMark, marks[m]));
  return marks;
}

json::array marks_json(const ByMark& marks) { return {marks[0], marks[1], marks[2]}; }

/// Which cards there are of a mark is printed; the rulings only say what they are.
template <class Rows, class Marks>
void check_marks(const Node& node, const Rows& rows, const ByMark& printed, Marks marks_of) {
  for (int m = 0; m < kMarks; ++m) {
    int cards = 0;
    for (const auto& row : rows) cards += marks_of(row)[m];
    if (cards != printed[m])
      node.refuse(std::to_string(printed[m]) + " cards are " + std::string(kMarkNames[m]) + ", not " +
                  std::to_string(cards) + ".");
  }
}

void read_expansions(const Node& node, Rulings& rulings) {
  node.only({"library", "church", "castle", "guild", "townhall"});
  for (int e = 0; e < kExpansions; ++e) {
    ExpansionCard& card = rulings.expansions[e];
    const Node given = node.at(kExpansionNames[e]);
    given.only({"copies", "points", "power"});
    card.copies = read_marks(given.at("copies"), card.copies);
    card.points = static_cast<std::uint8_t>(given.at("points").number(0, kMostPoints, card.points));
    card.power = static_cast<Power>(given.at("power").choice(kPowerNames, static_cast<int>(card.power)));
  }
  check_marks(node, rulings.expansions, kExpansionCards,
              [](const ExpansionCard& card) { return card.copies; });
}

void read_events(const Node& node, Rulings& rulings) {
  node.only({"brigand", "market"});
  for (int e = 0; e < kEvents; ++e)
    rulings.events[e] = read_marks(node.at(kEventNames[e]), rulings.events[e]);
  check_marks(node, rulings.events, kSettlementCards, [](const ByMark& marks) { return marks; });
}

}  // namespace

Rulings read_options(const Node& options) {
  options.only({"expansions", "events", "hand_limit", "loss_rounded_up", "brigand_flips",
                "market_day_from_builder", "guild_at_once", "white_clockwise", "standstill"});
  Rulings r;
  read_expansions(options.at("expansions"), r);
  read_events(options.at("events"), r);
  r.hand_limit = static_cast<std::uint8_t>(options.at("hand_limit").number(0, kMostHandLimit, r.hand_limit));
  r.loss_rounded_up = options.at("loss_rounded_up").flag(r.loss_rounded_up);
  r.brigand_flips = options.at("brigand_flips").flag(r.brigand_flips);
  r.market_day_from_builder = options.at("market_day_from_builder").flag(r.market_day_from_builder);
  r.guild_at_once = options.at("guild_at_once").flag(r.guild_at_once);
  r.white_clockwise = options.at("white_clockwise").flag(r.white_clockwise);
  r.standstill = static_cast<std::uint16_t>(options.at("standstill").number(0, kMostRounds, r.standstill));
  return r;
}

json::object options_json(const Rules& rules) {
  const Rulings& r = rules.rulings;
  json::object expansions;
  for (int e = 0; e < kExpansions; ++e) {
    const ExpansionCard& card = r.expansions[e];
    expansions[kExpansionNames[e]] = {{"copies", marks_json(card.copies)},
                                      {"points", card.points},
                                      {"power", name_in(kPowerNames, card.power)}};
  }
  json::object events;
  for (int e = 0; e < kEvents; ++e) events[kEventNames[e]] = marks_json(r.events[e]);
  return {{"expansions", std::move(expansions)}, {"events", std::move(events)},
          {"hand_limit", r.hand_limit},          {"loss_rounded_up", r.loss_rounded_up},
          {"brigand_flips", r.brigand_flips},    {"market_day_from_builder", r.market_day_from_builder},
          {"guild_at_once", r.guild_at_once},    {"white_clockwise", r.white_clockwise},
          {"standstill", r.standstill}};
}

}  // namespace longroad::struggle
