#include "tournament/export.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "notation/json.hpp"
#include "tournament/event_json.hpp"
#include "tournament/event_words.hpp"
#include "tournament/log.hpp"
#include "tournament/standings.hpp"

namespace longroad::tournament {

namespace json = boost::json;

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
                    number(percent_text(s.score.percent)), std::to_string(s.score.games),
                    std::to_string(s.score.event), s.lot == 0 ? "" : std::to_string(s.lot),
                    s.score.complete ? "yes" : "no"});
  }
  return rows;
}

std::vector<CsvRow> results_rows(const State& state) {
  std::vector<CsvRow> rows{{"game", "table", "position", "player", "name", "points", "winner", "sheet"}};
  for (const GameId id : all_games(state)) {
    const auto& sheets = state.game(id)->sheets;
    for (std::size_t t = 0; t < sheets.size(); ++t) {
      const Sheet& sheet = sheets[t];
      const bool empty = sheet.state == SheetState::Empty;
      const std::vector<PlayerId>& order = empty ? sheet.players : sheet.result.order;
      for (std::size_t i = 0; i < order.size(); ++i) {
        rows.push_back(
            {text(id), std::to_string(t + 1), std::to_string(i + 1), std::to_string(order[i].number),
             state.person(order[i]).name, empty ? "" : std::to_string(sheet.result.points[i]),
             !empty && order[i] == sheet.result.winner ? "yes" : "", std::string(in_words(sheet.state))});
      }
    }
  }
  return rows;
}

std::vector<CsvRow> players_rows(const State& state) {
  std::vector<CsvRow> rows{{"player", "name", "club", "contact", "warnings", "status"}};
  for (const Person& person : state.people) {
    const char* status = !person.penalty ? "" : (person.penalty->disqualified ? "disqualified" : "removed");
    rows.push_back({std::to_string(rows.size()), person.name, person.club, person.contact,
                    std::to_string(person.warnings.size()), status});
  }
  return rows;
}

std::string export_json(const Tournament& tournament) {
  json::array log;
  for (const Entry& entry : tournament.entries()) log.push_back(entry_json(entry));
  return json::serialize(
             json::object{{"longroad", "tournament"}, {"format", kLogFormat}, {"log", std::move(log)}}) +
         "\n";
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
