/// Lines of play written as text.

#include <algorithm>

#include "games/island/rules/matchday.hpp"
#include "games/island/text/line_forms.hpp"
#include "games/island/text/names.hpp"
#include "games/island/text/text.hpp"
#include "notation/words.hpp"

namespace longroad::island {
namespace {

const Form& form_of(Verb verb) { return *std::ranges::find(kForms, verb, &Form::verb); }

std::string deal_text(const Terms& terms) {
  return notation::text(terms.gives()) + " " + notation::text(terms.wants());
}

/// `x road 3-4`, `y settle 3`.
std::string neutral_text(const Rules& rules, Action a) {
  const std::string who(neutral_name(neutral_of(a)));
  return piece_of(a) == Piece::Road ? who + " road " + text(rules.topology, neutral_edge(a))
                                    : who + " settle " + std::to_string(neutral_node(a).index);
}

/// `1 101 3 0`: each side and its shots in order, 1 for a goal.
std::string shots_text(Action a) {
  std::string out;
  for (int side = 0; side < 2; ++side) {
    const Shooting shooting = shooting_of(a, side);
    out += (side == 0 ? "" : " ") + notation::text(shooting.seat) + " ";
    for (int i = 0; i < shooting.shots; ++i) out += shooting.goals >> i & 1 ? '1' : '0';
  }
  return out;
}

std::string operands(const Rules& rules, Shape shape, Action a) {
  switch (shape) {
    case Shape::Bare:
      return {};
    case Shape::Node:
      return std::to_string(node_of(a).index);
    case Shape::Edge:
      return text(rules.topology, edge_of(a));
    case Shape::Hex:
      return hex_of(a).is_none() ? "-" : std::to_string(hex_of(a).index);
    case Shape::Resource:
      return {notation::letter(resource_of(a))};
    case Shape::Seat:
      return notation::text(seat_of(a));
    case Shape::Bundle:
      return notation::text(bundle_of(a));
    case Shape::Bank:
      return notation::text(Bundle::of(bank_give(a), bank_lot(a))) + " " + notation::letter(bank_take(a));
    case Shape::Offer:
      return deal_text(terms_of(a)) + (offered_to(a).empty() ? "" : " " + notation::text(offered_to(a)));
    case Shape::Counter:
      return deal_text(terms_of(a));
    case Shape::Dice:
      return std::to_string(a.operand(0)) + " " + std::to_string(a.operand(1));
    case Shape::Card:
      return std::string(names::of(names::kCards, card_of(a)));
    case Shape::Neutral:
      return neutral_text(rules, a);
    case Shape::Shots:
      return shots_text(a);
    case Shape::Reward:
      return is_declined(a) ? "-" : std::string{notation::letter(resource_of(a))};
  }
  return {};
}

std::string actor(Action a) {
  if (a.seat().is_none()) return "* ";
  const std::string seat = notation::text(a.seat());
  switch (a.manner()) {
    case Manner::Plain:
      return seat + " ";
    case Manner::Revise:
      return verb(a) == Verb::Undo ? seat + " " : seat + " revise ";
    case Manner::Clock:
      return "* for " + seat + " ";
  }
  return {};
}

std::string joined(const Rules& rules, Action a, bool hidden) {
  const Form& form = form_of(verb(a));
  std::string line = actor(a) + std::string(form.word);
  const std::string rest = hidden ? "?" : operands(rules, form.shape, a);
  return rest.empty() ? line : line + " " + rest;
}

/// Theft is between thief and victim, a card drawn is its owner's alone, and a forced trade is
/// between the two players.
bool is_hidden(const Rules& rules, const State& s, Seat viewer, Action a) {
  const bool spectator = viewer.is_none();
  switch (verb(a)) {
    case Verb::Stolen:
      return spectator || (viewer != s.turn && viewer != s.victim);
    case Verb::Draw:
      return viewer != (s.phase == Phase::RewardDraw ? rewarded_seat(rules, s) : s.turn);
    case Verb::Taken:
    case Verb::Give:
      return spectator;
    default:
      return false;
  }
}

}  // namespace

std::string text(const Topology& topology, EdgeId edge) {
  const auto [a, b] = topology.edge_nodes[edge.index];
  return std::to_string(a.index) + "-" + std::to_string(b.index);
}

std::string_view neutral_name(Owner neutral) { return names::kNeutral[neutral.index - kFirstNeutral]; }

std::string text(const Rules& rules, Action a) { return joined(rules, a, false); }

std::string text_for(const Rules& rules, const State& s, Seat viewer, Action a) {
  return joined(rules, a, is_hidden(rules, s, viewer, a));
}

}  // namespace longroad::island
