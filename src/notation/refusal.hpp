/// Why the rules say no: a small value that the rules core returns, made into a sentence outside it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/id.hpp"
#include "base/resources.hpp"

namespace longroad {

/// One rule each; its name in texts and its sentence stand in `refusal.cpp`, in this order.
enum class Rule : std::uint8_t {
  Ok,
  // whose line it is
  GameOver,
  NotYourTurn,
  ChanceDue,
  ShotsDue,
  NothingToChance,
  NotInThisGame,
  SeatLeft,
  ClockRanOut,
  ClockRunsStill,
  // what comes first
  NotInOpening,
  PlaceSettlementFirst,
  PlaceRoadFirst,
  RollFirst,
  RolledAlready,
  DiscardFirst,
  RobberFirst,
  StealFirst,
  OfferOpen,
  FreeRoadsFirst,
  NothingOwed,
  NotNow,
  // building
  CannotPay,
  NoRoadsLeft,
  NoSettlementsLeft,
  NoCitiesLeft,
  NodeTaken,
  EdgeTaken,
  TooClose,
  NotConnected,
  PastBuilding,
  NotYourSettlement,
  TouchNewSettlement,
  // development cards
  StackEmpty,
  FreshCard,
  NoSuchCard,
  OneCardATurn,
  NoPlaceForRoad,
  BankEmpty,
  BankShort,
  TakeTwo,
  TakeOne,
  NotDrawable,
  // robber
  NotForRobber,
  SameHex,
  NotAVictim,
  FriendlyRobber,
  HasNoSuchCard,
  // trading
  SameResource,
  WrongRate,
  EmptySide,
  BothSides,
  NobodyToAsk,
  NotAskable,
  NoOffer,
  NotAddressed,
  AnsweredAlready,
  NotAccepted,
  PartnerCannotPay,
  OffersUsedUp,
  // winning and taking back
  ClaimIsAutomatic,
  TooFewPoints,
  NothingToRevise,
  NotYoursToRevise,
  ReviseSameKind,
  ReviseSameGift,
  ReviseDiffers,
  UndoInstead,
  NoUndo,
  // two players
  NeutralFirst,
  NeutralRoadOwed,
  NeutralSettlementOwed,
  NeutralPiecesUsed,
  NeutralNotConnected,
  NeutralPastBuilding,
  OneTokenAction,
  TooFewTokens,
  NoTokensLeft,
  NothingToGive,
  NoDesert,
  RobberInDesert,
  OneKnightATurn,
  NoKnightPlayed,
  // soccer
  NoShotsLeft,
  NotThisMatch,
  WrongShots,
  DoublesFirst,
  RewardFirst,
  NoDeclining,
  NoMatchday,
  MatchdayDue,
  // card game
  DrawTwo,
  DrawTwoTo,
  TradingOver,
  TradesUsedUp,
  OnlyTheStack,
  OtherHasNone,
  NotInMarket,
  NotAnOpponent,
  EmptyHand,
  TooFewCards,
  NoLibrary,
  LibraryUsed,
  NoGuild,
  GuildUsed,
  FewerPoints,
  ChooseFirst,
  GiveFirst,
  FlipFirst,
  TakeFirst,
  BuiltThisTurn,
  NoRoadToTake,
  NoKnightToTake,
  NoSettlementInStack,
  NoSettlementToTurn,
  NoFreeCity,
  HasExpansion,
  NoSuchExpansion,
  PlainPrice,
  WrongPayment,
  CardsDue,
  // not a rule: how many there are
  kCount,
};

struct Refusal {
  Rule rule = Rule::Ok;
  Seat seat{};              // whom the sentence names
  std::uint8_t number = 0;  // and how many
  Resource resource{};
  Bundle cards{};  // what is missing

  constexpr explicit operator bool() const { return rule != Rule::Ok; }
  friend constexpr bool operator==(const Refusal&, const Refusal&) = default;
};

/// The stable name in texts and JSON: `too_close`.
std::string_view name(Rule rule);

/// The rule in one English sentence that a player understands.
std::string sentence(const Refusal& refusal);

}  // namespace longroad
