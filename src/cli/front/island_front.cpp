#include "cli/front/island_front.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <string>
#include <utility>
#include <vector>

#include "cli/common/wording.hpp"
#include "cli/front/phases.hpp"
#include "games/island/drawing/drawing.hpp"
#include "games/island/model/cards.hpp"
#include "notation/words.hpp"

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
    {"discard", "A seven: discard half of your cards, {} to go.", "owes"},
    {"robber", "Move the robber to another hex."},
    {"steal", "Choose whom to rob."},
    {"main", "Build, trade, play a card, or end your turn."},
    {"roads", "Place your free roads: {} to go.", "free_roads"},
    {"neutral", "Build for a neutral player."},
    {"give", "Give a card for each one taken."},
    {"doubles", "Score or ignore the first match."},
    {"reward", "Choose a card as your reward."},
};

constexpr VerbMeaning kVerbs[]{
    {"settle", "place a settlement on a corner of the board"},
    {"road", "place a road between two corners"},
    {"city", "make a city of your settlement"},
    {"roll", "throw the dice"},
    {"discard", "give up a card"},
    {"robber", "move the robber to a hex, the number after #"},
    {"steal", "take a card at random from a seat"},
    {"buy", "buy a development card"},
    {"knight", "play a knight: move the robber"},
    {"roads", "play road building: two roads for nothing"},
    {"plenty", "play year of plenty: two cards from the bank"},
    {"monopoly", "play monopoly: all cards of a kind from everybody"},
    {"bank", "trade with the bank or a harbour"},
    {"offer", "offer a trade, what you give and what you want: offer bw o"},
    {"accept", "agree to the offer"},
    {"refuse", "say no to the offer"},
    {"counter", "offer other cards, what you give and what you want: counter bw o"},
    {"trade", "trade with this seat"},
    {"withdraw", "end your offer"},
    {"end", "end your turn"},
    {"claim", "say that you have won"},
    {"done", "place no more free roads"},
    {"neutral", "place a piece for a neutral player"},
    {"force", "pay tokens: take two cards at random, give two"},
    {"give", "hand over a card"},
    {"banish", "pay tokens: move the robber to the desert"},
    {"retire", "give up a played knight for two tokens"},
    {"train", "give up a played knight for a shot"},
    {"reward", "take this card"},
    {"score", "count this match for you"},
    {"ignore", "count the next match in its place"},
};

/// Whether the settlement of the opening stands, and only its road is left.
bool road_is_left(const json::object& view) {
  const json::object& turn = view.at("turn").as_object();
  if (turn.at("phase").as_string() != "opening") return false;
  const auto owner = turn.at("seat").to_number<std::size_t>() - 1;
  const json::object& seat = view.at("seats").as_array()[owner].as_object();
  return count(seat, "settlements") + count(seat, "cities") > count(seat, "roads");
}

std::string terms(const json::object& offer) {
  return fmt::format("gives {} and wants {}", std::string_view(offer.at("give").as_string()),
                     std::string_view(offer.at("want").as_string()));
}

/// What is offered, to those who are asked; to the one who offers, what came back.
std::string offer_sentence(const json::object& turn, int seat) {
  const json::object& offer = turn.at("offer").as_object();
  const int owner = turn.at("seat").to_number<int>() - 1;
  if (seat != owner) return fmt::format("Seat {} {}.", owner + 1, terms(offer));
  std::string sentence = "Your offer is open.";
  int other = 0;
  for (const json::value& answer : offer.at("answers").as_array()) {
    ++other;
    if (answer.is_string() && answer.get_string() == "accept")
      sentence += fmt::format(" Seat {} accepts.", other);
    if (answer.is_object()) sentence += fmt::format(" Seat {} {}.", other, terms(answer.get_object()));
  }
  return sentence;
}

}  // namespace

Picture IslandFront::board(const Object& view, bool colours) const {
  auto picture = island::draw_text(view, colours);
  return {std::move(picture.lines), picture.width};
}

std::string IslandFront::svg(const Object& position, bool numbers) const {
  return island::draw_svg(position, numbers ? island::Labels::Numbers : island::Labels::Discs);
}

Front::Lines IslandFront::legend(const Object&) const {
  return {
      "Letters: " + letters(),
      fmt::format("Prices: road {}, settlement {}, city {}, development card {}",
                  notation::text(island::kRoadPrice), notation::text(island::kSettlementPrice),
                  notation::text(island::kCityPrice), notation::text(island::kCardPrice)),
      "Board: 20 a corner, 20-21 the edge between two, #9 a hex, [R] the robber, s a settlement, c a city, "
      "3:1 and 2:1 harbours"};
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
std::string IslandFront::phase(const Object& view, int seat) const {
  const json::object& turn = view.at("turn").as_object();
  if (turn.at("phase").as_string() == "trade") return offer_sentence(turn, seat);
  return road_is_left(view) ? "Place a road beside your settlement." : phase_sentence(view, seat, kPhases);
}
/// Who received what: ` (you lw, 3 o)`. Nothing where the bank was paid, since that line says what for.
std::string IslandFront::moved(const notation::Moved& moved, int me) const {
  std::vector<std::string> gains;
  for (const auto& pass : moved.passed) {
    if (!pass.piece.empty()) continue;
    if (pass.to.is_none()) return "";
    gains.push_back(
        fmt::format("{} {}", pass.to.index == me ? "you" : std::to_string(pass.to.index + 1), pass.cards));
  }
  return gains.empty() ? "" : fmt::format(" ({})", fmt::join(gains, ", "));
}
std::string_view IslandFront::meaning(std::string_view verb) const { return meaning_of(verb, kVerbs); }

}  // namespace longroad::cli
