/// What a network makes of a position of the card game, together with the weights: constant functions of
/// plain values, for the bots as for batches on a GPU.
#pragma once

#include "base/large.hpp"
#include "bots/network/shares.hpp"
#include "bots/struggle/linear.hpp"
#include "games/struggle/rules/turn.hpp"

namespace longroad::bots::struggle {

constexpr bool has_begun(const State& s) {
  using namespace longroad::struggle;
  return s.phase == Phase::Build ||
         (s.phase == Phase::Trade && (s.trades_left < trade_limit(s, s.seat) || s.guild_used));
}

/// Where a turn that stops here leaves everybody, before its cards are drawn: those come anyway. While it
/// goes on, cards that could still be spent are worth what they buy, and a network that saw such positions
/// would rather keep them.
constexpr void stop_here(State& s) {
  if (s.chance == longroad::struggle::Chance::None && has_begun(s)) longroad::struggle::draw(s, s.seat, 0);
}

/// A turn that has begun is judged as if it stopped here. `answer(s)` is what the network says of a position.
template <class Answer>
constexpr Shares verdict(const Rules& rules, const State& stopped, std::span<const Weight> weights,
                         std::int32_t residual, Answer answer) {
  if (stopped.phase == longroad::struggle::Phase::Over) return shares(rules, stopped, weights);
  Copy<State> end(stopped);
  stop_here(end.value);
  const State& s = end.value;
  const network::Answers answers = answer(s);
  const float progress = progress_of(rules, s);
  return network::shares_of(residual, answers, rules.players, left(rules, s),
                            [&](int i) { return worth(rules, s, Seat::of(i), weights, progress); });
}

}  // namespace longroad::bots::struggle
