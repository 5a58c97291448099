// Before the first game: the tournament, its settings, staff (1.1.6) and players.
#include <algorithm>
#include <chrono>
#include <unordered_set>
#include <utility>

#include "names/names.hpp"
#include "tournament/model/bounds.hpp"
#include "tournament/model/event_words.hpp"
#include "tournament/rules/common.hpp"
#include "tournament/rules/settings.hpp"

namespace longroad::tournament::rules {
namespace {

constexpr int kMostEvents = 99;
constexpr std::size_t kMostNumbers = 0xFFFF;  // a player's number has no room for more

/// Where the name is taken by another player or belongs to the staff.
Refused refuse_taken_name(const State& state, const std::string& name, PlayerId except) {
  const std::string plain = names::plain(name);
  const auto [first, last] = state.by_name.equal_range(plain);
  for (auto holder = first; holder != last; ++holder) {
    if (holder->second == except) continue;
    const std::string& other = state.person(holder->second).name;
    return say("name_taken",
               {{"name", name}, {"number", holder->second.number}, {"other", other == name ? "" : other}});
  }
  for (const StaffMember& member : state.staff) {
    if (member.plain_name == plain)
      return say("player_is_staff", {{"name", name}, {"role", named(member.role)}});
  }
  for (const StaffMember& member : state.former_staff) {
    if (member.plain_name == plain)
      return say("player_was_staff", {{"name", name}, {"role", named(member.role)}});
  }
  return std::nullopt;
}

/// Where a new list of players goes beyond the bounds or has a name that somebody has.
Refused refuse_new_players(const State& state, const std::vector<NewPlayer>& players) {
  if (state.people.size() + players.size() > kMostPlayers)
    return say("too_many_players", {{"most", kMostPlayers}});
  std::unordered_set<std::string> listed;
  for (const NewPlayer& player : players) {
    if (Refused refused = refuse_taken_name(state, player.name, {})) return refused;
    if (!listed.insert(names::plain(player.name)).second) return say("listed_twice", {{"name", player.name}});
  }
  return std::nullopt;
}

void give_name(State& state, PlayerId player, const std::string& name) {
  Person& person = state.person(player);
  const auto [first, last] = state.by_name.equal_range(person.plain_name);
  const auto held = std::find_if(first, last, [&](const auto& item) { return item.second == player; });
  if (held != last) state.by_name.erase(held);
  person.name = names::tidy(name);
  person.plain_name = names::plain(name);
  person.search_text = names::search_text(name);
  state.by_name.emplace(person.plain_name, player);
}

/// Where it is written as a date (2026-05-01, 1.5.2026, 5/1/2026, the year first or last) and no calendar has
/// it.
Refused refuse_date(const std::string& date) {
  std::vector<int> parts(1);
  char mark = 0;
  for (const char c : date) {
    if (c >= '0' && c <= '9') {
      parts.back() = std::min(parts.back() * 10 + (c - '0'), 99'999);
    } else if ((c == '-' || c == '.' || c == '/') && (mark == 0 || mark == c)) {
      mark = c;
      parts.push_back(0);
    } else {
      return std::nullopt;  // in words
    }
  }
  if (parts.size() != 3) return std::nullopt;
  const auto is_day = [](int year, int month, int day) {
    return std::chrono::year_month_day(std::chrono::year(year),
                                       std::chrono::month(static_cast<unsigned>(month)),
                                       std::chrono::day(static_cast<unsigned>(day)))
        .ok();
  };
  constexpr int kDays = 31;  // what is more is a year
  if (parts[0] > kDays) std::swap(parts[0], parts[2]);
  const bool known =
      is_day(parts[2], parts[1], parts[0]) || (mark == '/' && is_day(parts[2], parts[0], parts[1]));
  return known ? Refused() : say("no_such_day", {{"date", date}});
}

/// Who is meant, however the name is spelt; of several with one name (in older logs) the one spelt like this.
const StaffMember* find_member(const State& state, const Staff& e) {
  const StaffMember* found = nullptr;
  const std::string plain = names::plain(e.name);
  for (const StaffMember& member : state.staff) {
    if (member.role != e.role || member.plain_name != plain) continue;
    if (member.name == e.name) return &member;
    if (found == nullptr) found = &member;
  }
  return found;
}

bool is_last_referee(const State& state, const Staff& e) {
  const auto referees = std::ranges::count(state.staff, Role::Referee, &StaffMember::role);
  return e.role == Role::Referee && referees == 1;
}

}  // namespace

Refused refuse_now(const State& state, const New&, const Entry&) {
  return state.founded ? Refused(say("founded_already")) : std::nullopt;
}

Checked check(const State&, const New& e, const Entry& entry) {
  if (is_blank(e.name)) return say("needs_tournament_name");
  if (e.rules < 1 || e.rules > kRulesRevision)
    return say("rules_unknown", {{"rules", e.rules}, {"known", kRulesRevision}});
  if (e.events < 1 || e.events > kMostEvents) return say("event_count");
  if (entry.logged) return Notices{};
  if (const Refused refused = refuse_date(e.date)) return *refused;
  return Notices{};
}

void apply(State& state, const New& e, const Entry&) {
  state.founded = true;
  state.rules = e.rules;
  state.settings = {names::tidy(e.name), names::tidy(e.place), e.date, e.language, e.edition, e.seed};
  set_event_count(state, e.events);
  for (const GameId id : {GameId::semifinal(), GameId::final()})
    state.game(id)->layout = first_layout(e.seed, id);
}

void apply(State& state, const TakeOver&, const Entry& entry) { state.taken_over = entry.at; }

Refused refuse_now(const State& state, const Set& e, const Entry&) { return refuse_setting(state, e.key); }

Checked check(const State& state, const Set& e, const Entry& entry) {
  if ((e.key == "date" || e.key == "semifinal_day") && !entry.logged) {
    if (const Refused refused = refuse_date(e.value)) return *refused;
  }
  return check_setting(state, e.key, e.value);
}

void apply(State& state, const Set& e, const Entry&) { change_setting(state, e.key, e.value); }

Refused refuse_now(const State& state, const Staff& e, const Entry& entry) {
  if (e.leaves) {
    if (!state.has_role(e.name, e.role))
      return say("not_in_role", {{"name", e.name}, {"role", named(e.role)}});
    return state.began() && is_last_referee(state, e) ? Refused(say("no_referee")) : std::nullopt;
  }
  if (!entry.logged && state.staff.size() >= kMostStaff) return say("too_many_staff", {{"most", kMostStaff}});
  return std::nullopt;
}

Checked check(const State& state, const Staff& e, const Entry& entry) {
  if (e.leaves) return Notices{};
  if (is_blank(e.name)) return say("needs_staff_name");
  if (entry.logged) return Notices{};
  if (const StaffMember* known = find_member(state, e))
    return say("in_role_already", {{"name", known->name}, {"role", named(e.role)}});
  if (state.by_name.contains(names::plain(e.name))) return say("staff_plays", {{"name", e.name}});
  return Notices{};
}

void apply(State& state, const Staff& e, const Entry&) {
  if (e.leaves) {
    if (state.began()) state.former_staff.push_back({e.name, e.role, names::plain(e.name)});
    state.staff.erase(state.staff.begin() + (find_member(state, e) - state.staff.data()));
  } else {
    state.staff.push_back({names::tidy(e.name), e.role, names::plain(e.name)});
  }
}

Refused refuse_now(const State& state, const Register&, const Entry& entry) {
  if (state.events.back().began()) return say("entry_closed");
  if (!entry.logged && state.people.size() >= kMostPlayers)
    return say("too_many_players", {{"most", kMostPlayers}});
  return std::nullopt;
}

Checked check(const State& state, const Register& e, const Entry& entry) {
  if (e.players.empty()) return say("nobody_listed");
  for (const NewPlayer& player : e.players) {
    if (is_blank(player.name)) return say("needs_player_name");
  }
  if (state.people.size() + e.players.size() > kMostNumbers)
    return say("too_many_players", {{"most", kMostNumbers}});
  if (entry.logged) return Notices{};
  if (const Refused refused = refuse_new_players(state, e.players)) return *refused;
  return Notices{};
}

void apply(State& state, const Register& e, const Entry&) {
  for (const NewPlayer& p : e.players) {
    Person& person = state.people.emplace_back();
    person.club = names::tidy(p.club);
    person.contact = p.contact;
    give_name(state, PlayerId::of(static_cast<int>(state.people.size())), p.name);
  }
}

Refused refuse_now(const State& state, const Amend& e, const Entry&) {
  return state.has(e.player) ? std::nullopt : Refused(say("no_player", {{"number", e.player.number}}));
}

Checked check(const State& state, const Amend& e, const Entry& entry) {
  if (e.name.empty() && !e.club && !e.contact) return say("nothing_to_change");
  if (!e.name.empty()) {
    if (is_blank(e.name)) return say("needs_player_name");
    if (entry.logged) return Notices{};
    if (const Refused refused = refuse_taken_name(state, e.name, e.player)) return *refused;
  }
  return Notices{};
}

void apply(State& state, const Amend& e, const Entry&) {
  Person& person = state.person(e.player);
  if (!e.name.empty()) give_name(state, e.player, e.name);
  if (e.club) person.club = names::tidy(*e.club);
  if (e.contact) person.contact = *e.contact;
}

Refused refuse_now(const State& state, const Apart&, const Entry& entry) {
  if (state.people.size() < 2) return say("apart_of_one");
  if (!entry.logged && state.apart.size() >= kMostApart) return say("too_many_apart", {{"most", kMostApart}});
  return std::nullopt;
}

Checked check(const State& state, const Apart& e, const Entry&) {
  if (e.players.size() < 2) return say("apart_of_one");
  std::set<PlayerId> listed;
  for (const PlayerId p : e.players) {
    if (!state.has(p)) return say("no_player", {{"number", p.number}});
    if (!listed.insert(p).second) return say("listed_twice", {{"name", state.person(p).name}});
  }
  if (!state.events[state.current_event() - 1].games[0].posted()) return Notices{};
  return Notices{say("apart_plan_again")};
}

void apply(State& state, const Apart& e, const Entry&) { state.apart.push_back(e.players); }

}  // namespace longroad::tournament::rules
