/// The options of a game, written and read. Those that are rarely played otherwise are written only where
/// they differ.

#include <boost/json/object.hpp>

#include "games/island/names.hpp"
#include "games/island/reading.hpp"
#include "games/island/text.hpp"
#include "games/island/writing.hpp"

namespace longroad::island {

boost::json::object options_json(const Rules& rules) {
  boost::json::object options{{"claim", names::of(names::kClaims, rules.claim)}};
  if (rules.variant == Variant::Duo) write_duo_options(rules.duo, options);
  if (rules.variant == Variant::Soccer) write_soccer_options(rules, options);
  if (rules.take_back != TakeBack::Alike)
    options["take_back"] = names::of(names::kTakeBacks, rules.take_back);
  return options;
}

void read_options(const Node& node, Rules& rules) {
  rules.claim = static_cast<Claim>(node.at("claim").choice(names::kClaims, 0));
  rules.take_back = static_cast<TakeBack>(node.at("take_back").choice(names::kTakeBacks, 0));
  switch (rules.variant) {
    case Variant::Base:
      return node.only({"claim", "take_back"});
    case Variant::Duo:
      return read_duo_options(node, rules.duo);
    case Variant::Soccer:
      return read_soccer_options(node, rules);
  }
}

}  // namespace longroad::island
