#include "bots/island/offers.hpp"

#include "games/programs.hpp"

namespace longroad::bots::island {

using namespace longroad::island;

std::vector<Terms> offers_made(std::span<const Action> done) {
  std::vector<Terms> made;
  for (const Action line : done)
    if (verb(line) == Verb::Offer) made.push_back(terms_of(line));
  return made;
}

std::optional<Action> deal_with_others(const Evaluation& evaluation, std::span<State> worlds, Seat me,
                                       const Actions& legal, std::span<const Action> done, double margin) {
  const Phase phase = worlds.front().phase;
  const bool mine = worlds.front().turn == me;
  if (phase == Phase::Trade) {
    if (!mine)
      for (State& world : worlds) believe_offer(world);
    const Trader trader(evaluation.rules(), evaluation, worlds, me, margin);
    return mine ? trader.close(legal) : trader.answer();
  }
  const std::vector<Terms> made = offers_made(done);
  const auto open = static_cast<std::size_t>(worlds.front().offers);
  if (phase != Phase::Main || !mine || made.size() != open || open >= games::kProgramOffers)
    return std::nullopt;
  const Trader trader(evaluation.rules(), evaluation, worlds, me, margin);
  const std::vector<Deal> deals = trader.deals(made);
  if (deals.empty()) return std::nullopt;
  return make::offer(me, deals.front().terms, deals.front().asked);
}

}  // namespace longroad::bots::island
