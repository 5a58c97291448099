#include "server/desk/document/own_tables.hpp"

#include <algorithm>

#include "server/desk/document/tables.hpp"
#include "tournament/model/calls.hpp"

namespace longroad::server::desk {
namespace {

using namespace tournament;

/// What a player can do at their table of this game. `drop` is of the whole tournament.
std::vector<std::string> can_do(const std::vector<Offer>& offers, GameId game) {
  std::vector<std::string> can;
  for (const Offer& offer : offers) {
    if (offer.game == game && offer.command != DeskCommand::Drop) can.emplace_back(name(offer.command));
  }
  return can;
}

wire::Status status(const State& state, PlayerId player) {
  if (state.person(player).penalty) return wire::Status::Out;
  if (state.missing_semifinal.contains(player) || state.missing_final.contains(player))
    return wire::Status::Dropped;
  const auto& attendance = state.events[static_cast<std::size_t>(state.current_event()) - 1].attendance;
  const auto found = attendance.find(player);
  if (found == attendance.end()) return wire::Status::Expected;
  return found->second.presence == Presence::Present ? wire::Status::Present : wire::Status::Dropped;
}

/// The referee who is on the way to this table.
std::string going_to(const Sheet& sheet) {
  const std::vector<OpenCall> calls = open_calls(sheet);
  return calls.empty() ? "" : calls.back().going;
}

/// One's own is known once one has chosen; where nobody chooses, from the beginning.
std::optional<int> position(const Sheet& sheet, PlayerId player) {
  if (const auto found = sheet.choices.find(player); found != sheet.choices.end())
    return found->second.position;
  if (sheet.choices.size() < sheet.selection.size()) return std::nullopt;
  return static_cast<int>(std::ranges::find(sheet.players, player) - sheet.players.begin()) + 1;
}

}  // namespace

wire::Mine own_tables(const State& state, PlayerId player, int rank, const std::vector<Offer>& offers) {
  wire::Mine mine{.player = player, .status = status(state, player)};
  if (rank != 0) mine.rank = rank;
  for (const GameId id : all_games(state)) {
    const Game& game = *state.game(id);
    for (int t = 1; t <= std::ssize(game.sheets); ++t) {
      if (!sits_at(state, {id, t}, player)) continue;
      const Sheet& sheet = game.sheets[static_cast<std::size_t>(t) - 1];
      mine.games.push_back({.game = id,
                            .table = t,
                            .position = position(sheet, player),
                            .can = can_do(offers, id),
                            .going = going_to(sheet),
                            .sheet = told_table(state, {id, t}, Detail::Sheet)});
    }
  }
  return mine;
}

}  // namespace longroad::server::desk
