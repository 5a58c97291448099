/// Results on disk: a folder with `results.jsonl`, a header and then one game a line, and a record
/// of each game. An interrupted match goes on from it.
#pragma once

#include <filesystem>
#include <fstream>
#include <vector>

#include "arena/play_game.hpp"

namespace longroad::arena {

class ResultsFile {
 public:
  /// Opens the folder, or makes it; refuses one that holds another match.
  static Result<ResultsFile> open(const std::filesystem::path& folder, const Match& match);

  /// The games that were played before.
  [[nodiscard]] const std::vector<GameResult>& results() const { return results_; }
  void keep(const PlayedGame& played);

 private:
  std::filesystem::path folder_;
  std::vector<GameResult> results_;
  std::ofstream file_;
};

}  // namespace longroad::arena
