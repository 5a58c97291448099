#include <algorithm>

#include "analysis/lens/island_picture.hpp"
#include "analysis/lens/island_words.hpp"
#include "analysis/lens/lens.hpp"
#include "bots/island/evaluation.hpp"
#include "bots/ledger/ledger.hpp"
#include "games/erased.hpp"
#include "games/island/island.hpp"

namespace longroad::analysis {
namespace {

using namespace longroad::island;

using IslandPosition = games::Erased<Island>;
using IslandView = games::ErasedView<Island>;

const State& state_of(const games::Position& position) {
  return dynamic_cast<const IslandPosition&>(position).state();
}

class IslandMemory final : public Memory {
 public:
  std::vector<Hands> recall(const games::View& view, std::span<const std::string> log, int worlds,
                            RandKey key) override {
    const auto& own = dynamic_cast<const IslandView&>(view);
    ledger_.read(own.rules(), own.value(), log);
    std::vector<Hands> list;
    for (int i = 0; i < worlds; ++i)
      if (auto hands = draw(own.value(), key.child(static_cast<std::uint64_t>(i)))) list.push_back(*hands);
    return list;
  }

 private:
  /// Hardly anybody offers what they have not: a world where it is so is drawn again.
  std::optional<Hands> draw(const View& view, RandKey key) const {
    constexpr std::uint64_t kTries = 50;
    std::optional<Hands> drawn;
    for (std::uint64_t i = 0; i < kTries; ++i) {
      const auto hands = ledger_.draw_hands(key.child(i));
      if (!hands) return std::nullopt;
      drawn = Hands(hands->begin(), hands->end());
      const State& s = view.known;
      if (s.phase != Phase::Trade || (*drawn)[s.turn.index].covers(s.offer.terms.gives())) break;
    }
    return drawn;
  }

  bots::Ledger ledger_;
};

class IslandLens final : public Lens {
 public:
  IslandLens(const games::Position& start, By by)
      : Lens(start, by),
        rules_(std::make_shared<const Rules>(dynamic_cast<const IslandView&>(*view_).rules())),
        evaluation_(*rules_, weights_) {}

  [[nodiscard]] double progress(const games::Position& position) const override {
    int most = 0;
    for (int i = 0; i < rules_->players; ++i)
      most = std::max(most, points(*rules_, state_of(position), Seat::of(i)));
    return std::min(1.0, static_cast<double>(most) / rules_->target);
  }
  [[nodiscard]] Terms terms(const games::Position& position) const override {
    return weighed(weights_, evaluation_.counts(state_of(position)), rules_->players);
  }
  [[nodiscard]] Topic topic(const games::Position& before, Action line) const override {
    if (state_of(before).phase == Phase::Opening) return Topic::Opening;
    switch (verb(line)) {
      case Verb::Settle:
      case Verb::Road:
      case Verb::City:
      case Verb::Done:
        return Topic::Build;
      case Verb::Bank:
        return Topic::Bank;
      case Verb::Robber:
      case Verb::Steal:
        return Topic::Robber;
      case Verb::Discard:
        return Topic::Discard;
      case Verb::Offer:
      case Verb::Withdraw:
        return Topic::Offered;
      case Verb::Accept:
      case Verb::Trade:
        return Topic::Accepted;
      case Verb::Refuse:
      case Verb::Counter:
        return Topic::Refused;
      case Verb::Buy:
      case Verb::Knight:
      case Verb::Roads:
      case Verb::Plenty:
      case Verb::Monopoly:
        return Topic::Cards;
      default:
        return Topic::Other;
    }
  }
  [[nodiscard]] bool ends_turn(Action line) const override { return verb(line) == Verb::End; }
  [[nodiscard]] std::string picture(const games::Position& before, Action played,
                                    Action better) const override {
    return draw_choice(before.json(), played, better);
  }
  [[nodiscard]] std::unique_ptr<Memory> memory() const override { return std::make_unique<IslandMemory>(); }
  [[nodiscard]] games::PositionPtr with_hands(const games::Position& world,
                                              const Hands& hands) const override {
    const auto& own = dynamic_cast<const IslandPosition&>(world);
    State s = own.state();
    std::ranges::copy(hands, s.hand.begin());
    return own.position(s);
  }

 protected:
  [[nodiscard]] std::string words_for(const games::Position& before, Action line,
                                      const Naming& naming) const override {
    return describe_island(*rules_, state_of(before), line, naming);
  }

 private:
  std::shared_ptr<const Rules> rules_;
  bots::island::Evaluation evaluation_;
};

}  // namespace

LensPtr island_lens(const games::Position& start, By by) { return std::make_unique<IslandLens>(start, by); }

}  // namespace longroad::analysis
