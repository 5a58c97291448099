/// What the people at a table have voted about an absent seat, or about ending the game.
#pragma once

#include <array>
#include <optional>

#include "base/id_set.hpp"
#include "server/table/model/notice.hpp"

namespace longroad::server {

class Votes {
 public:
  /// Whether `by` voting so makes more than half of these people agree.
  [[nodiscard]] bool would_decide(Seat by, Seat about, Choice choice, SeatSet people) const {
    int same = 1;
    people.for_each([&](Seat voter) {
      if (voter != by && ballot(about)[voter.index] == choice) ++same;
    });
    people.add(by);
    return 2 * same > people.size();
  }
  void cast(Seat by, Seat about, Choice choice) { ballot(about)[by.index] = choice; }
  void clear(Seat about) { ballot(about) = {}; }
  /// Somebody else sits there: neither what that seat has voted counts, nor what was voted about it.
  void forget(Seat seat) {
    clear(seat);
    for (Ballot& ballot : ballots_) ballot[seat.index].reset();
  }

 private:
  using Ballot = std::array<std::optional<Choice>, kMaxSeats>;
  Ballot& ballot(Seat about) { return about.is_none() ? ballots_.back() : ballots_[about.index]; }
  [[nodiscard]] const Ballot& ballot(Seat about) const {
    return about.is_none() ? ballots_.back() : ballots_[about.index];
  }

  std::array<Ballot, kMaxSeats + 1> ballots_{};  // about each seat, then about the table
};

}  // namespace longroad::server
