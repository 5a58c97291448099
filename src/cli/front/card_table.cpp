#include "cli/front/card_table.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <map>

#include "cli/common/wording.hpp"
#include "cli/front/phases.hpp"

namespace longroad::cli {
namespace {

namespace json = boost::json;

constexpr const char* kPrices = "Prices: road bl, knight wgo, settlement blwg, city ggooo, expansion wwwo";
constexpr const char* kSides = "Sides: A of a road is one more trade, A of a knight one more card, B a point";

std::string text_of(const json::value& value) { return std::string(value.as_string()); }

/// A bundle, or how many cards there are.
int size_of(const json::value& cards) {
  if (!cards.is_string()) return cards.to_number<int>();
  return cards.as_string() == "-" ? 0 : static_cast<int>(cards.as_string().size());
}

/// `library, castle 2`.
std::string counted_names(const json::array& names) {
  std::map<std::string, int> counts;
  std::vector<std::string> order;
  for (const json::value& name : names)
    if (++counts[text_of(name)] == 1) order.push_back(text_of(name));
  for (std::string& name : order)
    if (counts[name] > 1) name += fmt::format(" ×{}", counts[name]);
  return fmt::format("{}", fmt::join(order, ", "));
}

std::string power_text(std::string_view power) {
  if (power == "look") return " sees a hand";
  if (power == "guard_knights") return " keeps a knight";
  if (power == "guard_roads") return " keeps 3 roads";
  if (power == "steal") return " steals";
  return "";
}

/// Points and power of each expansion, as the table's options say.
std::string powers(const json::object& options) {
  std::vector<std::string> cards;
  for (const auto& [name, card] : options.at("expansions").as_object())
    cards.push_back(fmt::format("{} {}{}", std::string_view(name), card.at("points").to_number<int>(),
                                power_text(card.at("power").as_string())));
  return fmt::format("Points: {}", fmt::join(cards, ", "));
}

std::string arrow(const json::object& view) {
  if (view.at("arrow").is_null()) return "";
  const bool clockwise = (view.at("arrow") == "white") == view.at("options").at("white_clockwise").as_bool();
  return fmt::format(", arrow {}", clockwise ? "to the next seat" : "to the seat before");
}

}  // namespace

CardTable card_table(const json::object& view) {
  const json::value& piles = view.at("piles");
  const json::value& events = view.at("events");
  CardTable table;
  table.middle.push_back(fmt::format("Market {}   stack {}, discards {}{}", text_of(view.at("market")),
                                     size_of(view.at("stack")), size_of(view.at("discard")), arrow(view)));
  table.middle.push_back(fmt::format(
      "Left: {}, {}, {}; {}; events: {}, {}", counted(size_of(piles.at("roads")), "road"),
      counted(size_of(piles.at("knights")), "knight"),
      counted(size_of(piles.at("settlements")), "settlement"),
      counted_names(piles.at("expansions").as_array()), counted(size_of(events.at("brigand")), "brigand"),
      counted(size_of(events.at("market")), "market")));
  table.legend = {kPrices, powers(view.at("options").as_object()),
                  letters() + "; three of a kind pay for any card", kSides};
  return table;
}

std::string card_seat(const json::object& seat) {
  std::vector<std::string> parts{counted(size_of(seat.at("hand")), "card")};
  for (const char* row : {"roads", "knights"})
    if (!seat.at(row).as_string().empty()) parts.push_back(fmt::format("{} {}", row, text_of(seat.at(row))));
  const int cities = size_of(seat.at("cities"));
  if (const int n = size_of(seat.at("settlements")); n > 0) parts.push_back(counted(n, "settlement"));
  if (cities > 0) parts.push_back(fmt::format("{} {}", cities, cities == 1 ? "city" : "cities"));
  if (const auto& names = seat.at("expansions").as_array(); !names.empty())
    parts.push_back(counted_names(names));
  if (seat.at("left").as_bool()) parts.emplace_back("left");
  return fmt::format("{}", fmt::join(parts, "  "));
}

}  // namespace longroad::cli
