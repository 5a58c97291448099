#include "tournament/rules/roles.hpp"

#include <algorithm>
#include <array>

#include "tournament/model/calls.hpp"
#include "tournament/rules/common.hpp"

namespace longroad::tournament {
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

struct Row {
  DeskCommand command;
  std::string_view name;
  Roles who;
};

constexpr Row kCommands[] = {
#define LONGROAD_DESK_COMMAND(id, name, who) {DeskCommand::id, name, who},
#include "tournament/rules/desk_commands.inc"
#undef LONGROAD_DESK_COMMAND
};

constexpr const Row& row(DeskCommand command) { return kCommands[static_cast<std::size_t>(command)]; }

bool is_among(const auto& list, DeskCommand command) {
  return std::ranges::find(list, command) != std::end(list);
}

/// The rules leave these to referees: an organiser has them who is a referee too (1.1.2).
constexpr std::array kOfReferees{DeskCommand::Decide, DeskCommand::Warn, DeskCommand::Disqualify,
                                 DeskCommand::Ruling};
/// A player does these for themselves.
constexpr std::array kPersonal{DeskCommand::Drop, DeskCommand::Sign, DeskCommand::Refuse, DeskCommand::Choose,
                               DeskCommand::DiceLog};
/// Of one player at one table; more do not bring a referee any sooner.
constexpr std::ptrdiff_t kMostCalls = 3;

/// A player speaks for nobody else, at no other table, and not after they left it.
rules::Refused refuse_player_right(const State& state, const Viewer& viewer, DeskCommand command,
                                   const Target& target) {
  if (is_among(kPersonal, command) && target.player != viewer.player) return say("for_oneself");
  if (command == DeskCommand::Drop) return std::nullopt;
  if (!sits_at(state, target.at, viewer.player)) return say("own_table");
  const Sheet& sheet = *state.sheet(target.at);
  if (state.person(viewer.player).penalty || rules::holds(sheet.lost, viewer.player))
    return say("out_of_game");
  return std::nullopt;
}

}  // namespace

std::string_view name(DeskRole role) { return kNames[static_cast<std::size_t>(role)]; }

Sentence named(DeskRole role) {
  static constexpr std::array<Code, kRoles> kSentences{"role_organiser", "role_referee", "role_scorekeeper",
                                                       "role_check_in",  "role_display", "role_player",
                                                       "role_public"};
  return say(kSentences[static_cast<std::size_t>(role)]);
}

std::optional<DeskRole> find_role(std::string_view name) {
  const auto* const found = std::ranges::find(kNames, name);
  if (found == kNames.end()) return std::nullopt;
  return static_cast<DeskRole>(found - kNames.begin());
}

std::optional<Role> staff_role(DeskRole role) {
  static constexpr std::array<Role, 4> kStaffRoles{Role::Organiser, Role::Referee, Role::Scorekeeper,
                                                   Role::CheckIn};
  const auto at = static_cast<std::size_t>(role);
  return at < kStaffRoles.size() ? std::optional(kStaffRoles[at]) : std::nullopt;
}

std::string_view name(DeskCommand command) { return row(command).name; }

std::optional<DeskCommand> find_command(std::string_view name) {
  const auto* const found = std::ranges::find(kCommands, name, &Row::name);
  return found == std::end(kCommands) ? std::nullopt : std::optional(found->command);
}

bool may(DeskRole role, DeskCommand command) { return (row(command).who & bit(role)) != 0; }

std::vector<std::string_view> commands_of(const Viewer& viewer, const State& state) {
  const bool decides = state.has_role(viewer.name, Role::Referee);
  std::vector<std::string_view> names;
  for (const Row& row : kCommands) {
    const bool barred = !decides && is_among(kOfReferees, row.command);
    if (!barred && may(viewer.role, row.command)) names.push_back(row.name);
  }
  return names;
}

rules::Refused refuse_right(const State& state, const Viewer& viewer, DeskCommand command,
                            const Target& target) {
  if (!may(viewer.role, command)) return say("link_cannot", {{"role", named(viewer.role)}});
  if (viewer.role == DeskRole::Player) return refuse_player_right(state, viewer, command, target);
  return std::nullopt;
}

rules::Refused refuse_excess(const State& state, const Viewer& viewer, DeskCommand command, const Place& at) {
  if (viewer.role != DeskRole::Player || state.sheet(at) == nullptr) return std::nullopt;
  if (command != DeskCommand::Call && command != DeskCommand::DiceLog) return std::nullopt;
  const Sheet& sheet = *state.sheet(at);
  if (sheet.finished()) return say("table_over");
  const auto is_mine = [&](const OpenCall& call) {
    return call.remark.kind == "call" && call.remark.by == viewer.name;
  };
  const bool enough = std::ranges::count_if(open_calls(sheet), is_mine) >= kMostCalls;
  return command == DeskCommand::Call && enough ? rules::Refused(say("calls_enough")) : std::nullopt;
}

bool sits_at(const State& state, const Place& at, PlayerId player) {
  const Sheet* sheet = state.sheet(at);
  return sheet != nullptr && state.game(at.game)->seats_shown() && rules::holds(sheet->players, player);
}

}  // namespace longroad::tournament
