#include "server/results.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "server/rating.hpp"
#include "store/accounts.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

/// An account of the game, and the seat it had.
struct Entrant {
  store::Account account;
  int seat = 0;  // from 0
};

int place_of(const GameResult& result, int seat) {
  if (seat + 1 == result.winner) return 1;
  int place = 1;
  for (int other = 0; other < static_cast<int>(result.points.size()); ++other) {
    const auto points = [&](int i) { return result.points[static_cast<std::size_t>(i)]; };
    if (other != seat && (other + 1 == result.winner || points(other) > points(seat))) ++place;
  }
  return place;
}

std::string summary_text(const GameResult& result) {
  return json::serialize(
      json::object{{"game", result.game},
                   {"names", json::array(result.names.begin(), result.names.end())},
                   {"points", json::array(result.points.begin(), result.points.end())},
                   {"winner", result.winner == 0 ? json::value() : json::value(result.winner)}});
}

}  // namespace

GameResult result_of(const Table& table) {
  GameResult result{.table = table.id(),
                    .game = table.settings().game,
                    .ended = table.entry(table.version()).at,
                    .names = {},
                    .accounts = {},
                    .points = {},
                    .winner = 0};
  const games::Score score = table.position()->score();
  for (const Chair& chair : table.chairs()) {
    result.names.push_back(chair.sitter.name);
    result.accounts.push_back(chair.sitter.account);
  }
  result.points.assign(score.points.begin(), score.points.end());
  if (!score.winner.is_none()) result.winner = score.winner.index + 1;
  return result;
}

void keep_result(store::Store& store, const GameResult& result) {
  store::Accounts accounts(store);
  std::vector<Entrant> entrants;
  for (int seat = 0; seat < static_cast<int>(result.accounts.size()); ++seat) {
    const std::string& name = result.accounts[static_cast<std::size_t>(seat)];
    if (const auto account = name.empty() ? std::nullopt : accounts.find(name))
      entrants.push_back({*account, seat});
  }
  const bool rated = entrants.size() >= 2 && result.winner != 0;
  std::vector<Rated> before;
  for (const Entrant& entrant : entrants) {
    const auto row = accounts.rating(entrant.account.id, result.game);
    before.push_back({row.value, row.games, place_of(result, entrant.seat)});
  }
  const std::vector<double> after = rate(before);
  for (std::size_t i = 0; i < entrants.size(); ++i) {
    const Entrant& entrant = entrants[i];
    if (rated) accounts.set_rating(entrant.account.id, {result.game, after[i], before[i].games + 1});
    accounts.add_result(entrant.account.id,
                        {result.table, entrant.seat + 1, result.ended, entrant.seat + 1 == result.winner,
                         rated ? std::optional(after[i]) : std::nullopt, summary_text(result)});
  }
}

}  // namespace longroad::server
