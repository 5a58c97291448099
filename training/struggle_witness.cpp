#include "bots/judge/mind.hpp"
#include "bots/struggle/inputs.hpp"
#include "bots/struggle/linear.hpp"
#include "games/erased.hpp"
#include "games/struggle/game.hpp"
#include "games/struggle/rules/view.hpp"
#include "training/witness.hpp"

namespace longroad::training {
namespace {

using namespace longroad::struggle;

const State& state_of(const games::Position& position) {
  return dynamic_cast<const games::Erased<Struggle>&>(position).state();
}

class StruggleWitness final : public Witness {
 public:
  StruggleWitness(std::string_view game, Seat viewer) : weights_(bots::own_weights(game)), viewer_(viewer) {}

  [[nodiscard]] Told tell(const games::View& view, const std::vector<std::string>& /*log*/,
                          RandKey key) override {
    const auto& own = dynamic_cast<const games::ErasedView<Struggle>&>(view);
    const State world = redeal(own.rules(), own.value(), key);
    return {bots::struggle::tell(own.rules(), world, viewer_),
            bots::struggle::shares(own.rules(), world, weights_), world.seat};
  }
  [[nodiscard]] double odds_of_note(const games::Position& position) const override {
    const State& s = state_of(position);
    const bool own = s.seat == viewer_;
    if (s.phase == Phase::Build) return s.chance == Chance::Draw ? (own ? 0.5 : 0.1) : 0;
    if (s.phase == Phase::Trade) return s.trades_left == trade_limit(s, s.seat) && !s.guild_used ? 0.1 : 0;
    return s.chance == Chance::None && s.phase != Phase::Opening ? 0.1 : 0;
  }
  [[nodiscard]] bool in_opening(const games::Position& position) const override {
    return state_of(position).phase == Phase::Opening;
  }

 private:
  bots::Weights weights_;
  Seat viewer_;
};

}  // namespace

Witnessed struggle_witness() {
  return {kMaxSeats, bots::struggle::layout(),
          [](std::string_view game, Seat viewer, bool /*trade*/) -> WitnessPtr {
            return std::make_unique<StruggleWitness>(game, viewer);
          },
          [](Seat seat) { return act::draw(seat); }};
}

}  // namespace longroad::training
