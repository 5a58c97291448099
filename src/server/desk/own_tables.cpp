#include "server/desk/own_tables.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "server/desk/tables_json.hpp"
#include "tournament/model/calls.hpp"

namespace longroad::server::desk {
namespace {

namespace json = boost::json;
using namespace tournament;

/// What a player can do at their table of this game. `drop` is of the whole tournament.
json::array can_do(const std::vector<Offer>& offers, GameId game) {
  json::array can;
  for (const Offer& offer : offers) {
    if (offer.game == game && offer.command != DeskCommand::Drop)
      can.push_back(json::string(name(offer.command)));
  }
  return can;
}

std::string_view status(const State& state, PlayerId player) {
  if (state.person(player).penalty) return "out";
  if (state.missing_semifinal.contains(player) || state.missing_final.contains(player)) return "dropped";
  const auto& attendance = state.events[static_cast<std::size_t>(state.current_event()) - 1].attendance;
  const auto found = attendance.find(player);
  if (found == attendance.end()) return "expected";
  return found->second.presence == Presence::Present ? "present" : "dropped";
}

/// The referee who is on the way to this table.
std::string going_to(const Sheet& sheet) {
  const std::vector<OpenCall> calls = open_calls(sheet);
  return calls.empty() ? "" : calls.back().going;
}

/// One's own is known once one has chosen; where nobody chooses, from the beginning.
json::value position(const Sheet& sheet, PlayerId player) {
  if (const auto found = sheet.choices.find(player); found != sheet.choices.end())
    return found->second.position;
  if (sheet.choices.size() < sheet.selection.size()) return nullptr;
  return std::ranges::find(sheet.players, player) - sheet.players.begin() + 1;
}

}  // namespace

json::object own_tables(const State& state, PlayerId player, int rank, const std::vector<Offer>& offers) {
  json::array games;
  for (const GameId id : all_games(state)) {
    const Game& game = *state.game(id);
    for (int t = 1; t <= std::ssize(game.sheets); ++t) {
      if (!sits_at(state, {id, t}, player)) continue;
      const Sheet& sheet = game.sheets[static_cast<std::size_t>(t) - 1];
      games.push_back({{"game", text(id)},
                       {"table", t},
                       {"position", position(sheet, player)},
                       {"can", can_do(offers, id)},
                       {"going", going_to(sheet)},
                       {"sheet", table_json(state, {id, t}, Detail::Sheet)}});
    }
  }
  return {{"player", player.number},
          {"status", status(state, player)},
          {"rank", rank == 0 ? json::value() : json::value(rank)},
          {"games", std::move(games)}};
}

}  // namespace longroad::server::desk
