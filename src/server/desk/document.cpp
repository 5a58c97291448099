#include "server/desk/document.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "server/desk/own_tables.hpp"
#include "server/desk/people_json.hpp"
#include "server/desk/possible_json.hpp"
#include "server/desk/tables_json.hpp"
#include "tournament/model/calls.hpp"
#include "tournament/model/published.hpp"
#include "tournament/model/standings.hpp"
#include "tournament/ranking/ranking.hpp"
#include "tournament/rules/settings.hpp"
#include "tournament/rules/steps.hpp"

namespace longroad::server::desk {
namespace {

namespace json = boost::json;
using namespace tournament;

/// What a role is told beyond what everybody is.
struct Knows {
  bool sheets = false;  // all sheets and standings as they come, calls and remarks
  bool staff = false;   // who works here, and what comes next
  bool contacts = false;
  bool warnings = false;  // and who is kept apart
  bool preliminary_tables = true;
};

Knows knows(DeskRole role) {
  switch (role) {
    case DeskRole::Organiser:
      return {.sheets = true, .staff = true, .contacts = true, .warnings = true};
    case DeskRole::Referee:
      return {.sheets = true, .staff = true, .warnings = true};
    case DeskRole::Scorekeeper:
      return {.sheets = true, .staff = true};
    case DeskRole::CheckIn:
      return {.staff = true, .contacts = true};
    case DeskRole::Display:
    case DeskRole::Public:
      return {};
    case DeskRole::Player:
      return {.preliminary_tables = false};  // 400 phones need not hear of 100 tables
  }
  __builtin_unreachable();
}

json::object settings_json(const State& state) {
  json::object out;
  for (const auto& [key, value] : list_settings(state)) out[key] = value;
  out["events"] = state.event_count();
  out["autopilot"] = state.settings.autopilot ? "on" : "off";
  out["unofficial"] = state.unofficial;
  out["taken_over"] = state.taken_over;
  return out;
}

std::string_view phase(const State& state) {
  const GameId id = current_game(state);
  const Game& game = *state.game(id);
  if (state.final.finished()) return "over";
  if (game.started) return "playing";
  if (!id.is_preliminary() && game.posted()) return "choosing";
  return id == GameId::preliminary(1, 1) && !game.posted() ? "check_in" : "between";
}

json::object step_json(const State& state) {
  const NextStep next = next_step(state);
  json::object out{
      {"do", ""}, {"game", text(next.game)}, {"ready", next.ready}, {"text", sentence_json(next.text)}};
  switch (next.step) {
    case Step::CheckIn:
      out["do"] = "check_in";
      break;
    case Step::Plan:
      out["do"] = "schedule";
      break;
    case Step::PublishSeats:
    case Step::PublishResults:
      out["do"] = "publish";
      out["results"] = next.step == Step::PublishResults;
      break;
    case Step::Start:
      out["do"] = "start";
      break;
    case Step::Advance:
      out["do"] = "advance";
      break;
    case Step::Layout:
      out["do"] = "layout";
      break;
    case Step::Choose:
      out["do"] = "choose";
      break;
    case Step::Banker:
      out["do"] = "banker";
      break;
    case Step::Play:
    case Step::Done:
      break;
  }
  return out;
}

json::array games_json(const State& state, const Knows& knows) {
  json::array games;
  for (const GameId id : all_games(state)) {
    const Game& game = *state.game(id);
    const bool shown = knows.sheets || game.seats_shown();
    const bool with_tables = shown && (knows.preliminary_tables || !id.is_preliminary());
    json::object out = game_json(state, id, shown);
    json::array tables;
    const Detail detail = knows.sheets             ? Detail::All
                          : game.results_published ? Detail::Result
                                                   : Detail::Seats;
    for (int t = 1; with_tables && t <= std::ssize(game.sheets); ++t)
      tables.push_back(table_json(state, {id, t}, detail));
    out["tables"] = std::move(tables);
    games.push_back(std::move(out));
  }
  return games;
}

/// The first and the last of the ranks that are shared until lots are drawn; null where there is one.
json::value tied_json(const Ranks& ranks) {
  return ranks.shared() ? json::value(json::array{ranks.first, ranks.last}) : json::value();
}

json::array standings_json(const State& state, bool with_reasons) {
  json::array rows;
  const std::vector<Standing> ranking = standings(state);
  const std::vector<Ranks> shared = ranks(ranking, state.settings.percentages);
  for (std::size_t i = 0; i < ranking.size(); ++i) {
    const Standing& s = ranking[i];
    json::object row{{"rank", i + 1},
                     {"player", s.player.number},
                     {"wins", s.score.wins},
                     {"points", s.score.points},
                     {"percent", percent_text(s.score, state.settings.percentages)},
                     {"games", s.score.games},
                     {"event", s.score.event},
                     {"lot", s.lot == 0 ? json::value() : json::value(s.lot)},
                     {"complete", s.score.complete},
                     {"tied", tied_json(shared[i])}};
    if (with_reasons)
      row["why"] = sentence_json(why_here(ranking, i, state.settings.percentages, state.name_of()));
    rows.push_back(std::move(row));
  }
  return rows;
}

json::array calls_json(const State& state) {
  json::array calls;
  for (const GameId id : all_games(state)) {
    const Game& game = *state.game(id);
    for (std::size_t t = 0; t < game.sheets.size(); ++t) {
      for (const OpenCall& call : open_calls(game.sheets[t]))
        calls.push_back({{"game", text(id)},
                         {"table", t + 1},
                         {"kind", call.remark.kind},
                         {"text", call.remark.text},
                         {"by", call.remark.by},
                         {"at", call.remark.at},
                         {"going", call.going}});
    }
  }
  return calls;
}

/// The members of an object without its braces.
std::string members(const json::object& object) {
  const std::string text = json::serialize(object);
  return text.substr(1, text.size() - 2);
}

json::object body_json(const State& state, const State& published, DeskRole role) {
  const Knows role_knows = knows(role);
  const State& shown = role_knows.sheets ? state : published;
  json::object out{
      {"settings", settings_json(state)},
      {"phase", phase(state)},
      {"game", text(current_game(state))},
      {"players",
       people_json(
           state, shown,
           {.search = role_knows.staff, .contacts = role_knows.contacts, .warnings = role_knows.warnings})},
      {"games", games_json(state, role_knows)},
      {"standings", standings_json(shown, role_knows.sheets)},
      {"champion", player_json(champion(shown))},
      {"places", players_json(shown.final.finished() ? final_places(shown) : std::vector<PlayerId>())}};
  if (role_knows.staff) {
    out["staff"] = staff_json(state);
    out["next"] = step_json(state);
  }
  if (role_knows.warnings) out["apart"] = apart_json(state);
  if (role_knows.sheets) {
    out["notices"] =
        sentences_json(order_notices(standings(state), state.settings.percentages, state.name_of()));
    out["calls"] = calls_json(state);
  }
  return out;
}

}  // namespace

void Documents::refresh() {
  bodies_ = {};
  own_.clear();
  published_.reset();
  ranking_.reset();
}

const Documents::Body& Documents::body(DeskRole role) {
  auto& body = bodies_[static_cast<std::size_t>(role)];
  if (!body) {
    std::string text = members(body_json(tournament_.state(), published_state(), role));
    const std::uint64_t mark = std::hash<std::string>()(text);
    body = Body{std::move(text), mark};
  }
  return *body;
}

std::string Documents::head(const Viewer& viewer) const {
  const auto may = commands_of(viewer, tournament_.state());
  const json::object me{{"role", name(viewer.role)},
                        {"name", viewer.name},
                        {"player", player_json(viewer.player)},
                        {"may", json::array(may.begin(), may.end())}};
  return fmt::format(R"("v":1,"event":"{}","me":{})", event_, json::serialize(me));
}

const State& Documents::published_state() {
  if (!published_) published_ = published(tournament_.state());
  return *published_;
}

std::string Documents::own_text(const Viewer& viewer) {
  const State& state = tournament_.state();
  std::vector<Offer> offers = possible(state, viewer);
  if (!knows(viewer.role).sheets && std::ranges::any_of(offers, tells_who_qualified))
    hide_unpublished(offers, possible(published_state(), viewer));
  std::string text = ",\"possible\":" + json::serialize(possible_json(offers));
  if (viewer.role != DeskRole::Player) return text;
  if (!ranking_) {
    ranking_.emplace();
    for (const Standing& s : standings(published_state())) ranking_->push_back(s.player);
  }
  const auto found = std::ranges::find(*ranking_, viewer.player);
  const int rank = found == ranking_->end() ? 0 : static_cast<int>(found - ranking_->begin()) + 1;
  return text + ",\"mine\":" + json::serialize(own_tables(state, viewer.player, rank, offers));
}

const std::string& Documents::own(const Viewer& viewer) {
  const auto [own, is_new] =
      own_.try_emplace(fmt::format("{} {} {}", name(viewer.role), viewer.player.number, viewer.name));
  if (is_new) own->second = own_text(viewer);
  return own->second;
}

std::string Documents::text(const Viewer& viewer) {
  return fmt::format(R"({{"version":{},{},{}{}}})", tournament_.entries().size(), head(viewer),
                     body(viewer.role).text, own(viewer));
}

std::uint64_t Documents::mark(const Viewer& viewer) {
  return body(viewer.role).mark * 31 + std::hash<std::string>()(head(viewer) + own(viewer));
}

}  // namespace longroad::server::desk
