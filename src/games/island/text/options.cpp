/// The options of a game, written and read. Those that are rarely played otherwise are written only where
/// they differ.

#include <boost/json/object.hpp>

#include "games/island/text/parts.hpp"
#include "games/island/text/text.hpp"
#include "games/island/text/words.hpp"
#include "games/island/words/option_list_common.hpp"

namespace longroad::island {
namespace {

/// Only where they differ from what is printed.
void write_house_rules(const Rules& rules, boost::json::object& options) {
  const Rules printed = variant_rules(rules.variant, rules.players, rules.revision);
  if (rules.target != printed.target) options["points_to_win"] = rules.target;
  if (rules.hand_limit != printed.hand_limit) options["hand_limit"] = rules.hand_limit;
  if (rules.friendly_robber) options["friendly_robber"] = true;
}

void read_house_rules(const Node& node, Rules& rules) {
  rules.target = node.at("points_to_win").number(kFewestPointsToWin, kMostPointsToWin, rules.target);
  rules.hand_limit = node.at("hand_limit").number(kLowestHandLimit, kHighestHandLimit, rules.hand_limit);
  rules.friendly_robber = node.at("friendly_robber").flag(false);
}

TakeBack read_take_back(const Node& node) {
  // The name that it had before there were revisions.
  if (node.is_word() && node.word({}) == "alike") return TakeBack::Same;
  return static_cast<TakeBack>(node.choice(names::kTakeBacks, 0));
}

}  // namespace

std::string_view name_of(Variant variant) {
  return with_variant(variant, []<class P>() { return P::Words::kName; });
}

boost::json::object options_json(const Rules& rules) {
  boost::json::object options{{"claim", names::of(names::kClaims, rules.claim)}};
  with_variant(rules.variant, [&]<class P>() { P::Words::write_options(rules, options); });
  if (rules.take_back != TakeBack::Same) options["take_back"] = names::of(names::kTakeBacks, rules.take_back);
  write_house_rules(rules, options);
  return options;
}

void read_options(const Node& node, Rules& rules) {
  rules.claim = static_cast<Claim>(node.at("claim").choice(names::kClaims, 0));
  with_variant(rules.variant, [&]<class P>() { node.only(P::Words::options()); });
  rules.take_back = read_take_back(node.at("take_back"));
  read_house_rules(node, rules);
  with_variant(rules.variant, [&]<class P>() { P::Words::read_options(node, rules); });
}

}  // namespace longroad::island
