/// What every soccer board has, whatever is drawn: pitches, discs and terrain.

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "games/island/soccer/model/pitches.hpp"
#include "games/island/text/text.hpp"

namespace longroad::island {
namespace {

namespace json = boost::json;

int count(const Board& board, Terrain terrain) {
  return static_cast<int>(std::ranges::count(board.terrain, terrain));
}

void expect_soccer(const Board& board) {
  EXPECT_EQ(board.terrain[kCentre.index], Terrain::Pitch);
  EXPECT_EQ(count(board, Terrain::Pitch), 2);
  EXPECT_EQ(count(board, Terrain::Desert), 0);
  EXPECT_EQ(count(board, Terrain::Hills), 3);
  EXPECT_EQ(count(board, Terrain::Mountains), 3);
  const int others =
      count(board, Terrain::Forest) + count(board, Terrain::Pasture) + count(board, Terrain::Fields);
  EXPECT_EQ(others, 11);
  EXPECT_TRUE(board.robber.is_none());
  int doubled = 0;
  for (int h = 0; h < kHexes; ++h) {
    const auto [first, second] = board.discs[h];
    EXPECT_EQ(first != 0, produces(board.terrain[h])) << "hex " << h;
    if (second == 0) continue;
    ++doubled;
    EXPECT_EQ(first, 2);
    EXPECT_EQ(second, 12);
  }
  EXPECT_EQ(doubled, 1);
}

TEST(SoccerBoard, HasTwoPitchesAndOneHexWithTwoDiscs) {
  int replaced = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed)
    for (const Layout layout : {Layout::Beginner, Layout::Variable, Layout::Random}) {
      const Board base = draw_board(kTopology, layout, RandKey{seed}, kCentre);
      replaced += replaces_pasture(base) ? 1 : 0;
      expect_soccer(with_pitches(base, HexId::none(), RandKey{seed}.child(1)));
    }
  EXPECT_GT(replaced, 50);
}

/// A board on which the 2 lies on hills, and pastures on 4, 6, 17 and 18.
const RandKey kTwoOnHills = GameKeys::from(RandKey{5}).board;

TEST(SoccerBoard, ReplacesARandomPasture) {
  const Board base = draw_board(kTopology, Layout::Variable, kTwoOnHills, kCentre);
  std::array<int, kHexes> times{};
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const Board board = with_pitches(base, HexId::none(), RandKey{seed});
    for (int h = 0; h < kHexes; ++h) times[h] += board.terrain[h] == Terrain::Hills ? 1 : 0;
  }
  for (const int pasture : {4, 6, 17, 18}) EXPECT_NEAR(times[pasture], 75, 30) << "hex " << pasture;
}

Result<Position> begin_with(int pasture, RandKey key, int revision = kRevision) {
  const json::object options{{"edition", "de"}, {"pasture", pasture}};
  return start(kSoccer, 4, key, nullptr, &options, revision);
}

TEST(SoccerBoard, PutsHillsWhereTheHostSays) {
  const auto begun = begin_with(18, kTwoOnHills);
  ASSERT_TRUE(begun);
  EXPECT_EQ(begun->rules.board.terrain[18], Terrain::Hills);
}

/// The host chooses on the board that lies there: it is the same for every choice but for the pasture, and
/// a hex that has none is as good as no choice.
TEST(SoccerBoard, IsTheSameForEveryChoice) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const RandKey key{seed};
    const Board base = draw_board(kTopology, Layout::Variable, key, kCentre);
    const auto unchosen = start(kSoccer, 4, key, nullptr, nullptr);
    for (int pasture = 0; pasture < kHexes; ++pasture) {
      if (pasture == kCentre.index) continue;
      const auto begun = begin_with(pasture, key);
      ASSERT_TRUE(begun) << seed << ", " << pasture;
      const bool replaced = replaces_pasture(base) && base.terrain[pasture] == Terrain::Pasture;
      const Board expected = replaced ? with_pitches(base, HexId::of(pasture), key) : unchosen->rules.board;
      EXPECT_EQ(begun->rules.board.terrain, expected.terrain) << seed << ", " << pasture;
      EXPECT_EQ(begun->rules.board.discs, expected.discs) << seed << ", " << pasture;
    }
  }
  EXPECT_EQ(begin_with(kCentre.index, kTwoOnHills).error().sentence,
            "options.pasture: there is no pasture on this hex.");
}

TEST(SoccerBoard, WasDrawnInTheFirstRevisionSoThatItSuitedTheHost) {
  for (std::uint64_t seed = 0; seed < 100; ++seed)
    for (int pasture = 0; pasture < kHexes; ++pasture)
      EXPECT_EQ(bool(begin_with(pasture, RandKey{seed}, kFirstRevision)), pasture != kCentre.index)
          << seed << ", " << pasture;
}

}  // namespace
}  // namespace longroad::island
