#include "games/struggle/text/options.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <span>
#include <string>

#include "games/struggle/text/names.hpp"
#include "games/struggle/text/option_list.hpp"

namespace longroad::struggle {
namespace {

namespace json = boost::json;
using notation::Node;

constexpr int kMostOfAMark = 9;
constexpr int kMostPoints = 9;
constexpr std::array<Name, kMarks> kMarkNames = {"unmarked", "marked 3", "marked 4"};

struct Flag {
  std::string_view name;
  bool Rulings::*value;
};
constexpr Flag kFlags[] = {
    {"loss_rounded_up", &Rulings::loss_rounded_up},
    {"brigand_flips", &Rulings::brigand_flips},
    {"market_day_from_builder", &Rulings::market_day_from_builder},
    {"guild_at_once", &Rulings::guild_at_once},
    {"white_clockwise", &Rulings::white_clockwise},
    {"stack_remade_at_once", &Rulings::stack_remade_at_once},
};
/// Of those that are rarely played otherwise a position names only what differs.
constexpr Flag kRareFlags[] = {
    {"loss_by_choice", &Rulings::loss_by_choice},
    {"losses_in_turn", &Rulings::losses_in_turn},
    {"market_day_along_arrow", &Rulings::market_day_along_arrow},
    {"market_day_compulsory", &Rulings::market_day_compulsory},
    {"market_refilled_at_once", &Rulings::market_refilled_at_once},
    {"guild_blind", &Rulings::guild_blind},
    {"guild_is_trade", &Rulings::guild_is_trade},
    {"empty_hands", &Rulings::empty_hands},
    {"build_in_vain", &Rulings::build_in_vain},
    {"timeout_at_random", &Rulings::timeout_at_random},
};

void read_flags(const Node& options, std::span<const Flag> flags, Rulings& rulings) {
  for (const auto& [name, value] : flags) rulings.*value = options.at(name).flag(rulings.*value);
}

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

Rulings read_options(const Node& options, int revision) {
  options.only(option_list());
  Rulings r = usual_rulings(revision);
  read_expansions(options.at("expansions"), r);
  read_events(options.at("events"), r);
  r.hand_limit = static_cast<std::uint8_t>(options.at("hand_limit").number(0, kMostHandLimit, r.hand_limit));
  read_flags(options, kFlags, r);
  read_flags(options, kRareFlags, r);
  r.target = static_cast<std::uint8_t>(
      options.at("points_to_win").number(kFewestPointsToWin, kMostPointsToWin, r.target));
  r.standstill = static_cast<std::uint16_t>(options.at("standstill").number(0, kMostRounds, r.standstill));
  return r;
}

json::object options_json(const Rules& rules) {
  const Rulings& r = rules.rulings;
  const Rulings usual = usual_rulings(rules.revision);
  json::object expansions;
  for (int e = 0; e < kExpansions; ++e) {
    const ExpansionCard& card = r.expansions[e];
    expansions[kExpansionNames[e]] = {{"copies", marks_json(card.copies)},
                                      {"points", card.points},
                                      {"power", name_in(kPowerNames, card.power)}};
  }
  json::object events;
  for (int e = 0; e < kEvents; ++e) events[kEventNames[e]] = marks_json(r.events[e]);
  json::object options{
      {"expansions", std::move(expansions)}, {"events", std::move(events)}, {"hand_limit", r.hand_limit}};
  for (const auto& [name, value] : kFlags) options[name] = r.*value;
  options["standstill"] = r.standstill;
  for (const auto& [name, value] : kRareFlags)
    if (r.*value != usual.*value) options[name] = r.*value;
  if (r.target != usual.target) options["points_to_win"] = r.target;
  return options;
}

}  // namespace longroad::struggle
