/// What a line does to everybody's cards beyond what its words say. The rules answer it, so that nobody who
/// shows, tells or counts cards has to know them a second time.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/id.hpp"

namespace longroad::notation {

struct Moved {
  struct Pass {
    Seat from{};               // none: the bank
    Seat to{};                 // likewise
    std::string cards{};       // a bundle
    std::string_view piece{};  // in place of cards: a card of a row, or a badge
  };
  enum class Why { Robber, Bank };  // who stood in the way: the robber, or a bank that is short
  struct Miss {
    Seat seat{};
    std::string cards{};
    Why why{};
  };
  std::vector<Pass> undone{};  // by a line in place of another: what that one had moved, back again
  std::vector<Pass> passed{};
  std::vector<Miss> missed{};  // what seats had a claim to and did not get
  bool again = false;          // a roll that does not count and is thrown again
  bool nobody = false;         // a line that pays whoever has a claim, and nobody had one

  [[nodiscard]] bool empty() const {
    return undone.empty() && passed.empty() && missed.empty() && !again && !nobody;
  }
};

/// Whether the reader knows which cards a line moved, or only how many.
enum class Sight { Open, Counted };

/// `Moved` of the wire schema; empty where nothing was moved.
std::string text(const Moved& moved, Sight sight);

}  // namespace longroad::notation
