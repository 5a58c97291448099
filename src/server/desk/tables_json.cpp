#include "server/desk/tables_json.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "notation/values/value.hpp"
#include "phrases/english.hpp"
#include "tournament/rules/rules.hpp"

namespace longroad::server::desk {
namespace {

namespace json = boost::json;
using namespace tournament;

std::string_view state_word(const Sheet& sheet, Detail detail) {
  if (detail == Detail::Seats) return sheet.finished() ? "done" : "empty";
  return notation::word_of(sheet.state);
}

json::value limit_json(const std::optional<TurnLimit>& limit) {
  if (!limit) return nullptr;
  return {{"seconds", limit->seconds}, {"asked", limit->asked}, {"by", limit->by}};
}

json::array choices_json(const Sheet& sheet) {
  json::array choices;
  for (const PlayerId p : sheet.selection) {
    const auto found = sheet.choices.find(p);
    if (found == sheet.choices.end()) continue;
    const Choice& choice = found->second;
    choices.push_back({{"player", p.number},
                       {"position", choice.position},
                       {"seat", choice.seat},
                       {"colour", choice.colour}});
  }
  return choices;
}

/// Those whose signature the sheet still needs.
json::array unsigned_json(const State& state, const Sheet& sheet) {
  json::array missing;
  if (sheet.state != SheetState::Reported) return missing;
  for (const PlayerId p : sheet.result.order) {
    if (!sheet.signatures.contains(p) && !state.person(p).penalty) missing.push_back(p.number);
  }
  return missing;
}

void add_sheet(json::object& out, const State& state, const Place& at) {
  const Sheet& sheet = *state.sheet(at);
  out["finishers"] = players_json(sheet.finishers());
  out["waits_for_referee"] = rules::waits_for_referee(state, at);
  out["signed"] = players_json({sheet.signatures.begin(), sheet.signatures.end()});
  out["unsigned"] = unsigned_json(state, sheet);
  out["refusal"] = sheet.refusal;
  out["decision"] = sheet.decision;
  out["corrections"] = sheet.corrections;
  out["reported_at"] = sheet.reported_at;
  out["finished_at"] = sheet.finished_at;
}

json::array remarks_json(const Sheet& sheet) {
  json::array remarks;
  for (const Remark& r : sheet.remarks)
    remarks.push_back({{"kind", r.kind}, {"text", r.text}, {"by", r.by}, {"at", r.at}});
  return remarks;
}

/// The numbers in the bracket, player by player.
json::array numbers_json(const std::map<PlayerId, int>& numbers, const std::vector<PlayerId>& players) {
  json::array out;
  for (const PlayerId p : players) {
    const auto found = numbers.find(p);
    out.push_back(found == numbers.end() ? json::value() : json::value(found->second));
  }
  return out;
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

json::array players_json(const std::vector<PlayerId>& players) {
  json::array numbers;
  for (const PlayerId p : players) numbers.push_back(p.number);
  return numbers;
}

json::value player_json(PlayerId player) {
  return player.is_none() ? json::value() : json::value(player.number);
}

json::object table_json(const State& state, const Place& at, Detail detail) {
  const Sheet& sheet = *state.sheet(at);
  const SheetResult result = detail == Detail::Seats ? SheetResult{} : sheet.result;
  json::object out{{"table", at.table},
                   {"version", sheet.version},
                   {"players", players_json(sheet.players)},
                   {"chosen", sheet.choices.size() == sheet.selection.size()},
                   {"selection", players_json(sheet.selection)},
                   {"choices", choices_json(sheet)},
                   {"lost", players_json(sheet.lost)},
                   {"state", state_word(sheet, detail)},
                   {"order", players_json(result.order)},
                   {"points", json::array(result.points.begin(), result.points.end())},
                   {"winner", player_json(result.winner)},
                   {"banker", sheet.banker},
                   {"limit", limit_json(sheet.limit)},
                   {"online", sheet.online}};
  if (const auto& numbers = state.game(at.game)->numbers; !numbers.empty())
    out["numbers"] = numbers_json(numbers, sheet.players);
  if (const PlayerId next = rules::next_to_choose(state, at); !next.is_none()) out["chooses"] = next.number;
  if (detail >= Detail::Sheet) add_sheet(out, state, at);
  if (detail == Detail::All) out["remarks"] = remarks_json(sheet);
  return out;
}

json::object game_json(const State& state, GameId id, bool with_layout) {
  const Game& game = *state.game(id);
  json::object out{
      {"game", text(id)},
      {"title", title(state, id)},
      {"posted", game.posted()},
      {"started", game.started},
      {"started_at", game.started_at},
      {"finished", game.finished()},
      {"published", {{"seats", game.seats_shown() && game.posted()}, {"results", game.results_published}}},
      {"limit", limit_json(game.limit)}};
  if (with_layout) {
    out["layout"] = game.layout;
    out["layout_confirmed"] = game.layout_confirmed;
  }
  return out;
}

}  // namespace longroad::server::desk
