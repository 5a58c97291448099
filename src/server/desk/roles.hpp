/// Who may do what at the desk of a tournament: the one table of roles and commands. Whether a
/// command is right at this moment is for the tournament's rules.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "tournament/model/event.hpp"
#include "tournament/model/state.hpp"

namespace longroad::server::desk {

enum class DeskRole : std::uint8_t { Organiser, Referee, Scorekeeper, CheckIn, Display, Player, Public };
inline constexpr int kRoles = 7;

std::string_view name(DeskRole role);
/// The same for sentences.
tournament::Sentence named(DeskRole role);
std::optional<DeskRole> find_role(std::string_view name);
/// What the tournament calls it; nothing for those who are no staff.
std::optional<tournament::Role> staff_role(DeskRole role);

/// Whoever holds a link.
struct Viewer {
  DeskRole role = DeskRole::Display;
  std::string name;
  tournament::PlayerId player{};  // none: not a player

  [[nodiscard]] bool is_staff() const { return staff_role(role).has_value(); }
};

/// What somebody asks of the desk; everybody may look.
enum class Right : std::uint8_t { Look, Links, PlayerLinks, Log, Print, Results, Everything };

bool may(DeskRole role, std::string_view command);
bool may(DeskRole role, Right right);
std::vector<std::string_view> all_commands();
/// Those that are worth offering: a role's, without what the rules keep from this person all the same.
std::vector<std::string_view> commands_of(const Viewer& viewer, const tournament::State& state);

}  // namespace longroad::server::desk
