/// The lines of the two-player game.

#include "games/island/duo/text/words.hpp"
#include "games/island/words/line_places.hpp"
#include "notation/words.hpp"

namespace longroad::island {

std::span<const Form> DuoWords::forms() {
  static constexpr Form kDuoForms[] = {
      {"neutral", DuoVerb::Neutral, Shape::Own},
      {"force", DuoVerb::Force, Shape::Bare},
      {"taken", DuoVerb::Taken, Shape::Bundle, By::Chance},
      {"give", DuoVerb::Give, Shape::Resource},
      {"banish", DuoVerb::Banish, Shape::Bare},
      {"retire", DuoVerb::Retire, Shape::Bare},
  };
  return kDuoForms;
}

/// `x road 3-4`: whose, and then as if it were the seat's own line.
Result<Action> DuoWords::read_line(const Rules& rules, const Form& form, Seat seat,
                                   std::span<const std::string_view> operands) {
  const Error wrong = wrong_operands(form, "x or y, and then a road or a settle");
  if (operands.size() != 3) return wrong;
  const auto who = read_neutral(operands[0]);
  if (!who) return who.error();
  if (operands[1] == "road") {
    const auto edge = read_edge(rules.topology(), operands[2]);
    if (!edge) return edge.error();
    return make::neutral(seat, *who, *edge);
  }
  if (operands[1] != "settle") return wrong;
  const auto node = notation::read_number(operands[2], 0, kNodes - 1);
  if (!node) return node.error();
  return make::neutral(seat, *who, NodeId::of(*node));
}

/// `x road 3-4`, `y settle 3`.
std::string DuoWords::operands(const Rules& rules, Action a) {
  const std::string who(neutral_name(neutral_of(a)));
  return piece_of(a) == Piece::Road ? who + " road " + text(rules.topology(), neutral_edge(a))
                                    : who + " settle " + std::to_string(neutral_node(a).index);
}

}  // namespace longroad::island
