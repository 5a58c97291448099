/// The table of all games.
#include <algorithm>

#include "games/erased.hpp"
#include "games/game.hpp"
#include "games/island/island.hpp"
#include "games/island/text/option_list.hpp"
#include "games/island/text/packs.hpp"
#include "games/struggle/struggle.hpp"
#include "games/struggle/text/option_list.hpp"
#include "games/struggle/text/packs.hpp"

namespace longroad::games {
namespace {

/// A position of a game, with its face on.
template <class G, class P>
Result<PositionPtr> faced(Result<P> position) {
  if (!position) return position.error();
  return PositionPtr(std::make_unique<Erased<G>>(std::make_shared<const typename G::Rules>(position->rules),
                                                 position->state));
}

using island::Variant;

template <Variant V>
Result<PositionPtr> start_island(const Setup& setup) {
  return faced<island::Island>(
      island::start(V, setup.players, setup.key, setup.board, setup.options, setup.revision));
}
template <Variant V>
Result<PositionPtr> read_island(const boost::json::object& position, int revision) {
  return faced<island::Island>(island::read_position(V, position, revision));
}

template <Variant V>
std::span<const notation::Option> island_options() {
  return island::option_list(V);
}

Result<PositionPtr> start_struggle(const Setup& setup) {
  return faced<struggle::Struggle>(
      struggle::begin(setup.players, setup.board, setup.options, setup.revision));
}
Result<PositionPtr> read_struggle(const boost::json::object& position, int revision) {
  return faced<struggle::Struggle>(struggle::read_position(position, revision));
}

}  // namespace

std::span<const Game> all_games() {
  static constexpr Game kGames[] = {
      {"base", "The island", 2, 4, start_island<Variant::Base>, island_options<Variant::Base>,
       read_island<Variant::Base>, island::packs},
      {"duo", "Two players", 2, 2, start_island<Variant::Duo>, island_options<Variant::Duo>,
       read_island<Variant::Duo>, island::packs},
      {"soccer", "Soccer", 3, 4, start_island<Variant::Soccer>, island_options<Variant::Soccer>,
       read_island<Variant::Soccer>, island::packs},
      {"struggle", "The card game", 2, 6, start_struggle, struggle::option_list, read_struggle,
       struggle::packs},
  };
  return kGames;
}

const Game& default_game() { return all_games().front(); }

const Game* find_game(std::string_view name) {
  const auto games = all_games();
  const auto found = std::ranges::find(games, name, &Game::name);
  return found == games.end() ? nullptr : &*found;
}

}  // namespace longroad::games
