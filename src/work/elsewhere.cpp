#include "work/elsewhere.hpp"

#include <algorithm>

#include "work/totals_text.hpp"

namespace longroad::work {
namespace {

/// So many results, with their records, fit into a message by far.
constexpr int kMostInMatch = 16;

template <class Asked>
Piece piece_of(Kind kind, const Asked& asked, sim::Stretch stretch) {
  Piece piece;
  piece.program = this_program();
  piece.kind = kind;
  piece.game = asked.game->name;
  piece.bots = asked.bots;
  if (asked.board) piece.board = *asked.board;
  piece.options = asked.options;
  piece.seed = asked.seed;
  piece.max_turns = asked.max_turns;
  piece.first = stretch.first;
  piece.games = stretch.games;
  return piece;
}

/// Whether the result is one of this game; a worker may be mistaken, or nobody of ours.
bool fits(const arena::GameResult& result, const arena::Match& match, int game) {
  const int bots = static_cast<int>(match.bots.size());
  return result.game == game && result.deal == arena::pairing(match, game).deal &&
         static_cast<int>(result.bots.size()) == bots &&
         (!result.winner || (*result.winner >= 0 && *result.winner < bots));
}

}  // namespace

int MatchElsewhere::best_size() const { return std::min(crew_.best_size(), kMostInMatch); }

std::optional<std::vector<arena::PlayedGame>> MatchElsewhere::play(const arena::Match& match,
                                                                   sim::Stretch stretch, bool with_records) {
  Piece piece = piece_of(Kind::Match, match, stretch);
  piece.records = with_records;
  const auto report = crew_.play(piece);
  const auto games = static_cast<std::size_t>(stretch.games);
  if (!report || report->results.size() != games || report->records.size() != (with_records ? games : 0))
    return std::nullopt;
  std::vector<arena::PlayedGame> played;
  for (std::size_t i = 0; i < games; ++i) {
    auto result = arena::read_result(report->results[i]);
    if (!result || !fits(*result, match, stretch.first + static_cast<int>(i))) return std::nullopt;
    played.push_back({std::move(*result), with_records ? report->records[i] : ""});
  }
  return played;
}

std::optional<sim::Totals> BatchElsewhere::play(const sim::Plan& plan, sim::Stretch stretch) {
  Piece piece = piece_of(Kind::Batch, plan, stretch);
  piece.weights = plan.weights;
  const auto report = crew_.play(piece);
  if (!report || report->results.size() != 1) return std::nullopt;
  const auto totals = read_totals(report->results[0]);
  if (!totals || totals->games != stretch.games) return std::nullopt;
  return *totals;
}

}  // namespace longroad::work
