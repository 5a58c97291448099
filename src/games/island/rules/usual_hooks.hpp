/// What the island asks a variant: each hook with what the base game answers. A variant's `Hooks` inherit
/// these and say what they do otherwise; `play/hooks.hpp` calls those of the game that is played.
#pragma once

#include "base/random.hpp"
#include "games/island/rules/refusals.hpp"
#include "games/island/rules/rules.hpp"
#include "games/island/rules/setup.hpp"
#include "games/island/rules/state.hpp"

namespace longroad::island {

struct UsualHooks {
  // A game and its turns

  /// Draws a board of this layout, which any key has.
  static constexpr void lay_board(Rules& rules, Layout layout, RandKey key) {
    rules.board = draw_board(rules.topology(), layout, key);
  }
  static constexpr void begin_game(const Rules& /*rules*/, State& /*s*/) {}
  /// The player to move ends the turn: true where something else comes instead of the next one.
  static constexpr bool end_turn(const Rules& /*rules*/, State& /*s*/) { return false; }
  /// Counts a roll; false for one that is rolled again.
  static constexpr bool count_roll(State& s, int /*sum*/) {
    s.rolled = true;
    return true;
  }
  /// Whether nothing but another roll is allowed.
  static constexpr bool between_rolls(const State& /*s*/) { return false; }
  /// A seat has left: true where one of the variant's own phases went on without it.
  static constexpr bool go_on_without(const Rules& /*rules*/, State& /*s*/) { return false; }
  /// Who has won without the points for it; none where the points decide.
  static constexpr Seat wins_otherwise(const Rules& /*rules*/, const State& /*s*/) { return Seat::none(); }

  // Pieces: `piece` is `Verb::Road`, `Settle`, `City`, or `Buy` for a development card

  /// What a new settlement or city earns, a number that `restore` takes back.
  static constexpr std::uint8_t earn(const Rules& /*rules*/, State& /*s*/, Verb /*piece*/, Seat /*seat*/,
                                     NodeId /*node*/) {
    return 0;
  }
  /// What a piece owes that was paid for; true where that comes at once.
  static constexpr bool owe(const Rules& /*rules*/, State& /*s*/, Verb /*piece*/) { return false; }
  /// Takes back what the last line did to the variant's part.
  static constexpr void restore(const Rules& /*rules*/, State& /*s*/, const Last& /*last*/) {}
  /// Whether a verb of its own places something, so that it may be undone.
  static constexpr bool is_placement(Verb /*verb*/) { return false; }

  // Verbs and phases of its own

  /// What it adds to the middle of a turn.
  static constexpr void list_main(const Rules& /*rules*/, const State& /*s*/, Actions& /*out*/) {}
  /// Who chooses in a phase of its own, where it need not be the player to move; none where it is.
  static constexpr Seat chooser(const Rules& /*rules*/, const State& /*s*/) { return Seat::none(); }
  /// Calls `f` with every choice in such a phase; the clock takes one of them.
  template <class F>
  static constexpr void for_each_choice(const Rules& /*rules*/, const State& /*s*/, F /*f*/) {}
  /// Plays a line with a verb of its own, or whatever chance brings in a phase of its own.
  static constexpr void play(const Rules& /*rules*/, State& /*s*/, Action /*a*/) {}

  // Chance in phases of its own

  static constexpr Stream stream(Phase /*phase*/) { return Stream::Draw; }
  /// What may come, by weight; false where there is too much to list.
  static constexpr bool outcomes(const Rules& /*rules*/, const State& /*s*/, Outcomes& /*out*/) {
    return true;
  }
  static constexpr Action draw(const Rules& /*rules*/, const State& /*s*/, Random /*random*/) { return {}; }
  /// Whether `check` judges this line of chance, which else is allowed where it is among the outcomes.
  static constexpr bool checks_chance(const State& /*s*/, Verb /*verb*/) { return false; }

  // Refusals

  /// Whether a verb of its own belongs to this phase.
  static constexpr bool belongs(const State& /*s*/, Verb /*verb*/) { return false; }
  /// Why a verb of its own does not belong to the middle of a turn; nothing where what comes first says it.
  static constexpr Refusal misplaced(Verb /*verb*/) { return {}; }
  /// What a phase of its own waits for, as a refusal of everything else.
  static constexpr Refusal comes_first(const Rules& /*rules*/, const State& /*s*/) {
    return refuse("not_now");
  }
  static constexpr Refusal check(const Rules& /*rules*/, const State& /*s*/, Action /*a*/) { return {}; }
  /// What a win waits for.
  static constexpr Refusal win_waits() { return refuse("not_now"); }
};

}  // namespace longroad::island
