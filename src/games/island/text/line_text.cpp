/// Lines of play written as text.

#include <algorithm>

#include "games/island/text/line_find.hpp"
#include "games/island/text/text.hpp"
#include "games/island/words/line_places.hpp"
#include "games/island/words/names.hpp"
#include "notation/words.hpp"

namespace longroad::island {
namespace {

const Form& form_of(Verb verb) {
  return *find_form([&](const Form& f) { return f.verb == verb; });
}

std::string deal_text(const Terms& terms) {
  return notation::text(terms.gives()) + " " + notation::text(terms.wants());
}

std::string operands(const Rules& rules, Shape shape, Action a) {
  switch (shape) {
    case Shape::Bare:
      return {};
    case Shape::Node:
      return std::to_string(node_of(a).index);
    case Shape::Edge:
      return text(rules.topology(), edge_of(a));
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
    case Shape::Own:
      return with_variant(variant_of(verb(a)), [&]<class P>() { return P::Words::operands(rules, a); });
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

/// Theft is between thief and victim, and a card drawn is its owner's alone.
bool is_hidden(const Rules& rules, const State& s, Seat viewer, Action a) {
  if (is_own(verb(a)) || is_own(s.phase))
    return with_variant(rules.variant, [&]<class P>() { return P::Words::is_hidden(rules, s, viewer, a); });
  if (verb(a) == Verb::Stolen) return viewer.is_none() || (viewer != s.turn && viewer != s.victim);
  return verb(a) == Verb::Draw && viewer != s.turn;
}

}  // namespace

std::string text(const Rules& rules, Action a) { return joined(rules, a, false); }

std::string text_for(const Rules& rules, const State& s, Seat viewer, Action a) {
  return joined(rules, a, is_hidden(rules, s, viewer, a));
}

}  // namespace longroad::island
