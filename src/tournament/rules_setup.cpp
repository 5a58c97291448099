// Before the first game: the tournament, its settings, staff (1.1.6) and players.
#include <algorithm>

#include "tournament/event_words.hpp"
#include "tournament/rules_common.hpp"
#include "tournament/settings.hpp"

namespace longroad::tournament::rules {
namespace {

constexpr int kMostEvents = 99;
constexpr std::size_t kMostPlayers = 0xFFFF;

/// Where the name is taken by another player or belongs to the staff.
Refused refuse_player_name(const State& state, std::string_view name, PlayerId except) {
  if (is_blank(name)) return say("needs_player_name");
  for (std::size_t i = 0; i < state.people.size(); ++i) {
    if (i + 1 != except.number && same_name(state.people[i].name, name)) {
      return say("name_taken", {{"name", name}, {"number", i + 1}});
    }
  }
  for (const StaffMember& member : state.staff) {
    if (same_name(member.name, name)) {
      return say("player_is_staff", {{"name", name}, {"role", named(member.role)}});
    }
  }
  for (const StaffMember& member : state.former_staff) {
    if (same_name(member.name, name)) {
      return say("player_was_staff", {{"name", name}, {"role", named(member.role)}});
    }
  }
  return std::nullopt;
}

bool is_last_referee(const State& state, const Staff& e) {
  const auto referees = std::ranges::count(state.staff, Role::Referee, &StaffMember::role);
  return e.role == Role::Referee && referees == 1;
}

}  // namespace

Checked check(const State& state, const New& e, const Entry&) {
  if (state.founded) return say("founded_already");
  if (is_blank(e.name)) return say("needs_tournament_name");
  if (e.events < 1 || e.events > kMostEvents) return say("event_count");
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
  if (is_blank(e.name)) return say("needs_staff_name");
  const bool is_member = state.has_role(e.name, e.role);
  if (e.leaves && !is_member) return say("not_in_role", {{"name", e.name}, {"role", named(e.role)}});
  if (e.leaves && state.began() && is_last_referee(state, e)) return say("no_referee");
  if (e.leaves) return Notices{};
  if (is_member) return say("in_role_already", {{"name", e.name}, {"role", named(e.role)}});
  for (const Person& person : state.people) {
    if (same_name(person.name, e.name)) {
      return say("staff_plays", {{"name", e.name}});
    }
  }
  return Notices{};
}

void apply(State& state, const Staff& e, const Entry&) {
  if (e.leaves) {
    if (state.began()) state.former_staff.push_back({e.name, e.role});
    std::erase_if(state.staff, [&](const StaffMember& s) { return s.name == e.name && s.role == e.role; });
  } else {
    state.staff.push_back({e.name, e.role});
  }
}

Checked check(const State& state, const Register& e, const Entry&) {
  if (e.players.empty()) return say("nobody_listed");
  if (state.events.back().began()) return say("entry_closed");
  if (state.people.size() + e.players.size() > kMostPlayers) return say("too_many_players");
  for (auto player = e.players.begin(); player != e.players.end(); ++player) {
    if (const Refused refused = refuse_player_name(state, player->name, {})) return *refused;
    for (auto other = e.players.begin(); other != player; ++other) {
      if (same_name(player->name, other->name)) return say("listed_twice", {{"name", player->name}});
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
  if (!state.has(e.player)) return say("no_player", {{"number", e.player.number}});
  if (e.name.empty() && !e.club && !e.contact) return say("nothing_to_change");
  if (!e.name.empty()) {
    if (const Refused refused = refuse_player_name(state, e.name, e.player)) return *refused;
  }
  return Notices{};
}

void apply(State& state, const Amend& e, const Entry&) {
  Person& person = state.person(e.player);
  if (!e.name.empty()) person.name = e.name;
  if (e.club) person.club = *e.club;
  if (e.contact) person.contact = *e.contact;
}

Checked check(const State& state, const Apart& e, const Entry&) {
  if (e.players.size() < 2) return say("apart_of_one");
  for (auto p = e.players.begin(); p != e.players.end(); ++p) {
    if (!state.has(*p)) return say("no_player", {{"number", p->number}});
    if (std::find(e.players.begin(), p, *p) != p) {
      return say("listed_twice", {{"name", state.person(*p).name}});
    }
  }
  if (!state.events[state.current_event() - 1].games[0].posted()) return Notices{};
  return Notices{say("apart_plan_again")};
}

void apply(State& state, const Apart& e, const Entry&) { state.apart.push_back(e.players); }

}  // namespace longroad::tournament::rules
