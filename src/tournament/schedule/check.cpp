#include "tournament/schedule/check.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>

namespace longroad::tournament {
namespace {

using Games = std::vector<int>;  // numbers of games, from 1

/// Everything that happens to players and pairs, by the games in which it happens.
struct Tally {
  std::map<std::pair<PlayerId, PlayerId>, Games> meetings;
  std::map<std::pair<PlayerId, int>, Games> positions;
  std::map<PlayerId, Games> threes;
};

Tally tally(const Schedule& schedule) {
  Tally t;
  for (int g = 0; g < std::ssize(schedule); ++g) {
    for (const Table& table : schedule[g]) {
      for (auto a = table.begin(); a != table.end(); ++a) {
        t.positions[{*a, static_cast<int>(a - table.begin()) + 1}].push_back(g + 1);
        if (table.size() == 3) t.threes[*a].push_back(g + 1);
        for (auto b = a + 1; b != table.end(); ++b) t.meetings[std::minmax(*a, *b)].push_back(g + 1);
      }
    }
  }
  return t;
}

Sentence named(const Games& games) {
  if (games.size() == 1) return say("one_game", {{"first", games[0]}});
  if (games.size() == 2) return say("two_games", {{"first", games[0]}, {"second", games[1]}});
  return say("three_games", {{"first", games[0]}, {"second", games[1]}, {"third", games[2]}});
}

/// Each player once, tables of four with exactly the needed tables of three.
void check_tables(const Seating& game, int number, const NameOf& name, ScheduleFindings& out) {
  std::set<PlayerId> seen;
  int threes = 0;
  for (int t = 0; t < std::ssize(game); ++t) {
    const std::size_t size = game[t].size();
    if (size == 3) ++threes;
    if (size < 3 || size > 4) {
      out.broken.push_back(say("plan_table_size", {{"game", number}, {"table", t + 1}, {"players", size}}));
    }
    for (const PlayerId p : game[t]) {
      if (!seen.insert(p).second)
        out.broken.push_back(say("plan_sits_twice", {{"game", number}, {"player", name(p)}}));
    }
  }
  const int n = static_cast<int>(seen.size());
  const int needed = (4 - n % 4) % 4;
  if (threes != needed) {
    out.broken.push_back(
        say("plan_threes", {{"game", number}, {"threes", threes}, {"players", n}, {"needed", needed}}));
  }
}

int extra_threes(const Tally& t) {
  int extra = 0;
  for (const auto& [player, games] : t.threes) extra += static_cast<int>(games.size()) - 1;
  return extra;
}

void check_bounds(const Tally& t, int players, ScheduleFindings& out) {
  const ScheduleBounds bound = schedule_bounds(players);
  int repeats = 0;
  for (const auto& [pair, games] : t.meetings) {
    const int again = static_cast<int>(games.size()) - 1;
    repeats += again * again;
    if (again == 2 && players >= 6) out.broken.push_back(say("plan_three_meetings"));
  }
  if (repeats > bound.repeats) {
    out.broken.push_back(
        say("plan_repeats", {{"repeats", repeats}, {"players", players}, {"possible", bound.repeats}}));
  }
  if (bound.extra_threes && extra_threes(t) > *bound.extra_threes) {
    out.broken.push_back(
        say("plan_extra_threes",
            {{"seats", extra_threes(t)}, {"players", players}, {"possible", *bound.extra_threes}}));
  }
  for (const auto& [place, games] : t.positions) {
    if (games.size() > 1) {
      out.broken.push_back(say("plan_same_position"));
      break;
    }
  }
}

void add_regrets(const Tally& t, const NameOf& name, ScheduleFindings& out) {
  for (const auto& [pair, games] : t.meetings) {
    if (games.size() > 1) {
      out.regrets.push_back(
          say("meet_again",
              {{"player", name(pair.first)}, {"other", name(pair.second)}, {"games", named(games)}}));
    }
  }
  for (const auto& [place, games] : t.positions) {
    if (games.size() > 1) {
      out.regrets.push_back(
          say("same_position",
              {{"player", name(place.first)}, {"position", place.second}, {"games", named(games)}}));
    }
  }
  std::map<std::size_t, std::vector<std::string>> at_threes;  // names, by how often
  for (const auto& [player, games] : t.threes) at_threes[games.size()].push_back(name(player));
  for (const auto& [times, names] : at_threes) {
    if (times < 2) continue;
    const Values who{{"players", fmt::format("{}", fmt::join(names, ", "))}};
    out.regrets.push_back(times == 2 ? say("twice_at_three", who) : say("thrice_at_three", who));
  }
}

/// Friends and family who meet all the same: once for each list that both are on.
void add_apart_regrets(const Tally& t, const std::vector<std::vector<PlayerId>>& apart, const NameOf& name,
                       ScheduleFindings& out) {
  std::map<PlayerId, std::set<std::size_t>> lists;
  for (std::size_t i = 0; i < apart.size(); ++i) {
    for (const PlayerId p : apart[i]) lists[p].insert(i);
  }
  for (const auto& [pair, games] : t.meetings) {
    const auto first = lists.find(pair.first);
    const auto second = lists.find(pair.second);
    if (first == lists.end() || second == lists.end()) continue;
    const auto both =
        std::ranges::count_if(first->second, [&](std::size_t i) { return second->second.contains(i); });
    for (auto i = both; i > 0; --i) {
      out.regrets.push_back(
          say("apart_meet",
              {{"player", name(pair.first)}, {"other", name(pair.second)}, {"games", named(games)}}));
    }
  }
}

std::set<PlayerId> players_of(const Seating& game) {
  std::set<PlayerId> players;
  for (const Table& table : game) players.insert(table.begin(), table.end());
  return players;
}

}  // namespace

ScheduleBounds schedule_bounds(int players) {
  ScheduleBounds bounds;
  switch (players) {
    case 3:
      bounds.repeats = 12;
      break;  // the same three pairs, three times
    case 4:
      bounds.repeats = 24;
      break;  // the same six
    case 6:
      bounds.repeats = 6;
      break;
    case 7:
      bounds.repeats = 9;
      break;
    case 8:
      bounds.repeats = 12;
      break;
    case 10:
      bounds.repeats = 3;
      break;
    case 11:
      bounds.repeats = 6;
      break;
    case 12:
      bounds.repeats = 9;
      break;
    default:
      break;  // 9, and 13 and more: nobody meets twice
  }
  if (players >= 15) bounds.extra_threes = std::max(0, 9 * table_count(players).of_three - players);
  return bounds;
}

ScheduleFindings check_schedule(const Schedule& schedule, PlanKind kind,
                                const std::vector<std::vector<PlayerId>>& apart, const NameOf& name) {
  ScheduleFindings out;
  for (int g = 0; g < std::ssize(schedule); ++g) check_tables(schedule[g], g + 1, name, out);
  const Tally t = tally(schedule);
  if (kind == PlanKind::Fresh) {
    if (schedule.size() != kGames) out.broken.push_back(say("three_games_needed"));
    for (const Seating& game : schedule) {
      if (players_of(game) == players_of(schedule[0])) continue;
      out.broken.push_back(say("plan_other_players"));
      break;
    }
    if (out.good()) check_bounds(t, static_cast<int>(players_of(schedule[0]).size()), out);
  }
  add_regrets(t, name, out);
  add_apart_regrets(t, apart, name, out);
  return out;
}

}  // namespace longroad::tournament
