/// The two-player game's part of rules and state.
#pragma once

#include "games/island/duo/model/data.hpp"
#include "games/island/duo/model/lines.hpp"

namespace longroad::island {

struct DuoPart : UsualPart {
  using Hooks = struct DuoHooks;
  using Words = struct DuoWords;
  struct Rules {
    DuoRulings duo{};
  };
  using State = Duo;

  static constexpr Variant kVariant = kDuo;
  static constexpr Players kPlayers{2, 2};

  static constexpr int owners(int /*players*/) { return kOwners; }
  /// Nobody wins while a neutral build is owed.
  static constexpr bool win_waits(const Rules& /*rules*/, const Duo& /*part*/, Phase phase) {
    return phase == DuoPhase::Neutral;
  }
  static constexpr void begin_turn(Duo& duo) {
    duo.first = 0;
    duo.acted = false;
  }
  static constexpr void drop_pending(Duo& duo) {
    duo.owed = Owed::Nothing;
    duo.gives = 0;
  }
};
template <>
struct VariantAt<static_cast<int>(kDuo)> : DuoPart {};

}  // namespace longroad::island
