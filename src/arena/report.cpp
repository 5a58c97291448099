#include "arena/report.hpp"

#include <fmt/format.h>

#include <boost/json/array.hpp>

#include "bots/core/fault_words.hpp"

namespace longroad::arena {
namespace {

/// The winner first, the others by their points; equal points share a place.
Ranking ranking_of(const GameResult& result, int winner, const std::vector<int>& entrant) {
  Ranking ranking;
  for (std::size_t i = 0; i < result.bots.size(); ++i) {
    int place = winner == static_cast<int>(i) ? 0 : 1;
    for (std::size_t j = 0; j < result.bots.size(); ++j) {
      const bool won = winner == static_cast<int>(j);
      if (!won && place > 0 && result.bots[j].points > result.bots[i].points) ++place;
    }
    ranking.push_back({entrant[i], place});
  }
  return ranking;
}

void add_performance(const Performance& p, Row& row) {
  row.points += p.points;
  row.faults += p.faults;
  row.microseconds += static_cast<double>(p.nanoseconds) / 1000;
  for (const auto& [kind, count] : p.decisions) row.decisions[kind] += count;
  ++row.points_seen[p.points];
}

/// Sums become means.
void finish(Row& row, int games, int won) {
  const double seats = static_cast<double>(row.entrant.seats) * std::max(games, 1);
  double decided = 0;
  for (auto& [kind, count] : row.decisions) {
    decided += count;
    count /= seats;
  }
  row.points /= seats;
  row.microseconds /= std::max(decided, 1.0);
  row.share = won > 0 ? static_cast<double>(row.wins) / won : 0;
  row.interval = wilson(row.wins, won);
}

std::string verdict_text(const Sprt& test, Sprt::Verdict verdict) {
  const std::string question = fmt::format("share {:.3f} or at least {:.3f}", test.low, test.high);
  switch (verdict) {
    case Sprt::Verdict::Open:
      return question + ": not decided";
    case Sprt::Verdict::Low:
      return question + ": refuted";
    case Sprt::Verdict::High:
      return question + ": passed";
  }
  return question;
}

}  // namespace

Report report(const Match& match, const RunOptions& options, const Outcome& outcome) {
  Report r;
  r.game = match.game->name;
  r.games = static_cast<int>(outcome.results.size());
  const std::vector<int> entrant = entrant_of_bot(match);
  for (const Entrant& e : entrants(match)) {
    Row& row = r.rows.emplace_back();
    row.entrant = e;
    row.fair = e.seats / static_cast<double>(match.bots.size());
  }
  std::vector<Ranking> rankings;
  int won = 0;
  for (const GameResult& result : outcome.results) {
    for (std::size_t i = 0; i < result.bots.size(); ++i) add_performance(result.bots[i], r.rows[entrant[i]]);
    r.turns += result.turns;
    ++r.lengths[result.turns / 10 * 10];
    if (!result.winner) {
      ++r.unfinished;
      continue;
    }
    rankings.push_back(ranking_of(result, *result.winner, entrant));
    ++won;
    ++r.rows[entrant[*result.winner]].wins;
    r.course.push_back(r.rows[0].wins / static_cast<double>(won));
  }
  r.turns /= std::max(r.games, 1);
  const auto ratings = rate(rankings, static_cast<int>(r.rows.size()));
  for (std::size_t i = 0; i < r.rows.size(); ++i) {
    finish(r.rows[i], r.games, won);
    r.rows[i].rating = ratings[i];
  }
  if (options.sprt) r.verdict = verdict_text(*options.sprt, outcome.verdict);
  return r;
}

std::string as_text(const Report& r) {
  std::string out =
      fmt::format("{} games of {}, {:.1f} turns each; {} without a winner{}\n\n", r.games, r.game, r.turns,
                  r.unfinished, r.unfinished > 0 ? " (in neither share nor rating)" : "");
  out += fmt::format("{:<34} {:>5} {:>6} {:>8} {:>16} {:>14} {:>7} {:>9} {:>6}\n", "bot", "seats", "wins",
                     "share", "95 %", "rating", "points", "µs each", "faults");
  for (const Row& row : r.rows) {
    out += fmt::format(
        "{:<34} {:>5} {:>6} {:>6.1f} % {:>7.1f} – {:>4.1f} % {:>6.0f} ± {:>4.0f} {:>8.2f} {:>9.1f} {:>6}\n",
        row.entrant.name, row.entrant.seats, row.wins, 100 * row.share, 100 * row.interval.low,
        100 * row.interval.high, row.rating.elo, 1.96 * row.rating.error, row.points, row.microseconds,
        row.faults.total());
  }
  for (const Row& row : r.rows)
    if (row.faults.total() > 0)
      out += fmt::format("\nFaults of {}:\n{}", row.entrant.name, bots::fault_lines(row.faults));
  out += "\nDecisions a seat and game:\n";
  for (const Row& row : r.rows) {
    out += fmt::format("  {}:", row.entrant.name);
    for (const auto& [kind, mean] : row.decisions) out += fmt::format(" {} {:.1f}", kind, mean);
    out += '\n';
  }
  if (!r.verdict.empty()) out += fmt::format("\nSequential test: {}\n", r.verdict);
  return out;
}

boost::json::object as_json(const Report& r) {
  boost::json::array rows;
  for (const Row& row : r.rows) {
    boost::json::object decisions;
    for (const auto& [kind, mean] : row.decisions) decisions[kind] = mean;
    rows.push_back(boost::json::object{{"bot", row.entrant.name},
                                       {"seats", row.entrant.seats},
                                       {"wins", row.wins},
                                       {"share", row.share},
                                       {"fair", row.fair},
                                       {"low", row.interval.low},
                                       {"high", row.interval.high},
                                       {"rating", row.rating.elo},
                                       {"rating_error", row.rating.error},
                                       {"points", row.points},
                                       {"microseconds", row.microseconds},
                                       {"faults", row.faults.total()},
                                       {"fault_kinds", bots::faults_json(row.faults)},
                                       {"decisions", decisions}});
  }
  return {{"game", r.game},   {"games", r.games},     {"unfinished", r.unfinished},
          {"turns", r.turns}, {"verdict", r.verdict}, {"bots", rows}};
}

}  // namespace longroad::arena
