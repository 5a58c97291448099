#include "tournament/ranking/ranking_json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <set>

#include "notation/json.hpp"
#include "notation/words.hpp"

namespace longroad::tournament {
namespace {

namespace json = boost::json;
using notation::Node;

constexpr int kMost = 10'000;
constexpr int kFewestPoints = 2;
constexpr int kMostPoints = 22;

PlayerId number_of(std::vector<std::string>& names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  if (found != names.end()) return PlayerId::of(static_cast<int>(found - names.begin()) + 1);
  names.emplace_back(name);
  return PlayerId::of(static_cast<int>(names.size()));
}

TableResult read_table(const Node& table, std::vector<std::string>& names, std::set<PlayerId>& seated) {
  table.only({"players", "points", "winner"});
  TableResult result;
  const Node players = table.at("players");
  const int size = players.size(kSeats);
  if (size < 3) players.refuse("tables are of four or three.");
  if (table.at("points").size(kSeats) != size) table.at("points").refuse("each player has points.");
  for (int i = 0; i < size; ++i) {
    const std::string_view name = players.at(i).word("");
    if (name.empty()) players.at(i).refuse("a name is expected.");
    const PlayerId player = number_of(names, name);
    if (!seated.insert(player).second) players.at(i).refuse(fmt::format("{} sits twice in this game.", name));
    result.players.push_back(player);
    result.points.push_back(table.at("points").at(i).number(kFewestPoints, kMostPoints, kFewestPoints));
  }
  const Node winner = table.at("winner");
  if (!winner.given()) return result;
  const auto found = std::ranges::find(names, winner.word(""));
  const PlayerId won = PlayerId::of(static_cast<int>(found - names.begin()) + 1);
  if (std::ranges::find(result.players, won) == result.players.end()) {
    winner.refuse(fmt::format("{} does not sit at this table.", notation::quote(winner.word(""))));
  }
  result.winner = won;
  return result;
}

}  // namespace

Result<NamedResults> read_results(std::string_view document) {
  const Result<json::value> value = notation::parse_json(document);
  if (!value) return value.error();
  notation::Fault fault;
  const Node root(*value, fault);
  root.only({"games"});
  const Node games = root.at("games");
  if (!games.given()) games.refuse("a list of games is expected.");
  NamedResults results;
  const int count = games.size(kGames);
  for (int g = 0; g < count && !fault.found(); ++g) {
    games.at(g).only({"tables"});
    const Node tables = games.at(g).at("tables");
    std::set<PlayerId> seated;
    const int size = tables.size(kMost);
    for (int t = 0; t < size && !fault.found(); ++t) {
      results.tables.push_back(read_table(tables.at(t), results.names, seated));
    }
  }
  if (fault.found()) return fault.error();
  return results;
}

std::string ranking_json(const std::vector<Standing>& ranking, Percentages percentages, const NameOf& name) {
  json::array lines;
  for (std::size_t i = 0; i < ranking.size(); ++i) {
    const Score& score = ranking[i].score;
    lines.push_back(json::object{{"player", name(ranking[i].player)},
                                 {"wins", score.wins},
                                 {"points", score.points},
                                 {"percent", percent_text(score, percentages)},
                                 {"why", why_here(ranking, i, percentages, name).text}});
  }
  json::object out{{"ranking", std::move(lines)}};
  json::array notices;
  for (const Sentence& notice : order_notices(ranking, percentages, name)) notices.emplace_back(notice.text);
  if (!notices.empty()) out.emplace("notices", std::move(notices));
  return json::serialize(out);
}

}  // namespace longroad::tournament
