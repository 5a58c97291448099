/// Undoing lines (take_back=undo): each step leads to exactly the position before the line.
#include <gtest/gtest.h>

#include "properties.hpp"

namespace longroad::tests {
namespace {

/// What may be undone now, newest first, as the positions that it leads to.
std::vector<std::string> undone(const games::Position& position) {
  std::vector<std::string> out;
  const auto copy = position.clone();
  for (;;) {
    Actions revisions;
    copy->revisions(revisions);
    if (revisions.empty()) return out;
    EXPECT_EQ(revisions.size(), 1);
    EXPECT_TRUE(copy->text(revisions[0]).ends_with(" undo"));
    EXPECT_FALSE(copy->check(revisions[0]));
    copy->apply(revisions[0]);
    out.push_back(written(*copy));
  }
}

TEST(Undo, LeadsBackLineByLineAndRevealsNothing) {
  for (const auto& [game, players] : {std::pair{"base", 4}, {"duo", 2}, {"soccer", 4}}) {
    const Kind kind{games::find_game(game), players, R"({"take_back":"undo"})"};
    const GameKeys keys = GameKeys::from(RandKey{11});
    const auto position = kind.start(keys.board);
    RandomPlay play(*position, keys, {.revise = 400});
    std::vector<std::string> before;  // the positions that undoing may lead back to
    int steps = 0;
    std::size_t deepest = 0;
    for (int i = 0; i < 3000; ++i) {
      const auto line = play.next();
      if (!line) break;
      const std::string was = written(*position);
      const bool undo = position->text(*line).ends_with(" undo");
      position->apply(*line);
      if (undo) {
        ASSERT_FALSE(before.empty());
        EXPECT_EQ(written(*position), before.back());
        before.pop_back();
        ++steps;
      } else {
        before.push_back(was);
      }
      const auto back = undone(*position);
      ASSERT_LE(back.size(), before.size());
      for (std::size_t n = 0; n < back.size(); ++n) ASSERT_EQ(back[n], before[before.size() - 1 - n]);
      before.erase(before.begin(), before.end() - static_cast<std::ptrdiff_t>(back.size()));
      deepest = std::max(deepest, back.size());
    }
    EXPECT_GT(steps, 20) << game;
    EXPECT_GE(deepest, 3U) << game;
  }
}

}  // namespace
}  // namespace longroad::tests
