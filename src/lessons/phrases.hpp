/// What is said in any lesson, where the lesson has no words of its own.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "phrases/declared.hpp"
#include "phrases/language.hpp"

namespace longroad::lessons {

inline constexpr auto kPhrases = std::to_array<phrases::Declared>({
    // to a try
    {"otherwise"},
    {"lesson_over"},
    {"choose_answer"},
    {"read_on"},
    {"unreadable"},
    {"not_yours"},
    // of what is pointed at: `show_KIND` of a place, `part_NAME` of the table
    {"look_at", "what"},
    {"show_hex", "place"},
    {"show_node", "place"},
    {"show_edge", "place"},
    {"show_seat", "place"},
    {"part_army"},
    {"part_bank"},
    {"part_build"},
    {"part_cards"},
    {"part_destiny"},
    {"part_dice"},
    {"part_hand"},
    {"part_league"},
    {"part_market"},
    {"part_piles"},
    {"part_points"},
    {"part_road"},
    {"part_stack"},
    {"part_tokens"},
    {"part_track"},
    {"part_trade"},
    {"part_turn"},
    // around it, in the terminal
    {"step", "number steps"},
    {"go_on"},
    {"lesson_done", "title"},
    {"next_lesson", "command"},
    {"course_done"},
    {"left_early"},
});

/// What somebody is called who sits there; the learner has no name.
std::string_view name_at(int seat);

/// `corner 20` for `node 20`; empty for what nobody can point at.
std::string named(std::string_view shown, Language language);

}  // namespace longroad::lessons
