/// A record line by line for a page (wire schema: Replay): positions, points, and the check of its
/// dice.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "games/replay.hpp"
#include "server/table/record/fair.hpp"

namespace longroad::server {

/// What is longer is refused before it is read: a game between people has a few thousand lines.
inline constexpr std::size_t kMostRecordLines = 20'000;
/// Of what a replay answers; the lines after that are not looked at.
inline constexpr std::size_t kMostReplayBytes = 16 * 1024 * 1024;

/// Whether the record is too long to be replayed, checked or played on from.
bool is_long_record(std::string_view record);

/// `bad`, where given, gets the line that can't be played.
Result<std::string> replay_text(std::string_view record, std::size_t most_bytes = kMostReplayBytes,
                                games::BadLine* bad = nullptr);

/// `Verdict` of the wire schema.
boost::json::object verdict_json(const Verdict& verdict);

}  // namespace longroad::server
