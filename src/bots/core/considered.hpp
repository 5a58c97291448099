/// The lines that a bot thinks about which plays through the face of a game.
#pragma once

#include <algorithm>

#include "bots/core/bot.hpp"
#include "bots/judge/judge.hpp"

namespace longroad::bots {

/// Of the legal lines those that the judge finds worth a thought, and the lines of open verbs that it adds.
/// `world` is one that the seat can't rule out.
inline Actions considered(const Seen& seen, const Judge& judge, const games::Position& world,
                          const Actions& legal) {
  Actions lines = legal;
  judge.consider(world, seen.seat(), lines);
  Actions allowed;
  for (const Action line : lines)
    if (std::ranges::find(legal, line) != legal.end() || seen.allows(line)) allowed.push(line);
  return allowed.empty() ? legal : allowed;
}

}  // namespace longroad::bots
