/// Properties of chance: it is keyed, so that nothing but its key decides it.
#include <algorithm>
#include <array>
#include <map>

#include "properties.hpp"

namespace longroad::tests {
namespace {

using games::Position;

TEST_P(Properties, WhatIsDrawnIsAmongTheOutcomes) {
  play_all(0.1, [this](const Position& position) {
    Outcomes outcomes;
    if (!position.chance_due() || !every(3) || !position.outcomes(outcomes)) return;
    EXPECT_FALSE(outcomes.empty());
    for (std::uint64_t i = 0; i < 20; ++i) {
      const Action drawn = position.draw(RandKey{lines_.size()}.child(i));
      const auto found = std::ranges::find(outcomes, drawn, &Outcome::action);
      ASSERT_NE(found, outcomes.end()) << position.text(drawn) << " is not among the outcomes";
      EXPECT_GT(found->weight, 0U) << position.text(drawn);
    }
  });
}

/// What happened by chance: for each stream the outcomes there were, and what was drawn.
struct Fate {
  std::vector<std::pair<std::string, std::string>> streams[Luck::kStreams];
};

/// Plays a game in which the luck is the same, and the decisions come from another key.
Fate fate_of(const Kind& kind, RandKey luck, RandKey decisions) {
  Fate fate;
  const auto position = kind.start(RandKey{1});
  Luck drawn{luck};
  Random random(decisions);
  for (int line = 0; line < 3000 && !position->over(); ++line) {
    if (position->chance_due()) {
      const int stream = position->stream();
      std::string possible;
      Outcomes outcomes;
      if (position->outcomes(outcomes))
        for (const Outcome& o : outcomes)
          possible += position->text(o.action) + "*" + std::to_string(o.weight) + ";";
      const Action action = position->draw(drawn.next(stream));
      fate.streams[stream].emplace_back(possible, position->text(action));
      position->apply(action);
      continue;
    }
    Actions legal;
    position->legal(legal);
    position->apply(legal[random.below(legal.size())]);
  }
  return fate;
}

/// The n-th roll of a game is the same whatever was decided before: where the outcomes are the same,
/// so is what comes.
TEST_P(Properties, DecisionsChangeNoLuck) {
  int compared = 0;
  for (std::uint64_t game = 0; game < 4; ++game) {
    const Fate one = fate_of(GetParam(), RandKey{game}, RandKey{100});
    const Fate other = fate_of(GetParam(), RandKey{game}, RandKey{200});
    for (int stream = 0; stream < Luck::kStreams; ++stream) {
      const std::size_t both = std::min(one.streams[stream].size(), other.streams[stream].size());
      for (std::size_t n = 0; n < both; ++n) {
        const auto& [possible, drawn] = one.streams[stream][n];
        if (possible.empty() || possible != other.streams[stream][n].first) continue;
        ++compared;
        EXPECT_EQ(drawn, other.streams[stream][n].second) << "stream " << stream << ", number " << n;
      }
    }
  }
  EXPECT_GT(compared, 10);
}

}  // namespace
}  // namespace longroad::tests
