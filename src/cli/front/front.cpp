#include "cli/front/front.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "cli/front/card_front.hpp"
#include "cli/front/island_front.hpp"

namespace longroad::cli {
namespace {

namespace json = boost::json;

const json::object& seat_of(const json::object& view, int seat) {
  return view.at("seats").as_array()[static_cast<std::size_t>(seat)].as_object();
}

}  // namespace

Picture Front::board(const Object&, bool) const { return {}; }
std::string Front::svg(const Object&, bool) const { return {}; }
Front::Lines Front::middle(const Object& view) const { return listed(view); }
Front::Lines Front::legend(const Object&) const { return {}; }
Front::Lines Front::notes(const Object&) const { return {}; }
std::string Front::phase(const Object&, int) const { return "It is your turn."; }
std::string_view Front::meaning(std::string_view) const { return {}; }
std::string Front::moved(const notation::Moved&, int) const { return {}; }

Front::Lines Front::listed(const Object& position) const {
  static constexpr std::string_view kKnown[]{"game", "rules", "players", "options", "seats"};
  Lines lines;
  for (const auto& [key, value] : position)
    if (std::ranges::find(kKnown, std::string_view(key)) == std::end(kKnown) && !value.is_null())
      lines.push_back(fmt::format("{}: {}", std::string_view(key), plain(value)));
  return lines;
}

Front::Lines Front::counts(const Object& view, int seat) const { return {seat_text(seat_of(view, seat))}; }

std::string Front::hand(const Object& view, int seat) const {
  return fmt::format("You have {}.", seat_text(seat_of(view, seat)));
}

std::string plain(const json::value& value) {
  if (value.is_string()) return std::string(value.get_string());
  std::string text;
  if (value.is_array()) {
    for (const auto& item : value.get_array()) text += (text.empty() ? "" : " ") + plain(item);
  } else if (value.is_object()) {
    for (const auto& [key, item] : value.get_object())
      text += fmt::format("{}{} {}", text.empty() ? "" : ", ", std::string_view(key), plain(item));
  } else {
    text = json::serialize(value);
  }
  return text;
}

std::string seat_text(const json::object& seat) {
  std::string line;
  for (const auto& [key, value] : seat)
    if (const std::string text = plain(value); !text.empty() && text != "-" && text != "false")
      line += fmt::format("{}{}: {}", line.empty() ? "" : "  ", std::string_view(key), text);
  return line;
}

const Front& front_of(std::string_view game) {
  static const IslandFront kIsland;
  static const CardFront kCards;
  static const Front kPlain;
  struct Row {
    std::string_view game;
    const Front* front;
  };
  static const Row kFronts[]{
      {"base", &kIsland}, {"duo", &kIsland}, {"soccer", &kIsland}, {"struggle", &kCards}};
  const auto* found = std::ranges::find(kFronts, game, &Row::game);
  return found == std::end(kFronts) ? kPlain : *found->front;
}

}  // namespace longroad::cli
