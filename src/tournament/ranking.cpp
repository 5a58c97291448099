#include "tournament/ranking.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <tuple>

#include "base/random.hpp"

namespace longroad::tournament {
namespace {

/// Negative where `a` stands ahead; lots are no part of a score.
std::strong_ordering order(const Score& a, const Score& b, Percentages percentages) {
  if (a.complete != b.complete) return b.complete <=> a.complete;
  if (a.wins != b.wins) return b.wins <=> a.wins;
  if (a.points != b.points) return b.points <=> a.points;
  return percentages == Percentages::Exact ? b.exact <=> a.exact : b.percent <=> a.percent;
}

bool is_ahead(const Standing& a, const Standing& b, Percentages percentages) {
  const auto by_score = order(a.score, b.score, percentages);
  if (by_score != 0) return by_score < 0;
  return std::tuple(a.lot, a.player) < std::tuple(b.lot, b.player);
}

std::string count(int number, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", number, number == 1 ? one : many);
}

/// "2 wins each" where both are equal, otherwise "2 wins against 1".
std::string compare(int above, int below, std::string_view one, std::string_view many) {
  return above == below ? count(above, one, many) + " each"
                        : fmt::format("{} against {}", count(above, one, many), below);
}

Percentages other(Percentages p) {
  return p == Percentages::Exact ? Percentages::Rounded : Percentages::Exact;
}

std::string percents(const Standing& above, const Standing& below, Percentages percentages) {
  if (percentages == Percentages::Exact) {
    return fmt::format("{} % against {} %", percent_text(above.score.exact), percent_text(below.score.exact));
  }
  return fmt::format("{} % against {} %", percent_text(above.score.percent),
                     percent_text(below.score.percent));
}

}  // namespace

Scores score_tables(const std::vector<TableResult>& tables, int event) {
  Scores scores;
  for (const TableResult& table : tables) {
    assert(table.players.size() == table.points.size());
    const int all = table_points(table.points);
    for (std::size_t i = 0; i < table.players.size(); ++i) {
      Score& score = scores[table.players[i]];
      const int points = counted_points(table.points[i]);
      ++score.games;
      score.wins += table.winner == table.players[i];
      score.points += points;
      score.percent += all == 0 ? 0 : rounded_percent(points, all);
      if (all != 0) score.exact = score.exact + Fraction{points, all};
      score.event = event;
      score.complete = score.games == kGames;
    }
  }
  return scores;
}

Scores best_scores(const std::vector<Scores>& events, Percentages percentages) {
  Scores best;
  for (const Scores& event : events) {
    for (const auto& [player, score] : event) {
      const auto [held, is_new] = best.emplace(player, score);
      if (!is_new && order(score, held->second, percentages) < 0) held->second = score;
    }
  }
  return best;
}

std::vector<Standing> rank(const Scores& scores, const Lots& lots, Percentages percentages) {
  std::vector<Standing> ranking;
  for (const auto& [player, score] : scores) {
    const auto lot = lots.find(player);
    ranking.push_back({player, score, lot == lots.end() ? 0 : lot->second});
  }
  std::ranges::sort(ranking,
                    [&](const Standing& a, const Standing& b) { return is_ahead(a, b, percentages); });
  return ranking;
}

std::string why_ahead(const Standing& above, const Standing& below, Percentages percentages) {
  if (above.score.complete != below.score.complete) {
    return fmt::format("{} against {}", count(above.score.games, "game", "games"), below.score.games);
  }
  std::string text = compare(above.score.wins, below.score.wins, "win", "wins");
  if (above.score.wins != below.score.wins) return text;
  text += ", " + compare(above.score.points, below.score.points, "point", "points");
  if (above.score.points != below.score.points) return text;
  if (order(above.score, below.score, percentages) != 0)
    return text + ", " + percents(above, below, percentages);
  text += percentages == Percentages::Exact ? fmt::format(", {} % each", percent_text(above.score.exact))
                                            : fmt::format(", {} % each", percent_text(above.score.percent));
  if (above.lot == 0 || below.lot == 0) return text + ", lots not drawn yet";
  return text + fmt::format(", lot {} against {}", above.lot, below.lot);
}

std::string why_here(const std::vector<Standing>& ranking, std::size_t index, Percentages percentages,
                     const NameOf& name) {
  if (ranking.size() == 1) return "Nobody else is ranked.";
  const bool last = index + 1 == ranking.size();
  const std::size_t above = last ? index - 1 : index;
  return fmt::format("{} {}: {}.", last ? "Behind" : "Ahead of",
                     name(ranking[last ? above : index + 1].player),
                     why_ahead(ranking[above], ranking[above + 1], percentages));
}

std::vector<std::string> order_notices(const std::vector<Standing>& ranking, Percentages percentages,
                                       const NameOf& name) {
  const Percentages others = other(percentages);
  std::vector<std::string> notices;
  for (auto above = ranking.begin(); above != ranking.end(); ++above) {
    for (auto below = above + 1; below != ranking.end(); ++below) {
      if (is_ahead(*above, *below, others)) continue;
      notices.push_back(fmt::format("{} would be ahead of {} with {} percentages: {}.", name(below->player),
                                    name(above->player), others == Percentages::Exact ? "exact" : "rounded",
                                    why_ahead(*below, *above, others)));
    }
  }
  return notices;
}

Lots draw_lots(const std::vector<PlayerId>& players, std::uint64_t seed) {
  std::vector<PlayerId> order = players;
  std::ranges::sort(order);
  Random random(RandKey{seed});
  random.shuffle(order, static_cast<int>(order.size()));
  Lots lots;
  for (const PlayerId p : order) lots.emplace(p, static_cast<int>(lots.size()) + 1);
  return lots;
}

}  // namespace longroad::tournament
