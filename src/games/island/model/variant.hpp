/// What the island knows of a variant before there is a game: its number, and its part of rules and state.
///
/// A variant is a folder: `model/part.hpp` (this), `rules/hooks.hpp` (what it does, `rules/usual_hooks.hpp`)
/// and `text/words.hpp` (how it is written, `words/usual_words.hpp`). `variants.inc` lists them
/// (docs/add-a-game.md).
#pragma once

#include "games/island/model/action.hpp"
#include "games/island/model/board.hpp"
#include "games/island/model/phase.hpp"
#include "games/island/model/topology.hpp"

namespace longroad::island {

/// The base game is 0. Each variant has a number of its own; two with the same do not compile.
enum class Variant : std::uint8_t { Base };
inline constexpr int kMostVariants = 8;

/// Specialised by each variant for its number: `template <> struct VariantAt<1> : DuoPart {};`.
template <int Number>
struct VariantAt;

// Verbs and phases of a variant: 32 each, of the phases 16 to choose in and 16 for chance.

inline constexpr int kOfEach = 32;
constexpr Verb own_verb(Variant v, int n) { return static_cast<Verb>(static_cast<int>(v) * kOfEach + n); }
constexpr Phase own_phase(Variant v, int n) { return static_cast<Phase>(static_cast<int>(v) * kOfEach + n); }
constexpr Phase own_chance(Variant v, int n) { return own_phase(v, 16 + n); }
constexpr Variant variant_of(Verb v) { return static_cast<Variant>(static_cast<int>(v) / kOfEach); }
constexpr Variant variant_of(Phase p) { return static_cast<Variant>(static_cast<int>(p) / kOfEach); }
constexpr bool is_own(Verb v) { return variant_of(v) != Variant::Base; }
constexpr bool is_own(Phase p) { return variant_of(p) != Variant::Base; }

struct Players {
  int fewest;
  int most;
  int fewest_people = fewest;  // bots study games that nobody plays at a table
};

struct UsualHooks;
struct UsualWords;

/// The base game, and what a variant has where it says nothing else. `rules` and `part` are the variant's
/// own: `Rules` is a part of all rules, `State` shares the room in the state with other variants.
struct UsualPart {
  using Hooks = UsualHooks;
  using Words = UsualWords;
  struct Rules {};
  struct State {};

  static constexpr Variant kVariant = Variant::Base;
  static constexpr Players kPlayers{.fewest = 2, .most = 4, .fewest_people = 3};
  static constexpr int kTarget = 10;
  static constexpr int kPitches = 0;  // hexes of the board that are

  /// How many have pieces on the board: the players, and after them the neutral players.
  static constexpr int owners(int players) { return players; }
  /// The usual options of a revision.
  static constexpr void set_usual(auto& /*rules*/, int /*players*/, int /*revision*/) {}
  /// Fills the variant's tables when options and board are set.
  static constexpr void complete(auto& /*rules*/, const Board& /*board*/, const Topology& /*topology*/) {}
  static constexpr bool robber_may_stand(const auto& /*rules*/, const Board& board, HexId h) {
    return board.terrain[h.index] != Terrain::Pitch;
  }
  /// Points beside those of the base game, which everybody can count.
  static constexpr int points(const auto& /*rules*/, const auto& /*part*/, Seat /*seat*/) { return 0; }
  /// Whether the points to win do not count yet.
  static constexpr bool win_waits(const auto& /*rules*/, const auto& /*part*/, Phase /*phase*/) {
    return false;
  }
  /// Whether the holder of the largest army keeps it who lost a knight and is level with another now.
  static constexpr bool keeps_army(const auto& /*rules*/) { return false; }
  static constexpr void begin_turn(auto& /*part*/) {}
  /// Nothing is pending any more.
  static constexpr void drop_pending(auto& /*part*/) {}
  /// What everybody may see of it: all.
  static constexpr void show(auto& known, const auto& part) { known = part; }
};

}  // namespace longroad::island
