#include "tournament/files/export.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "notation/json.hpp"
#include "tournament/files/log.hpp"
#include "tournament/model/event_json.hpp"
#include "tournament/model/event_words.hpp"
#include "tournament/model/standings.hpp"
#include "tournament/words/texts.hpp"

namespace longroad::tournament {

namespace json = boost::json;

namespace {

/// From the position on. Whoever left the game has neither points nor a place in the order of play.
std::vector<CsvRow> sheet_rows(const State& state, const Sheet& sheet) {
  std::vector<CsvRow> rows;
  const bool empty = sheet.state == SheetState::Empty;
  const std::vector<PlayerId>& order = empty ? sheet.players : sheet.result.order;
  const auto row = [&](PlayerId p, std::string position, std::string points, bool won,
                       std::string_view what) {
    rows.push_back({std::move(position), std::to_string(p.number), state.person(p).name, std::move(points),
                    won ? "yes" : "", std::string(what)});
  };
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (std::ranges::find(sheet.lost, order[i]) != sheet.lost.end()) continue;
    row(order[i], std::to_string(i + 1), empty ? "" : std::to_string(sheet.result.points[i]),
        !empty && order[i] == sheet.result.winner, in_words(sheet.state));
  }
  for (const PlayerId p : sheet.lost) row(p, "", "", false, "left during the game");
  return rows;
}

/// The numbers of the groups that are kept apart, as the import reads them.
std::string apart_cell(const State& state, PlayerId player) {
  std::string cell;
  for (std::size_t i = 0; i < state.apart.size(); ++i) {
    if (std::ranges::find(state.apart[i], player) == state.apart[i].end()) continue;
    cell += (cell.empty() ? "" : "+") + std::to_string(i + 1);
  }
  return cell;
}

}  // namespace

std::vector<CsvRow> standings_rows(const State& state, char separator) {
  const auto number = [&](std::string text) {
    if (separator == ';') std::ranges::replace(text, '.', ',');
    return text;
  };
  std::vector<CsvRow> rows{
      {"rank", "player", "name", "club", "wins", "points", "percent", "games", "event", "lot", "complete"}};
  for (const Standing& s : standings(state)) {
    const Person& person = state.person(s.player);
    rows.push_back({std::to_string(rows.size()), std::to_string(s.player.number), person.name, person.club,
                    std::to_string(s.score.wins), std::to_string(s.score.points),
                    number(percent_text(s.score, state.settings.percentages)), std::to_string(s.score.games),
                    std::to_string(s.score.event), s.lot == 0 ? "" : std::to_string(s.lot),
                    s.score.complete ? "yes" : "no"});
  }
  return rows;
}

std::vector<CsvRow> results_rows(const State& state) {
  // Event and game stand apart: a spreadsheet takes 1.2 for a date.
  std::vector<CsvRow> rows{
      {"event", "game", "table", "position", "player", "name", "points", "winner", "sheet"}};
  for (const GameId id : all_games(state)) {
    const auto& sheets = state.game(id)->sheets;
    for (std::size_t t = 0; t < sheets.size(); ++t) {
      const CsvRow place{id.is_preliminary() ? std::to_string(id.event) : "",
                         id.is_preliminary() ? std::to_string(id.game) : text(id), std::to_string(t + 1)};
      for (CsvRow& row : sheet_rows(state, sheets[t])) {
        row.insert(row.begin(), place.begin(), place.end());
        rows.push_back(std::move(row));
      }
    }
  }
  return rows;
}

std::vector<CsvRow> players_rows(const State& state) {
  std::vector<CsvRow> rows{{"player", "name", "club", "contact", "apart", "warnings", "accepted", "status"}};
  for (int i = 1; i <= std::ssize(state.people); ++i) {
    const PlayerId player = PlayerId::of(i);
    const Person& person = state.person(player);
    rows.push_back({std::to_string(i), person.name, person.club, person.contact, apart_cell(state, player),
                    std::to_string(person.warnings.size()), has_accepted(state, player) ? "yes" : "",
                    status_text(state, player)});
  }
  return rows;
}

char separator_of(const State& state) {
  return language_of(state.settings.language) == Language::German ? ';' : ',';
}

std::string export_json(const Tournament& tournament, const json::object& beside) {
  std::string text;
  notation::JsonText out(text);
  out.object([&] {
    out.member("longroad", "tournament");
    out.member("format", kLogFormat);
    for (const auto& [name, value] : beside) out.member(name, value);
    out.key("log");
    out.array([&] {
      for (const Entry& entry : tournament.entries()) write_entry(out, entry);
    });
  });
  return text + "\n";
}

Result<std::vector<Entry>> import_json(std::string_view document) {
  json::error_code fault;
  const json::value value = json::parse(document, fault);
  if (fault) return Error{"That is no JSON: " + fault.message() + "."};
  const json::object* object = value.if_object();
  const json::value* kind = object == nullptr ? nullptr : object->if_contains("longroad");
  const json::value* format = object == nullptr ? nullptr : object->if_contains("format");
  const json::value* log = object == nullptr ? nullptr : object->if_contains("log");
  if (kind == nullptr || *kind != "tournament" || format == nullptr || !format->is_int64() ||
      log == nullptr || !log->is_array()) {
    return Error{"That is no exported tournament."};
  }
  if (format->get_int64() > kLogFormat) {
    return Error{fmt::format("It has format {}; this program knows formats up to {}.", format->get_int64(),
                             kLogFormat)};
  }
  std::vector<Entry> entries;
  for (const json::value& line : log->get_array()) {
    Result<Entry> entry = read_entry(line);
    if (!entry) return Error{fmt::format("Entry {}: {}", entries.size() + 1, entry.error().sentence)};
    entries.push_back(std::move(*entry));
  }
  return entries;
}

}  // namespace longroad::tournament
