#include "server/desk/document/people.hpp"

#include "server/desk/bot_contact.hpp"
#include "tournament/model/standings.hpp"
#include "tournament/rules/steps.hpp"

namespace longroad::server::desk {
namespace {

using namespace tournament;

using wire::Status;

std::optional<wire::Out> out_of(const tournament::Person& person, bool with_ground) {
  if (!person.penalty) return std::nullopt;
  const Penalty& penalty = *person.penalty;
  wire::Out out{.disqualified = penalty.disqualified};
  if (with_ground) out.why = Warning{penalty.ground, penalty.by, penalty.at};
  return out;
}

std::vector<wire::Attended> attendance_of(const State& state, PlayerId player) {
  std::vector<wire::Attended> events;
  for (int e = 1; e <= state.event_count(); ++e) {
    const auto& attendance = state.events[static_cast<std::size_t>(e) - 1].attendance;
    const auto found = attendance.find(player);
    if (found == attendance.end()) {
      events.push_back({.event = e});
      continue;
    }
    const bool present = found->second.presence == Presence::Present;
    events.push_back({e, present ? wire::Came::Present : wire::Came::Dropped, found->second.accepted});
  }
  return events;
}

/// Nobody enters an event after its first game began; later it counts who was at any of them.
Status attended(const State& state, PlayerId player) {
  const GameId now = current_game(state);
  Status status = Status::Absent;
  for (int e = 1; e <= state.event_count(); ++e) {
    if (now.is_preliminary() && e != now.event) continue;
    const Preliminary& event = state.events[static_cast<std::size_t>(e) - 1];
    const auto found = event.attendance.find(player);
    if (found == event.attendance.end()) {
      if (now.is_preliminary() && !event.began()) return Status::Expected;
    } else if (found->second.presence == Presence::Present) {
      return Status::Present;
    } else {
      status = Status::Dropped;
    }
  }
  return status;
}

using Players = std::set<PlayerId>;

Players still_playing(const Game& game) {
  Players players;
  for (const Sheet& sheet : game.sheets) {
    if (sheet.finished()) continue;
    players.insert(sheet.players.begin(), sheet.players.end());
    for (const PlayerId p : sheet.lost) players.erase(p);
  }
  return players;
}

Players as_set(const std::vector<PlayerId>& players) { return {players.begin(), players.end()}; }

/// Who sits at the semi-finals, or may yet: before the tables are posted the next rank moves up.
Players expected_at_semifinal(const State& shown) {
  if (shown.semifinal.posted()) return still_playing(shown.semifinal);
  return shown.preliminaries_finished() && has_semifinals(shown) ? as_set(qualified(shown)) : Players{};
}

Players expected_at_final(const State& shown) {
  if (shown.final.posted()) return still_playing(shown.final);
  if (shown.semifinal.posted()) return as_set(final_table(shown));
  return shown.preliminaries_finished() && !has_semifinals(shown) ? as_set(eligible(shown)) : Players{};
}

std::vector<GameId> missing_at(const State& state, PlayerId player) {
  std::vector<GameId> games;
  if (state.missing_semifinal.contains(player)) games.push_back(GameId::semifinal());
  if (state.missing_final.contains(player)) games.push_back(GameId::final());
  return games;
}

/// Whether somebody is here, as far as that matters now: at the event that is on, or at semi-finals on
/// another day.
Status status_of(const State& state, PlayerId player, const Players& semifinal) {
  if (state.person(player).penalty) return Status::Out;
  if (state.missing_semifinal.contains(player) || state.missing_final.contains(player))
    return Status::Dropped;
  const bool arrives = has_own_check_in(state) && current_game(state) == GameId::semifinal() &&
                       !state.semifinal.posted() && semifinal.contains(player);
  if (!arrives) return attended(state, player);
  return state.arrived_semifinal.contains(player) ? Status::Present : Status::Expected;
}

std::optional<GameId> expected_at(const State& state, PlayerId player, const Players& semifinal,
                                  const Players& final) {
  if (state.person(player).penalty || state.missing_semifinal.contains(player)) return std::nullopt;
  if (semifinal.contains(player)) return GameId::semifinal();
  if (!final.contains(player) || state.missing_final.contains(player)) return std::nullopt;
  return GameId::final();
}

}  // namespace

std::vector<wire::Person> told_people(const State& state, const State& shown, const PeopleTold& told) {
  const Players semifinal = expected_at_semifinal(shown);
  const Players final = expected_at_final(shown);
  std::vector<wire::Person> people;
  for (int i = 1; i <= std::ssize(state.people); ++i) {
    const PlayerId player = PlayerId::of(i);
    const tournament::Person& person = state.person(player);
    wire::Person& one = people.emplace_back();
    one = {.player = player,
           .name = person.name,
           .club = person.club,
           .bot = is_bot(person),
           .status = status_of(state, player, semifinal),
           .events = attendance_of(state, player),
           .arrived = state.arrived_semifinal.contains(player),
           .missing = missing_at(state, player),
           .expected = expected_at(state, player, semifinal, final),
           .out = out_of(person, told.warnings)};
    if (told.search) one.search = person.search_text;
    if (told.contacts) one.contact = person.contact;
    if (told.warnings) one.warnings = person.warnings;
  }
  return people;
}

}  // namespace longroad::server::desk
