/// The options of a game, written and read.

#include <boost/json/object.hpp>

#include "games/island/names.hpp"
#include "games/island/reading.hpp"
#include "games/island/text.hpp"

namespace longroad::island {

namespace json = boost::json;

json::object options_json(const Rules& rules) { return {{"claim", names::of(names::kClaims, rules.claim)}}; }

Claim read_options(const Node& node) {
  node.only({"claim"});
  return static_cast<Claim>(node.at("claim").choice(names::kClaims, 0));
}

}  // namespace longroad::island
