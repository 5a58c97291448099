/// How the two-player game is written and read.
#pragma once

#include "games/island/duo/text/names.hpp"
#include "games/island/words/usual_words.hpp"

namespace longroad::island {

struct DuoWords : UsualWords {
  static constexpr std::string_view kName = "duo";
  static constexpr std::string_view kTitle = "Two players";

  static std::span<const Form> forms();
  static Result<Action> read_line(const Rules& rules, const Form& form, Seat seat,
                                  std::span<const std::string_view> operands);
  static std::string operands(const Rules& rules, Action a);
  /// A forced trade is between the two players.
  static bool is_hidden(const Rules& /*rules*/, const State& /*s*/, Seat viewer, Action a) {
    return (verb(a) == DuoVerb::Taken || verb(a) == DuoVerb::Give) && viewer.is_none();
  }
  static std::span<const names::PhaseName> phases() { return names::kDuoPhases; }

  static std::span<const notation::Option> options();
  static void write_options(const Rules& rules, boost::json::object& options);
  static void read_options(const Node& options, Rules& rules);

  static boost::json::object part_json(const Rules& rules, const State& s);
  static void read_part(const Node& part, const Rules& rules, State& s);
  static void read_pending(const Node& part, const Rules& rules, State& s);
  static bool says_between_rolls(const Node& part);

  static void write_helps(const Rules& rules, const State& s, notation::Members& members);

  static std::string impossible(const Rules& rules, const State& s);
  static bool can_restore(const Rules& rules, const State& s);
  static bool can_restore_own(const State& s);
  static constexpr bool kRemovesKnights = true;
  static constexpr bool kWinnerHasPoints = false;  // where both stand still
  static bool keeps_free_roads(const State& s) { return s.phase == DuoPhase::Neutral; }
};

}  // namespace longroad::island
