/// How a variant is written and read: each word with what the base game says. A variant's `Words` inherit
/// these; `text` calls those of the game at hand. For the host only.
#pragma once

#include <boost/json/fwd.hpp>
#include <span>
#include <string>
#include <string_view>

#include "base/random.hpp"
#include "games/island/rules/rules.hpp"
#include "games/island/rules/setup.hpp"
#include "games/island/rules/state.hpp"
#include "games/island/words/line_forms.hpp"
#include "games/island/words/names.hpp"
#include "notation/open_verb.hpp"

namespace longroad::notation {
class Fault;
class Members;
class Node;
struct Option;
}  // namespace longroad::notation

namespace longroad::island {

using notation::Fault;
using notation::Node;

struct UsualWords {
  /// Of the game, and of its member in a position.
  static constexpr std::string_view kName = "base";
  static constexpr std::string_view kTitle = "The island";

  // Lines: whatever is needed to read and write them is in files `line_*.cpp`

  static std::span<const Form> forms() { return {}; }
  /// Reads and writes the operands of a verb whose shape is `Own`.
  static Result<Action> read_line(const Rules& /*rules*/, const Form& form, Seat /*seat*/,
                                  std::span<const std::string_view> /*operands*/) {
    return wrong_operands(form, "nothing");
  }
  static std::string operands(const Rules& /*rules*/, Action /*a*/) { return {}; }
  /// Of a verb or in a phase of its own: whether this viewer sees no operands.
  static bool is_hidden(const Rules& /*rules*/, const State& /*s*/, Seat /*viewer*/, Action /*a*/) {
    return false;
  }
  /// Verbs of chance with too many lines to list, in a phase of its own.
  static std::span<const notation::OpenVerb> open_verbs(const Rules& /*rules*/, const State& /*s*/) {
    return {};
  }
  static std::span<const names::PhaseName> phases() { return {}; }

  // Options: those of all island games first (`words/option_list_common.hpp`)

  static std::span<const notation::Option> options();
  static void write_options(const Rules& /*rules*/, boost::json::object& /*options*/) {}
  static void read_options(const Node& /*options*/, Rules& /*rules*/) {}

  // The board

  static void lay_board(Layout layout, RandKey key, Rules& rules, Fault& /*fault*/) {
    rules.board = draw_board(rules.topology(), layout, key, HexId::none());
  }
  /// What is left out of a board that somebody wrote.
  static Board usual_board() { return beginner_board(); }
  /// Refuses hexes that this game does not have.
  static void check_board(const Node& hexes, const Rules& rules, bool desert);

  // Positions: its part is the member `kName`

  static boost::json::object part_json(const Rules& rules, const State& s);
  /// What of the rules stands elsewhere than in the options.
  static void read_rules(const Node& /*root*/, Rules& /*rules*/) {}
  /// Reads its part, when the seats are known; then what is pending, when the turn is.
  static void read_part(const Node& /*part*/, const Rules& /*rules*/, State& /*s*/) {}
  static void read_pending(const Node& /*part*/, const Rules& /*rules*/, State& /*s*/) {}
  /// Whether its part says that the dice are to be rolled once more.
  static bool says_between_rolls(const Node& /*part*/) { return false; }

  /// Members of a view that one would else need its rules for (`text/helps.cpp`).
  static void write_helps(const Rules& /*rules*/, const State& /*s*/, notation::Members& /*members*/) {}
  /// What points of its own are for, in a word.
  static constexpr std::string_view kScores = {};

  // Whether a position can be

  /// A sentence; empty means it can.
  static std::string impossible(const Rules& /*rules*/, const State& /*s*/) { return {}; }
  /// Whether what the last line did to its part, or did by a verb of its own, can be taken back.
  static bool can_restore(const Rules& /*rules*/, const State& /*s*/) { return true; }
  static bool can_restore_own(const State& /*s*/) { return false; }
  static constexpr bool kRemovesKnights = false;
  static constexpr bool kWinnerHasPoints = true;
  /// Whether a phase of its own goes on when the player to move has left.
  static constexpr bool kOutlastsLeaving = false;
  /// Whether a free road is still to come after this phase.
  static bool keeps_free_roads(const State& /*s*/) { return false; }
};

}  // namespace longroad::island
