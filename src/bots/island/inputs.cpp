#include "bots/island/inputs.hpp"

namespace longroad::bots::island {
namespace {

network::Layout make_layout() {
  network::Layout layout;
  const Rules rules = longroad::island::base_rules(4, longroad::island::beginner_board());
  const Pips pips(rules);
  const State start;
  const detail::Telling telling(rules, pips, start, Seat::of(0), false);
  telling.seat(Seat::of(0), network::names_into(layout.seat));
  telling.common(network::names_into(layout.common));
  return layout;
}

}  // namespace

bool knows_rules(const Rules& rules) {
  return rules.hand_limit == longroad::island::variant_rules(rules.variant, rules.players).hand_limit &&
         !rules.friendly_robber && rules.claim == longroad::island::Claim::Auto;
}

const network::Layout& layout() {
  static const network::Layout kLayout = make_layout();
  return kLayout;
}

}  // namespace longroad::bots::island
