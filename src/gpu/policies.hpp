/// How the seats of a batch choose their lines: functions of plain values that compile for a device.
#pragma once

#include <type_traits>

#include "bots/greedy/look.hpp"
#include "bots/island/sense.hpp"
#include "bots/struggle/sense.hpp"
#include "games/playout.hpp"
#include "gpu/job.hpp"

namespace longroad::gpu {

/// Calls `f<P>()` with the policy.
template <class F>
auto with_policy(Policy policy, F f) {
  if (policy == Policy::Network) return f.template operator()<Policy::Network>();
  if (policy == Policy::Greedy) return f.template operator()<Policy::Greedy>();
  return f.template operator()<Policy::Random>();
}

/// What the policies that look ahead know of a game.
template <class G>
struct Senses;
template <>
struct Senses<island::Core> {
  using Greedy = bots::island::Sense;
  using Network = bots::island::NetworkSense;
};
template <>
struct Senses<struggle::Core> {
  using Greedy = bots::struggle::Sense;
  using Network = bots::struggle::NetworkSense;
};
template <class G, Policy P>
using SenseOf =
    std::conditional_t<P == Policy::Network, typename Senses<G>::Network, typename Senses<G>::Greedy>;

/// What a game is played on: rules with a board of its own, and what a policy has worked out.
template <class G, Policy P>
struct Ground {
  using Sense = SenseOf<G, P>;

  typename G::Rules rules;
  Sense sense;
  bots::Decision<Sense> decision;          // that is due
  double shares[Actions::kCapacity] = {};  // after each of its lines
};
template <class G>
struct Ground<G, Policy::Random> {
  typename G::Rules rules;
};

/// Chooses the lines of one game. The lines of a decision are prepared, then judged, each for itself and in
/// any order, and then one of them is chosen.
template <class G, Policy P>
class Chooser {
 public:
  using Sense = SenseOf<G, P>;
  using Look = bots::Look<Sense>;

  constexpr void begin(const typename G::Rules& rules, const bots::network::AtHand& network,
                       Ground<G, P>& ground) {
    if constexpr (P == Policy::Network)
      ground.sense = Sense(rules, network);
    else
      ground.sense = Sense(rules);
    ground_ = &ground;
  }
  /// How many lines are to be judged.
  constexpr int prepare(const typename G::Rules& rules, const typename G::State& s, games::Playout& playout) {
    auto& decision = ground_->decision;
    const RandKey key = games::next_decision<G>(rules, s, playout, decision.lines);
    decision.begin(rules, s, playout.last, done_, key);
    return decision.lines.size() == 1 ? 0 : decision.lines.size();
  }
  constexpr void judge(const typename G::Rules& rules, int i, bots::Room& room) const {
    share(i) = Look(ground_->sense, rules, room).share(ground_->decision, i);
  }
  /// The same in parts: how many ways line i may go, which are listed where chance decides, and what a way
  /// adds to its share.
  constexpr int ways(const typename G::Rules& rules, int i, bots::Room& room, Outcomes& luck) const {
    const int count = Look(ground_->sense, rules, room).ways(ground_->decision, i, luck);
    share(i) = count == 0 ? Look::kNever : 0;
    return count;
  }
  constexpr double way(const typename G::Rules& rules, int i, bots::Room& room, Action luck,
                       double odds) const {
    return Look(ground_->sense, rules, room).way(ground_->decision, i, luck, odds);
  }
  constexpr double& share(int i) const { return ground_->shares[i]; }

  /// The first of those that leave the seat best off.
  constexpr Action choose(const typename G::Rules& /*rules*/, const typename G::State& s,
                          games::Playout& /*playout*/, bots::Room& /*room*/) {
    const Actions& lines = ground_->decision.lines;
    int best = 0;
    for (int i = 1; i < lines.size(); ++i)
      if (ground_->shares[i] > ground_->shares[best]) best = i;
    done_.note(lines[best], G::turn(s));
    return lines[best];
  }

 private:
  Ground<G, P>* ground_ = nullptr;
  typename Sense::Done done_{};
};

/// At random nothing is judged.
template <class G>
class Chooser<G, Policy::Random> {
 public:
  constexpr void begin(const typename G::Rules& /*rules*/, const bots::network::AtHand& /*network*/,
                       Ground<G, Policy::Random>& /*ground*/) {}
  constexpr int prepare(const typename G::Rules& /*rules*/, const typename G::State& /*s*/,
                        games::Playout& /*playout*/) {
    return 0;
  }
  constexpr void judge(const typename G::Rules& /*rules*/, int /*i*/, bots::Room& /*room*/) const {}
  constexpr Action choose(const typename G::Rules& rules, const typename G::State& s, games::Playout& playout,
                          bots::Room& room) {
    const RandKey key = games::next_decision<G>(rules, s, playout, room.lines);
    return room.lines[key.below(room.lines.size())];
  }
};

}  // namespace longroad::gpu
