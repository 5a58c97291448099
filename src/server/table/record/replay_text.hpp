/// A record line by line for a page (wire schema: Replay): positions, points, and the check of its
/// dice.
#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "games/replay.hpp"
#include "notation/values/value.hpp"
#include "server/table/record/fair.hpp"

namespace longroad::server {

/// What is longer is refused before it is read: a game between people has a few thousand lines.
inline constexpr std::size_t kMostRecordLines = 20'000;
/// Of what a replay answers; the lines after that are not looked at.
inline constexpr std::size_t kMostReplayBytes = 16 * 1024 * 1024;

/// Whether the record is too long to be replayed, checked or played on from.
bool is_long_record(std::string_view record);

/// A line of a replay.
struct Frame {
  static constexpr notation::Definition kDefinition{"Frame"};
  std::string line{};
  int turn = 0;
  notation::Written changed{};
  std::vector<int> score{};
  notation::Written moved{};
  static void fields(auto f) {
    f("line", &Frame::line, {.form = "Line"});
    f("turn", &Frame::turn, {.about = "The turn it was played in; the opening is 0."});
    f("changed", &Frame::changed,
      {.form = "Position", .about = "The members of the position that differ from before."});
    f("score", &Frame::score, {.form = "Points", .about = "Points after the line, hidden ones included."});
    f("moved", &Frame::moved, {.optional = true, .form = "Moved"});
  }
};

struct Replay {
  static constexpr notation::Definition kDefinition{
      "Replay", "A record, line by line, as everybody sees a finished game: nothing is hidden."};
  std::string game{}, title{};
  notation::Written players{};
  boost::json::object options{};
  notation::Written view{};
  std::vector<int> score{};
  std::vector<notation::Written> frames{};
  std::optional<Verdict> fair{};
  static void fields(auto f) {
    LONGROAD_FIELDS(f, game, title);
    f("players", &Replay::players, {.form = "PlayerNames"});
    f("options", &Replay::options);
    f("view", &Replay::view, {.form = "Position", .about = "Before the first line, complete."});
    f("score", &Replay::score, {.form = "Points"});
    f("frames", &Replay::frames, {.form = "Frame"});
    f("fair", &Replay::fair);
  }
};

/// `bad`, where given, gets the line that can't be played.
Result<std::string> replay_text(std::string_view record, std::size_t most_bytes = kMostReplayBytes,
                                games::BadLine* bad = nullptr);

}  // namespace longroad::server
