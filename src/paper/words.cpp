#include "paper/words.hpp"

#include <algorithm>
#include <utility>

#include "phrases/translations.hpp"

namespace longroad::paper {
namespace {

constexpr std::pair<std::string_view, std::string_view Words::*> kMembers[] = {
    {"game", &Words::game},
    {"game_of_event", &Words::game_of_event},
    {"semifinals", &Words::semifinals},
    {"final", &Words::final},
    {"name", &Words::name},
    {"table", &Words::table},
    {"position", &Words::position},
    {"seats", &Words::seats},
    {"players_by_name", &Words::players_by_name},
    {"tables", &Words::tables},
    {"in_position_order", &Words::in_position_order},
    {"still_choosing", &Words::still_choosing},
    {"table_number", &Words::table_number},
    {"table_tents", &Words::table_tents},
    {"player_links", &Words::player_links},
    {"player_number", &Words::player_number},
    {"scan_this", &Words::scan_this},
    {"result_sheets", &Words::result_sheets},
    {"game_and_table", &Words::game_and_table},
    {"board_number", &Words::board_number},
    {"player", &Words::player},
    {"colour", &Words::colour},
    {"points", &Words::points},
    {"winner", &Words::winner},
    {"signature", &Words::signature},
    {"chooses", &Words::chooses},
    {"banker", &Words::banker},
    {"judge", &Words::judge},
    {"turn_limit", &Words::turn_limit},
    {"how_to_fill_in", &Words::how_to_fill_in},
    {"board", &Words::board},
    {"number", &Words::number},
    {"same_board", &Words::same_board},
    {"drawn_by_number", &Words::drawn_by_number},
    {"ranking", &Words::ranking},
    {"standings", &Words::standings},
    {"criteria", &Words::criteria},
    {"rank", &Words::rank},
    {"club", &Words::club},
    {"wins", &Words::wins},
    {"percent", &Words::percent},
    {"lot", &Words::lot},
    {"event", &Words::event},
    {"incomplete", &Words::incomplete},
    {"absent", &Words::absent},
    {"goes_to_semifinals", &Words::goes_to_semifinals},
    {"goes_to_final", &Words::goes_to_final},
    {"bracket", &Words::bracket},
    {"bracket_numbers", &Words::bracket_numbers},
    {"semifinal_table", &Words::semifinal_table},
    {"champion", &Words::champion},
    {"report", &Words::report},
    {"tournament", &Words::tournament},
    {"champion_is", &Words::champion_is},
    {"the_final", &Words::the_final},
    {"chose", &Words::chose},
    {"contact", &Words::contact},
    {"remarks", &Words::remarks},
    {"participants", &Words::participants},
    {"unofficial", &Words::unofficial},
    {"lots_by_seed", &Words::lots_by_seed},
    {"lots_by_hand", &Words::lots_by_hand},
    {"decided", &Words::decided},
    {"refused", &Words::refused},
    {"warned", &Words::warned},
    {"disqualified", &Words::disqualified},
    {"removed", &Words::removed},
    {"places", &Words::places},
    {"places_so_far", &Words::places_so_far},
    {"left_in", &Words::left_in},
    {"no_result_yet", &Words::no_result_yet},
    {"conduct", &Words::conduct},
    {"read_out", &Words::read_out},
    {"board_and_times", &Words::board_and_times},
    {"result", &Words::result},
    {"ended", &Words::ended},
    {"place", &Words::place},
    {"without_place", &Words::without_place},
    {"not_known_yet", &Words::not_known_yet},
    {"finalists", &Words::finalists},
    {"no_contact", &Words::no_contact},
    {"result_is", &Words::result_is},
    {"selection_order", &Words::selection_order},
    {"play_order", &Words::play_order},
    {"left_during", &Words::left_during},
    {"banker_is", &Words::banker_is},
    {"limit_is", &Words::limit_is},
};

Words read_words(Language language) {
  Words words{};
  for (const auto& [code, member] : kMembers) words.*member = phrases::phrase(language, "paper", code);
  words.decimal_mark = phrases::phrase(language, "paper", "decimal_mark").front();
  return words;
}

}  // namespace

std::vector<std::string_view> word_codes() {
  std::vector<std::string_view> codes{"decimal_mark"};
  for (const auto& [code, member] : kMembers) codes.push_back(code);
  return codes;
}

const Words& words_in(Language language) {
  static const Words kEnglish = read_words(Language::English);
  static const Words kGerman = read_words(Language::German);
  return language == Language::German ? kGerman : kEnglish;
}

std::string localised(std::string number, const Words& w) {
  std::ranges::replace(number, '.', w.decimal_mark);
  return number;
}

std::string_view term(Language language, std::string_view word) {
  const phrases::Book& terms = phrases::book(language, "terms");
  const auto found = terms.find(word);
  return found == terms.end() ? word : found->second;
}

}  // namespace longroad::paper
