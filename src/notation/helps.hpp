/// What several games help those with who show them and know no rules: members of a view beside those of the
/// position.
#pragma once

#include <algorithm>
#include <string_view>

#include "notation/members.hpp"

namespace longroad::notation {

/// What some points of a seat are for: a kind, how many of it there are, and their points. A kind that
/// brought none is left out.
inline void write_scored(JsonText& out, std::string_view kind, int count, int points) {
  if (points == 0) return;
  out.object([&] {
    out.member("kind", kind);
    out.member("count", count);
    out.member("points", points);
  });
}

/// `standstill`: after how many rounds in which nothing is built the game ends, and how many of them are left
/// with the one being played, 0 once it has ended so; null where it never does. `idle` are turns, and a game
/// that goes on has at least this round.
inline void write_standstill(Members& members, int rounds, int idle, int playing, bool over) {
  members.write("standstill", [&](JsonText& out) {
    if (rounds == 0) return out.null();
    const int turns = std::max(0, rounds * playing - idle);
    const int left = playing == 0 ? 0 : (turns + playing - 1) / playing;
    out.object([&] {
      out.member("rounds", rounds);
      out.member("left", over ? left : std::max(1, left));
    });
  });
}

}  // namespace longroad::notation
