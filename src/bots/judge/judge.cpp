#include "bots/judge/judge.hpp"

#include <algorithm>

#include "bots/island/evaluation.hpp"
#include "bots/island/offers.hpp"
#include "bots/island/sense.hpp"
#include "bots/island/turn_win.hpp"
#include "bots/struggle/evaluation.hpp"
#include "bots/struggle/inputs.hpp"
#include "bots/struggle/sense.hpp"
#include "bots/struggle/turn_win.hpp"
#include "games/each_outcome.hpp"
#include "games/erased.hpp"
#include "games/island/island.hpp"
#include "games/struggle/game.hpp"

namespace longroad::bots {
namespace {

using longroad::island::Island;
using longroad::struggle::Struggle;

/// For a game with an evaluation of its own, and a sense of which lines are worth a thought.
template <class Game, class Evaluation, class Sense>
class EvaluatingJudge : public Judge {
 public:
  EvaluatingJudge(const typename Game::Rules& rules, const Weights& weights)
      : rules_(rules), evaluation_(rules, weights) {}

  [[nodiscard]] Shares shares(const games::Position& position) const override {
    return evaluation_.shares(state(position));
  }
  [[nodiscard]] Shares verdict(const games::Position& position) const override {
    return evaluation_.verdict(state(position));
  }
  void consider(const games::Position& position, Seat seat, Actions& lines) const override {
    Sense::consider(rules_, state(position), seat, lines);
  }

 protected:
  [[nodiscard]] bool in_exchange(const games::Position& position) const override {
    return Sense::in_exchange(state(position));
  }

  static const typename Game::State& state(const games::Position& position) {
    return dynamic_cast<const games::Erased<Game>&>(position).state();
  }

  const typename Game::Rules& rules_;
  Evaluation evaluation_;
};

class IslandJudge final : public EvaluatingJudge<Island, island::Evaluation, island::Sense> {
 public:
  using EvaluatingJudge::EvaluatingJudge;

  bool use(const network::NetworkPtr& network, Seat viewer, bool trade) override {
    return evaluation_.use(network, viewer, trade);
  }
  void follow(games::Position& position, Action line) const override {
    if (longroad::island::verb(line) != longroad::island::Verb::Accept) return;
    const Action deal = longroad::island::make::trade(state(position).turn, line.seat());
    if (!position.check(deal)) position.apply(deal);
  }
  [[nodiscard]] std::optional<Action> turn_win(const games::Position& position, Seat seat) const override {
    return island::find_turn_win(rules_, state(position), seat);
  }
  [[nodiscard]] std::optional<Action> deal(std::span<const games::PositionPtr> worlds, Seat seat,
                                           const Actions& legal, std::span<const Action> done,
                                           double margin) const override {
    std::vector<longroad::island::State> states;
    for (const auto& world : worlds) states.push_back(state(*world));
    return island::deal_with_others(evaluation_, states, seat, legal, done, margin);
  }
};

class StruggleJudge final : public EvaluatingJudge<Struggle, struggle::Evaluation, struggle::Sense> {
 public:
  using EvaluatingJudge::EvaluatingJudge;

  bool use(const network::NetworkPtr& network, Seat viewer, bool /*trade*/) override {
    return evaluation_.use(network, viewer);
  }
  [[nodiscard]] std::optional<Action> turn_win(const games::Position& position, Seat seat) const override {
    return struggle::find_turn_win(rules_, state(position), seat);
  }
  [[nodiscard]] bool undoes(Action line, std::span<const Action> done) const override {
    struggle::Swaps swaps;
    for (const Action earlier : done) swaps.note(earlier, 0);
    return swaps.is_undone_by(line, 0);
  }

 protected:
  [[nodiscard]] bool comes_anyway(const games::Position& position) const override {
    return struggle::Sense::comes_anyway(state(position));
  }
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

template <class G, class J>
std::unique_ptr<Judge> make_judge(const games::View& view, const Weights& weights) {
  return std::make_unique<J>(dynamic_cast<const games::ErasedView<G>&>(view).rules(), weights);
}

const network::Layout* island_layout() { return &island::layout(); }
const network::Layout* struggle_layout() { return &struggle::layout(); }

std::span<const Weight> island_weights(int /*players*/) { return island::kWeights; }

constexpr KnownGame kKnownGames[]{
    {"base", island_weights, true, make_judge<Island, IslandJudge>, island_layout},
    {"duo", island_weights, true, make_judge<Island, IslandJudge>, island_layout},
    {"soccer", island_weights, true, make_judge<Island, IslandJudge>, island_layout},
    {"struggle", struggle::weights_for, false, make_judge<Struggle, StruggleJudge>, struggle_layout},
};

void add(Shares& sum, const Shares& shares, double weight) {
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += weight * shares[i];
}

}  // namespace

bool Judge::use(const network::NetworkPtr& /*network*/, Seat /*viewer*/, bool /*trade*/) { return false; }
void Judge::follow(games::Position& /*position*/, Action /*line*/) const {}
void Judge::consider(const games::Position& /*position*/, Seat /*seat*/, Actions& /*lines*/) const {}
std::optional<Action> Judge::turn_win(const games::Position& /*position*/, Seat /*seat*/) const {
  return std::nullopt;
}
std::optional<Action> Judge::deal(std::span<const games::PositionPtr> /*worlds*/, Seat /*seat*/,
                                  const Actions& /*legal*/, std::span<const Action> /*done*/,
                                  double /*margin*/) const {
  return std::nullopt;
}
bool Judge::undoes(Action /*line*/, std::span<const Action> /*done*/) const { return false; }
bool Judge::in_exchange(const games::Position& /*position*/) const { return false; }
bool Judge::comes_anyway(const games::Position& /*position*/) const { return false; }

/// Card by card, each time what leaves the mover best off; what then comes blind is chance again.
Shares Judge::after_exchange(const games::Position& position, RandKey key, By by) const {
  auto now = position.clone();
  auto next = position.clone();
  auto best = position.clone();
  while (in_exchange(*now)) {
    const Seat mover = now->to_act().first();
    Actions lines;
    now->legal(mover, lines);
    double most = -1;
    for (const Action line : lines) {
      next->assign(*now);
      next->apply(line);
      const double share = shares(*next)[mover.index];
      if (share <= most) continue;
      most = share;
      best->assign(*next);
    }
    now->assign(*best);
  }
  return now->chance_due() ? expected(*now, key, by) : (this->*by)(*now);
}

Shares Judge::at_rest(const games::Position& position, RandKey key, By by) const {
  return in_exchange(position) ? after_exchange(position, key, by) : (this->*by)(position);
}

Shares Judge::expected(const games::Position& position, RandKey key, By by) const {
  if (!position.chance_due() || comes_anyway(position)) return at_rest(position, key, by);
  constexpr int kSample = 8;
  Shares sum{};
  games::for_each_outcome(position, key, kSample, [&](const games::Position& next, double odds, int) {
    add(sum, at_rest(next, key, by), odds);
  });
  return sum;
}

std::span<const KnownGame> known_games() { return kKnownGames; }

const KnownGame* find_known_game(std::string_view name) {
  const auto* found = std::ranges::find(kKnownGames, name, &KnownGame::name);
  return found == std::end(kKnownGames) ? nullptr : found;
}

std::unique_ptr<Judge> judge_for(std::string_view game, const games::View& view, const Weights& weights) {
  const KnownGame* known = find_known_game(game);
  return known == nullptr ? std::make_unique<PointsJudge>() : known->judge(view, weights);
}

}  // namespace longroad::bots
