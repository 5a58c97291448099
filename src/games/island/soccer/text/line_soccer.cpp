/// The lines of the soccer scenario.

#include "games/island/soccer/rules/chance.hpp"
#include "games/island/soccer/text/words.hpp"
#include "notation/words.hpp"

namespace longroad::island {
namespace {

Result<Action> read_shots(const Rules& rules, const Form& form, std::span<const std::string_view> operands) {
  const Error wrong = wrong_operands(form, "a seat and its shots, twice, as in 1 101 3 0");
  if (operands.size() != 4) return wrong;
  std::array<Shooting, 2> sides{};
  for (std::size_t side = 0; side < 2; ++side) {
    const auto seat = notation::read_seat(operands[2 * side], rules.players);
    if (!seat) return seat.error();
    const std::string_view fallen = operands[2 * side + 1];
    if (fallen.size() > kShotTokens || fallen.find_first_not_of("01") != fallen.npos) return wrong;
    sides[side] = {*seat, static_cast<std::uint8_t>(fallen.size())};
    for (std::size_t i = 0; i < fallen.size(); ++i)
      sides[side].goals |= static_cast<std::uint8_t>((fallen[i] - '0') << i);
  }
  return make::shots(sides);
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

}  // namespace

std::span<const Form> SoccerWords::forms() {
  static constexpr Form kSoccerForms[] = {
      {"train", SoccerVerb::Train, Shape::Bare},   {"shots", SoccerVerb::Shots, Shape::Own, By::Chance},
      {"reward", SoccerVerb::Reward, Shape::Own},  {"score", SoccerVerb::Score, Shape::Bare},
      {"ignore", SoccerVerb::Ignore, Shape::Bare},
  };
  return kSoccerForms;
}

Result<Action> SoccerWords::read_line(const Rules& rules, const Form& form, Seat seat,
                                      std::span<const std::string_view> operands) {
  if (form.verb == SoccerVerb::Shots) return read_shots(rules, form, operands);
  if (operands.size() != 1) return wrong_operands(form, "a resource, or - for none");
  if (operands[0] == "-") return make::decline(seat);
  const auto resource = notation::read_resource(operands[0]);
  if (!resource) return resource.error();
  return make::reward(seat, *resource);
}

std::string SoccerWords::operands(const Rules& /*rules*/, Action a) {
  if (verb(a) == SoccerVerb::Shots) return shots_text(a);
  return is_declined(a) ? "-" : std::string{notation::letter(resource_of(a))};
}

bool SoccerWords::is_hidden(const Rules& rules, const State& s, Seat viewer, Action a) {
  return verb(a) == Verb::Draw && viewer != rewarded_seat(rules, s);
}

std::span<const notation::OpenVerb> SoccerWords::open_verbs(const Rules& rules, const State& s) {
  static constexpr notation::OpenVerb kShots[]{{"shots", Nature::Chance}};
  if (s.phase != SoccerPhase::Match || can_list_shots(rules, s)) return {};
  return kShots;
}

}  // namespace longroad::island
