/// What the island and its variants refuse, with what each sentence may speak of; the sentences are in
/// `translations`.
#pragma once

#include "notation/refusal.hpp"

namespace longroad::island {

inline constexpr auto kRefusals = std::to_array<phrases::Declared>({
    // whose line it is
    {"shots_due"},
    // what comes first
    {"place_settlement_first"},
    {"place_road_first"},
    {"roll_first"},
    {"rolled_already"},
    {"robber_first"},
    {"steal_first"},
    {"offer_open"},
    {"free_roads_first"},
    // building
    {"no_roads_left"},
    {"no_settlements_left"},
    {"no_cities_left"},
    {"node_taken"},
    {"edge_taken"},
    {"too_close"},
    {"not_connected"},
    {"past_building", "seat"},
    {"not_your_settlement"},
    {"touch_new_settlement"},
    // development cards
    {"stack_empty"},
    {"fresh_card"},
    {"no_such_card"},
    {"one_card_a_turn"},
    {"no_place_for_road"},
    {"bank_empty"},
    {"bank_short", "resource number"},
    {"take_two"},
    {"take_one"},
    // robber
    {"not_for_robber"},
    {"same_hex"},
    {"not_a_victim", "seat"},
    {"friendly_robber", "seat"},
    // trading
    {"wrong_rate", "resource number"},
    {"empty_side"},
    {"both_sides"},
    {"nobody_to_ask"},
    {"not_askable", "seat"},
    {"no_offer"},
    {"not_addressed"},
    {"answered_already"},
    {"not_accepted", "seat"},
    {"partner_cannot_pay", "seat"},
    // winning and taking back
    {"claim_is_automatic"},
    {"too_few_points", "seat number"},
    {"revise_same_kind"},
    {"revise_same_gift"},
    {"revise_differs"},
    {"undo_instead"},
    {"no_undo"},
    // two players
    {"neutral_first"},
    {"neutral_road_owed"},
    {"neutral_settlement_owed"},
    {"neutral_pieces_used"},
    {"neutral_not_connected"},
    {"neutral_past_building", "seat"},
    {"one_token_action"},
    {"too_few_tokens", "seat number"},
    {"no_tokens_left"},
    {"nothing_to_give"},
    {"no_desert"},
    {"robber_in_desert"},
    {"one_knight_a_turn"},
    {"no_knight_played"},
    // soccer
    {"no_shots_left"},
    {"not_this_match"},
    {"wrong_shots", "seat number"},
    {"doubles_first", "seat"},
    {"reward_first", "seat"},
    {"no_declining"},
    {"no_matchday"},
    {"matchday_due"},
});

template <class... Args>
constexpr Refusal refuse(std::type_identity_t<Listed<kRefusals, Args...>> listed, Args... args) {
  return refusal_of(listed.rule, args...);
}

}  // namespace longroad::island
