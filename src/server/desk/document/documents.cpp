#include "server/desk/document/documents.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "notation/values/write.hpp"
#include "server/desk/document/offers.hpp"
#include "server/desk/document/own_tables.hpp"
#include "server/desk/document/people.hpp"
#include "server/desk/document/tables.hpp"
#include "server/desk/wire/document.hpp"
#include "tournament/model/calls.hpp"
#include "tournament/model/published.hpp"
#include "tournament/model/standings.hpp"
#include "tournament/ranking/ranking.hpp"
#include "tournament/rules/steps.hpp"

namespace longroad::server::desk {
namespace {

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

wire::Settings told_settings(const State& state) {
  const tournament::Settings& s = state.settings;
  return {.name = s.name,
          .place = s.place,
          .date = s.date,
          .language = s.language,
          .edition = s.edition,
          .semifinal_day = s.semifinal_day,
          .semifinals = s.semifinals ? "play" : "skip",
          .percentages = s.percentages == Percentages::Exact ? "exact" : "rounded",
          .events = state.event_count(),
          .autopilot = s.autopilot ? "on" : "off",
          .unofficial = state.unofficial,
          .taken_over = state.taken_over};
}

wire::Phase phase(const State& state) {
  const GameId id = current_game(state);
  const Game& game = *state.game(id);
  if (state.final.finished()) return wire::Phase::Over;
  if (game.started) return wire::Phase::Playing;
  if (!id.is_preliminary() && game.posted()) return wire::Phase::Choosing;
  const bool first = id == GameId::preliminary(1, 1) && !game.posted();
  return first ? wire::Phase::CheckIn : wire::Phase::Between;
}

wire::Next told_next(const State& state) {
  const NextStep next = next_step(state);
  const auto command = command_of(next.step);
  wire::Next told{std::string(command ? name(*command) : ""), next.game, next.ready, next.text, {}};
  if (command == DeskCommand::Publish) told.results = next.step == Step::PublishResults;
  return told;
}

std::vector<wire::GameState> told_games(const State& state, const Knows& knows) {
  std::vector<wire::GameState> games;
  for (const GameId id : all_games(state)) {
    const Game& game = *state.game(id);
    const bool shown = knows.sheets || game.seats_shown();
    const bool with_tables = shown && (knows.preliminary_tables || !id.is_preliminary());
    const Detail detail = knows.sheets             ? Detail::All
                          : game.results_published ? Detail::Result
                                                   : Detail::Seats;
    wire::GameState& told = games.emplace_back(told_game(state, id, shown));
    for (int t = 1; with_tables && t <= std::ssize(game.sheets); ++t)
      told.tables.push_back(told_table(state, {id, t}, detail));
  }
  return games;
}

std::vector<wire::Standing> told_standings(const State& state, bool with_reasons) {
  std::vector<wire::Standing> rows;
  const std::vector<Standing> ranking = standings(state);
  const std::vector<Ranks> shared = ranks(ranking, state.settings.percentages);
  for (std::size_t i = 0; i < ranking.size(); ++i) {
    const Standing& s = ranking[i];
    wire::Standing& row = rows.emplace_back();
    row = {.rank = static_cast<int>(i) + 1,
           .player = s.player,
           .wins = s.score.wins,
           .points = s.score.points,
           .percent = percent_text(s.score, state.settings.percentages),
           .games = s.score.games,
           .event = s.score.event,
           .complete = s.score.complete};
    if (s.lot != 0) row.lot = s.lot;
    if (shared[i].shared()) row.tied = {shared[i].first, shared[i].last};
    if (with_reasons) row.why = why_here(ranking, i, state.settings.percentages, state.name_of());
  }
  return rows;
}

std::vector<wire::Call> told_calls(const State& state) {
  std::vector<wire::Call> calls;
  for (const GameId id : all_games(state)) {
    const Game& game = *state.game(id);
    for (int t = 1; t <= std::ssize(game.sheets); ++t)
      for (const OpenCall& call : open_calls(game.sheets[static_cast<std::size_t>(t) - 1]))
        calls.push_back({id, t, call.remark, call.going});
  }
  return calls;
}

wire::Body told_body(const State& state, const State& published, DeskRole role) {
  const Knows role_knows = knows(role);
  const State& shown = role_knows.sheets ? state : published;
  wire::Body body{
      .settings = told_settings(state),
      .phase = phase(state),
      .game = current_game(state),
      .players = told_people(
          state, shown,
          {.search = role_knows.staff, .contacts = role_knows.contacts, .warnings = role_knows.warnings}),
      .games = told_games(state, role_knows),
      .standings = told_standings(shown, role_knows.sheets),
      .champion = maybe(champion(shown)),
      .places = shown.final.finished() ? final_places(shown) : std::vector<PlayerId>()};
  if (role_knows.staff) body.backstage = wire::Backstage{state.staff, told_next(state)};
  if (role_knows.warnings) body.apart = state.apart;
  if (role_knows.sheets)
    body.sheets = wire::Sheets{order_notices(standings(state), state.settings.percentages, state.name_of()),
                               told_calls(state)};
  return body;
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
    std::string text = notation::members_text(told_body(tournament_.state(), published_state(), role));
    const std::uint64_t mark = std::hash<std::string>()(text);
    body = Body{std::move(text), mark};
  }
  return *body;
}

std::string Documents::head(const Viewer& viewer) const {
  const auto may = commands_of(viewer, tournament_.state());
  return notation::members_text(wire::Head{.event = event_,
                                           .me = {.role = std::string(name(viewer.role)),
                                                  .name = viewer.name,
                                                  .player = maybe(viewer.player),
                                                  .may = {may.begin(), may.end()}}});
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
  wire::Own own{.possible = told_offers(offers)};
  if (viewer.role != DeskRole::Player) return notation::members_text(own);
  if (!ranking_) {
    ranking_.emplace();
    for (const Standing& s : standings(published_state())) ranking_->push_back(s.player);
  }
  const auto found = std::ranges::find(*ranking_, viewer.player);
  const int rank = found == ranking_->end() ? 0 : static_cast<int>(found - ranking_->begin()) + 1;
  own.mine = own_tables(state, viewer.player, rank, offers);
  return notation::members_text(own);
}

const std::string& Documents::own(const Viewer& viewer) {
  const auto [own, is_new] =
      own_.try_emplace(fmt::format("{} {} {}", name(viewer.role), viewer.player.number, viewer.name));
  if (is_new) own->second = own_text(viewer);
  return own->second;
}

std::string Documents::text(const Viewer& viewer) {
  return fmt::format(R"({{"version":{},{},{},{}}})", tournament_.entries().size(), head(viewer),
                     body(viewer.role).text, own(viewer));
}

std::uint64_t Documents::mark(const Viewer& viewer) {
  return body(viewer.role).mark * 31 + std::hash<std::string>()(head(viewer) + own(viewer));
}

}  // namespace longroad::server::desk
