/// The words on paper, in every language that a tournament is printed in: `paper.json` and `terms.json` of
/// `translations`.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

#include "tournament/words/texts.hpp"

namespace longroad::paper {

using tournament::Language;

/// Braces hold a number or a name, in the order of the English.
struct Words {
  // games
  std::string_view game, game_of_event, semifinals, final;
  // seats, tents, cards
  std::string_view name, table, position, seats, players_by_name, tables, in_position_order, still_choosing,
      table_number, table_tents, player_links, player_number, scan_this;
  // sheets and boards
  std::string_view result_sheets, game_and_table, board_number, player, colour, points, winner, signature,
      chooses, banker, judge, turn_limit, how_to_fill_in, board, number, same_board, drawn_by_number;
  // standings and bracket
  std::string_view ranking, standings, criteria, rank, club, wins, percent, lot, event, incomplete, absent,
      goes_to_semifinals, goes_to_final, bracket, bracket_numbers, semifinal_table, champion;
  // the report and the pages that are read out
  std::string_view report, tournament, champion_is, the_final, chose, contact, remarks, participants,
      unofficial, lots_by_seed, lots_by_hand, decided, refused, warned, disqualified, removed, places,
      places_so_far, left_in, no_result_yet, conduct, read_out, board_and_times, result, ended, place,
      without_place;
  // the report as text
  std::string_view not_known_yet, finalists, no_contact, result_is, selection_order, play_order, left_during,
      banker_is, limit_is;
  char decimal_mark;
};

const Words& words_in(Language language);
/// What `paper.json` has.
std::vector<std::string_view> word_codes();

/// The phrase with its braces filled.
template <class... T>
std::string filled(std::string_view phrase, const T&... values) {
  return fmt::vformat(phrase, fmt::make_format_args(values...));
}

/// "85,85" where the decimals follow a comma.
std::string localised(std::string number, const Words& w);

/// Of a setting, a role or a kind of remark, as the state has it: "Edition", "Referee", "late ruling".
std::string_view term(Language language, std::string_view word);

}  // namespace longroad::paper
