/// Many games from one start, as plain values that a device takes as they are: what they begin with, which of
/// them are played, and what each came to. Game n depends on the seed and on n alone, whoever plays it.
#pragma once

#include <cstdint>

#include "gpu/kinds.hpp"
#include "gpu/policies.hpp"

namespace longroad::gpu {

/// Where every game of a batch begins.
template <class G>
struct Start {
  static constexpr int kAsItIs = -1;
  typename G::Rules rules{};
  typename G::State state{};
  int layout = kAsItIs;  // of the board that each game draws for itself; then `state` counts for nothing
  Seat viewer{};         // a seat that knows no more than its view: each game is dealt a world of it
  bots::network::AtHand network{};  // none where the game has no network, or it does not know the rules
};

/// One game of a batch as it is played.
template <class G, Policy P>
class Played {
 public:
  constexpr Played() = default;
  /// The n-th game, on a ground of its own.
  constexpr Played(const Start<G>& start, std::uint64_t seed, std::uint64_t number, Ground<G, P>& ground) {
    const GameKeys keys = GameKeys::from(RandKey{seed}.child(number));
    playout_ = {Luck{keys.luck}, keys.bots};
    rules_ = &start.rules;
    state_ = start.viewer.is_none()
                 ? start.state
                 : G::redeal(start.rules, G::view(start.rules, start.state, start.viewer), keys.board);
    if constexpr (requires { G::lay_board(ground.rules, 0, keys.board); })
      if (start.layout != Start<G>::kAsItIs) {
        ground.rules = start.rules;
        G::lay_board(ground.rules, start.layout, keys.board);
        rules_ = &ground.rules;
        state_ = G::begin(ground.rules);
      }
    chooser_.begin(*rules_, start.network, ground);
  }

  [[nodiscard]] constexpr bool goes_on(int max_turns) const { return games::goes_on<G>(state_, max_turns); }
  [[nodiscard]] constexpr bool chance_due() const { return G::chance_due(*rules_, state_); }
  [[nodiscard]] constexpr const typename G::State& state() const { return state_; }

  /// How many lines are to be judged before the next step.
  constexpr int prepare() { return chance_due() ? 0 : chooser_.prepare(*rules_, state_, playout_); }
  constexpr void judge(int i, bots::Room& room) const { chooser_.judge(*rules_, i, room); }
  /// The same in parts, as the chooser has them.
  constexpr int ways(int i, bots::Room& room, Outcomes& luck) const {
    return chooser_.ways(*rules_, i, room, luck);
  }
  constexpr double way(int i, bots::Room& room, Action luck, double odds) const {
    return chooser_.way(*rules_, i, room, luck, odds);
  }
  constexpr double& share(int i) const { return chooser_.share(i); }
  constexpr void step(bots::Room& room) {
    const Action line = chance_due() ? games::next_chance<G>(*rules_, state_, playout_)
                                     : chooser_.choose(*rules_, state_, playout_, room);
    ended_.hash = (ended_.hash ^ line.bits) * 0x9E3779B97F4A7C15;
    ended_.hash ^= ended_.hash >> 32;
    ++ended_.lines;
    G::apply(*rules_, state_, line);
  }

  [[nodiscard]] constexpr Ended ended() const {
    Ended ended = ended_;
    ended.decisions = static_cast<std::uint32_t>(playout_.decided);
    ended.turns = static_cast<std::uint32_t>(G::turn(state_));
    for (int i = 0; i < G::players(*rules_); ++i)
      ended.points[i] = static_cast<std::uint8_t>(G::points(*rules_, state_, Seat::of(i)));
    ended.winner = G::winner(state_);
    ended.over = G::over(state_);
    return ended;
  }

 private:
  const typename G::Rules* rules_ = nullptr;
  typename G::State state_{};
  games::Playout playout_{};
  [[no_unique_address]] Chooser<G, P> chooser_{};
  Ended ended_{};
};

/// A place for a game in the pool that a block of a GPU shares.
template <class G, Policy P>
struct Slot {
  Played<G, P> game;
  int number = 0;  // in the batch

  /// Of eight bytes, from one slot to the next: odd, so that the same member of all of them lies in all banks
  /// of the memory and is read at once.
  static constexpr int words() { return static_cast<int>(sizeof(Slot) / 8) | 1; }
};

/// One way that a line of a game in the pool may go: what a lane of a GPU judges at a time.
struct Way {
  Action luck;  // none where the line goes one way alone
  double odds;
  std::uint16_t slot;
  std::uint16_t line;
};
/// Room for those of as many lines as a warp has lanes, and as many that are left over, in whole warps.
inline constexpr int kWays = kLanes * (kMaxOutcomes + 2);

/// What the warps of a GPU play with, beside the start of the games.
template <class G, Policy P>
struct Desk {
  int* next;  // game to begin
  Ended* ended;
  Ground<G, P>* grounds;  // one for each slot
  Way* queues;            // one for each warp
  const std::int32_t* network;
};

template <Policy P, class G>
constexpr Ended play(const Start<G>& start, const Job& job, int i) {
  Ground<G, P> ground;
  bots::Room room;
  Played<G, P> game(start, job.seed, job.first + static_cast<std::uint64_t>(i), ground);
  while (game.goes_on(job.max_turns)) {
    const int lines = game.prepare();
    for (int line = 0; line < lines; ++line) game.judge(line, room);
    game.step(room);
  }
  return game.ended();
}

}  // namespace longroad::gpu
