#include "tournament/ranking/ranking.hpp"

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

/// Whether only percentages, or lots, part them.
bool tied_on_points(const Score& a, const Score& b) {
  return a.complete == b.complete && a.wins == b.wins && a.points == b.points;
}

bool is_ahead(const Standing& a, const Standing& b, Percentages percentages) {
  const auto by_score = order(a.score, b.score, percentages);
  if (by_score != 0) return by_score < 0;
  return std::tuple(a.lot, a.player) < std::tuple(b.lot, b.player);
}

/// Until lots are drawn nobody is ahead.
bool are_level(const Standing& a, const Standing& b, Percentages percentages) {
  return (a.lot == 0 || b.lot == 0) && order(a.score, b.score, percentages) == 0;
}

Percentages other(Percentages p) {
  return p == Percentages::Exact ? Percentages::Rounded : Percentages::Exact;
}

std::string percent_of(const Standing& standing, Percentages percentages) {
  return percentages == Percentages::Exact ? percent_text(standing.score.exact)
                                           : percent_text(standing.score.percent);
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

std::vector<Ranks> ranks(const std::vector<Standing>& ranking, Percentages percentages) {
  std::vector<Ranks> all(ranking.size());
  for (std::size_t first = 0; first < ranking.size();) {
    const auto is_tied = [&](std::size_t i) {
      return ranking[i].lot == 0 && order(ranking[first].score, ranking[i].score, percentages) == 0;
    };
    std::size_t end = first + 1;
    while (ranking[first].lot == 0 && end < ranking.size() && is_tied(end)) ++end;
    for (std::size_t i = first; i < end; ++i) all[i] = {static_cast<int>(first) + 1, static_cast<int>(end)};
    first = end;
  }
  return all;
}

std::string text(const Ranks& ranks) {
  return ranks.shared() ? fmt::format("{}–{}", ranks.first, ranks.last) : std::to_string(ranks.first);
}

std::string percent_text(const Score& score, Percentages percentages) {
  if (percentages == Percentages::Rounded) return percent_text(score.percent);
  const std::string exact = percent_text(score.exact);
  return exact.substr(0, exact.find(' '));
}

std::string score_text(const Score& score, Percentages percentages) {
  return fmt::format("{} win{} {:3} points {:>7} %", score.wins, score.wins == 1 ? " " : "s", score.points,
                     percent_text(score, percentages));
}

Sentence why_ahead(const Standing& above, const Standing& below, Percentages percentages) {
  const Score& a = above.score;
  const Score& b = below.score;
  if (a.complete != b.complete) return say("why_games", {{"above", a.games}, {"below", b.games}});
  if (a.wins != b.wins) return say("why_wins", {{"above", a.wins}, {"below", b.wins}});
  Values values{{"wins", a.wins}};
  const auto with = [&](Code code, Values more) {
    values.insert(values.end(), more.begin(), more.end());
    return say(code, values);
  };
  if (a.points != b.points) return with("why_points", {{"above", a.points}, {"below", b.points}});
  values.emplace_back("points", a.points);
  const std::string percent = percent_of(above, percentages);
  if (order(a, b, percentages) != 0)
    return with("why_percent", {{"above", percent}, {"below", percent_of(below, percentages)}});
  values.emplace_back("percent", percent);
  if (are_level(above, below, percentages)) return with("why_no_lots", {});
  return with("why_lot", {{"above", above.lot}, {"below", below.lot}});
}

Sentence why_here(const std::vector<Standing>& ranking, std::size_t index, Percentages percentages,
                  const NameOf& name) {
  if (ranking.size() == 1) return say("nobody_else");
  const bool last = index + 1 == ranking.size();
  const std::size_t above = last ? index - 1 : index;
  const Values values{{"player", name(ranking[last ? above : index + 1].player)},
                      {"why", why_ahead(ranking[above], ranking[above + 1], percentages)}};
  if (are_level(ranking[above], ranking[above + 1], percentages)) return say("level_with", values);
  return last ? say("behind", values) : say("ahead_of", values);
}

std::vector<Sentence> order_notices(const std::vector<Standing>& ranking, Percentages percentages,
                                    const NameOf& name) {
  const Percentages others = other(percentages);
  std::vector<Sentence> notices;
  for (auto above = ranking.begin(); above != ranking.end(); ++above) {
    for (auto below = above + 1; below != ranking.end(); ++below) {
      if (!tied_on_points(above->score, below->score)) break;  // from here on percentages decide nothing
      if (is_ahead(*above, *below, others)) continue;
      const Values values{{"player", name(below->player)},
                          {"other", name(above->player)},
                          {"why", why_ahead(*below, *above, others)}};
      notices.push_back(others == Percentages::Exact ? say("exact_turns_round", values)
                                                     : say("rounded_turns_round", values));
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
