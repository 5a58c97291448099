#include "bots/judge/judge.hpp"

#include "bots/island/evaluation.hpp"
#include "bots/struggle/evaluation.hpp"
#include "bots/struggle/payments.hpp"
#include "games/erased.hpp"
#include "games/island/island.hpp"
#include "games/struggle/struggle.hpp"

namespace longroad::bots {
namespace {

using longroad::island::Island;
using longroad::struggle::Struggle;

class IslandJudge final : public Judge {
 public:
  IslandJudge(const Island::Rules& rules, const Weights& weights) : evaluation_(rules, weights) {}

  [[nodiscard]] Shares shares(const games::Position& position) const override {
    return evaluation_.shares(dynamic_cast<const games::Erased<Island>&>(position).state());
  }
  void follow(games::Position& position, Action line) const override {
    using namespace longroad::island;
    if (verb(line) != Verb::Accept) return;
    const State& s = dynamic_cast<const games::Erased<Island>&>(position).state();
    const Action deal = make::trade(s.turn, line.seat());
    if (!position.check(deal)) position.apply(deal);
  }

 private:
  island::Evaluation evaluation_;
};

class StruggleJudge final : public Judge {
 public:
  StruggleJudge(const Struggle::Rules& rules, const Weights& weights) : rules_(rules), weights_(weights) {}

  [[nodiscard]] Shares shares(const games::Position& position) const override {
    return struggle::shares(rules_, state(position), weights_);
  }
  void open_lines(const games::Position& position, Seat seat, Actions& out) const override {
    struggle::list_payments(rules_, state(position), seat, out);
  }

 private:
  static const Struggle::State& state(const games::Position& position) {
    return dynamic_cast<const games::Erased<Struggle>&>(position).state();
  }

  const Struggle::Rules& rules_;
  const Weights& weights_;
};

/// A game without an evaluation of its own: points, squared so that being ahead counts.
class PointsJudge final : public Judge {
 public:
  [[nodiscard]] Shares shares(const games::Position& position) const override {
    const games::Score score = position.score();
    Shares shares{};
    double total = 0;
    for (int i = 0; i < score.points.size(); ++i) {
      const double points = 1.0 + score.points[i];
      if (!score.over || score.winner.is_none())
        shares[i] = points * points;
      else
        shares[i] = score.winner == Seat::of(i) ? 1 : 0;
      total += shares[i];
    }
    for (double& share : shares) share /= total;
    return shares;
  }
};

void add(Shares& sum, const Shares& shares, double weight) {
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += weight * shares[i];
}

}  // namespace

void Judge::follow(games::Position& /*position*/, Action /*line*/) const {}
void Judge::open_lines(const games::Position& /*position*/, Seat /*seat*/, Actions& /*out*/) const {}

Shares Judge::expected(const games::Position& position, RandKey key) const {
  if (!position.chance_due()) return shares(position);
  Shares sum{};
  const auto next = position.clone();
  Outcomes outcomes;
  if (position.outcomes(outcomes)) {
    double total = 0;
    for (const Outcome& o : outcomes) total += o.weight;
    for (const Outcome& o : outcomes) {
      next->assign(position);
      next->apply(o.action);
      add(sum, shares(*next), o.weight / total);
    }
    return sum;
  }
  constexpr int kSamples = 8;  // where there are too many outcomes to list
  for (int i = 0; i < kSamples; ++i) {
    next->assign(position);
    next->apply(position.draw(key.child(static_cast<std::uint64_t>(i))));
    add(sum, shares(*next), 1.0 / kSamples);
  }
  return sum;
}

std::unique_ptr<Judge> judge_for(const games::View& view, const Weights& weights) {
  if (const auto* island = dynamic_cast<const games::ErasedView<Island>*>(&view))
    return std::make_unique<IslandJudge>(island->rules(), weights);
  if (const auto* cards = dynamic_cast<const games::ErasedView<Struggle>*>(&view))
    return std::make_unique<StruggleJudge>(cards->rules(), weights);
  return std::make_unique<PointsJudge>();
}

}  // namespace longroad::bots
