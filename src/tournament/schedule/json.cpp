#include "tournament/schedule/json.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "notation/json.hpp"

namespace longroad::tournament {
namespace {

constexpr int kMostTables = 10'000;

}  // namespace

namespace json = boost::json;

json::object schedule_json(const Schedule& schedule) {
  json::array games;
  for (const Seating& game : schedule) {
    json::array tables;
    for (const Table& table : game) {
      json::array seats;
      for (const PlayerId p : table) seats.emplace_back(p.number);
      tables.push_back(std::move(seats));
    }
    games.push_back(json::object{{"tables", std::move(tables)}});
  }
  return {{"games", std::move(games)}};
}

Result<Schedule> read_schedule(const json::value& value) {
  notation::Fault fault;
  const notation::Node root(value, fault);
  const notation::Node games = root.at("games");
  if (!games.given()) games.refuse("a schedule is an object with a list of games.");
  Schedule schedule(games.size(kGames));
  for (int g = 0; g < std::ssize(schedule); ++g) {
    const notation::Node tables = games.at(g).at("tables");
    if (!tables.given()) tables.refuse("a game is an object with a list of tables.");
    schedule[g].resize(tables.size(kMostTables));
    for (int t = 0; t < std::ssize(schedule[g]); ++t) {
      const notation::Node seats = tables.at(t);
      const int size = seats.size(kMostTables);
      for (int i = 0; i < size; ++i) schedule[g][t].push_back(PlayerId::of(seats.at(i).number(1, 0xFFFF, 0)));
    }
  }
  if (fault.found()) return fault.error();
  return schedule;
}

}  // namespace longroad::tournament
