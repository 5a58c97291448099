#include "bots/island/evaluation.hpp"

#include "bots/island/verdict.hpp"

namespace longroad::bots::island {

bool Evaluation::use(const network::NetworkPtr& network, Seat viewer, bool trade) {
  if (network == nullptr || !knows_rules(rules_)) return false;
  network_ = network;
  remembered_ = {};
  teller_.emplace(rules_, viewer, trade);
  return true;
}

Shares Evaluation::verdict(const State& stopped) const {
  if (network_ == nullptr) return shares(stopped);
  const network::Weights& w = network_->weights();
  return island::verdict(rules_, yields_, stopped, weights_, w.residual,
                         [&](const State& s) { return network::judge(w, teller_->tell(s), remembered_); });
}

}  // namespace longroad::bots::island
