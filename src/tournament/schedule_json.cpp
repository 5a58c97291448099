#include "tournament/schedule_json.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>

namespace longroad::tournament {

namespace json = boost::json;

json::array seating_json(const Seating& game) {
  json::array tables;
  for (const Table& table : game) {
    json::array seats;
    for (const PlayerId p : table) seats.emplace_back(p.number);
    tables.push_back(std::move(seats));
  }
  return tables;
}

json::object schedule_json(const Schedule& schedule) {
  json::array games;
  for (const Seating& game : schedule) games.push_back(json::object{{"tables", seating_json(game)}});
  return {{"games", std::move(games)}};
}

Result<Seating> read_seating(const json::value& tables) {
  Seating game;
  if (!tables.is_array()) return Error{"'tables' must be a list of tables."};
  for (const json::value& seats : tables.get_array()) {
    if (!seats.is_array()) return Error{"A table must be a list of player numbers."};
    Table table;
    for (const json::value& seat : seats.get_array()) {
      const std::int64_t* number = seat.if_int64();
      if (number == nullptr || *number < 1 || *number > 0xFFFF) {
        return Error{fmt::format("'{}' is no player number.", json::serialize(seat))};
      }
      table.push_back(PlayerId::of(static_cast<int>(*number)));
    }
    game.push_back(std::move(table));
  }
  return game;
}

Result<Schedule> read_schedule(const json::value& value) {
  const json::object* object = value.if_object();
  const json::value* games = object == nullptr ? nullptr : object->if_contains("games");
  if (games == nullptr || !games->is_array()) return Error{"A schedule is an object with a list 'games'."};
  Schedule schedule;
  for (const json::value& game : games->get_array()) {
    const json::value* tables = game.is_object() ? game.get_object().if_contains("tables") : nullptr;
    if (tables == nullptr) return Error{"A game is an object with a list 'tables'."};
    Result<Seating> seating = read_seating(*tables);
    if (!seating) return seating.error();
    schedule.push_back(std::move(*seating));
  }
  return schedule;
}

}  // namespace longroad::tournament
