#include "bots/struggle/inputs.hpp"

namespace longroad::bots::struggle {
namespace {

network::Layout make_layout() {
  network::Layout layout;
  const Rules rules = longroad::struggle::make_rules(4, longroad::struggle::Rulings{});
  const State start;
  const detail::Telling telling(rules, start, Seat::of(0));
  telling.seat(Seat::of(0), network::names_into(layout.seat));
  telling.common(network::names_into(layout.common));
  return layout;
}

}  // namespace

bool knows_rules(const Rules& rules) {
  longroad::struggle::Rulings usual = longroad::struggle::usual_rulings(rules.revision);
  usual.target = rules.rulings.target;
  return rules.rulings == usual;
}

const network::Layout& layout() {
  static const network::Layout kLayout = make_layout();
  return kLayout;
}

}  // namespace longroad::bots::struggle
