/// Swaps with the market that lead nowhere.
#pragma once

#include "games/struggle/rules/action.hpp"

namespace longroad::bots::struggle {

/// What was swapped with the market in the turn that is on.
class Swaps {
 public:
  constexpr void note(Action line, int turn) {
    using namespace longroad::struggle;
    if (turn != turn_) *this = {};
    turn_ = turn;
    if (verb(line) != Verb::SwapMarket) return;
    given_ |= bit(resource(line));
    got_ |= bit(wanted(line));
  }
  /// Whether the line gives away what a swap of this turn has brought, or takes back what it gave: one swap,
  /// or none, would have done the same.
  [[nodiscard]] constexpr bool is_undone_by(Action line, int turn) const {
    using namespace longroad::struggle;
    if (turn != turn_ || verb(line) != Verb::SwapMarket) return false;
    return ((got_ & bit(resource(line))) | (given_ & bit(wanted(line)))) != 0;
  }

 private:
  static constexpr unsigned bit(Resource r) { return 1U << static_cast<int>(r); }

  int turn_ = -1;
  unsigned given_ = 0;  // a bit a resource
  unsigned got_ = 0;
};

}  // namespace longroad::bots::struggle
