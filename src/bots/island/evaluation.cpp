#include "bots/island/evaluation.hpp"

#include "bots/network/shares.hpp"
#include "games/island/play/apply.hpp"
#include "games/island/rules/trade.hpp"

namespace longroad::bots::island {
namespace {

using namespace longroad::island;

/// Where a turn that stops here leaves everybody. While it goes on, cards that could still be spent are worth
/// what they buy, and a network that saw such positions would rather keep them.
State at_end_of_turn(const Rules& rules, State s) {
  if (s.phase == Phase::Trade) close_offer(s);
  if (s.phase == Phase::Main) apply(rules, s, make::line(Verb::End, s.turn));
  return s;
}

}  // namespace

bool Evaluation::use(const network::NetworkPtr& network, Seat viewer, bool trade) {
  if (network == nullptr || !knows_rules(rules_)) return false;
  network_ = network;
  remembered_ = {};
  teller_.emplace(rules_, viewer, trade);
  return true;
}

Shares Evaluation::verdict(const State& stopped) const {
  if (network_ == nullptr) return shares(stopped);
  const State s = at_end_of_turn(rules_, stopped);
  if (s.phase == Phase::Over) return shares(s);
  const network::Weights& w = network_->weights();
  const network::Answers answers = network::judge(w, teller_->tell(s), remembered_);
  return network::shares_of(w, answers, weights_, counts(s), rules_.players, s.left);
}

}  // namespace longroad::bots::island
