/// Shares after hands have changed and nothing else: what deals between players are judged by.
#pragma once

#include "bots/island/evaluation.hpp"

namespace longroad::bots::island {

class HandShares {
 public:
  /// Evaluation and state must outlive it.
  HandShares(const Evaluation& evaluation, const State& s);

  /// By what factor its share changes where this seat alone has another hand.
  [[nodiscard]] double alone(Seat seat, Bundle hand) const;

  struct Change {
    double mine;
    double theirs;
  };
  /// The same for both sides of a deal.
  [[nodiscard]] Change between(Seat me, Bundle mine, Seat partner, Bundle theirs) const;

 private:
  [[nodiscard]] double odds(Seat seat, Bundle hand) const;

  const Evaluation& evaluation_;
  Counter counter_;
  Counts counts_;
  std::array<double, kMaxSeats> odds_{};
  double total_ = 0;
};

}  // namespace longroad::bots::island
