#include "notation/refusal.hpp"

#include <cassert>
#include <iterator>

#include "notation/english.hpp"

namespace longroad {
namespace {

/// What the sentence names stands in braces: `{seat}` seat 2, `{number}` two, `{only}` only two or
/// no, `{s}` the plural of what is counted, `{resource}` ore, `{cards}` one brick and two ore,
/// `{are}` is or are, of the cards.
struct Entry {
  Rule rule;
  std::string_view name;
  std::string_view sentence;
};

constexpr Entry kEntries[] = {
    {Rule::Ok, "ok", "That is allowed."},
    // whose line it is
    {Rule::GameOver, "game_over", "The game is over."},
    {Rule::NotYourTurn, "not_your_turn", "It is {seat}'s turn."},
    {Rule::ChanceDue, "chance_due", "Chance comes first: dice or cards are still to come."},
    {Rule::ShotsDue, "shots_due", "The match comes first: its shots are still to come."},
    {Rule::NothingToChance, "nothing_to_chance", "No such dice or cards are due now."},
    {Rule::NotInThisGame, "not_in_this_game", "That is not done in this game."},
    {Rule::SeatLeft, "seat_left", "{seat} has left the game."},
    {Rule::ClockRanOut, "clock_ran_out", "Time is up: the rules finish this turn."},
    {Rule::ClockRunsStill, "clock_runs_still", "Time is not up: the player decides."},
    // what comes first
    {Rule::NotInOpening, "not_in_opening", "Not during the opening."},
    {Rule::PlaceSettlementFirst, "place_settlement_first", "Place your settlement first."},
    {Rule::PlaceRoadFirst, "place_road_first", "Place the road beside your new settlement first."},
    {Rule::RollFirst, "roll_first", "Roll the dice first."},
    {Rule::RolledAlready, "rolled_already", "You have rolled already."},
    {Rule::DiscardFirst, "discard_first", "Wait until everybody who must discard has done so."},
    {Rule::RobberFirst, "robber_first", "Move the robber first."},
    {Rule::StealFirst, "steal_first", "Choose whom to steal from first."},
    {Rule::OfferOpen, "offer_open", "An offer is open: close a deal or withdraw it first."},
    {Rule::FreeRoadsFirst, "free_roads_first", "Place your free roads first."},
    {Rule::NothingOwed, "nothing_owed", "You owe nothing."},
    {Rule::NotNow, "not_now", "That can't be done now."},
    // building
    {Rule::CannotPay, "cannot_pay", "You can't pay for that: {cards} {are} missing."},
    {Rule::NoRoadsLeft, "no_roads_left", "All your roads are on the board."},
    {Rule::NoSettlementsLeft, "no_settlements_left", "All your settlements are on the board."},
    {Rule::NoCitiesLeft, "no_cities_left", "All your cities are on the board."},
    {Rule::NodeTaken, "node_taken", "There is a building already."},
    {Rule::EdgeTaken, "edge_taken", "There is a road already."},
    {Rule::TooClose, "too_close", "Too close: there is a settlement one step away."},
    {Rule::NotConnected, "not_connected", "Nothing of yours leads there."},
    {Rule::PastBuilding, "past_building", "You may not build past {seat}'s settlement."},
    {Rule::NotYourSettlement, "not_your_settlement", "You have no settlement there."},
    {Rule::TouchNewSettlement, "touch_new_settlement", "The road must touch the settlement just placed."},
    // development cards
    {Rule::StackEmpty, "stack_empty", "No development cards are left."},
    {Rule::FreshCard, "fresh_card", "A card can't be played in the turn it was bought."},
    {Rule::NoSuchCard, "no_such_card", "You have no such card."},
    {Rule::OneCardATurn, "one_card_a_turn", "You have played a development card this turn already."},
    {Rule::NoPlaceForRoad, "no_place_for_road", "You have no place for another road."},
    {Rule::BankEmpty, "bank_empty", "The bank is empty."},
    {Rule::BankShort, "bank_short", "The bank has {only} {resource} left."},
    {Rule::TakeTwo, "take_two", "Take two cards."},
    {Rule::TakeOne, "take_one", "The bank has just one card: take that one."},
    {Rule::NotDrawable, "not_drawable", "That can't be drawn: there is none left."},
    // robber
    {Rule::NotForRobber, "not_for_robber", "The robber can't stand there."},
    {Rule::SameHex, "same_hex", "The robber must move to another hex."},
    {Rule::NotAVictim, "not_a_victim", "{seat} has no building there, or no cards."},
    {Rule::FriendlyRobber, "friendly_robber", "{seat} has two points or fewer, and is not robbed here."},
    {Rule::HasNoSuchCard, "has_no_such_card", "You have no {resource}."},
    // trading
    {Rule::SameResource, "same_resource", "A resource can't be traded for itself."},
    {Rule::WrongRate, "wrong_rate", "Your rate for {resource} is {number} to one."},
    {Rule::EmptySide, "empty_side", "Each side of a trade needs at least one card."},
    {Rule::BothSides, "both_sides", "No resource may be on both sides of a trade."},
    {Rule::NobodyToAsk, "nobody_to_ask", "There is nobody to trade with."},
    {Rule::NotAskable, "not_askable", "You can't make {seat} an offer."},
    {Rule::NoOffer, "no_offer", "There is no offer."},
    {Rule::NotAddressed, "not_addressed", "The offer was not made to you."},
    {Rule::AnsweredAlready, "answered_already", "You have answered already."},
    {Rule::NotAccepted, "not_accepted", "{seat} has not accepted."},
    {Rule::PartnerCannotPay, "partner_cannot_pay", "{seat} does not have the cards any more."},
    {Rule::OffersUsedUp, "offers_used_up", "No more than {number} offer{s} a turn."},
    // winning and taking back
    {Rule::ClaimIsAutomatic, "claim_is_automatic", "There is no need to claim: a win is seen at once."},
    {Rule::TooFewPoints, "too_few_points", "You have {only} point{s}."},
    {Rule::NothingToRevise, "nothing_to_revise", "There is nothing to take back."},
    {Rule::NotYoursToRevise, "not_yours_to_revise", "Only {seat} may take that back."},
    {Rule::ReviseSameKind, "revise_same_kind", "What is taken back must be done again in the same kind."},
    {Rule::ReviseSameGift, "revise_same_gift",
     "A bank trade that is chosen again keeps the cards given: choose another card to take."},
    {Rule::ReviseDiffers, "revise_differs", "That is what you did: choose something else."},
    {Rule::UndoInstead, "undo_instead",
     "At this table a line is taken back with undo, and then chosen anew."},
    {Rule::NoUndo, "no_undo", "At this table nothing is undone: choose again instead."},
    // two players
    {Rule::NeutralFirst, "neutral_first", "Build for a neutral player first."},
    {Rule::NeutralRoadOwed, "neutral_road_owed", "A neutral player gets a road, not a settlement."},
    {Rule::NeutralSettlementOwed, "neutral_settlement_owed",
     "A neutral player gets a settlement, not a road."},
    {Rule::NeutralPiecesUsed, "neutral_pieces_used", "That neutral player has no such piece left."},
    {Rule::NeutralNotConnected, "neutral_not_connected", "Nothing of that neutral player leads there."},
    {Rule::NeutralPastBuilding, "neutral_past_building",
     "A neutral road may not be built past {seat}'s settlement."},
    {Rule::OneTokenAction, "one_token_action", "You have used tokens this turn already."},
    {Rule::TooFewTokens, "too_few_tokens", "That costs {number} token{s}."},
    {Rule::NoTokensLeft, "no_tokens_left", "No tokens are left in the supply."},
    {Rule::NothingToGive, "nothing_to_give", "You need a card of your own to give."},
    {Rule::NoDesert, "no_desert", "There is no desert."},
    {Rule::RobberInDesert, "robber_in_desert", "The robber is in the desert already."},
    {Rule::OneKnightATurn, "one_knight_a_turn", "One knight a turn may leave the game."},
    {Rule::NoKnightPlayed, "no_knight_played", "You have no knight on the table."},
    // soccer
    {Rule::NoShotsLeft, "no_shots_left", "All your shots are in your stack."},
    {Rule::NotThisMatch, "not_this_match", "That is not the match that comes next."},
    {Rule::WrongShots, "wrong_shots", "{seat} has {number} shot{s}."},
    {Rule::DoublesFirst, "doubles_first", "{seat} scores or ignores the first match first."},
    {Rule::RewardFirst, "reward_first", "{seat} takes a reward first."},
    {Rule::NoDeclining, "no_declining", "Only in the German edition a reward may be declined."},
    {Rule::NoMatchday, "no_matchday", "No match was played."},
    {Rule::MatchdayDue, "matchday_due", "A matchday is due first: the win is seen after it."},
    // card game
    {Rule::DrawTwo, "draw_two", "You draw two cards."},
    {Rule::DrawTwoTo, "draw_two_to", "You may draw from two to {number} cards."},
    {Rule::TradingOver, "trading_over", "Trading is over once you have built or drawn."},
    {Rule::TradesUsedUp, "trades_used_up", "You may trade no more than {number} card{s} this turn."},
    {Rule::OnlyTheStack, "only_the_stack",
     "Without a road on its A side you may trade with the draw stack only."},
    {Rule::OtherHasNone, "other_has_none", "{seat} has no {resource}."},
    {Rule::NotInMarket, "not_in_market", "There is no {resource} in the market."},
    {Rule::NotAnOpponent, "not_an_opponent", "Choose an opponent, not yourself."},
    {Rule::EmptyHand, "empty_hand", "{seat} has no cards."},
    {Rule::TooFewCards, "too_few_cards", "{seat} has only {number} card{s}."},
    {Rule::NoLibrary, "no_library", "You have no Library."},
    {Rule::LibraryUsed, "library_used", "You have used the Library this turn already."},
    {Rule::NoGuild, "no_guild", "You have no Merchant guild."},
    {Rule::GuildUsed, "guild_used", "The Merchant guild can't be used any more this turn."},
    {Rule::FewerPoints, "fewer_points", "{seat} has fewer points than you."},
    {Rule::ChooseFirst, "choose_first", "Choose a card from {seat}'s hand first."},
    {Rule::GiveFirst, "give_first", "Give {seat} a card first."},
    {Rule::FlipFirst, "flip_first", "Flip or keep the destiny card first."},
    {Rule::TakeFirst, "take_first", "Take a card from the market first."},
    {Rule::BuiltThisTurn, "built_this_turn", "You have built one of that kind this turn already."},
    {Rule::NoRoadToTake, "no_road_to_take",
     "The road stack is empty, and nobody has a road that may be taken."},
    {Rule::NoKnightToTake, "no_knight_to_take",
     "The knight stack is empty, and nobody has a knight that may be taken."},
    {Rule::NoSettlementInStack, "no_settlement_in_stack", "No settlement is left in the stack."},
    {Rule::NoSettlementToTurn, "no_settlement_to_turn", "You have no settlement to turn over."},
    {Rule::NoFreeCity, "no_free_city", "You have no city without an expansion."},
    {Rule::HasExpansion, "has_expansion", "You have that expansion already."},
    {Rule::NoSuchExpansion, "no_such_expansion", "No such expansion is left."},
    {Rule::PlainPrice, "plain_price", "That is the plain price: it is paid without being named."},
    {Rule::WrongPayment, "wrong_payment",
     "The price is {cards}; each card of it may be replaced by three of one other kind."},
    {Rule::CardsDue, "cards_due", "{number} card{s} must come, no more and no fewer."},
};

constexpr bool in_enum_order() {
  for (std::size_t i = 0; i < std::size(kEntries); ++i)
    if (static_cast<std::size_t>(kEntries[i].rule) != i) return false;
  return true;
}
static_assert(in_enum_order(), "the table keeps the order of the enum");
static_assert(std::size(kEntries) == static_cast<std::size_t>(Rule::kCount), "one line for each rule");

const Entry& entry(Rule rule) {
  assert(rule < Rule::kCount);
  return kEntries[static_cast<std::size_t>(rule)];
}

std::string filled(std::string_view place, const Refusal& refusal) {
  if (place == "seat") return english::seat(refusal.seat);
  if (place == "number") return english::number(refusal.number);
  if (place == "only") return (refusal.number == 0 ? "" : "only ") + english::number(refusal.number);
  if (place == "s") return refusal.number == 1 ? "" : "s";
  if (place == "resource") return std::string(english::resource(refusal.resource));
  if (place == "cards") return english::cards(refusal.cards);
  assert(place == "are");
  return refusal.cards.size() == 1 ? "is" : "are";
}

}  // namespace

std::string_view name(Rule rule) { return entry(rule).name; }

std::string sentence(const Refusal& refusal) {
  std::string out;
  std::string_view rest = entry(refusal.rule).sentence;
  for (std::size_t open = rest.find('{'); open != rest.npos; open = rest.find('{')) {
    const std::size_t close = rest.find('}', open);
    out += rest.substr(0, open);
    out += filled(rest.substr(open + 1, close - open - 1), refusal);
    rest.remove_prefix(close + 1);
  }
  out += rest;
  return english::capital(std::move(out));
}

}  // namespace longroad
