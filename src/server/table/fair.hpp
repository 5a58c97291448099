/// Dice that anyone can check. Before the game the server commits to a secret; every seat adds a
/// text of its own; both together decide all luck; after the game the secret is revealed. So neither
/// the server nor a player alone chooses the dice, and everybody can compute them again.
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
#include "notation/record.hpp"

namespace longroad::server {

/// All that proves the dice of one game; the secret stays secret until the game is over.
struct FairDice {
  std::string table;
  std::string secret;              // 64 hexadecimal digits
  std::vector<std::string> seeds;  // one a seat, perhaps empty
  bool board_drawn = true;         // or given

  [[nodiscard]] std::string commitment() const;
};

boost::json::object fair_json(const FairDice& dice);

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
  bool proven = false;
  std::string sentence;
  int checked = 0;         // lines of chance that are as the seeds say
  int line = 0;            // of the file, the first that is not; 0: none
  std::string commitment;  // as the record has it, whatever its secret gives
  FairDice dice;
};

/// Replays the record and compares every roll and draw, the board where it was drawn, and what the record
/// says of winner and result. An error
/// where the record has no proof to check or is no legal game.
Result<Verdict> verify(const notation::Record& record);

}  // namespace longroad::server
