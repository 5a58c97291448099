#include "cli/front/island_front.hpp"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <utility>

#include "cli/common/wording.hpp"
#include "cli/front/phases.hpp"
#include "games/island/drawing/drawing.hpp"

namespace longroad::cli {
namespace {

namespace json = boost::json;

/// How many cards: a view counts what it hides and lists what it shows.
int count(const json::object& seat, std::string_view key) {
  const json::value* value = seat.if_contains(key);
  if (value == nullptr) return 0;
  if (value->is_array()) return static_cast<int>(value->get_array().size());
  if (value->is_string())
    return value->get_string() == "-" ? 0 : static_cast<int>(value->get_string().size());
  return value->to_number<int>();
}

/// A seat's number in a list that has one for each.
int number_of(const json::value& variant, std::string_view key, int seat) {
  return variant.at(key).as_array()[static_cast<std::size_t>(seat)].to_number<int>();
}

constexpr PhaseSentence kPhases[]{
    {"opening", "Place a settlement, then a road beside it."},
    {"roll", "Your turn: roll, or play a card first."},
    {"discard", "You hold too many cards: discard."},
    {"robber", "Move the robber to another hex."},
    {"steal", "Choose whom to rob."},
    {"main", "Build, trade, play a card, or end your turn."},
    {"trade", "An offer is open."},
    {"roads", "Place your free roads."},
    {"neutral", "Build for a neutral player."},
    {"give", "Give a card for each one taken."},
    {"doubles", "Score or ignore the first match."},
    {"reward", "Choose a card as your reward."},
};

/// Whether the settlement of the opening stands, and only its road is left.
bool road_is_left(const json::object& view) {
  const json::object& turn = view.at("turn").as_object();
  if (turn.at("phase").as_string() != "opening") return false;
  const auto owner = turn.at("seat").to_number<std::size_t>() - 1;
  const json::object& seat = view.at("seats").as_array()[owner].as_object();
  return count(seat, "settlements") + count(seat, "cities") > count(seat, "roads");
}

}  // namespace

Picture IslandFront::board(const Object& view, bool colours) const {
  auto picture = island::draw_text(view, colours);
  return {std::move(picture.lines), picture.width};
}

std::string IslandFront::svg(const Object& position, bool numbers) const {
  return island::draw_svg(position, numbers ? island::Labels::Numbers : island::Labels::Discs);
}

/// The board shows it.
Front::Lines IslandFront::listed(const Object&) const { return {}; }

Front::Lines IslandFront::notes(const Object& view) const {
  Lines lines;
  for (const auto& [key, title] :
       {std::pair{"longest_road", "Longest road"}, {"largest_army", "Largest army"}})
    if (const auto* holder = view.if_contains(key); holder != nullptr && holder->is_number())
      lines.push_back(fmt::format("{}: seat {}", title, holder->to_number<int>()));
  return lines;
}

Front::Lines IslandFront::counts(const Object& view, int i) const {
  const json::object& seat = view.at("seats").as_array()[static_cast<std::size_t>(i)].as_object();
  Lines lines{fmt::format("{}, {} bought", counted(count(seat, "hand"), "card"),
                          count(seat, "cards") + count(seat, "fresh"))};
  if (const json::value* duo = view.if_contains("duo"))
    lines.push_back(counted(number_of(*duo, "tokens", i), "token"));
  if (const json::value* soccer = view.if_contains("soccer"))
    lines.push_back(fmt::format("{}, space {}", counted(number_of(*soccer, "shots", i), "shot"),
                                number_of(*soccer, "markers", i)));
  return lines;
}

std::string IslandFront::hand(const Object& view, int seat) const { return hand_sentence(view, seat); }
std::string_view IslandFront::phase(const Object& view) const {
  return road_is_left(view) ? "Place a road beside your settlement." : phase_sentence(view, kPhases);
}

}  // namespace longroad::cli
