/// Who takes part in a tournament, and what each may ever do: the one table of roles and commands. Whether
/// it can be done at this moment is for the rules (`possible.hpp`).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/rules/rules.hpp"

namespace longroad::tournament {

/// The staff first.
enum class DeskRole : std::uint8_t { Organiser, Referee, Scorekeeper, CheckIn, Display, Player, Public };
inline constexpr int kRoles = 7;

std::string_view name(DeskRole role);
/// The same for sentences.
Sentence named(DeskRole role);
std::optional<DeskRole> find_role(std::string_view name);
/// What the staff list calls it; nothing for those who are no staff.
std::optional<Role> staff_role(DeskRole role);

/// Whoever holds a link.
struct Viewer {
  DeskRole role = DeskRole::Display;
  std::string name;
  PlayerId player{};  // none: not a player

  [[nodiscard]] bool is_staff() const { return staff_role(role).has_value(); }
};

/// What somebody asks a desk to do, as `desk_commands.inc` lists it. Most add the event of the same name;
/// `RegisterBots`, `Advance` and `OpenTables` are made of several.
enum class DeskCommand : std::uint8_t {
#define LONGROAD_DESK_COMMAND(id, name, who) id,
#include "tournament/rules/desk_commands.inc"
#undef LONGROAD_DESK_COMMAND
};

std::string_view name(DeskCommand command);
std::optional<DeskCommand> find_command(std::string_view name);

bool may(DeskRole role, DeskCommand command);
/// All that a role may ever do, without what the rules keep from this person all the same.
std::vector<std::string_view> commands_of(const Viewer& viewer, const State& state);

/// What a command is about, as far as it is about anything.
struct Target {
  Place at{};
  PlayerId player{};
};

/// Why this is not for this person; for a player it is only about themselves and their own table.
rules::Refused refuse_right(const State& state, const Viewer& viewer, DeskCommand command,
                            const Target& target);

/// What players may do only so often, and only until their game is over: calls that nobody would hear.
rules::Refused refuse_excess(const State& state, const Viewer& viewer, DeskCommand command, const Place& at);

/// Whether the player sits there and may know it.
bool sits_at(const State& state, const Place& at, PlayerId player);

}  // namespace longroad::tournament
