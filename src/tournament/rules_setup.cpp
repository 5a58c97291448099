// Before the first game: the tournament, its settings, staff (1.1.6) and players.
#include <fmt/format.h>

#include <algorithm>

#include "tournament/event_json.hpp"
#include "tournament/rules_common.hpp"
#include "tournament/settings.hpp"

namespace longroad::tournament::rules {
namespace {

constexpr int kMostEvents = 99;
constexpr std::size_t kMostPlayers = 0xFFFF;

/// Where the name is taken by another player or belongs to the staff.
Refused refuse_player_name(const State& state, std::string_view name, PlayerId except) {
  if (is_blank(name)) return Error{"A player needs a name."};
  for (std::size_t i = 0; i < state.people.size(); ++i) {
    if (i + 1 != except.number && same_name(state.people[i].name, name)) {
      return Error{fmt::format("{} is in the list already, as player {}.", name, i + 1)};
    }
  }
  for (const StaffMember& member : state.staff) {
    if (same_name(member.name, name)) {
      return Error{fmt::format("{} is {}: staff can't play in their own tournament (1.1.6).", name,
                               tournament::name(member.role))};
    }
  }
  return std::nullopt;
}

}  // namespace

Checked check(const State& state, const New& e, const Entry&) {
  if (state.founded) return Error{"There is a tournament in this log already."};
  if (is_blank(e.name)) return Error{"A tournament needs a name."};
  if (e.events < 1 || e.events > kMostEvents)
    return Error{"A tournament has 1 to 99 preliminary events (1.3)."};
  return Notices{};
}

void apply(State& state, const New& e, const Entry&) {
  state.founded = true;
  state.settings = {e.name, e.place, e.date, e.language, e.edition, e.seed};
  set_event_count(state, e.events);
  for (const GameId id : {GameId::semifinal(), GameId::final()})
    state.game(id)->layout = first_layout(e.seed, id);
}

Checked check(const State& state, const Set& e, const Entry&) { return check_setting(state, e.key, e.value); }

void apply(State& state, const Set& e, const Entry&) { change_setting(state, e.key, e.value); }

Checked check(const State& state, const Staff& e, const Entry&) {
  if (is_blank(e.name)) return Error{"A member of the staff needs a name."};
  const bool is_member = state.has_role(e.name, e.role);
  if (e.leaves && !is_member) return Error{fmt::format("{} is no {}.", e.name, tournament::name(e.role))};
  if (e.leaves) return Notices{};
  if (is_member) return Error{fmt::format("{} is {} already.", e.name, tournament::name(e.role))};
  for (const Person& person : state.people) {
    if (same_name(person.name, e.name)) {
      return Error{fmt::format("{} is a player: staff can't play in their own tournament (1.1.6).", e.name)};
    }
  }
  return Notices{};
}

void apply(State& state, const Staff& e, const Entry&) {
  if (e.leaves) {
    std::erase_if(state.staff, [&](const StaffMember& s) { return s.name == e.name && s.role == e.role; });
  } else {
    state.staff.push_back({e.name, e.role});
  }
}

Checked check(const State& state, const Register& e, const Entry&) {
  if (e.players.empty()) return Error{"There is nobody in the list."};
  if (state.events.back().began()) return Error{"Nobody enters after game 1 began."};
  if (state.people.size() + e.players.size() > kMostPlayers) return Error{"These are too many players."};
  for (auto player = e.players.begin(); player != e.players.end(); ++player) {
    if (const Refused refused = refuse_player_name(state, player->name, {})) return *refused;
    for (auto other = e.players.begin(); other != player; ++other) {
      if (same_name(player->name, other->name))
        return Error{fmt::format("{} is in the list twice.", player->name)};
    }
  }
  return Notices{};
}

void apply(State& state, const Register& e, const Entry&) {
  for (const NewPlayer& p : e.players) {
    state.people.push_back(
        {.name = p.name, .club = p.club, .contact = p.contact, .warnings = {}, .penalty = {}});
  }
}

Checked check(const State& state, const Amend& e, const Entry&) {
  if (!state.has(e.player)) return Error{fmt::format("There is no player {}.", e.player.number)};
  if (e.name.empty() && e.club.empty() && e.contact.empty()) return Error{"There is nothing to change."};
  if (!e.name.empty()) {
    if (const Refused refused = refuse_player_name(state, e.name, e.player)) return *refused;
  }
  return Notices{};
}

void apply(State& state, const Amend& e, const Entry&) {
  Person& person = state.person(e.player);
  if (!e.name.empty()) person.name = e.name;
  if (!e.club.empty()) person.club = e.club;
  if (!e.contact.empty()) person.contact = e.contact;
}

Checked check(const State& state, const Apart& e, const Entry&) {
  if (e.players.size() < 2) return Error{"Two players at least can be kept apart."};
  for (auto p = e.players.begin(); p != e.players.end(); ++p) {
    if (!state.has(*p)) return Error{fmt::format("There is no player {}.", p->number)};
    if (std::find(e.players.begin(), p, *p) != p) {
      return Error{fmt::format("{} is in the list twice.", state.person(*p).name)};
    }
  }
  if (!state.events[state.current_event() - 1].games[0].posted()) return Notices{};
  return Notices{"The schedule does not know of it yet: plan again."};
}

void apply(State& state, const Apart& e, const Entry&) { state.apart.push_back(e.players); }

}  // namespace longroad::tournament::rules
