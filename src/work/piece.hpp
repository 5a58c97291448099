/// What goes over the bus where work is shared: a piece of it, and what is said of that piece.
#pragma once

#include <array>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/id.hpp"
#include "base/result.hpp"
#include "notation/values/value.hpp"
#include "sim/play.hpp"

namespace longroad::work {

/// Of the messages: whoever reads another one refuses.
inline constexpr int kVersion = 1;

/// Where pieces are taken from, and the queue of those who are idle.
inline constexpr const char* kSubject = "longroad.work";
inline constexpr const char* kQueue = "workers";
/// Each worker is asked about the piece it has under a subject of its own, below this one.
inline constexpr std::string_view kWorkerSubject = "longroad.worker.";

inline constexpr int kMostGames = 4096;  // in a piece
/// NATS carries messages of a mebibyte.
inline constexpr std::size_t kMostBytes = 1'000'000;

/// Games of the arena, games of the simulator, a decision of a bot at a server's table, a game explained.
enum class Kind : std::uint8_t { Match, Batch, Decision, Analysis };
inline std::span<const std::string_view> words(Kind) {
  static constexpr std::array<std::string_view, 4> kWords{"match", "batch", "decision", "analysis"};
  return kWords;
}

/// Some games of a match or of a batch; one decision, which is answered at once; or a whole analysis.
struct Piece {
  int version = kVersion;
  std::string program;  // the fingerprint of the one who asks: another one may play differently
  Kind kind = Kind::Match;
  std::string game;
  std::vector<std::string> bots;
  std::vector<std::string> weights;  // of each bot, as JSON; an empty list: their own
  boost::json::value board;          // null: each game draws its own
  boost::json::object options;
  std::uint64_t seed = 0;
  int max_turns = sim::kMaxTurns;
  int first = 0;
  int games = 1;
  bool records = false;
  /// Of a decision, as other programs are asked (docs/bots.md); of an analysis, the record.
  std::string request;
  std::string language;  // of an analysis, by its code

  static void fields(auto f) {
    f("version", &Piece::version);
    f("program", &Piece::program, {.high = 64});
    f("kind", &Piece::kind);
    f("game", &Piece::game, {.high = 64});
    f("bots", &Piece::bots, {.high = kMaxSeats});
    f("weights", &Piece::weights, {.high = kMaxSeats, .optional = true});
    f("board", &Piece::board, {.optional = true});
    LONGROAD_FIELDS(f, options, seed);
    f("max_turns", &Piece::max_turns, {.low = 1});
    f("first", &Piece::first);
    f("games", &Piece::games, {.low = 1, .high = kMostGames});
    f("records", &Piece::records);
    f("request", &Piece::request, {.high = static_cast<int>(kMostBytes), .optional = true});
    f("language", &Piece::language, {.high = 16, .optional = true});
  }
};

enum class State : std::uint8_t { Taken, Working, Done, Returned, Refused };
inline std::span<const std::string_view> words(State) {
  static constexpr std::array<std::string_view, 5> kWords{"taken", "working", "done", "returned", "refused"};
  return kWords;
}

/// What a worker says of a piece.
struct Report {
  int version = kVersion;
  State state = State::Refused;
  std::string at = {};        // where it is asked about the piece that it has taken
  std::string sentence = {};  // why it refuses
  int ready = 0;              // of an analysis at work: how many pieces of it are done
  /// Of a match a line a game, as results.jsonl has it; of a batch its totals; of a decision the answer; of
  /// an analysis its JSON, packed.
  std::vector<std::string> results = {};
  std::vector<std::string> records = {};  // a game each, where they are wanted

  static void fields(auto f) {
    LONGROAD_FIELDS(f, version, state);
    f("at", &Report::at, {.high = 64, .optional = true});
    f("sentence", &Report::sentence, {.high = 2000, .optional = true});
    f("ready", &Report::ready, {.low = 0, .optional = true});
    f("results", &Report::results, {.high = kMostGames, .optional = true});
    f("records", &Report::records, {.high = kMostGames, .optional = true});
  }
};

std::string write(const Piece& piece);
std::string write(const Report& report);
/// Refuse what is malformed, too much, or of another version, with a sentence that names the place.
Result<Piece> read_piece(std::string_view text);
Result<Report> read_report(std::string_view text);

/// The fingerprint of this program: a hash of its file, which takes a moment once.
const std::string& this_program();

}  // namespace longroad::work
