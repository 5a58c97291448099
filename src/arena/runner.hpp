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
#include "arena/sprt.hpp"

namespace longroad::arena {

struct RunOptions {
  int threads = 1;
  std::optional<Sprt> sprt;      // of the first entrant's share
  std::filesystem::path folder;  // for results and records; empty: nothing is kept
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
