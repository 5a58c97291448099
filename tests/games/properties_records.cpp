/// Properties of what is written: records replay, positions come back, cards are conserved.
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <map>
#include <set>

#include "games/replay.hpp"
#include "properties.hpp"

namespace longroad::tests {
namespace {

namespace json = boost::json;
using games::Position;

TEST_P(Properties, ARecordReplaysToTheSamePosition) {
  play_all(0.1, [this](const Position& position) {
    if (!position.over() && !every(500)) return;
    const auto read = notation::read_record(record());
    ASSERT_TRUE(read) << read.error().sentence;
    EXPECT_EQ(notation::write_record(*read), record());
    const auto again = games::replay(*read);
    ASSERT_TRUE(again) << again.error().sentence;
    EXPECT_EQ(written(*again->position), written(position));
    EXPECT_TRUE(again->position->equals(position));
    EXPECT_EQ(again->lines, lines_);
  });
}

TEST_P(Properties, APositionIsReadAsItIsWritten) {
  play_all(0.2, [this](const Position& position) {
    if (!every(20) && !position.over()) return;
    const std::string text = written(position);
    const auto read = GetParam().game->read(json::parse(text).as_object());
    ASSERT_TRUE(read) << read.error().sentence << "\n" << text;
    EXPECT_EQ(written(**read), text);
    EXPECT_TRUE((*read)->equals(position)) << "something is not written: " << text;
    Actions before;
    Actions after;
    position.legal(before);
    (*read)->legal(after);
    EXPECT_TRUE(std::ranges::equal(before, after)) << "the order of the legal lines differs";
  });
}

using Tally = std::map<char, int>;

/// The members of a position in which bundles of a game's cards lie.
std::set<std::string_view> places_of_bundles(const games::Game& game) {
  std::set<std::string_view> places;
  for (const notation::Pack& pack : game.packs()) {
    if (pack.written != notation::Pack::Written::Letters) continue;
    places.insert(pack.source);
    for (const auto& members : {pack.open, pack.of_seat, pack.held})
      places.insert(members.begin(), members.end());
  }
  return places;
}

/// The resource cards of all hands and piles.
void count_cards(const json::value& value, std::string_view key, const std::set<std::string_view>& places,
                 Tally& tally) {
  if (const auto* object = value.if_object())
    for (const auto& member : *object) count_cards(member.value(), member.key(), places, tally);
  if (const auto* list = value.if_array())
    for (const auto& item : *list) count_cards(item, {}, places, tally);
  if (const auto* text = value.if_string(); text != nullptr && places.contains(key))
    for (const char c : *text) ++tally[c];
}

TEST_P(Properties, NoResourceCardIsMadeOrLost) {
  const auto places = places_of_bundles(*GetParam().game);
  if (places.empty()) GTEST_SKIP() << "this game has no resource cards";
  play_all(0.1, [&, first = Tally{}](const Position& position) mutable {
    if (!every(20) && !lines_.empty() && !position.over()) return;
    Tally tally;
    count_cards(position.json(), {}, places, tally);
    tally.erase('-');
    if (lines_.empty()) first = tally;
    EXPECT_EQ(tally, first) << written(position);
    EXPECT_EQ(tally.size(), 5U);
  });
}

}  // namespace
}  // namespace longroad::tests
