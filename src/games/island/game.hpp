/// What the table of games takes from this folder: the base game and its variants.
#pragma once

#include <boost/json/fwd.hpp>
#include <span>
#include <tuple>
#include <utility>

#include "games/island/island.hpp"
#include "games/island/text/packs.hpp"
#include "notation/usual_game.hpp"

namespace longroad::island {

template <class P>
struct GameOf {
  using Play = Island;
  static constexpr notation::GameInfo kInfo{.name = P::Words::kName,
                                            .title = P::Words::kTitle,
                                            .min_players = P::kPlayers.fewest,
                                            .max_players = P::kPlayers.most,
                                            .min_people = P::kPlayers.fewest_people,
                                            .layouts = names::kLayouts};
  static Result<Position> start(const notation::Setup& setup) {
    return island::start(P::kVariant, setup.players, setup.key, setup.board, setup.options, setup.revision);
  }
  static Result<Position> read(const boost::json::object& position, int revision) {
    return read_position(P::kVariant, position, revision);
  }
  static std::span<const notation::Option> options() { return P::Words::options(); }
  static std::span<const notation::Pack> packs() { return island::packs(); }
  static std::span<const phrases::Declared> refusals() { return kRefusals; }
};

template <class Numbers>
struct GamesOf;
template <int... Number>
struct GamesOf<std::integer_sequence<int, Number...>> {
  using List = std::tuple<GameOf<UsualPart>, GameOf<VariantAt<Number + 1>>...>;
};
using Games = GamesOf<std::make_integer_sequence<int, kVariants>>::List;

}  // namespace longroad::island
