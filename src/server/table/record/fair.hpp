/// Dice that anyone can check. Before the game the server commits to a secret; every page adds a text of
/// its own, its seed; both together decide all luck; after the game the secret is revealed, and everybody
/// can compute the dice again.
///
/// What that proves to a player whose page kept the commitment and its seed, and finds both in the record:
/// the dice were decided before the first line, and not by the server's secret alone. What it does not prove:
/// the server knows its secret and gets the seeds one by one, so that one which makes up a player, or works
/// together with one, could choose that seed last and try many. Without any page's seed the dice are the
/// server's own choice, fixed in advance. The record says of each seed where it came from, and bots have
/// none, so that at least nothing can be made up for them.
///
///   commitment = SHA-256(secret)
///   game key   = BLAKE2b-256(key: secret, text: table id and the seeds, each with its length)
///   a draw     = the first 8 bytes of BLAKE2b-128(key: game key, text: its label and ordinal)
#pragma once

#include <array>
#include <boost/json/fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.hpp"
#include "base/result.hpp"
#include "games/replay.hpp"
#include "notation/record.hpp"
#include "notation/values/value.hpp"

namespace longroad::server {

/// Where a seat's seed came from: its page, over the seat's own socket before the start; nowhere, since none
/// came in time; nowhere, since a bot has the seat.
enum class SeedOrigin : std::uint8_t { Page, Late, Bot };
inline constexpr std::array<std::string_view, 3> kSeedOrigins{"page", "late", "bot"};
constexpr const auto& words(SeedOrigin) { return kSeedOrigins; }

/// All that proves the dice of one game; the secret stays secret until the game is over.
struct FairDice {
  std::string table;
  std::string secret;               // 64 hexadecimal digits
  std::vector<std::string> seeds;   // one a seat, perhaps empty
  std::vector<SeedOrigin> origins;  // one a seat; none in records of a time that did not keep it
  bool board_drawn = true;          // or given

  [[nodiscard]] std::string commitment() const;
};

enum class BoardOrigin : std::uint8_t { Drawn, Given };
inline constexpr std::array<std::string_view, 2> kBoardOrigins{"drawn", "given"};
constexpr const auto& words(BoardOrigin) { return kBoardOrigins; }

/// The same as records and pages have it.
struct Fair {
  static constexpr notation::Definition kDefinition{
      "Fair",
      "The `fair:` header of a record: the server's secret, every seat's part, and the commitment made "
      "before."};
  int v = 1;
  std::string table{}, commitment{}, secret{};
  std::vector<std::string> seeds{};
  BoardOrigin board{};
  std::vector<SeedOrigin> origins{};
  static void fields(auto f) {
    f("v", &Fair::v, {.low = 1, .high = 1, .form = "VersionOne"});
    f("table", &Fair::table, {.form = "TableId"});
    f("commitment", &Fair::commitment, {.form = "Hash"});
    f("secret", &Fair::secret, {.form = "Hash"});
    f("seeds", &Fair::seeds, {.high = kMaxSeats});
    f("board", &Fair::board, {.about = "Whether the seeds decided the board as well."});
    f("origins", &Fair::origins,
      {.high = kMaxSeats,
       .optional = true,
       .about = "Where each seat's seed came from: its page, before the start; nowhere, since none came in "
                "time; nowhere, since a bot has the seat. Left out in records of earlier versions."});
  }
};
Fair fair_of(const FairDice& dice);

/// The luck of one game: as `longroad::Luck`, but nobody can guess the next draw from those before.
class FairLuck {
 public:
  explicit FairLuck(const FairDice& dice);

  /// The key of the next line of chance of this stream.
  [[nodiscard]] RandKey next(int stream) const;
  /// That line was played.
  void use(int stream) { ++used_[static_cast<std::size_t>(stream)]; }
  [[nodiscard]] RandKey board() const { return key("board", 0); }
  /// Decisions of bots draw from here, and change no dice.
  [[nodiscard]] RandKey bot(std::uint32_t decision) const { return key("bots", decision); }

 private:
  [[nodiscard]] RandKey key(std::string_view label, std::uint32_t ordinal) const;

  std::string game_key_;
  std::array<std::uint32_t, Luck::kStreams> used_{};
};

/// What the check of a record's dice found.
struct Verdict {
  static constexpr notation::Definition kDefinition{"Verdict", "What the check of a record's dice found."};
  enum class Why : std::uint8_t { Proven, Commitment, Seed, Board, Line, End };
  bool proven = false;
  Why why{};
  std::string sentence{};
  int checked = 0;
  std::optional<int> line{};
  std::optional<Seat> seat{};
  Fair fair{};  // the commitment as the record has it, whatever its secret gives
  static void fields(auto f) {
    f("proven", &Verdict::proven);
    f("why", &Verdict::why,
      {.about =
           "What is wrong: the secret is not the one committed to; a seed is not from where the record "
           "says; board, a line of chance, or winner and result are not what the seeds and lines give."});
    f("sentence", &Verdict::sentence, {.about = "The same in English, in full."});
    f("checked", &Verdict::checked, {.about = "How many lines of chance are as the seeds say."});
    f("line", &Verdict::line, {.about = "The first line of the file that is not as the seeds say."});
    f("seat", &Verdict::seat, {.about = "Whose seed is not from where the record says."});
    f("fair", &Verdict::fair);
  }
};
inline constexpr std::array<std::string_view, 6> kVerdictWords{"proven", "commitment", "seed",
                                                               "board",  "line",       "end"};
constexpr const auto& words(Verdict::Why) { return kVerdictWords; }

/// Replays the record and compares every roll and draw, the board where it was drawn, and what the record
/// says of winner and result. An error where the record has no proof to check or is no legal game: `bad` is
/// the line where it stops being one, if that is asked for.
Result<Verdict> verify(const notation::Record& record, games::BadLine* bad = nullptr);

}  // namespace longroad::server
