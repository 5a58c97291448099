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

/// The cards that a value names, whether it is `"bbw"` or `["knight","point"]`.
Pool named(const json::value* cards) {
  Pool pool;
  if (cards == nullptr) return pool;
  if (const auto* letters = cards->if_string())
    for (const char c : *letters) pool.emplace_back(1, c);
  if (const auto* words = cards->if_array())
    for (const json::value& word : *words)
      if (const auto* text = word.if_string()) pool.emplace_back(*text);
  return pool;
}

void take_named(Pool& pool, const json::value* cards) {
  for (const std::string& card : named(cards)) take(pool, card);
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

/// Everything that is dealt in a game: before its first line the bank, or the stack, has all resources and
/// the deck all other cards.
struct AllCards {
  Pool resources;
  Pool cards;
};

AllCards all_cards(const games::Game& game, std::size_t players) {
  games::Setup setup;
  setup.players = static_cast<int>(players);
  const auto begun = game.start(setup);
  if (!begun) return {};
  const json::object first = (*begun)->json();
  return {named(first.if_contains(first.contains("bank") ? "bank" : "stack")),
          named(first.if_contains("deck"))};
}

void deal_hands(Pool pool, json::object& view, json::array& seats, Random& random) {
  for (const char* lies : {"bank", "market", "discard"}) take_named(pool, view.if_contains(lies));
  for (const json::value& seat : seats) take_named(pool, seat.as_object().if_contains("hand"));
  for (json::value& seat : seats)
    if (auto* hand = seat.as_object().if_contains("hand"); hand != nullptr && hand->is_int64())
      *hand = bundle(deal(pool, *hand, random));
  if (view.contains("stack")) view["stack"] = bundle(pool);
}

void deal_cards(Pool pool, json::object& view, json::array& seats, Random& random) {
  for (const json::value& seat : seats)
    for (const char* lies : {"cards", "fresh", "played", "removed"})
      take_named(pool, seat.as_object().if_contains(lies));
  for (json::value& seat : seats)
    for (const char* held : {"cards", "fresh"})
      if (auto* cards = seat.as_object().if_contains(held); cards != nullptr && cards->is_int64())
        *cards = words(deal(pool, *cards, random));
  view["deck"] = words(pool);
}

json::object filled(const AllCards& all, json::object view, Random& random) {
  json::array& seats = view.at("seats").as_array();
  deal_hands(all.resources, view, seats, random);
  if (!all.cards.empty()) deal_cards(all.cards, view, seats, random);
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
  const AllCards all = all_cards(*game, view.at("seats").as_array().size());
  for (int i = 1;; ++i) {
    auto position = game->read(filled(all, view, random));
    if (i == kTries || (position && !(*position)->over())) return position;
  }
}

}  // namespace longroad::bots
