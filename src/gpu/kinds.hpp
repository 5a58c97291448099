/// What a game waits for, as a small number: games of the same kind take nearly the same way through the
/// rules with their next line, so the driver of a batch plays them together.
#pragma once

#include "games/island/core.hpp"
#include "games/struggle/core.hpp"

namespace longroad::gpu {

inline constexpr int kThreads = 256;  // a block, of which each multiprocessor has one
inline constexpr int kLanes = 32;     // a warp
inline constexpr int kKinds = 16;
inline constexpr int kNewGame = kKinds - 1;  // a game that has not begun

/// By phase; the middle of a turn also by what the hand can pay, since looking for places takes longest.
constexpr int kind_of(const island::State& s) {
  constexpr int kCanBuild = 12;
  constexpr int kCanBuy = 13;
  constexpr int kCanTrade = 14;
  if (s.phase != island::Phase::Main) return static_cast<int>(s.phase) % 12;
  const Bundle hand = s.hand[s.turn.index];
  if (hand.covers(island::kRoadPrice)) return kCanBuild;
  if (hand.covers(island::kCityPrice) || hand.covers(island::kCardPrice)) return kCanBuy;
  bool pair = false;
  hand.for_each_with(2, [&](Resource) { pair = true; });
  return pair ? kCanTrade : static_cast<int>(island::Phase::Main);
}

/// By phase; trading also by whether more than the stack can be traded with, since that is a long list.
constexpr int kind_of(const struggle::State& s) {
  constexpr int kStackOnly = 9;
  if (s.phase != struggle::Phase::Trade) return static_cast<int>(s.phase);
  const bool many = s.trades_left > 0 && s.of(s.seat).roads > 0;
  return many ? static_cast<int>(s.phase) : kStackOnly;
}

}  // namespace longroad::gpu
