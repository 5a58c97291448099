#include "bots/wire/guess.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <string>
#include <vector>

#include "notation/json.hpp"
#include "notation/members.hpp"

namespace longroad::bots {
namespace {

namespace json = boost::json;
using notation::Pack;

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

json::value written(const Pack& pack, const std::vector<std::string>& cards) {
  if (pack.written == Pack::Written::List) return json::array(cards.begin(), cards.end());
  return json::value(bundle(cards));
}

/// All cards of a pack: before the first line its source has them.
using AllCards = std::vector<Pool>;

Result<games::PositionPtr> begun(const games::Game& game, const json::object& view) {
  games::Setup setup;
  setup.players = static_cast<int>(view.at("seats").as_array().size());
  return game.start(setup);
}

AllCards all_cards(const games::Game& game, const json::object& view) {
  const auto start = begun(game, view);
  const json::object first = start ? (*start)->json() : json::object{};
  AllCards all;
  for (const Pack& pack : game.packs()) all.push_back(named(first.if_contains(pack.source)));
  return all;
}

void deal_pack(const Pack& pack, Pool pool, json::object& view, Random& random) {
  json::array& seats = view.at("seats").as_array();
  for (const auto lies : pack.open) take_named(pool, view.if_contains(lies));
  for (const json::value& seat : seats)
    for (const auto& members : {pack.held, pack.of_seat})
      for (const auto lies : members) take_named(pool, seat.as_object().if_contains(lies));
  for (json::value& seat : seats)
    for (const auto held : pack.held)
      if (auto* cards = seat.as_object().if_contains(held); cards != nullptr && cards->is_int64())
        *cards = written(pack, deal(pool, *cards, random));
  if (std::ranges::find(pack.open, pack.source) == pack.open.end()) view[pack.source] = written(pack, pool);
}

json::object filled(const games::Game& game, const AllCards& all, json::object view, Random& random) {
  for (std::size_t i = 0; i < all.size(); ++i) deal_pack(game.packs()[i], all[i], view, random);
  return view;
}

bool has_seats(const json::object& view) {
  const auto* seats = view.if_contains("seats");
  return seats != nullptr && seats->is_array() &&
         std::ranges::all_of(seats->get_array(), [](const json::value& s) { return s.is_object(); });
}

Result<const games::Game*> game_of(const json::object& view) {
  const auto* name = view.if_contains("game");
  const games::Game* game =
      name != nullptr && name->is_string() ? games::find_game(name->get_string()) : nullptr;
  if (game == nullptr) return Error{"The view names no game that there is."};
  if (!has_seats(view)) return Error{"The view has no seats."};
  return game;
}

}  // namespace

Result<Believed> guess_position(const json::object& view, RandKey key) {
  const auto game = game_of(view);
  if (!game) return game.error();
  // A deal may give the player to move a win that it can't have: then another is tried.
  constexpr int kTries = 50;
  Random random(key);
  const AllCards all = all_cards(**game, view);
  for (int i = 1;; ++i) {
    auto read = read_believing(**game, filled(**game, all, view, random));
    if (i == kTries || (read && !read->position->over())) return read;
  }
}

Result<Believed> guess_shown(const json::object& view, RandKey key) {
  const auto game = game_of(view);
  if (!game) return game.error();
  const auto start = begun(**game, view);
  if (!start) return start.error();
  const auto first = (*start)->view(std::nullopt);
  notation::Members members;
  first->write(members);
  const auto shown = notation::parse_json(members.whole());
  const json::object known = first->json();
  json::object plain = view;
  for (const auto& [name, value] : shown->as_object())
    if (!known.contains(name)) plain.erase(name);
  return guess_position(plain, key);
}

}  // namespace longroad::bots
