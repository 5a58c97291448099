#include "games/programs.hpp"

#include "games/erased.hpp"
#include "games/island/island.hpp"

namespace longroad::games {
namespace {

/// Whether the player to move has made all offers of this turn that a program may; only the island has any.
bool offers_used_up(const Position& position) {
  const auto* island = dynamic_cast<const Erased<island::Island>*>(&position);
  return island != nullptr && island->state().offers >= kProgramOffers;
}

}  // namespace

Refusal check_of_program(const Position& position, Action line) {
  if (line.manner() == Manner::Revise) return {.rule = Rule::NothingToRevise};
  if (const Refusal refusal = position.check(line)) return refusal;
  const bool offer = island::verb(line) == island::Verb::Offer;
  if (offer && offers_used_up(position)) return {.rule = Rule::OffersUsedUp, .number = kProgramOffers};
  return {};
}

std::span<const std::string_view> open_verbs_of_program(const Position& position, Seat seat) {
  const auto verbs = position.open_verbs(seat);
  const bool offer = verbs.size() == 1 && verbs.front() == "offer";
  return offer && offers_used_up(position) ? std::span<const std::string_view>{} : verbs;
}

}  // namespace longroad::games
