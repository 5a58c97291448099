/// The table of all games: what the folders named in this folder's CMake list offer.
#include <algorithm>
#include <array>
#include <span>
#include <tuple>

#include "game_folders.hpp"
#include "games/faced.hpp"
#include "games/game.hpp"

namespace longroad::games {
namespace {

/// A position of a game, with its face on.
template <class G, class Begun>
Result<PositionPtr> faced(Result<Begun> begun) {
  if (!begun) return begun.error();
  return PositionPtr(
      std::make_unique<Faced<G>>(std::make_shared<const typename G::Rules>(begun->rules), begun->state));
}

template <class Entry>
Result<PositionPtr> start(const Setup& setup) {
  return faced<typename Entry::Play>(Entry::start(setup));
}

template <class Entry>
Result<PositionPtr> read(const boost::json::object& position, int revision) {
  return faced<typename Entry::Play>(Entry::read(position, revision));
}

template <class... Entries>
constexpr auto rows(std::tuple<Entries...>) {
  return std::array{Game{Entries::kInfo, start<Entries>, Entries::options, read<Entries>, Entries::packs,
                         Entries::refusals}...};
}

constexpr auto kGames = rows(Folders{});
static_assert(std::ranges::is_sorted(kGames, {}, &Game::example));

}  // namespace

std::span<const Game> all_games() { return kGames; }

std::span<const Game> offered_games() {
  return {kGames.begin(), std::ranges::find(kGames, true, &Game::example)};
}

const Game& default_game() { return kGames.front(); }

const Game* find_game(std::string_view name) {
  const std::span all(kGames);
  const auto found = std::ranges::find(all, name, &Game::name);
  return found == all.end() ? nullptr : &*found;
}

}  // namespace longroad::games
