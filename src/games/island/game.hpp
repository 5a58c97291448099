/// What the table of games takes from this folder: the base game and its variants.
#pragma once

#include <boost/json/fwd.hpp>
#include <span>
#include <tuple>

#include "games/island/island.hpp"
#include "games/island/text/option_list.hpp"
#include "games/island/text/packs.hpp"
#include "notation/usual_game.hpp"

namespace longroad::island {

template <Variant V>
struct GameOf {
  using Play = Island;
  static Result<Position> start(const notation::Setup& setup) {
    return island::start(V, setup.players, setup.key, setup.board, setup.options, setup.revision);
  }
  static Result<Position> read(const boost::json::object& position, int revision) {
    return read_position(V, position, revision);
  }
  static std::span<const notation::Option> options() { return option_list(V); }
  static std::span<const notation::Pack> packs() { return island::packs(); }
};

struct BaseGame : GameOf<Variant::Base> {
  static constexpr notation::GameInfo kInfo{
      .name = "base", .title = "The island", .min_players = 2, .max_players = 4, .layouts = names::kLayouts};
};
struct DuoGame : GameOf<Variant::Duo> {
  static constexpr notation::GameInfo kInfo{
      .name = "duo", .title = "Two players", .min_players = 2, .max_players = 2, .layouts = names::kLayouts};
};
struct SoccerGame : GameOf<Variant::Soccer> {
  static constexpr notation::GameInfo kInfo{
      .name = "soccer", .title = "Soccer", .min_players = 3, .max_players = 4, .layouts = names::kLayouts};
};

using Games = std::tuple<BaseGame, DuoGame, SoccerGame>;

}  // namespace longroad::island
