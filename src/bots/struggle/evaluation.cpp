#include "bots/struggle/evaluation.hpp"

#include "bots/network/shares.hpp"
#include "bots/struggle/inputs.hpp"
#include "games/struggle/rules/turn.hpp"

namespace longroad::bots::struggle {
namespace {

using namespace longroad::struggle;

bool has_begun(const State& s) {
  return s.phase == Phase::Build ||
         (s.phase == Phase::Trade && (s.trades_left < trade_limit(s, s.seat) || s.guild_used));
}

/// Where a turn that stops here leaves everybody, before its cards are drawn: those come anyway. While it
/// goes on, cards that could still be spent are worth what they buy, and a network that saw such positions
/// would rather keep them.
State at_end_of_turn(State s) {
  if (s.chance == Chance::None && has_begun(s)) draw(s, s.seat, 0);
  return s;
}

}  // namespace

bool Evaluation::use(const network::NetworkPtr& network, Seat viewer) {
  if (network == nullptr || !knows_rules(rules_)) return false;
  network_ = network;
  viewer_ = viewer;
  remembered_ = {};
  return true;
}

Shares Evaluation::verdict(const State& stopped) const {
  if (network_ == nullptr || stopped.phase == Phase::Over) return shares(stopped);
  const State s = at_end_of_turn(stopped);
  const network::Weights& w = network_->weights();
  const network::Answers answers = network::judge(w, tell(rules_, s, viewer_), remembered_);
  return network::shares_of(w, answers, weights_, counts(rules_, s), rules_.players, left(rules_, s));
}

}  // namespace longroad::bots::struggle
