// The report that hosts owe: participants, final table and scores, and what else is kept.
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "notation/english.hpp"
#include "tournament/files/export.hpp"
#include "tournament/model/event_json.hpp"
#include "tournament/model/event_words.hpp"
#include "tournament/model/standings.hpp"
#include "tournament/rules/settings.hpp"

namespace longroad::tournament {
namespace {

using Out = std::back_insert_iterator<std::string>;

void write_settings(const State& state, Out out) {
  fmt::format_to(out, "{}\n\n", state.settings.name);
  for (const auto& [key, value] : list_settings(state)) {
    if (key != "name" && !value.empty()) fmt::format_to(out, "{}: {}\n", english::capital(key), value);
  }
  for (const StaffMember& member : state.staff) {
    fmt::format_to(out, "{}: {}\n", english::capital(std::string(name(member.role))), member.name);
  }
  const auto count = participants(state).size();
  fmt::format_to(out, "Participants: {}{}\n", count, state.unofficial ? " (unofficial, 1.2.4)" : "");
  if (state.lots_seed) fmt::format_to(out, "Lots: by seed {}\n", *state.lots_seed);
  if (!state.lots_how.empty()) fmt::format_to(out, "Lots: {}\n", state.lots_how);
}

std::string order_text(const State& state, const std::vector<PlayerId>& order) {
  std::string text;
  for (const PlayerId p : order) text += (text.empty() ? "" : ", ") + state.person(p).name;
  return text;
}

void write_remark(const Remark& r, Out out) {
  fmt::format_to(out, "  {} ({}, {}): {}\n", english::capital(r.kind), r.by, r.at, r.text);
}

/// Why a participant has no place.
std::string unplaced_text(const State& state, PlayerId player) {
  const std::optional<GameId> left = game_left(state, player);
  return left ? "left in " + spoken(*left, state.event_count()) : "no result yet";
}

void write_sheet(const State& state, const Sheet& sheet, Out out) {
  if (sheet.state != SheetState::Empty) {
    fmt::format_to(out, "  Result ({}): {}\n", in_words(sheet.state), in_words(state, sheet.result));
  }
  if (!sheet.selection.empty())
    fmt::format_to(out, "  Order of selection: {}\n", order_text(state, sheet.selection));
  fmt::format_to(out, "  Order of play: {}\n",
                 order_text(state, sheet.state == SheetState::Empty ? sheet.players : sheet.result.order));
  if (!sheet.lost.empty()) fmt::format_to(out, "  Left during the game: {}\n", order_text(state, sheet.lost));
  if (!sheet.banker.empty()) fmt::format_to(out, "  Banker: {}\n", sheet.banker);
  if (!sheet.refusal.empty()) fmt::format_to(out, "  Refused to sign: {}\n", sheet.refusal);
  if (!sheet.decision.empty()) fmt::format_to(out, "  Decided by {}\n", sheet.decision);
  if (sheet.limit) {
    fmt::format_to(out, "  Turn limit: {} s, asked for by {}\n", sheet.limit->seconds, sheet.limit->asked);
  }
  for (const Remark& r : sheet.remarks) write_remark(r, out);
}

void write_game(const State& state, GameId id, Out out) {
  const Game& game = *state.game(id);
  if (!game.posted()) return;
  fmt::format_to(out, "\n{}: board {}{}\n", english::capital(spoken(id, state.event_count())), game.layout,
                 game.started ? ", begun " + game.started_at : "");
  if (game.limit)
    fmt::format_to(out, "  Turn limit: {} s, asked for by {}\n", game.limit->seconds, game.limit->asked);
  for (std::size_t t = 0; t < game.sheets.size(); ++t) {
    fmt::format_to(out, " Table {}\n", t + 1);
    write_sheet(state, game.sheets[t], out);
  }
}

void write_places(const State& state, Out out) {
  fmt::format_to(out, "\nPlaces\n");
  int place = 0;
  for (const PlayerId p : final_places(state))
    fmt::format_to(out, "{:4}. {}\n", ++place, state.person(p).name);
  for (const PlayerId p : unplaced(state))
    fmt::format_to(out, "   –  {}, {}\n", state.person(p).name, unplaced_text(state, p));
  for (const Person& person : state.people) {
    if (person.penalty) {
      fmt::format_to(out, "   –  {}, {}: {}\n", person.name,
                     person.penalty->disqualified ? "disqualified (1.1.4)" : "removed (1.6.8)",
                     person.penalty->ground);
    }
  }
}

/// What belongs to no table.
void write_remarks(const State& state, Out out) {
  const auto is_warned = [](const Person& p) { return !p.warnings.empty(); };
  if (state.remarks.empty() && std::ranges::none_of(state.people, is_warned)) return;
  fmt::format_to(out, "\nNotes and warnings\n");
  for (const Remark& r : state.remarks) write_remark(r, out);
  for (const Person& person : state.people) {
    for (const Warning& w : person.warnings)
      fmt::format_to(out, "  {} was warned ({}, {}): {}\n", person.name, w.by, w.at, w.ground);
  }
}

void write_final(const State& state, Out out) {
  if (!state.final.posted()) return;
  const PlayerId first = champion(state);
  fmt::format_to(out, "\nChampion: {}\nFinalists and how to reach them\n",
                 first.is_none() ? "not known yet" : state.person(first).name);
  for (const PlayerId p : state.final.sheets[0].players) {
    const Person& person = state.person(p);
    fmt::format_to(out, "  {}: {}\n", person.name, person.contact.empty() ? "no contact" : person.contact);
  }
}

}  // namespace

std::string report_text(const State& state) {
  std::string text;
  const Out out(text);
  write_settings(state, out);
  write_final(state, out);
  write_places(state, out);
  fmt::format_to(out, "\nPreliminary ranking\n");
  int rank = 0;
  for (const Standing& s : standings(state)) {
    fmt::format_to(out, "{:4}. {:<28} {}{}\n", ++rank, state.person(s.player).name,
                   score_text(s.score, state.settings.percentages), s.score.complete ? "" : "  incomplete");
  }
  for (const GameId id : all_games(state)) write_game(state, id, out);
  write_remarks(state, out);
  return text;
}

}  // namespace longroad::tournament
