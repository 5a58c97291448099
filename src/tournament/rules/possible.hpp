/// What each person can do now. It asks the same rules that `check` asks, and nothing else: whatever is here
/// is accepted with the right words beside it, and what is not here is refused.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tournament/rules/roles.hpp"

namespace longroad::tournament {

/// What a command says beside the game, tables and players that it is about.
struct OfferedWith {
  std::optional<int> event{};                        // check_in, schedule
  bool semifinal = false;                            // check_in: for the semi-finals
  bool accepted = false;                             // check_in: only to accept the code of conduct after all
  std::optional<bool> results{};                     // publish
  bool unofficial = false;                           // start: only so
  std::optional<std::uint64_t> seed{};               // layout: no other any more
  std::optional<SheetForm> sheet{};                  // report, decide, correct
  std::vector<std::string> keys{};                   // set
  std::optional<std::vector<std::string>> names{};   // banker: judges and referees
  bool seated = false;                               // banker: also whoever plays at the table
  std::optional<std::vector<StaffMember>> leaves{};  // staff: who may go
  static void fields(auto f) {
    f("event", &OfferedWith::event, {.omitted = true});
    f("semifinal", &OfferedWith::semifinal, {.optional = true});
    f("accepted", &OfferedWith::accepted, {.optional = true});
    f("results", &OfferedWith::results, {.omitted = true});
    f("unofficial", &OfferedWith::unofficial, {.optional = true});
    f("seed", &OfferedWith::seed, {.omitted = true});
    f("sheet", &OfferedWith::sheet, {.omitted = true});
    f("keys", &OfferedWith::keys, {.optional = true});
    f("names", &OfferedWith::names, {.omitted = true});
    f("seated", &OfferedWith::seated, {.optional = true});
    f("leaves", &OfferedWith::leaves, {.omitted = true});
  }
};

/// A command that can be given now, and what it can be about: one of the tables, one of the players. The
/// other members hold what it must say, or what there is to choose from.
struct Offer {
  DeskCommand command{};
  std::optional<GameId> game{};     // of a drop, the first game missed; of a return, where to
  std::vector<int> tables{};        // of the game
  std::vector<PlayerId> players{};  // in a game: each at the table where they sit

  OfferedWith with{};
};

std::vector<Offer> possible(const State& state, const Viewer& viewer);

/// The tables of a running game that can be opened online: empty, not open yet, and enough play.
std::vector<Place> openable_tables(const State& state, GameId game);

}  // namespace longroad::tournament
