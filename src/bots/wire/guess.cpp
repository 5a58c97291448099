#include "bots/wire/guess.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <string>
#include <vector>

namespace longroad::bots {
namespace {

namespace json = boost::json;

/// Cards that nobody is known to have, by their words: `b`, `knight`.
using Pool = std::vector<std::string>;

void take(Pool& pool, std::string_view card) {
  const auto found = std::ranges::find(pool, card);
  if (found != pool.end()) pool.erase(found);
}

/// Takes the cards that a value names, whether it is `"bbw"` or `["knight","point"]`.
void take_named(Pool& pool, const json::value* cards) {
  if (cards == nullptr) return;
  if (const auto* letters = cards->if_string())
    for (const char c : *letters) take(pool, {&c, 1});
  if (const auto* words = cards->if_array())
    for (const json::value& word : *words)
      if (const auto* text = word.if_string()) take(pool, *text);
}

std::vector<std::string> deal(Pool& pool, const json::value& count, Random& random) {
  std::vector<std::string> cards;
  const std::int64_t n = count.is_int64() ? count.get_int64() : 0;
  for (std::int64_t i = 0; i < n && !pool.empty(); ++i) {
    const auto at = pool.begin() + random.below(static_cast<int>(pool.size()));
    cards.push_back(*at);
    pool.erase(at);
  }
  std::ranges::sort(cards);
  return cards;
}

/// A bundle's letters in the order of the resources.
std::string bundle(const std::vector<std::string>& cards) {
  std::string text;
  for (const std::string_view r : {"b", "l", "w", "g", "o"})
    for (const std::string& card : cards)
      if (card == r) text += card;
  return text.empty() ? "-" : text;
}

json::array words(const std::vector<std::string>& cards) { return json::array(cards.begin(), cards.end()); }

Pool copies(std::initializer_list<std::pair<std::string_view, int>> kinds) {
  Pool pool;
  for (const auto& [word, count] : kinds)
    pool.insert(pool.end(), static_cast<std::size_t>(count), std::string(word));
  return pool;
}

bool is_card_game(const json::object& view) {
  const auto* game = view.if_contains("game");
  return game != nullptr && game->is_string() && game->get_string() == "struggle";
}

/// Every resource card of the game.
Pool all_resources(const json::object& view, std::size_t players) {
  if (!is_card_game(view)) return copies({{"b", 19}, {"l", 19}, {"w", 19}, {"g", 19}, {"o", 19}});
  const int sets = players >= 5 ? 2 : 1;
  return copies({{"b", 11 * sets}, {"l", 11 * sets}, {"w", 15 * sets}, {"g", 14 * sets}, {"o", 16 * sets}});
}

void deal_hands(json::object& view, json::array& seats, Random& random) {
  Pool pool = all_resources(view, seats.size());
  for (const char* lies : {"bank", "market", "discard"}) take_named(pool, view.if_contains(lies));
  for (const json::value& seat : seats) take_named(pool, seat.as_object().if_contains("hand"));
  for (json::value& seat : seats)
    if (auto* hand = seat.as_object().if_contains("hand"); hand != nullptr && hand->is_int64())
      *hand = bundle(deal(pool, *hand, random));
  if (view.contains("stack")) view["stack"] = bundle(pool);
}

void deal_cards(json::object& view, json::array& seats, Random& random) {
  Pool pool = copies({{"knight", 14}, {"roads", 2}, {"plenty", 2}, {"monopoly", 2}, {"point", 5}});
  for (const json::value& seat : seats)
    for (const char* lies : {"cards", "fresh", "played", "removed"})
      take_named(pool, seat.as_object().if_contains(lies));
  for (json::value& seat : seats)
    for (const char* held : {"cards", "fresh"})
      if (auto* cards = seat.as_object().if_contains(held); cards != nullptr && cards->is_int64())
        *cards = words(deal(pool, *cards, random));
  view["deck"] = words(pool);
}

/// The hand that the Library shows stands in the turn; it is the partner's.
void place_shown(json::object& view, json::array& seats) {
  auto* turn = view.if_contains("turn");
  if (turn == nullptr || !turn->is_object()) return;
  json::object& t = turn->get_object();
  const auto* shown = t.if_contains("shown");
  const auto* partner = t.if_contains("partner");
  if (shown != nullptr && shown->is_string() && partner != nullptr && partner->is_int64()) {
    const auto at = static_cast<std::size_t>(partner->get_int64() - 1);
    if (at < seats.size()) seats[at].as_object()["hand"] = *shown;
  }
  t.erase("shown");
}

json::object filled(json::object view, Random& random) {
  json::array& seats = view.at("seats").as_array();
  place_shown(view, seats);
  deal_hands(view, seats, random);
  if (!is_card_game(view)) deal_cards(view, seats, random);
  return view;
}

bool has_seats(const json::object& view) {
  const auto* seats = view.if_contains("seats");
  return seats != nullptr && seats->is_array() &&
         std::ranges::all_of(seats->get_array(), [](const json::value& s) { return s.is_object(); });
}

}  // namespace

Result<games::PositionPtr> guess_position(const json::object& view, RandKey key) {
  const auto* name = view.if_contains("game");
  const games::Game* game =
      name != nullptr && name->is_string() ? games::find_game(name->get_string()) : nullptr;
  if (game == nullptr) return Error{"The view names no game that there is."};
  if (!has_seats(view)) return Error{"The view has no seats."};
  // A deal may give the player to move a win that it can't have: then another is tried.
  constexpr int kTries = 50;
  Random random(key);
  for (int i = 1;; ++i) {
    auto position = game->read(filled(view, random));
    if (i == kTries || (position && !(*position)->over())) return position;
  }
}

}  // namespace longroad::bots
