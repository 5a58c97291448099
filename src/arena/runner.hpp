/// Plays a match over threads, until it is over, decided or interrupted. The result depends on the
/// match alone, but for times.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include "arena/game_result.hpp"
#include "arena/match.hpp"
#include "arena/play_game.hpp"
#include "arena/sprt.hpp"
#include "sim/batch.hpp"

namespace longroad::arena {

/// Somebody elsewhere who plays games of a match: the same ones, but for times.
class Elsewhere {
 public:
  virtual ~Elsewhere() = default;
  /// How many are best asked for at a time.
  [[nodiscard]] virtual int best_size() const = 0;
  /// None where nobody does: then they are played here.
  virtual std::optional<std::vector<PlayedGame>> play(const Match& match, sim::Stretch stretch,
                                                      bool with_records) = 0;
};

struct RunOptions {
  int threads = 1;
  std::optional<Sprt> sprt;        // of the first entrant's share
  std::filesystem::path folder;    // for results and records; empty: nothing is kept
  Elsewhere* elsewhere = nullptr;  // asked by each thread before it plays itself
};

struct Outcome {
  std::vector<GameResult> results;  // by number; with a verdict, those that led to it
  Sprt::Verdict verdict = Sprt::Verdict::Open;
  bool interrupted = false;
};

/// Told now and then how many games are over.
using Progress = std::function<void(int games)>;

/// Sets `stop` to interrupt: games in progress are left.
Result<Outcome> run(const Match& match, const RunOptions& options, std::atomic<bool>& stop,
                    const Progress& progress = {});

}  // namespace longroad::arena
