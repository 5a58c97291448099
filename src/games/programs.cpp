#include "games/programs.hpp"

#include "games/answers.hpp"
#include "games/island/model/action.hpp"

namespace longroad::games {
namespace {

Refusal check_with(const Position& position, Action line, int most_offers) {
  if (const Refusal refusal = position.check(line)) return refusal;
  // Only the island has offers, and no line of another game is taken for one: there, none were made.
  const bool offer = island::verb(line) == island::Verb::Offer;
  if (offer && offers_made(position) >= most_offers)
    return {.rule = Rule::OffersUsedUp, .number = static_cast<std::uint8_t>(most_offers)};
  return {};
}

std::span<const std::string_view> verbs_with(const Position& position, Seat seat, int most_offers) {
  const auto verbs = position.open_verbs(seat);
  const bool offer = verbs.size() == 1 && verbs.front() == "offer";
  return offer && offers_made(position) >= most_offers ? std::span<const std::string_view>{} : verbs;
}

}  // namespace

Refusal check_of_program(const Position& position, Action line) {
  if (line.manner() == Manner::Revise) return {.rule = Rule::NothingToRevise};
  return check_with(position, line, kProgramOffers);
}

Refusal check_of_person(const Position& position, Action line) {
  return check_with(position, line, kPersonOffers);
}

std::span<const std::string_view> open_verbs_of_program(const Position& position, Seat seat) {
  return verbs_with(position, seat, kProgramOffers);
}

std::span<const std::string_view> open_verbs_of_person(const Position& position, Seat seat) {
  return verbs_with(position, seat, kPersonOffers);
}

}  // namespace longroad::games
