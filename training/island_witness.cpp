#include "bots/island/evaluation.hpp"
#include "bots/judge/mind.hpp"
#include "bots/ledger/ledger.hpp"
#include "games/erased.hpp"
#include "games/island/island.hpp"
#include "games/island/play/chance.hpp"
#include "training/witness.hpp"

namespace longroad::training {
namespace {

using namespace longroad::island;

const State& state_of(const games::Position& position) {
  return dynamic_cast<const games::Erased<Island>&>(position).state();
}

class IslandWitness final : public Witness {
 public:
  IslandWitness(std::string_view game, Seat viewer, bool trade)
      : weights_(bots::own_weights(game)), viewer_(viewer), trade_(trade) {}

  [[nodiscard]] Told tell(const games::View& view, const std::vector<std::string>& log,
                          RandKey key) override {
    const auto& own = dynamic_cast<const games::ErasedView<Island>&>(view);
    const Rules& rules = own.rules();
    ledger_.read(rules, own.value(), log);
    State world = redeal(rules, own.value(), key.child(0));
    if (const auto hands = ledger_.draw_hands(key.child(1))) world.hand = *hands;
    const bots::island::Evaluation evaluation(rules, weights_);
    return {bots::island::Teller(rules, viewer_, trade_).tell(world), evaluation.shares(world), world.turn};
  }
  [[nodiscard]] double odds_of_note(const games::Position& position) const override {
    const State& s = state_of(position);
    if (s.phase == Phase::Roll) {
      const bool ended = (viewer_.index + 1) % position.players() == s.turn.index;
      return ended || s.number <= 1 ? 0.5 : 0.06;
    }
    return s.phase == Phase::Discard || s.phase == Phase::Robber || s.phase == Phase::Roads ? 0.05 : 0;
  }
  [[nodiscard]] bool in_opening(const games::Position& position) const override {
    return state_of(position).phase == Phase::Opening;
  }

 private:
  bots::Weights weights_;
  bots::Ledger ledger_;
  Seat viewer_;
  bool trade_;
};

}  // namespace

Witnessed island_witness() {
  return {kOwners, bots::island::layout(),
          [](std::string_view game, Seat viewer, bool trade) -> WitnessPtr {
            return std::make_unique<IslandWitness>(game, viewer, trade);
          },
          [](Seat seat) { return make::line(Verb::End, seat); }};
}

}  // namespace longroad::training
