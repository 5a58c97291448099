#include "bots/island/hands.hpp"

#include "base/exponential.hpp"

namespace longroad::bots::island {

HandShares::HandShares(const Evaluation& evaluation, const State& s)
    : evaluation_(evaluation),
      counter_(evaluation.rules(), evaluation.yields(), s),
      counts_(evaluation.counts(s)) {
  for (int i = 0; i < evaluation.rules().players; ++i) {
    if (s.has_left(Seat::of(i))) continue;
    odds_[i] = odds(Seat::of(i), s.hand[i]);
    total_ += odds_[i];
  }
}

double HandShares::odds(Seat seat, Bundle hand) const {
  Features row = counts_.seats[seat.index];
  counter_.count_hand(seat, hand, row);
  return exponential(static_cast<double>(worth_of<kFeatures>(evaluation_.weights(), row, counts_.progress)));
}

double HandShares::alone(Seat seat, Bundle hand) const {
  const double before = odds_[seat.index];
  const double then = odds(seat, hand);
  return then / before * total_ / (total_ - before + then);
}

HandShares::Change HandShares::between(Seat me, Bundle mine, Seat partner, Bundle theirs) const {
  const double my_odds = odds(me, mine);
  const double their_odds = odds(partner, theirs);
  const double rest = total_ - odds_[me.index] - odds_[partner.index];
  const double shrunk = total_ / (rest + my_odds + their_odds);
  return {shrunk * my_odds / odds_[me.index], shrunk * their_odds / odds_[partner.index]};
}

}  // namespace longroad::bots::island
