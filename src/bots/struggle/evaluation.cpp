#include "bots/struggle/evaluation.hpp"

#include "bots/struggle/inputs.hpp"
#include "bots/struggle/verdict.hpp"

namespace longroad::bots::struggle {

bool Evaluation::use(const network::NetworkPtr& network, Seat viewer) {
  if (network == nullptr || !knows_rules(rules_)) return false;
  network_ = network;
  viewer_ = viewer;
  remembered_ = {};
  return true;
}

Shares Evaluation::verdict(const State& stopped) const {
  if (network_ == nullptr) return shares(stopped);
  const network::Weights& w = network_->weights();
  return struggle::verdict(rules_, stopped, weights_, w.residual, [&](const State& s) {
    return network::judge(w, tell(rules_, s, viewer_), remembered_);
  });
}

}  // namespace longroad::bots::struggle
