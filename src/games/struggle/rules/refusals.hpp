/// What the card game refuses, with what each sentence may speak of; the sentences are in `translations`.
#pragma once

#include "notation/refusal.hpp"

namespace longroad::struggle {

inline constexpr auto kRefusals = std::to_array<phrases::Declared>({
    {"draw_two", "number"},
    {"draw_two_to", "number"},
    {"trading_over"},
    {"trades_used_up", "number"},
    {"only_the_stack"},
    {"other_has_none", "seat resource"},
    {"not_in_market", "resource"},
    {"not_an_opponent"},
    {"too_few_cards", "seat number"},
    {"no_library"},
    {"library_used"},
    {"no_guild"},
    {"guild_used"},
    {"fewer_points", "seat"},
    {"choose_first", "seat"},
    {"flip_first"},
    {"take_first"},
    {"built_this_turn"},
    {"no_road_to_take"},
    {"no_knight_to_take"},
    {"no_settlement_in_stack"},
    {"no_settlement_to_turn"},
    {"no_free_city"},
    {"has_expansion"},
    {"no_such_expansion"},
    {"plain_price"},
    {"wrong_payment", "cards"},
    {"cards_due", "number"},
});

template <class... Args>
constexpr Refusal refuse(std::type_identity_t<Listed<kRefusals, Args...>> listed, Args... args) {
  return refusal_of(listed.rule, args...);
}

}  // namespace longroad::struggle
