/// Games and their tables, as much of them as somebody may know.
#pragma once

#include <optional>

#include "server/desk/wire/tables.hpp"

namespace longroad::server::desk {

/// `Seats`: who sits there; `Result`: how it ended; `Sheet`: the sheet with its signatures, for those
/// who work with it and those who sit there; `All`: also what was said at the table.
enum class Detail : std::uint8_t { Seats, Result, Sheet, All };

wire::Table told_table(const tournament::State& state, const tournament::Place& at, Detail detail);

/// A game without its tables. Its layout only where the seats may be seen.
wire::GameState told_game(const tournament::State& state, tournament::GameId id, bool with_layout);

/// Nothing for nobody.
inline std::optional<tournament::PlayerId> maybe(tournament::PlayerId player) {
  return player.is_none() ? std::nullopt : std::optional(player);
}

}  // namespace longroad::server::desk
