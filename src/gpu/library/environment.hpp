/// One game of a batch that somebody else plays: waits for a seat's line, plays it with the luck that
/// follows, begins anew when it is over, and writes what the next decision is made by. Plain values and
/// constant functions, the same on cores and on a GPU.
#pragma once

#include "gpu/batch.hpp"
#include "gpu/library/numbers.hpp"

namespace longroad::gpu {

/// Where the rows of a batch lie.
struct Rows {
  std::uint8_t* masks = nullptr;
  float* features = nullptr;
  std::int32_t* seats = nullptr;
  float* rewards = nullptr;
  std::uint8_t* ended = nullptr;
  std::int32_t* choices = nullptr;
};

struct Plan {
  std::uint64_t seed = 0;
  int games = 0;
  int max_turns = 0;
  int actions = 0;  // the width of a mask: a multiple of 8, so that rows are cleared word by word
};

constexpr int features_of_seat(const island::Rules& /*rules*/) { return bots::island::kFeatures; }
constexpr int features_of_seat(const struggle::Rules& /*rules*/) { return bots::struggle::kFeatures; }

template <class G>
class Environment {
 public:
  using Rules = typename G::Rules;
  using State = typename G::State;
  using Sense = SenseOf<G, Policy::Greedy>;

  /// The i-th game of the batch, and in its place every `games`-th after it.
  constexpr void begin(const Start<G>& start, const Plan& plan, int i, std::uint64_t round) {
    round_ = round;
    const std::uint64_t number =
        round * static_cast<std::uint64_t>(plan.games) + static_cast<std::uint64_t>(i);
    const GameKeys keys = GameKeys::from(RandKey{plan.seed}.child(number));
    playout_ = {Luck{keys.luck}, keys.bots};
    rules_ = start.rules;
    if constexpr (requires { G::lay_board(rules_, 0, keys.board); })
      G::lay_board(rules_, start.layout, keys.board);
    sense_ = Sense(rules_);
    state_ = G::begin(rules_);
    play_luck();
  }

  /// Plays what was chosen.
  constexpr void step(const Start<G>& start, const Plan& plan, const Rows& rows, int i, Actions& room) {
    room.clear();
    G::legal(rules_, state_, playout_.last, room);
    Action line = room[0];
    for (const Action legal : room)
      if (number_of(rules_, legal) == rows.choices[i]) line = legal;
    G::apply(rules_, state_, line);
    play_luck();
    const bool ended = !games::goes_on<G>(state_, plan.max_turns);
    rows.ended[i] = ended ? 1 : 0;
    const Seat winner = G::winner(state_);
    for (int seat = 0; seat < rules_.players; ++seat)
      rows.rewards[i * rules_.players + seat] =
          ended && !winner.is_none() && winner.index == seat ? 1.0F : 0.0F;
    if (ended) begin(start, plan, i, round_ + 1);
  }

  /// Writes what the next decision is made by: the counts are of a world that the seat can't rule out, its
  /// own first and then those of the others as they follow it.
  constexpr void write(const Plan& plan, const Rows& rows, int i, Actions& room) {
    const RandKey key = games::next_decision<G>(rules_, state_, playout_, room);
    const Seat seat = playout_.last;
    rows.seats[i] = seat.index;
    auto* mask = rows.masks + static_cast<std::int64_t>(i) * plan.actions;
    for (int word = 0; word < plan.actions / 8; ++word) reinterpret_cast<std::uint64_t*>(mask)[word] = 0;
    for (const Action line : room) mask[number_of(rules_, line)] = 1;
    const State world = G::redeal(rules_, G::view(rules_, state_, seat), key.child(0));
    const int width = features_of_seat(rules_);
    float* row = rows.features + static_cast<std::int64_t>(i) * width * rules_.players;
    sense_.count(rules_, world, [&](int of, int feature, float count) {
      row[(of - seat.index + rules_.players) % rules_.players * width + feature] = count;
    });
  }

 private:
  constexpr void play_luck() {
    while (!G::over(state_) && G::chance_due(rules_, state_))
      G::apply(rules_, state_, games::next_chance<G>(rules_, state_, playout_));
  }

  Rules rules_{};
  Sense sense_{};
  State state_{};
  games::Playout playout_{};
  std::uint64_t round_ = 0;
};

}  // namespace longroad::gpu
