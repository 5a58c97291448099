/// A record read for judging: which lines were decisions, which were luck, and what is treated apart.
#pragma once

#include <vector>

#include "analysis/moment.hpp"
#include "analysis/report.hpp"
#include "notation/record.hpp"
#include "phrases/sentence.hpp"

namespace longroad::analysis {

/// Longer records are refused.
inline constexpr int kMostLines = 5000;

/// The beginning of a turn, or the end of the game, as everybody could see it.
struct Pause {
  std::shared_ptr<const games::Position> position;
  int line = 0;
  std::vector<Glimpse> glimpses;  // the spectator's, then each seat's
};

struct Story {
  games::PositionPtr start;
  games::PositionPtr end;
  std::vector<std::string> names;
  std::vector<Moment> decisions;
  std::vector<Moment> strokes;
  std::vector<Pause> pauses;
  int lines = 0;
  int forced = 0;
  Irregular irregular;
  LensPtr lens;
};

/// The story of a record whose lines are legal, or why it can't be told.
phrases::Answer<Story> read_story(const notation::Record& record, By by = By::Network);

}  // namespace longroad::analysis
