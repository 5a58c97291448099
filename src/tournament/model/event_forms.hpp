/// How players and games stand in JSON, wherever an event or a command names them.
#pragma once

#include "notation/values/read.hpp"
#include "notation/values/write.hpp"
#include "tournament/model/game_id.hpp"
#include "tournament/schedule/schedule.hpp"

namespace longroad::notation {

template <>
struct Form<tournament::PlayerId> {
  static void read(const Node& node, tournament::PlayerId& player, const As&, Reading) {
    player = tournament::PlayerId::of(node.number(0, 0xFFFF, player.number));
  }
  static void write(JsonText& out, tournament::PlayerId player) { out.value(int{player.number}); }
  static boost::json::object schema(const As&) {
    return {{"type", "integer"}, {"minimum", 0}, {"maximum", 0xFFFF}};
  }
};

template <>
struct Form<tournament::GameId> {
  static void read(const Node& node, tournament::GameId& game, const As&, Reading) {
    const Result<tournament::GameId> read = tournament::read_game(node.word({}), 1);
    if (!read) return node.refuse(read.error().sentence);
    game = *read;
  }
  static void write(JsonText& out, tournament::GameId game) { out.value(tournament::text(game)); }
  static boost::json::object schema(const As&) { return {{"$ref", "#/$defs/Game"}}; }
};

}  // namespace longroad::notation
