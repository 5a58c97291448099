#include "server/accounts/results.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <cmath>
#include <set>

#include "server/accounts/rating.hpp"
#include "store/accounts.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

/// An account of the game, and the seat it had.
struct Entrant {
  store::Account account;
  int seat = 0;  // from 0
};

/// Whether the one stands before the other: who left a rated game has lost it to all who stayed; among
/// themselves the winner is first, who need not have the most points.
bool is_before(const GameResult& result, std::size_t one, std::size_t other) {
  const auto& a = result.seats[one];
  const auto& b = result.seats[other];
  if (a.left != b.left) return b.left;
  if (result.reason != EndReason::Played) return false;
  const auto wins = [&](std::size_t seat) { return static_cast<int>(seat) + 1 == result.winner; };
  if (wins(one) != wins(other)) return wins(one);
  return a.points > b.points;
}

/// Nobody has a place in a game that the host closed, or that was ended without a winner; but who has left
/// a rated game by then has lost it.
void give_places(GameResult& result) {
  const bool deserted = std::ranges::any_of(result.seats, &GameResult::Seat::left);
  const bool decided = result.reason == EndReason::Played && result.winner != 0;
  if (!decided && !deserted) return;
  for (std::size_t one = 0; one < result.seats.size(); ++one) {
    result.seats[one].place = 1;
    for (std::size_t other = 0; other < result.seats.size(); ++other)
      if (is_before(result, other, one)) ++*result.seats[one].place;
  }
}

/// Different accounts at all seats.
bool all_accounts(const std::vector<Entrant>& entrants, const GameResult& result) {
  std::set<std::int64_t> different;
  for (const Entrant& entrant : entrants) different.insert(entrant.account.id);
  return different.size() == result.seats.size() && result.seats.size() >= 2;
}

json::object summary_of(const GameResult& result) {
  json::array names;
  json::array accounts;
  json::array points;
  json::array places;
  for (const auto& seat : result.seats) {
    names.emplace_back(seat.name);
    accounts.emplace_back(!seat.account.empty());
    points.emplace_back(seat.points);
    places.emplace_back(seat.place ? json::value(*seat.place) : json::value());
  }
  return {{"game", result.game},
          {"names", std::move(names)},
          {"accounts", std::move(accounts)},
          {"points", std::move(points)},
          {"places", std::move(places)},
          {"why", name(result.reason)},
          {"winner", result.winner == 0 ? json::value() : json::value(result.winner)}};
}

/// The game as the account that had this seat finds it in its history.
store::ResultRow row_of(const GameResult& result, int seat, std::optional<double> rating,
                        const json::object& summary) {
  const bool won = seat + 1 == result.winner && result.seats[static_cast<std::size_t>(seat)].place == 1;
  return {result.table, seat + 1, result.ended, won, rating, json::serialize(summary)};
}

}  // namespace

GameResult result_of(const Table& table) {
  const Outcome& outcome = table.match().outcome();
  GameResult result{.table = table.id(),
                    .game = table.settings().game,
                    .ended = outcome.at,
                    .reason = outcome.reason,
                    .rated = table.settings().rated,
                    .seats = {},
                    .winner = outcome.winner.is_none() ? 0 : outcome.winner.index + 1};
  const games::Score score = table.position()->score();
  for (std::size_t i = 0; i < table.chairs().size(); ++i) {
    const Chair& chair = table.chairs()[i];
    result.seats.push_back({.name = chair.sitter.name,
                            .account = chair.sitter.account,
                            .points = score.points[static_cast<int>(i)],
                            .left = outcome.deserters.has(Seat::of(static_cast<int>(i)))});
  }
  give_places(result);
  return result;
}

void keep_result(store::Store& store, const GameResult& result) {
  store::Accounts accounts(store);
  std::vector<Entrant> entrants;
  for (int seat = 0; seat < static_cast<int>(result.seats.size()); ++seat) {
    const std::string& name = result.seats[static_cast<std::size_t>(seat)].account;
    if (const auto account = name.empty() ? std::nullopt : accounts.find(name))
      entrants.push_back({*account, seat});
  }
  const auto& places = result.seats;
  const bool rated = result.rated && places.front().place && all_accounts(entrants, result);
  // Always in the same order, so that nobody waits for somebody who waits for him.
  std::set<std::int64_t> held;
  if (rated)
    for (const Entrant& entrant : entrants) held.insert(entrant.account.id);
  for (const std::int64_t account : held) accounts.hold(account);
  std::vector<Rated> before;
  for (const Entrant& entrant : entrants) {
    const auto row = accounts.rating(entrant.account.id, result.game);
    before.push_back(
        {row.value, row.games, places[static_cast<std::size_t>(entrant.seat)].place.value_or(0)});
  }
  const std::vector<double> after = rate(before, result.reason == EndReason::Played);
  for (std::size_t i = 0; i < entrants.size(); ++i) {
    const Entrant& entrant = entrants[i];
    json::object summary = summary_of(result);
    if (rated) {
      accounts.set_rating(entrant.account.id, {result.game, after[i], before[i].games + 1});
      summary["change"] = std::lround(after[i]) - std::lround(before[i].rating);
    }
    const auto rating = rated ? std::optional(after[i]) : std::nullopt;
    accounts.add_result(entrant.account.id, row_of(result, entrant.seat, rating, summary));
  }
}

bool claim_result(store::Store& store, const GameResult& result, std::int64_t account, Seat seat) {
  return store::Accounts(store).claim_result(account,
                                             row_of(result, seat.index, std::nullopt, summary_of(result)));
}

}  // namespace longroad::server
