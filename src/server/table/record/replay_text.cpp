#include "server/table/record/replay_text.hpp"

#include <algorithm>

#include "notation/members.hpp"
#include "notation/values/write.hpp"

namespace longroad::server {
namespace {

std::vector<int> points_of(const games::Position& position) {
  const games::Score score = position.score();
  return {score.points.begin(), score.points.end()};
}

std::string shown_text(const games::Position& position) {
  notation::Members members;
  position.write(members);
  return members.whole();
}

/// `Frame`s, one a line; nothing where that becomes too long.
std::optional<std::vector<std::string>> frames_of(games::Position& position, const std::vector<Action>& lines,
                                                  std::size_t most_bytes) {
  std::vector<std::string> frames;
  std::size_t bytes = 0;
  notation::Members members;
  position.write(members);
  for (const Action line : lines) {
    const std::string moved = notation::text(position.moved(line), notation::Sight::Open);
    Frame frame{.line = position.text(line), .turn = position.turn(), .moved = {moved}};
    position.apply(line);
    position.write(members);
    const std::string changed = members.changed();
    frame.changed = {changed};
    frame.score = points_of(position);
    frames.push_back(notation::value_text(frame));
    bytes += frames.back().size() + 1;
    if (bytes > most_bytes) return std::nullopt;
  }
  return frames;
}

}  // namespace

bool is_long_record(std::string_view record) {
  return static_cast<std::size_t>(std::ranges::count(record, '\n')) > kMostRecordLines;
}

Result<std::string> replay_text(std::string_view text, std::size_t most_bytes, games::BadLine* bad) {
  const auto record = notation::read_record(text);
  if (!record) return record.error();
  const auto played = games::replay(*record, games::kAllLines, bad);
  if (!played) return played.error();
  auto begun = games::begin(*record);
  if (!begun) return begun.error();
  games::Position& position = **begun;
  const games::Game* game = games::find_game(position.game());
  const std::string view = shown_text(position);
  Replay replay{.game = std::string(position.game()),
                .title = std::string(game->title),
                .players = {*record->header("players")},
                .options = position.options(),
                .view = {view},
                .score = points_of(position)};
  const auto frames = frames_of(position, played->lines, most_bytes);
  if (!frames) return Error{"The game is too long to be replayed."};
  for (const std::string& frame : *frames) replay.frames.push_back({frame});
  if (auto verdict = verify(*record)) replay.fair = std::move(*verdict);
  return notation::value_text(replay);
}

}  // namespace longroad::server
