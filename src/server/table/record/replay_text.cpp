#include "server/table/record/replay_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "notation/members.hpp"

namespace longroad::server {
namespace {

namespace json = boost::json;

std::string points_text(const games::Position& position) {
  const games::Score score = position.score();
  return fmt::format("[{}]", fmt::join(score.points.begin(), score.points.end(), ","));
}

std::string shown_text(const games::Position& position) {
  notation::Members members;
  position.write(members);
  return members.whole();
}

/// The lines, each with what it changed; nothing where that becomes too long.
std::optional<std::string> frames_text(games::Position& position, const std::vector<Action>& lines,
                                       std::size_t most_bytes) {
  std::string frames;
  notation::Members members;
  position.write(members);
  for (const Action line : lines) {
    const std::string text = position.text(line);
    const int turn = position.turn();
    const std::string moved = notation::text(position.moved(line), notation::Sight::Open);
    position.apply(line);
    position.write(members);
    frames += fmt::format(R"({}{{"line":"{}","turn":{},"changed":{},"score":{}{}{}}})",
                          frames.empty() ? "" : ",", text, turn, members.changed(), points_text(position),
                          moved.empty() ? "" : R"(,"moved":)", moved);
    if (frames.size() > most_bytes) return std::nullopt;
  }
  return frames;
}

}  // namespace

json::object verdict_json(const Verdict& verdict) {
  json::object fair = fair_json(verdict.dice);
  fair["commitment"] = verdict.commitment;
  return {{"proven", verdict.proven},
          {"why", verdict.why},
          {"sentence", verdict.sentence},
          {"checked", verdict.checked},
          {"line", verdict.line == 0 ? json::value() : json::value(verdict.line)},
          {"seat", verdict.seat == 0 ? json::value() : json::value(verdict.seat)},
          {"fair", std::move(fair)}};
}

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
  const std::string score = points_text(position);
  const auto frames = frames_text(position, played->lines, most_bytes);
  if (!frames) return Error{"The game is too long to be replayed."};
  const auto verdict = verify(*record);
  return fmt::format(
      R"({{"game":"{}","title":{},"players":{},"options":{},"view":{},"score":{},"frames":[{}],"fair":{}}})",
      position.game(), json::serialize(json::string(game->title)), *record->header("players"),
      json::serialize(position.options()), view, score, *frames,
      verdict ? json::serialize(verdict_json(*verdict)) : "null");
}

}  // namespace longroad::server
