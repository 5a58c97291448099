#include "server/desk/people_json.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "server/desk/bot_contact.hpp"
#include "server/desk/tables_json.hpp"
#include "tournament/model/event_json.hpp"
#include "tournament/model/standings.hpp"
#include "tournament/rules/steps.hpp"

namespace longroad::server::desk {
namespace {

namespace json = boost::json;
using namespace tournament;

json::value out_json(const Person& person, bool with_ground) {
  if (!person.penalty) return nullptr;
  json::object out{{"disqualified", person.penalty->disqualified}};
  if (!with_ground) return out;
  out["ground"] = person.penalty->ground;
  out["by"] = person.penalty->by;
  out["at"] = person.penalty->at;
  return out;
}

json::array attendance_json(const State& state, PlayerId player) {
  json::array events;
  for (int e = 1; e <= state.event_count(); ++e) {
    const auto& attendance = state.events[static_cast<std::size_t>(e) - 1].attendance;
    const auto found = attendance.find(player);
    const bool came = found != attendance.end();
    const bool present = came && found->second.presence == Presence::Present;
    events.push_back({{"event", e},
                      {"status", !came     ? "expected"
                                 : present ? "present"
                                           : "dropped"},
                      {"accepted", came && found->second.accepted}});
  }
  return events;
}

/// Nobody enters an event after its first game began; later it counts who was at any of them.
std::string_view attended(const State& state, PlayerId player) {
  const GameId now = current_game(state);
  std::string_view status = "absent";
  for (int e = 1; e <= state.event_count(); ++e) {
    if (now.is_preliminary() && e != now.event) continue;
    const Preliminary& event = state.events[static_cast<std::size_t>(e) - 1];
    const auto found = event.attendance.find(player);
    if (found == event.attendance.end()) {
      if (now.is_preliminary() && !event.began()) return "expected";
    } else if (found->second.presence == Presence::Present) {
      return "present";
    } else {
      status = "dropped";
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

json::array missing_json(const State& state, PlayerId player) {
  json::array games;
  if (state.missing_semifinal.contains(player)) games.push_back(json::string(text(GameId::semifinal())));
  if (state.missing_final.contains(player)) games.push_back(json::string(text(GameId::final())));
  return games;
}

/// Whether somebody is here, as far as that matters now: at the event that is on, or at semi-finals on
/// another day.
std::string_view status_of(const State& state, PlayerId player, const Players& semifinal) {
  if (state.person(player).penalty) return "out";
  if (state.missing_semifinal.contains(player) || state.missing_final.contains(player)) return "dropped";
  const bool arrives = has_own_check_in(state) && current_game(state) == GameId::semifinal() &&
                       !state.semifinal.posted() && semifinal.contains(player);
  if (!arrives) return attended(state, player);
  return state.arrived_semifinal.contains(player) ? "present" : "expected";
}

json::value expected_json(const State& state, PlayerId player, const Players& semifinal,
                          const Players& final) {
  if (state.person(player).penalty || state.missing_semifinal.contains(player)) return nullptr;
  if (semifinal.contains(player)) return json::string(text(GameId::semifinal()));
  if (!final.contains(player) || state.missing_final.contains(player)) return nullptr;
  return json::string(text(GameId::final()));
}

}  // namespace

json::array people_json(const State& state, const State& shown, const PeopleTold& told) {
  const Players semifinal = expected_at_semifinal(shown);
  const Players final = expected_at_final(shown);
  json::array people;
  for (int i = 1; i <= std::ssize(state.people); ++i) {
    const PlayerId player = PlayerId::of(i);
    const Person& person = state.person(player);
    json::object out{{"player", i},
                     {"name", person.name},
                     {"club", person.club},
                     {"bot", is_bot(person)},
                     {"status", status_of(state, player, semifinal)},
                     {"events", attendance_json(state, player)},
                     {"arrived", state.arrived_semifinal.contains(player)},
                     {"missing", missing_json(state, player)},
                     {"expected", expected_json(state, player, semifinal, final)},
                     {"out", out_json(person, told.warnings)}};
    if (told.search) out["search"] = person.search_text;
    if (told.contacts) out["contact"] = person.contact;
    if (told.warnings) {
      json::array warnings;
      for (const Warning& w : person.warnings)
        warnings.push_back({{"ground", w.ground}, {"by", w.by}, {"at", w.at}});
      out["warnings"] = std::move(warnings);
    }
    people.push_back(std::move(out));
  }
  return people;
}

json::array staff_json(const State& state) {
  json::array staff;
  for (const StaffMember& s : state.staff)
    staff.push_back({{"name", s.name}, {"role", tournament::name(s.role)}});
  return staff;
}

json::array apart_json(const State& state) {
  json::array lists;
  for (const auto& list : state.apart) lists.push_back(players_json(list));
  return lists;
}

}  // namespace longroad::server::desk
