#include "notation/words.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace longroad::notation {
namespace {

std::vector<std::string_view> listed(const Result<Words>& words) {
  if (!words) return {words.error().sentence};
  return {words->begin(), words->end()};
}
using List = std::vector<std::string_view>;

TEST(Words, SplitsAtBlanks) {
  EXPECT_EQ(listed(split_words("1 settle 20")), (List{"1", "settle", "20"}));
  EXPECT_EQ(listed(split_words("  1\t roll ")), (List{"1", "roll"}));
  EXPECT_EQ(listed(split_words("")), List{});
  EXPECT_EQ(split_words("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17").error().sentence,
            "More than 16 words in a line.");
}

TEST(Words, SplitsLists) {
  EXPECT_EQ(listed(split_items("2,3")), (List{"2", "3"}));
  EXPECT_EQ(listed(split_items("20-21", '-')), (List{"20", "21"}));
  EXPECT_EQ(listed(split_items("2,,3")), (List{"2", "", "3"}));
  EXPECT_EQ(listed(split_items("")), (List{""}));
}

TEST(Words, QuotesSafely) {
  EXPECT_EQ(quote("rob\n"), "'rob?'");
  EXPECT_EQ(quote(std::string(50, 'x')), "'" + std::string(40, 'x') + "…'");
  EXPECT_EQ(quote(std::string(39, 'x') + "é"), "'" + std::string(39, 'x') + "…'");
}

TEST(Words, ReadsWholeNumbers) {
  EXPECT_EQ(*read_number("0", 0, 53), 0);
  EXPECT_EQ(*read_number("53", 0, 53), 53);
  for (const char* bad : {"", "x", "-1", "+1", "01", "1x", "1.0", " 1"})
    EXPECT_EQ(read_number(bad, 0, 53).error().sentence, quote(bad) + " is no whole number.");
  for (const char* bad : {"54", "99999999999999999999"})
    EXPECT_EQ(read_number(bad, 0, 53).error().sentence, quote(bad) + " is out of range: from 0 to 53.");
}

TEST(Words, ReadsResources) {
  EXPECT_EQ(*read_resource("o"), Resource::Ore);
  EXPECT_EQ(letter(Resource::Grain), 'g');
  for (const char* bad : {"", "q", "bb", "B"})
    EXPECT_EQ(read_resource(bad).error().sentence, quote(bad) + " is no resource: b, l, w, g or o.");
}

TEST(Words, BundlesHaveOneTextOnly) {
  EXPECT_EQ(text(Bundle{}), "-");
  EXPECT_EQ(text(Bundle::each(2, 0, 1, 0, 0)), "bbw");
  EXPECT_EQ(*read_bundle("bbw"), Bundle::each(2, 0, 1, 0, 0));
  EXPECT_EQ(*read_bundle("-"), Bundle{});
  EXPECT_EQ(read_bundle("wbb").error().sentence, "'wbb' is not in order: write 'bbw'.");
  EXPECT_EQ(read_bundle("bq").error().sentence, "'bq' is no bundle: its letters are b, l, w, g and o.");
  EXPECT_EQ(read_bundle("").error().sentence, "An empty bundle is written '-'.");
  EXPECT_TRUE(read_bundle(std::string(127, 'b')));
  EXPECT_FALSE(read_bundle(std::string(128, 'b')));
}

TEST(Words, ReadsSeats) {
  EXPECT_EQ(*read_seat("4", 4), Seat::of(3));
  EXPECT_EQ(text(Seat::of(3)), "4");
  for (const char* bad : {"0", "5", "x", ""})
    EXPECT_EQ(read_seat(bad, 4).error().sentence, quote(bad) + " is no seat: they are 1 to 4.");
  EXPECT_EQ(*read_actor("2", 4), Seat::of(1));
  EXPECT_TRUE(read_actor("*", 4)->is_none());
  EXPECT_EQ(read_actor("roll", 4).error().sentence,
            "A line begins with who acts, a seat from 1 to 4 or '*', not with 'roll'.");
}

TEST(Words, ListsOfSeatsAreInOrder) {
  const SeatSet two_and_three = SeatSet::of(Seat::of(1)) | SeatSet::of(Seat::of(2));
  EXPECT_EQ(*read_seats("2,3", 4), two_and_three);
  EXPECT_EQ(text(two_and_three), "2,3");
  EXPECT_EQ(read_seats("3,2", 4).error().sentence, "The seats in '3,2' are not in order.");
  EXPECT_FALSE(read_seats("2,2", 4));
  EXPECT_FALSE(read_seats("2,", 4));
}

}  // namespace
}  // namespace longroad::notation
