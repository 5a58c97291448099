/// What a game tells of itself to the table of games, and what it answers where it has no take-backs, offers,
/// open verbs, board or hidden cards.
#pragma once

#include <boost/json/fwd.hpp>
#include <boost/json/value.hpp>
#include <optional>
#include <span>
#include <string_view>

#include "base/action.hpp"
#include "base/random.hpp"
#include "base/revision.hpp"
#include "notation/moved.hpp"
#include "notation/open_verb.hpp"
#include "notation/pack.hpp"
#include "phrases/declared.hpp"

namespace longroad::notation {

class Members;

struct GameInfo {
  std::string_view name;
  std::string_view title;
  int min_players = 0;
  int max_players = 0;
  /// The fewest that pages offer a table for, and how many play where nobody says.
  int min_people = min_players;
  int usual_players = max_players;
  /// Boards that the game knows by a word.
  std::span<const std::string_view> layouts = {};
  /// Not for players: found by its name, but in no list.
  bool example = false;
};

/// What a new game is made from. The key draws the board where none is given, and nothing else.
struct Setup {
  int players = 0;
  RandKey key;
  const boost::json::value* board = nullptr;     // null: drawn
  const boost::json::object* options = nullptr;  // null: the defaults
  int revision = kRevision;                      // of the rules
};

/// Inherited by a game's list of names, which says otherwise where it has them.
struct UsualGame {
  static std::span<const Pack> packs() { return {}; }
  static std::span<const phrases::Declared> refusals() { return {}; }
  static boost::json::value board_json(const auto&) { return nullptr; }

  static SeatSet asked(const auto&, const auto&) { return {}; }
  static int offers_made(const auto&) { return 0; }
  static std::optional<Action> decline(Seat) { return {}; }
  static std::span<const OpenVerb> open_verbs(const auto&, const auto&, Seat) { return {}; }

  static void revisions(const auto&, const auto&, Actions&) {}
  static bool is_undo(Action) { return false; }
  static Action undo(Seat) { return {}; }
  static bool can_be_undone(const auto&, Action) { return false; }

  static Moved moved(const auto&, const auto&, Action) { return {}; }
  static Moved moved_back(const auto&, const auto&, const auto&) { return {}; }
  static void write_helps(const auto&, const auto&, Members&) {}
};

}  // namespace longroad::notation
