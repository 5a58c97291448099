#include "games/programs.hpp"

namespace longroad::games {
namespace {

Refusal check_with(const Position& position, Action line, int most_offers) {
  if (const Refusal refusal = position.check(line)) return refusal;
  if (position.nature(line) == Nature::Offer && position.offers_made() >= most_offers)
    return notation::refuse("offers_used_up", most_offers);
  return {};
}

using Verbs = std::span<const notation::OpenVerb>;

Verbs verbs_with(const Position& position, Seat seat, int most_offers) {
  const auto verbs = position.open_verbs(seat);
  const bool offer = verbs.size() == 1 && verbs.front().nature == Nature::Offer;
  return offer && position.offers_made() >= most_offers ? Verbs{} : verbs;
}

}  // namespace

Refusal check_of_program(const Position& position, Action line) {
  if (line.manner() == Manner::Revise) return notation::refuse("nothing_to_revise");
  return check_with(position, line, kProgramOffers);
}

Refusal check_of_person(const Position& position, Action line) {
  return check_with(position, line, kPersonOffers);
}

std::span<const notation::OpenVerb> open_verbs_of_program(const Position& position, Seat seat) {
  return verbs_with(position, seat, kProgramOffers);
}

std::span<const notation::OpenVerb> open_verbs_of_person(const Position& position, Seat seat) {
  return verbs_with(position, seat, kPersonOffers);
}

}  // namespace longroad::games
