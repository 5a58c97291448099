#include "notation/record.hpp"

#include <gtest/gtest.h>

namespace longroad::notation {
namespace {

constexpr std::string_view kText =
    "format: 1\n"
    "game: base\n"
    "players: [\"Ada #1\",\"Ben: B\",\"Cleo\"]\n"
    "\n"
    "1 settle 20\n"
    "* dice 3 5\n";

TEST(Record, ReadsHeadersAndLines) {
  const auto record = read_record(kText);
  ASSERT_TRUE(record) << record.error().sentence;
  EXPECT_EQ(*record->header("game"), "base");
  EXPECT_EQ(*record->header("players"), R"(["Ada #1","Ben: B","Cleo"])");
  EXPECT_EQ(record->header("board"), nullptr);
  EXPECT_EQ(record->lines, (std::vector<RecordLine>{{"1 settle 20", 5}, {"* dice 3 5", 6}}));
}

TEST(Record, WritesWhatItRead) {
  EXPECT_EQ(write_record(*read_record(kText)), kText);
  EXPECT_EQ(write_record(*read_record("format: 1\n\n")), "format: 1\n\n");
}

TEST(Record, ReadsOverCommentsBlanksAndForeignLineEnds) {
  const auto record = read_record(
      "# a game of ours\r\nformat: 1\r\ngame:base \r\n# said of nobody\r\n\r\n\r\n"
      "1 settle 20  # the best place\r\n# nothing\r\n* dice 3 5");
  ASSERT_TRUE(record) << record.error().sentence;
  EXPECT_EQ(*record->header("game"), "base");
  EXPECT_EQ(record->lines, (std::vector<RecordLine>{{"1 settle 20", 7}, {"* dice 3 5", 9}}));
}

TEST(Record, IsOfTheFirstRevisionWhereItNamesNone) {
  EXPECT_EQ(read_record(kText)->revision(), 1);
  EXPECT_EQ(read_record("format: 1\nrules: 1\n")->revision(), 1);
  EXPECT_EQ(read_record("format: 1\nrules: 2\n")->revision(), 2);
}

TEST(Record, RefusesWhatIsNone) {
  const auto refusal = [](std::string_view text) {
    const auto record = read_record(text);
    return record ? "" : record.error().sentence;
  };
  EXPECT_EQ(refusal(""), "That is no record: the header 'format: 1' is missing.");
  EXPECT_EQ(refusal("game: base\n\n1 roll\n"), "That is no record: the header 'format: 1' is missing.");
  for (const char* rules : {"0", "3", "two", "-1", ""})
    EXPECT_EQ(refusal("format: 1\nrules: " + std::string(rules) + "\n"),
              "The record is played by rules of revision '" + std::string(rules) + "'; known are 1 to 2.");
  EXPECT_EQ(refusal("format: 2\n"), "The record is of format '2'; only 1 is known.");
  EXPECT_EQ(refusal("format: 1\n1 roll\n"),
            "Line 2: a header is expected, a name and a colon, not '1 roll'.");
  EXPECT_EQ(refusal("format: 1\ngame: base\ngame: duo\n"), "Line 3: the header 'game' is there twice.");
}

}  // namespace
}  // namespace longroad::notation
