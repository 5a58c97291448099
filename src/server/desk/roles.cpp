#include "server/desk/roles.hpp"

#include <algorithm>
#include <array>

namespace longroad::server::desk {
namespace {

constexpr std::array<std::string_view, kRoles> kNames{"organiser", "referee", "scorekeeper", "check-in",
                                                      "display",   "player",  "public"};

using Roles = unsigned;
constexpr Roles bit(DeskRole role) { return 1U << static_cast<unsigned>(role); }
constexpr Roles kOrganiser = bit(DeskRole::Organiser);
constexpr Roles kReferee = bit(DeskRole::Referee);
constexpr Roles kScorekeeper = bit(DeskRole::Scorekeeper);
constexpr Roles kCheckIn = bit(DeskRole::CheckIn);
constexpr Roles kPlayer = bit(DeskRole::Player);
constexpr Roles kSheets = kOrganiser | kReferee | kScorekeeper;  // whoever works with result sheets
constexpr Roles kDoor = kOrganiser | kCheckIn;                   // whoever lets people in
constexpr Roles kStaff = kSheets | kCheckIn;

struct Command {
  std::string_view name;
  Roles who;
};

constexpr Command kCommands[] = {
    {"set", kOrganiser},
    {"staff", kOrganiser},
    {"register", kDoor},
    {"register_bots", kOrganiser},
    {"amend", kDoor},
    {"apart", kDoor},
    {"check_in", kDoor},
    {"drop", kStaff | kPlayer},
    {"return", kDoor},
    {"schedule", kOrganiser},
    {"publish", kOrganiser | kScorekeeper},
    {"layout", kOrganiser | kReferee},
    {"start", kOrganiser | kReferee},
    {"open_tables", kOrganiser},
    {"report", kSheets | kPlayer},
    {"sign", kSheets | kPlayer},
    {"refuse", kSheets | kPlayer},
    {"decide", kOrganiser | kReferee},
    {"correct", kSheets},
    {"advance", kOrganiser},
    {"choose", kSheets | kPlayer},
    {"banker", kSheets},
    {"warn", kOrganiser | kReferee},
    {"disqualify", kOrganiser | kReferee},
    {"remove", kOrganiser},
    {"limit", kOrganiser | kReferee},
    {"call", kStaff | kPlayer},
    {"going", kOrganiser | kReferee},
    {"answered", kOrganiser | kReferee},
    {"ruling", kOrganiser | kReferee},
    {"dice_log", kSheets | kPlayer},
    {"note", kStaff},
    {"undo", kStaff},
};

/// The rules leave these to referees: an organiser has them who is a referee too (1.1.2).
constexpr std::array<std::string_view, 4> kOfReferees{"decide", "warn", "disqualify", "ruling"};

}  // namespace

std::string_view name(DeskRole role) { return kNames[static_cast<std::size_t>(role)]; }

tournament::Sentence named(DeskRole role) {
  using tournament::say;
  switch (role) {
    case DeskRole::Organiser:
      return say("role_organiser");
    case DeskRole::Referee:
      return say("role_referee");
    case DeskRole::Scorekeeper:
      return say("role_scorekeeper");
    case DeskRole::CheckIn:
      return say("role_check_in");
    case DeskRole::Display:
      return say("role_display");
    case DeskRole::Player:
      return say("role_player");
    case DeskRole::Public:
      return say("role_public");
  }
  __builtin_unreachable();
}

std::optional<DeskRole> find_role(std::string_view name) {
  const auto* const found = std::ranges::find(kNames, name);
  if (found == kNames.end()) return std::nullopt;
  return static_cast<DeskRole>(found - kNames.begin());
}

std::optional<tournament::Role> staff_role(DeskRole role) {
  switch (role) {
    case DeskRole::Organiser:
      return tournament::Role::Organiser;
    case DeskRole::Referee:
      return tournament::Role::Referee;
    case DeskRole::Scorekeeper:
      return tournament::Role::Scorekeeper;
    case DeskRole::CheckIn:
      return tournament::Role::CheckIn;
    case DeskRole::Display:
    case DeskRole::Player:
    case DeskRole::Public:
      return std::nullopt;
  }
  __builtin_unreachable();
}

bool may(DeskRole role, std::string_view command) {
  const auto* const found = std::ranges::find(kCommands, command, &Command::name);
  return found != std::end(kCommands) && (found->who & bit(role)) != 0;
}

bool may(DeskRole role, Right right) {
  const auto one_of = [role](Roles roles) { return (roles & bit(role)) != 0; };
  switch (right) {
    case Right::Look:
      return true;
    case Right::Links:
    case Right::Everything:
      return one_of(kOrganiser);
    case Right::PlayerLinks:
      return one_of(kDoor);
    case Right::Log:
    case Right::Results:
      return one_of(kSheets);
    case Right::Print:
      return one_of(kStaff);
  }
  __builtin_unreachable();
}

std::vector<std::string_view> all_commands() {
  std::vector<std::string_view> names;
  for (const Command& command : kCommands) names.push_back(command.name);
  return names;
}

std::vector<std::string_view> commands_of(const Viewer& viewer, const tournament::State& state) {
  const bool decides = state.has_role(viewer.name, tournament::Role::Referee);
  std::vector<std::string_view> names = all_commands();
  std::erase_if(names, [&](std::string_view command) {
    const bool barred = !decides && std::ranges::find(kOfReferees, command) != kOfReferees.end();
    return barred || !may(viewer.role, command);
  });
  return names;
}

}  // namespace longroad::server::desk
