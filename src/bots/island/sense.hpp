/// What a bot that looks one line ahead knows of the island: constant functions of plain values, for the bots
/// as for batches on a GPU.
#pragma once

#include "bots/island/inputs.hpp"
#include "bots/island/manners.hpp"
#include "bots/island/verdict.hpp"
#include "bots/network/at_hand.hpp"
#include "games/island/core.hpp"

namespace longroad::bots::island {

/// What there is to know of the board and of lines, whoever judges.
struct BoardSense {
  using Game = longroad::island::Core;

  /// Nobody takes back in a turn what it has done before.
  struct Done {
    constexpr void note(Action /*line*/, int /*turn*/) {}
    [[nodiscard]] constexpr bool is_undone_by(Action /*line*/, int /*turn*/) const { return false; }
  };

  Yields yields;  // of the board

  constexpr BoardSense() = default;
  explicit constexpr BoardSense(const Rules& rules) : yields(rules) {}

  [[nodiscard]] constexpr Shares shares(const Rules& rules, const State& s) const {
    return island::shares(rules, yields, s, kWeights);
  }
  /// Calls `f(seat, feature, count)` for what every seat has.
  template <class F>
  constexpr void count(const Rules& rules, const State& s, F f) const {
    const Counter counter(rules, yields, s);
    for (int i = 0; i < rules.players; ++i) {
      const Features row = counter.count(Seat::of(i));
      for (int feature = 0; feature < kFeatures; ++feature) f(i, feature, row[feature]);
    }
  }

  /// Plays what a line leads to by itself before it can be judged: after `accept`, the deal.
  static constexpr void follow(const Rules& rules, State& s, Action line) {
    using namespace longroad::island;
    if (verb(line) != Verb::Accept) return;
    const Action deal = make::trade(s.turn, line.seat());
    if (!Game::check(rules, s, deal)) Game::apply(rules, s, deal);
  }
  /// Nobody deals with whoever is about to win.
  static constexpr void consider(const Rules& rules, const State& s, Seat seat, Actions& lines) {
    using namespace longroad::island;
    if (s.phase != Phase::Trade || !is_about_to_win(rules, s, s.turn) || s.turn == seat) return;
    lines.clear();
    lines.push(make::line(Verb::Refuse, seat));
  }
  static constexpr bool in_exchange(const State& s) { return s.phase == longroad::island::DuoPhase::Give; }
  static constexpr bool comes_anyway(const State& /*s*/) { return false; }
};

/// With the weights that decide.
struct Sense : BoardSense {
  using BoardSense::BoardSense;

  [[nodiscard]] constexpr Shares verdict(const Rules& rules, const State& s, Seat /*viewer*/,
                                         network::Memory& /*memory*/) const {
    return shares(rules, s);
  }
};

/// With a network that has the last word, among players who don't trade.
struct NetworkSense : BoardSense {
  Pips pips;
  network::AtHand network;

  constexpr NetworkSense() = default;
  constexpr NetworkSense(const Rules& rules, const network::AtHand& own)
      : BoardSense(rules), pips(rules), network(own) {}

  [[nodiscard]] constexpr Shares verdict(const Rules& rules, const State& s, Seat viewer,
                                         network::Memory& memory) const {
    if (network.is_none()) return shares(rules, s);
    return island::verdict(rules, yields, s, kWeights, network.residual(), [&](const State& stopped) {
      return network.judge(tell(rules, pips, stopped, viewer, false), memory);
    });
  }
};

}  // namespace longroad::bots::island
