/// The verbs and phases of the soccer scenario, and how its lines are packed.
///
/// | verb | operands |
/// |---|---|
/// | Shots | two seats; how many shots and which scored, a bit each, of the first and of the second |
/// | Reward | resource; 5 where it is declined |
#pragma once

#include "games/island/model/variant.hpp"

namespace longroad::island {

inline constexpr Variant kSoccer{2};

struct SoccerVerb {
  static constexpr Verb Train = own_verb(kSoccer, 0);
  static constexpr Verb Shots = own_verb(kSoccer, 1);
  static constexpr Verb Reward = own_verb(kSoccer, 2);
  static constexpr Verb Score = own_verb(kSoccer, 3);
  static constexpr Verb Ignore = own_verb(kSoccer, 4);
};

/// All of them are a matchday's.
struct SoccerPhase {
  static constexpr Phase Doubles = own_phase(kSoccer, 0);
  static constexpr Phase Reward = own_phase(kSoccer, 1);
  static constexpr Phase Match = own_chance(kSoccer, 0);
  static constexpr Phase RewardDraw = own_chance(kSoccer, 1);
};
constexpr bool in_matchday(Phase phase) { return variant_of(phase) == kSoccer; }

inline constexpr Stream kShotsStream{5};

/// One side of a match: its shots, and a bit for each that scored, the first lowest.
struct Shooting {
  Seat seat;
  std::uint8_t shots = 0;
  std::uint8_t goals = 0;
};

namespace make {

constexpr Action reward(Seat s, Resource r) { return line(SoccerVerb::Reward, s, std::uint64_t(r)); }
constexpr Action decline(Seat s) { return line(SoccerVerb::Reward, s, kResources); }
constexpr Action shots(const std::array<Shooting, 2>& sides) {
  std::uint64_t operands = 0;
  for (int i = 0; i < 2; ++i)
    operands |= std::uint64_t{sides[i].seat.index} << (8 * i) |
                std::uint64_t{sides[i].shots} << (16 + 16 * i) |
                std::uint64_t{sides[i].goals} << (24 + 16 * i);
  return line(SoccerVerb::Shots, Seat::none(), operands);
}

}  // namespace make

constexpr bool is_declined(Action reward) { return reward.operand(0) == kResources; }
/// The first side of a match (0) or the second (1).
constexpr Shooting shooting_of(Action a, int side) {
  return {Seat::of(a.operand(side)), static_cast<std::uint8_t>(a.operand(2 + 2 * side)),
          static_cast<std::uint8_t>(a.operand(3 + 2 * side))};
}

}  // namespace longroad::island
