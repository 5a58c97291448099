/// What a network makes of an island position, together with the weights: constant functions of plain values,
/// for the bots as for batches on a GPU.
#pragma once

#include "base/large.hpp"
#include "bots/island/linear.hpp"
#include "bots/network/shares.hpp"
#include "games/island/play/apply.hpp"
#include "games/island/rules/trade.hpp"

namespace longroad::bots::island {

/// Where a turn that stops here leaves everybody. While it goes on, cards that could still be spent are worth
/// what they buy, and a network that saw such positions would rather keep them.
constexpr void stop_here(const Rules& rules, State& s) {
  using namespace longroad::island;
  if (s.phase == Phase::Trade) close_offer(s);
  if (s.phase == Phase::Main) apply(rules, s, make::line(Verb::End, s.turn));
}

/// A turn that goes on is judged as if it stopped here. `answer(s)` is what the network says of a position.
template <class Answer>
constexpr Shares verdict(const Rules& rules, const Yields& yields, const State& stopped,
                         std::span<const Weight> weights, std::int32_t residual, Answer answer) {
  Copy<State> end(stopped);
  stop_here(rules, end.value);
  const State& s = end.value;
  if (s.phase == longroad::island::Phase::Over) return shares(rules, yields, s, weights);
  const network::Answers answers = answer(s);
  const Counter counter(rules, yields, s);
  const float progress = progress_of(rules, s);
  return network::shares_of(residual, answers, rules.players, s.left, [&](int i) {
    return worth_of<kFeatures>(weights, counter.count(Seat::of(i)), progress);
  });
}

}  // namespace longroad::bots::island
