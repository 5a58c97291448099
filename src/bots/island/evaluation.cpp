#include "bots/island/evaluation.hpp"

#include "base/exponential.hpp"

namespace longroad::bots::island {

void Evaluation::use(const network::NetworkPtr& network, Seat viewer, bool trade) {
  if (network == nullptr || !knows_rules(rules_)) return;
  network_ = network;
  teller_.emplace(rules_, viewer, trade);
}

/// The weights' log-odds and the network's together: so styles go on bending it.
Shares Evaluation::verdict(const State& s) const {
  if (network_ == nullptr || s.phase == longroad::island::Phase::Over) return shares(s);
  const network::Weights& w = network_->weights();
  const network::Answers answers = network::judge(w, teller_->tell(s));
  const Counts linear = counts(s);
  Shares shares{};
  double total = 0;
  for (int i = 0; i < rules_.players; ++i) {
    if (s.has_left(Seat::of(i))) continue;
    const double worth = worth_of<kFeatures>(weights_, linear.seats[i], linear.progress);
    total += shares[i] = exponential((w.residual * worth + answers[i]) / network::kAnswer);
  }
  for (int i = 0; i < rules_.players; ++i) shares[i] /= total;
  return shares;
}

}  // namespace longroad::bots::island
