/// How the soccer scenario is written and read.
#pragma once

#include "games/island/soccer/text/names.hpp"
#include "games/island/words/usual_words.hpp"

namespace longroad::island {

struct SoccerWords : UsualWords {
  static constexpr std::string_view kName = "soccer";
  static constexpr std::string_view kTitle = "Soccer";

  static std::span<const Form> forms();
  static Result<Action> read_line(const Rules& rules, const Form& form, Seat seat,
                                  std::span<const std::string_view> operands);
  static std::string operands(const Rules& rules, Action a);
  /// A card that is a reward is its owner's alone.
  static bool is_hidden(const Rules& rules, const State& s, Seat viewer, Action a);
  static std::span<const notation::OpenVerb> open_verbs(const Rules& rules, const State& s);
  static std::span<const names::PhaseName> phases() { return names::kSoccerPhases; }

  static std::span<const notation::Option> options();
  static void write_options(const Rules& rules, boost::json::object& options);
  static void read_options(const Node& options, Rules& rules);

  static void lay_board(Layout layout, RandKey key, Rules& rules, Fault& fault);
  static Board usual_board();
  static void check_board(const Node& hexes, const Rules& rules, bool desert);

  static boost::json::object part_json(const Rules& rules, const State& s);
  static void read_rules(const Node& root, Rules& rules);
  static void read_part(const Node& part, const Rules& rules, State& s);
  static void read_pending(const Node& part, const Rules& rules, State& s);

  static constexpr std::string_view kScores = "league";

  static std::string impossible(const Rules& rules, const State& s);
  static bool can_restore(const Rules& rules, const State& s);
  static constexpr bool kRemovesKnights = true;
  static constexpr bool kWinnerHasPoints = false;  // the league may have taken them since
  static constexpr bool kOutlastsLeaving = true;
};

/// The seats' colours, which stand with the options and with the season.
boost::json::array colours_json(const Rules& rules);
void read_colours(const Node& node, Rules& rules);

}  // namespace longroad::island
