#include "games/replay.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <optional>

#include "notation/json.hpp"
#include "notation/words.hpp"
#include "phrases/english.hpp"
#include "phrases/words.hpp"

namespace longroad::games {
namespace {

namespace json = boost::json;
using notation::Record;

/// The JSON of a header; null where the record has no such header.
Result<json::value> header_json(const Record& record, std::string_view key) {
  const std::string* text = record.header(key);
  if (text == nullptr) return json::value();
  auto value = notation::parse_json(*text);
  if (!value) return Error{std::string(key) + ": " + value.error().sentence};
  return value;
}

/// As `header_json`, but whatever is there must be an object.
Result<json::value> header_object(const Record& record, std::string_view key) {
  auto value = header_json(record, key);
  if (value && !value->is_null() && !value->is_object())
    return Error{std::string(key) + ": an object in braces is expected."};
  return value;
}

Result<int> count_players(const Record& record) {
  const auto names = header_json(record, "players");
  if (!names) return names.error();
  const auto* list = names->if_array();
  if (list == nullptr || !std::ranges::all_of(*list, &json::value::is_string))
    return Error{"players: a list of names is expected."};
  return static_cast<int>(list->size());
}

Result<PositionPtr> begin_new(const Game& game, const Record& record, int players) {
  const auto board = header_json(record, "board");
  if (!board) return board.error();
  const auto options = header_object(record, "options");
  if (!options) return options.error();
  Setup setup;
  setup.players = players;
  setup.revision = record.revision();
  if (board->is_string() && *board != "beginner") return Error{"board: the board itself is expected."};
  if (!board->is_null()) setup.board = &*board;
  if (options->is_object()) setup.options = &options->get_object();
  auto position = game.start(setup);
  if (position && setup.board == nullptr && !(*position)->board().is_null())
    return Error{"The record has no board."};
  return position;
}

Result<PositionPtr> begin_midway(const Game& game, const Record& record) {
  for (const std::string_view key : {"board", "options"})
    if (record.header(key) != nullptr) return Error{std::string(key) + ": the position says it already."};
  const auto position = header_object(record, "position");
  if (!position) return position.error();
  if (!position->is_object()) return Error{"position: an object in braces is expected."};
  return game.read(position->get_object(), record.revision());
}

json::value winner_json(const Score& score) {
  return score.winner.is_none() ? json::value() : json::value(score.winner.index + 1);
}

json::array points_json(const Score& score) { return json::array(score.points.begin(), score.points.end()); }

json::array names_json(const Position& position, std::span<const std::string> names) {
  json::array out;
  for (const auto& name : names) out.emplace_back(name);
  for (int i = static_cast<int>(names.size()); i < position.players(); ++i)
    out.emplace_back(english::capital(phrases::seat(Seat::of(i), Language::English)));
  return out;
}

}  // namespace

Result<PositionPtr> begin(const Record& record) {
  const std::string* name = record.header("game");
  if (name == nullptr) return Error{"The record does not say which game it is."};
  const Game* game = find_game(*name);
  if (game == nullptr) return Error{"There is no game " + notation::quote(*name) + "."};
  const auto players = count_players(record);
  if (!players) return players.error();
  const bool midway = record.header("position") != nullptr;
  auto position = midway ? begin_midway(*game, record) : begin_new(*game, record, *players);
  if (position && (*position)->players() != *players)
    return Error{"The record has " + english::number(*players) + " players, but its position has " +
                 english::number((*position)->players()) + "."};
  return position;
}

std::optional<Error> differing_end(const Record& record, const Score& score) {
  const auto differs = [&](std::string_view key, const json::value& played) -> std::optional<Error> {
    const std::string* written = record.header(key);
    if (written == nullptr) return std::nullopt;
    const auto value = header_json(record, key);
    if (value && *value == played) return std::nullopt;
    return Error{"The record says " + std::string(key) + " " + notation::quote(*written) +
                 ", but its lines lead to " + json::serialize(played) + "."};
  };
  if (auto error = differs("winner", winner_json(score))) return error;
  return differs("result", points_json(score));
}

Result<Replay> replay(const Record& record, int count, BadLine* bad) {
  auto start = begin(record);
  if (!start) return start.error();
  Replay replay{std::move(*start), {}};
  for (const auto& line : record.lines) {
    if (static_cast<int>(replay.lines.size()) == count) return replay;
    const auto at_line = [&](const std::string& sentence, const Refusal& rule = {}) {
      if (bad != nullptr) *bad = {line.number, line.action, rule, sentence};
      return Error{"Line " + std::to_string(line.number) + ", " + notation::quote(line.action) + ": " +
                   sentence};
    };
    const auto action = replay.position->parse(line.action);
    if (!action) return at_line(action.error().sentence);
    if (const Refusal refusal = replay.position->check(*action)) return at_line(sentence(refusal), refusal);
    replay.position->apply(*action);
    replay.lines.push_back(*action);
  }
  if (const auto error = differing_end(record, replay.position->score())) return *error;
  return replay;
}

Record record_of(const Position& now, std::span<const Action> lines, const Circumstances& circumstances) {
  Record record;
  const auto head = [&](std::string key, std::string value) {
    record.headers.push_back({std::move(key), std::move(value)});
  };
  head("format", "1");
  head("rules", std::to_string(now.revision()));
  head("game", std::string(now.game()));
  head("players", json::serialize(names_json(now, circumstances.names)));
  if (!circumstances.begun.empty()) {
    head("position", std::string(circumstances.begun));
  } else {
    if (const auto board = now.board(); !board.is_null()) head("board", json::serialize(board));
    head("options", json::serialize(now.options()));
  }
  if (const Score score = now.score(); score.over) {
    head("winner", json::serialize(winner_json(score)));
    head("result", json::serialize(points_json(score)));
  }
  int number = static_cast<int>(record.headers.size()) + 1;
  for (const Action action : lines) record.lines.push_back({now.text(action), ++number});
  return record;
}

}  // namespace longroad::games
