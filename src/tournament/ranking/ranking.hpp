/// The ranking after the preliminaries (1.4): most wins, then the sum of points, then the sum of
/// the percentages, then lots. No shared places, and every place can be explained in words.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tournament/ranking/percent.hpp"
#include "tournament/schedule/check.hpp"
#include "tournament/schedule/schedule.hpp"

namespace longroad::tournament {

/// A finished table as the ranking sees it: only those whose points count.
struct TableResult {
  std::vector<PlayerId> players;
  std::vector<int> points;
  PlayerId winner;  // none where a referee named none
};

/// What one player has reached in one event.
struct Score {
  int games = 0;
  int wins = 0;
  int points = 0;
  int percent = 0;        // sum of percentages, each rounded by itself, in hundredths
  Fraction exact{};       // the same sum, not rounded
  int event = 1;          // the event it comes from
  bool complete = false;  // whoever missed a game can't advance
};

/// Which sum of percentages decides; fixed before game 1.
enum class Percentages : std::uint8_t { Rounded, Exact };

using Scores = std::map<PlayerId, Score>;
using Lots = std::map<PlayerId, int>;  // 1 is drawn first and stands ahead

/// The scores of the tables of one event.
Scores score_tables(const std::vector<TableResult>& tables, int event);

/// Of several events each player's best one, never a mixture (1.3).
Scores best_scores(const std::vector<Scores>& events, Percentages percentages);

struct Standing {
  PlayerId player;
  Score score;
  int lot = 0;  // 0: not drawn yet
};

/// Complete scores first, then by the four criteria; without lots the lower number stands ahead.
std::vector<Standing> rank(const Scores& scores, const Lots& lots, Percentages percentages);

/// The ranks that somebody shares while no lots are drawn (1.2.9): 3 to 5. Whoever stands alone has one.
struct Ranks {
  int first = 0;
  int last = 0;
  [[nodiscard]] bool shared() const { return first != last; }
};
/// Of everybody in the ranking.
std::vector<Ranks> ranks(const std::vector<Standing>& ranking, Percentages percentages);
/// "3", or "3–5" where it is shared.
std::string text(const Ranks& ranks);

/// The sum of percentages that decides: "85.85", or "85.8502" where it is exact.
std::string percent_text(const Score& score, Percentages percentages);

/// "2 wins  28 points   85.85 %", in columns.
std::string score_text(const Score& score, Percentages percentages);

/// "2 wins each, 28 points each, 85.85 % against 85.70 %", the higher place first.
Sentence why_ahead(const Standing& above, const Standing& below, Percentages percentages);

/// "Ahead of Ben: …" for the place at this index; the last one is "Behind Cleo: …".
Sentence why_here(const std::vector<Standing>& ranking, std::size_t index, Percentages percentages,
                  const NameOf& name);

/// One sentence for each pair that the other way of taking percentages would turn round.
std::vector<Sentence> order_notices(const std::vector<Standing>& ranking, Percentages percentages,
                                    const NameOf& name);

/// A number for every player, from a seed: the record tells how to draw them again.
Lots draw_lots(const std::vector<PlayerId>& players, std::uint64_t seed);

}  // namespace longroad::tournament
