#include "tournament/schedule/schedule.hpp"

#include <algorithm>
#include <cassert>
#include <optional>

#include "base/random.hpp"
#include "tournament/schedule/search.hpp"

namespace longroad::tournament {
namespace {

// Most plans are found within a tenth of it. Counted in steps, not in seconds, so that a seed gives the same
// plan on every machine. With many players each needs some, until chance has picked the last in trouble.
constexpr int kStepsPerStart = 50'000;
constexpr int kStepsPerPlayer = 100;
constexpr int kStepsOfMending = 1'000;
constexpr int kCold = 2;  // settles quickly where there are many players
constexpr int kWarm = 1;  // leaves the dead ends that few players have

/// Fills the tables from the list, the large tables first.
Seating deal(const std::vector<PlayerId>& players) {
  const auto [tables, of_three] = table_count(static_cast<int>(players.size()));
  Seating game(tables);
  auto next = players.begin();
  for (int t = 0; t < tables; ++t) {
    const int size = t < tables - of_three ? kSeats : kSeats - 1;
    game[t].assign(next, next + size);
    next += size;
  }
  return game;
}

/// One order for all games, turned so that each game seats other players at its tables of three,
/// which are the last ones.
Schedule random_start(const PlanRequest& request, int games, Random& random) {
  std::vector<PlayerId> order = request.players;
  random.shuffle(order, static_cast<int>(order.size()));
  const int threes = 3 * table_count(static_cast<int>(order.size())).of_three;
  Schedule start;
  for (int g = 0; g < games; ++g) {
    std::ranges::rotate(order, order.end() - threes);
    std::vector<PlayerId> fours(order.begin(), order.end() - threes);
    random.shuffle(fours, static_cast<int>(fours.size()));
    std::ranges::copy(fours, order.begin());
    start.push_back(deal(order));
  }
  return start;
}

bool somebody(PlayerId p) { return !p.is_none(); }
auto taken_seats(const Table& table) { return std::ranges::count_if(table, somebody); }

/// Closes the last positions of a table that is too long: whoever sat there takes a free seat of
/// the table, or stands.
void shrink(Table& table, std::size_t size, std::vector<PlayerId>& standing) {
  while (table.size() > size) {
    const PlayerId last = table.back();
    table.pop_back();
    const auto free = std::ranges::find(table, PlayerId{});
    if (free != table.end()) {
      *free = last;
    } else if (somebody(last)) {
      standing.push_back(last);
    }
  }
}

/// Which tables become tables of three comes first: those that lost most, and among them those whose
/// last position is free, since nobody need change places there.
auto by_room(const Table* table) {
  const bool last_is_taken = table->size() == kSeats && somebody(table->back());
  return std::pair(taken_seats(*table), last_is_taken);
}

/// The game as it was planned, with the tables that the players of today need: who is gone gets
/// up, whom a table can't hold moves to where there is room. The tables that are too many are the
/// last ones, so that all others keep their number.
Seating patch(Seating game, const std::vector<PlayerId>& players) {
  const auto [tables, of_three] = table_count(static_cast<int>(players.size()));
  std::vector<PlayerId> standing = players;
  for (Table& table : game) {
    for (PlayerId& p : table) {
      if (std::erase(standing, p) == 0) p = {};
    }
  }
  while (std::ssize(game) > tables) {
    std::ranges::copy_if(game.back(), std::back_inserter(standing), somebody);
    game.pop_back();
  }
  game.resize(tables);

  std::vector<Table*> by_size;
  for (Table& table : game) by_size.push_back(&table);
  std::ranges::stable_sort(by_size, {}, by_room);
  for (int i = 0; i < tables; ++i) {
    const std::size_t size = i < of_three ? kSeats - 1 : kSeats;
    shrink(*by_size[i], size, standing);
    by_size[i]->resize(size);
  }
  for (Table& table : game) {
    for (PlayerId& p : table) {
      if (somebody(p)) continue;
      p = standing.back();
      standing.pop_back();
    }
  }
  return game;
}

Schedule patched_start(const PlanRequest& request) {
  assert(request.played.size() + request.current.size() == kGames);
  Schedule start;
  for (const Seating& game : request.current) start.push_back(patch(game, request.players));
  return start;
}

int steps_for(const PlanRequest& request) {
  return std::max(kStepsPerStart, kStepsPerPlayer * static_cast<int>(request.players.size()));
}

ScheduleSearch best_of_starts(const PlanRequest& request) {
  const int games = kGames - static_cast<int>(request.played.size());
  assert(games > 0 && request.starts > 0);
  const int steps = steps_for(request);
  std::optional<ScheduleSearch> best;
  for (int i = 0; i < request.starts; ++i) {
    Random random(RandKey{request.seed}.child(i));
    const bool repair = i == 0 && !request.current.empty();
    ScheduleSearch search(request, repair ? patched_start(request) : random_start(request, games, random));
    if (repair) search.mend(random, kStepsOfMending);
    if (!search.ideal()) search.run(random, steps, i % 2 == 0 ? kCold : kWarm);
    if (!best || search.cost() < best->cost()) best = std::move(search);
    if (best->ideal()) break;
  }
  return std::move(*best);
}

/// From a plan that knew no friends, which only a plan as good for everybody replaces.
ScheduleSearch friends_last(const PlanRequest& request) {
  PlanRequest strangers = request;
  strangers.apart.clear();
  ScheduleSearch search(request, best_of_starts(strangers).schedule());
  Random random(RandKey{request.seed}.child(request.starts));
  search.run(random, steps_for(request), kCold);
  return search;
}

}  // namespace

Answer<Schedule> plan_schedule(const PlanRequest& request) {
  const int n = static_cast<int>(request.players.size());
  if (!can_be_seated(n)) return say("cannot_be_seated", {{"players", n}});
  ScheduleSearch best = best_of_starts(request);
  if (!request.apart.empty() && !best.ideal_for_strangers()) {
    ScheduleSearch other = friends_last(request);
    if (other.cost() < best.cost()) best = std::move(other);
  }
  Schedule schedule = request.played;
  schedule.insert(schedule.end(), best.schedule().begin(), best.schedule().end());
  return schedule;
}

}  // namespace longroad::tournament
