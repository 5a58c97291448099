/// Records of games: begun from their headers, played line by line, and written.
#pragma once

#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"
#include "notation/record.hpp"

namespace longroad::games {

/// The position that the record's first line is played in.
Result<PositionPtr> begin(const notation::Record& record);

struct Replay {
  PositionPtr position;
  std::vector<Action> lines;
};

inline constexpr int kAllLines = std::numeric_limits<int>::max();

/// The line that a record can't be played on from: of the file, as it is written, and the rule that it
/// breaks, or none where it is no line of the notation.
struct BadLine {
  int number = 0;
  std::string text;
  Refusal rule;
  std::string sentence;
};

/// Plays the first `count` lines, or names the first illegal one, in `bad` too where that is asked for. Where
/// all are played, `winner` and `result` must be as the headers say.
Result<Replay> replay(const notation::Record& record, int count = kAllLines, BadLine* bad = nullptr);

/// Whether `winner` and `result` of a record that is played to its end are what the lines lead to.
std::optional<Error> differing_end(const notation::Record& record, const Score& score);

/// What a record tells beyond the lines.
struct Circumstances {
  std::span<const std::string> names;  // of the players; empty: `Seat 1` …
  std::string_view begun;              // the position where play began midway; empty for a whole game
};

/// The record of a game that these lines have led to.
notation::Record record_of(const Position& now, std::span<const Action> lines,
                           const Circumstances& circumstances = {});

}  // namespace longroad::games
