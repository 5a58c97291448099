#include "server/desk/document/tables.hpp"

#include <array>

#include "phrases/english.hpp"
#include "tournament/rules/rules.hpp"

namespace longroad::server::desk {
namespace {

using namespace tournament;

wire::TableState state_told(const Sheet& sheet, Detail detail) {
  using Told = wire::TableState;
  if (detail == Detail::Seats) return sheet.finished() ? Told::Done : Told::Empty;
  static constexpr std::array kTold{Told::Empty, Told::Reported, Told::Signed, Told::Refused, Told::Decided};
  static_assert(kTold.size() == kSheetWords.size());
  return kTold[static_cast<std::size_t>(sheet.state)];
}

std::vector<wire::Choice> choices_of(const Sheet& sheet) {
  std::vector<wire::Choice> choices;
  for (const PlayerId p : sheet.selection)
    if (const auto found = sheet.choices.find(p); found != sheet.choices.end())
      choices.push_back({p, found->second});
  return choices;
}

/// Those whose signature the sheet still needs.
std::vector<PlayerId> missing_signatures(const State& state, const Sheet& sheet) {
  std::vector<PlayerId> missing;
  if (sheet.state != SheetState::Reported) return missing;
  for (const PlayerId p : sheet.result.order)
    if (!sheet.signatures.contains(p) && !state.person(p).penalty) missing.push_back(p);
  return missing;
}

wire::Sheet told_sheet(const State& state, const Place& at) {
  const Sheet& sheet = *state.sheet(at);
  return {.finishers = sheet.finishers(),
          .waits_for_referee = rules::waits_for_referee(state, at),
          .signatures = {sheet.signatures.begin(), sheet.signatures.end()},
          .missing = missing_signatures(state, sheet),
          .refusal = sheet.refusal,
          .decision = sheet.decision,
          .corrections = sheet.corrections,
          .reported_at = sheet.reported_at,
          .finished_at = sheet.finished_at};
}

/// The numbers in the bracket, player by player.
std::vector<std::optional<int>> numbers_of(const std::map<PlayerId, int>& numbers,
                                           const std::vector<PlayerId>& players) {
  std::vector<std::optional<int>> list;
  for (const PlayerId p : players) {
    const auto found = numbers.find(p);
    list.push_back(found == numbers.end() ? std::nullopt : std::optional(found->second));
  }
  return list;
}

std::string title(const State& state, GameId id) {
  switch (id.stage) {
    case Stage::Preliminary:
      return english::capital(spoken(id, state.event_count()));
    case Stage::Semifinal:
      return "Semi-finals";
    case Stage::Final:
      return "Final";
  }
  __builtin_unreachable();
}

}  // namespace

wire::Table told_table(const State& state, const Place& at, Detail detail) {
  const Sheet& sheet = *state.sheet(at);
  const SheetResult result = detail == Detail::Seats ? SheetResult{} : sheet.result;
  wire::Table told{.table = at.table,
                   .version = sheet.version,
                   .players = sheet.players,
                   .chosen = sheet.choices.size() == sheet.selection.size(),
                   .selection = sheet.selection,
                   .choices = choices_of(sheet),
                   .lost = sheet.lost,
                   .state = state_told(sheet, detail),
                   .order = result.order,
                   .points = {result.points.begin(), result.points.end()},
                   .winner = maybe(result.winner),
                   .banker = sheet.banker,
                   .limit = sheet.limit,
                   .online = sheet.online,
                   .chooses = maybe(rules::next_to_choose(state, at))};
  if (const auto& numbers = state.game(at.game)->numbers; !numbers.empty())
    told.numbers = numbers_of(numbers, sheet.players);
  if (detail >= Detail::Sheet) told.sheet = told_sheet(state, at);
  if (detail == Detail::All) told.remarks = sheet.remarks;
  return told;
}

wire::GameState told_game(const State& state, GameId id, bool with_layout) {
  const Game& game = *state.game(id);
  wire::GameState told{.game = id,
                       .title = title(state, id),
                       .posted = game.posted(),
                       .started = game.started,
                       .started_at = game.started_at,
                       .finished = game.finished(),
                       .published = {game.seats_shown() && game.posted(), game.results_published},
                       .limit = game.limit};
  if (with_layout) told.layout = wire::Layout{game.layout, game.layout_confirmed};
  return told;
}

}  // namespace longroad::server::desk
