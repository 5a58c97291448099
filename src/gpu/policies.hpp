/// How the seats of a batch choose their lines: functions of plain values that compile for a device.
#pragma once

#include "bots/greedy/look.hpp"
#include "bots/island/sense.hpp"
#include "bots/struggle/sense.hpp"
#include "games/playout.hpp"
#include "gpu/job.hpp"

namespace longroad::gpu {

template <class G>
struct SenseOf;
template <>
struct SenseOf<island::Core> {
  using Type = bots::island::Sense;
};
template <>
struct SenseOf<struggle::Core> {
  using Type = bots::struggle::Sense;
};

/// What a game is played on: rules with a board of its own, and what a policy has worked out.
template <class G, Policy P>
struct Ground {
  typename G::Rules rules;
};
template <class G>
struct Ground<G, Policy::Greedy> {
  using Sense = typename SenseOf<G>::Type;

  typename G::Rules rules;
  Sense sense;
  bots::Decision<Sense> decision;          // that is due
  double shares[Actions::kCapacity] = {};  // after each of its lines
};

/// Chooses the lines of one game. The lines of a decision are prepared, then judged, each for itself and in
/// any order, and then one of them is chosen.
template <class G, Policy P>
class Chooser {
 public:
  constexpr void begin(const typename G::Rules& /*rules*/, Ground<G, P>& /*ground*/) {}
  /// How many lines are to be judged.
  constexpr int prepare(const typename G::Rules& /*rules*/, const typename G::State& /*s*/,
                        games::Playout& /*playout*/) {
    return 0;
  }
  constexpr void judge(const typename G::Rules& /*rules*/, int /*i*/, Actions& /*room*/) const {}
  constexpr Action choose(const typename G::Rules& rules, const typename G::State& s, games::Playout& playout,
                          Actions& room) {
    const RandKey key = games::next_decision<G>(rules, s, playout, room);
    return room[key.below(room.size())];
  }
};

template <class G>
class Chooser<G, Policy::Greedy> {
 public:
  using Sense = typename SenseOf<G>::Type;

  constexpr void begin(const typename G::Rules& rules, Ground<G, Policy::Greedy>& ground) {
    ground.sense = Sense(rules);
    ground_ = &ground;
  }
  constexpr int prepare(const typename G::Rules& rules, const typename G::State& s, games::Playout& playout) {
    auto& decision = ground_->decision;
    const RandKey key = games::next_decision<G>(rules, s, playout, decision.lines);
    decision.begin(rules, s, playout.last, done_, key);
    return decision.lines.size() == 1 ? 0 : decision.lines.size();
  }
  constexpr void judge(const typename G::Rules& rules, int i, Actions& room) const {
    ground_->shares[i] = bots::Look<Sense>(ground_->sense, rules, room).share(ground_->decision, i);
  }
  /// The first of those that leave the seat best off.
  constexpr Action choose(const typename G::Rules& /*rules*/, const typename G::State& s,
                          games::Playout& /*playout*/, Actions& /*room*/) {
    const Actions& lines = ground_->decision.lines;
    int best = 0;
    for (int i = 1; i < lines.size(); ++i)
      if (ground_->shares[i] > ground_->shares[best]) best = i;
    done_.note(lines[best], G::turn(s));
    return lines[best];
  }

 private:
  Ground<G, Policy::Greedy>* ground_ = nullptr;
  typename Sense::Done done_{};
};

}  // namespace longroad::gpu
