/// What the holder of a link may ask of the desk beyond commands, which are the tournament's
/// (tournament/rules/roles.hpp).
#pragma once

#include <cstdint>

#include "tournament/rules/roles.hpp"

namespace longroad::server::desk {

using tournament::DeskRole;
using tournament::find_role;
using tournament::kRoles;
using tournament::staff_role;
using tournament::Viewer;

/// Everybody may look.
enum class Right : std::uint8_t { Look, Links, PlayerLinks, Log, Print, Results, Everything };

bool may(DeskRole role, Right right);

}  // namespace longroad::server::desk
