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

bool holds(const std::vector<PlayerId>& list, PlayerId player) {
  return std::ranges::find(list, player) != list.end();
}

bool chooses_next(const Sheet& sheet, PlayerId player) {
  const auto next =
      std::ranges::find_if(sheet.selection, [&](PlayerId p) { return !sheet.choices.contains(p); });
  return next != sheet.selection.end() && *next == player;
}

json::array possible(const State& state, const Game& game, const Sheet& sheet, PlayerId player) {
  json::array can;
  if (is_out(state, sheet, player) || sheet.finished()) return can;
  if (!game.started) {
    if (game.layout_confirmed && chooses_next(sheet, player)) can.emplace_back("choose");
    return can;
  }
  if (sheet.state == SheetState::Empty || sheet.state == SheetState::Reported) can.emplace_back("report");
  if (sheet.state == SheetState::Reported && !sheet.signatures.contains(player)) {
    can.emplace_back("sign");
    can.emplace_back("refuse");
  }
  can.emplace_back("call");
  can.emplace_back("dice_log");
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

bool sits_at(const State& state, const Place& at, PlayerId player) {
  const Sheet* sheet = state.sheet(at);
  return sheet != nullptr && state.game(at.game)->seats_shown() && holds(sheet->players, player);
}

bool is_out(const State& state, const Sheet& sheet, PlayerId player) {
  return state.person(player).penalty || holds(sheet.lost, player);
}

json::object own_tables(const State& state, PlayerId player, int rank) {
  json::array games;
  for (const GameId id : all_games(state)) {
    const Game& game = *state.game(id);
    for (int t = 1; t <= std::ssize(game.sheets); ++t) {
      if (!sits_at(state, {id, t}, player)) continue;
      const Sheet& sheet = game.sheets[static_cast<std::size_t>(t) - 1];
      games.push_back({{"game", text(id)},
                       {"table", t},
                       {"position", position(sheet, player)},
                       {"can", possible(state, game, sheet, player)},
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
