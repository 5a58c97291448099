#include "notation/json.hpp"

#include <gtest/gtest.h>

#include <boost/json/value.hpp>
#include <functional>

#include "notation/words.hpp"

namespace longroad::notation {
namespace {

/// What a reader of this document is told; empty where all is well.
std::string fault_in(std::string_view text, const std::function<void(const Node&)>& read) {
  const auto document = parse_json(text);
  if (!document) return document.error().sentence;
  Fault fault;
  read(Node(*document, fault));
  return fault.found() ? fault.error().sentence : "";
}

TEST(Json, RefusesWhatIsNoJson) {
  EXPECT_FALSE(parse_json("{"));
  EXPECT_FALSE(parse_json(""));
  EXPECT_FALSE(parse_json("\"\xff\""));
  EXPECT_FALSE(parse_json("{} {}"));
  EXPECT_TRUE(parse_json(std::string(kMaxJsonDepth, '[') + std::string(kMaxJsonDepth, ']')));
  EXPECT_FALSE(parse_json(std::string(kMaxJsonDepth + 1, '[') + std::string(kMaxJsonDepth + 1, ']')));
  EXPECT_FALSE(parse_json("\"" + std::string(kMaxJsonBytes, 'x') + "\""));
}

TEST(Json, ReadsWhatIsThereAndDefaultsWhatIsNot) {
  const std::string_view text = R"({"a":7,"b":[true,"bbw",null],"big":18446744073709551615,"seat":2})";
  EXPECT_EQ(fault_in(text,
                     [](const Node& root) {
                       EXPECT_EQ(root.at("a").number(0, 9, 1), 7);
                       EXPECT_EQ(root.at("none").number(0, 9, 1), 1);
                       EXPECT_EQ(root.at("none").at("deeper").at(3).word("else"), "else");
                       EXPECT_EQ(root.at("b").size(3), 3);
                       EXPECT_TRUE(root.at("b").at(0).flag(false));
                       EXPECT_EQ(root.at("b").at(1).bundle({}), Bundle::each(2, 0, 1, 0, 0));
                       EXPECT_FALSE(root.at("b").at(2).given());
                       EXPECT_EQ(root.at("big").number64(0), 18446744073709551615U);
                       EXPECT_EQ(root.at("seat").seat(2, Seat::none()), Seat::of(1));
                       root.only({"a", "b", "big", "seat"});
                     }),
            "");
}

TEST(Json, NamesThePlaceOfAFault) {
  const auto read = [](const Node& root) {
    root.only({"seats"});
    const Node seats = root.at("seats");
    for (int i = 0; i < seats.size(2); ++i) {
      seats.at(i).only({"hand", "points"});
      static_cast<void>(seats.at(i).at("hand").bundle({}));
      static_cast<void>(seats.at(i).at("points").number(0, 10, 0));
    }
  };
  EXPECT_EQ(fault_in(R"({"seats":[{},{"hand":"q"}]})", read),
            "seats[1].hand: 'q' is no bundle: its letters are b, l, w, g and o.");
  EXPECT_EQ(fault_in(R"({"seats":[{"hand":3}]})", read),
            "seats[0].hand: a text in quotation marks is expected.");
  EXPECT_EQ(fault_in(R"({"seats":[{"points":11}]})", read),
            "seats[0].points: a number from 0 to 10 is expected.");
  EXPECT_EQ(fault_in(R"({"seats":[{"points":18446744073709551615}]})", read),
            "seats[0].points: a number from 0 to 10 is expected.");
  EXPECT_EQ(fault_in(R"({"seats":[{"points":1.5}]})", read), "seats[0].points: a whole number is expected.");
  EXPECT_EQ(fault_in(R"({"seats":[{"hamd":"b"}]})", read), "seats[0]: there is no 'hamd'.");
  EXPECT_EQ(fault_in(R"({"seats":{}})", read), "seats: a list in brackets is expected.");
  EXPECT_EQ(fault_in(R"({"seats":[3]})", read), "seats[0]: an object in braces is expected.");
  EXPECT_EQ(fault_in(R"({"seats":[{},{},{}]})", read), "seats: at most 2 are possible.");
  EXPECT_EQ(fault_in(R"([])", read), "an object in braces is expected.");
}

TEST(Json, ReadsNumbersOfEveryKindThatProgramsWrite) {
  Fault fault;
  const boost::json::value unsigned_number(7U);
  EXPECT_EQ(Node(unsigned_number, fault).number(0, 9, 1), 7);
  EXPECT_FALSE(fault.found());
}

TEST(Json, KeepsTheFirstFault) {
  EXPECT_EQ(fault_in(R"({"a":true,"b":0})",
                     [](const Node& root) {
                       EXPECT_EQ(root.at("a").number(1, 5, 4), 4);
                       EXPECT_EQ(root.at("b").number(1, 5, 4), 4);
                     }),
            "a: a whole number is expected.");
}

TEST(Json, ChoosesAmongNames) {
  static constexpr std::string_view kNames[] = {"auto", "manual"};
  EXPECT_EQ(fault_in(R"("manual")", [](const Node& root) { EXPECT_EQ(root.choice(kNames, 0), 1); }), "");
  EXPECT_EQ(fault_in(R"("never")", [](const Node& root) { EXPECT_EQ(root.choice(kNames, 0), 0); }),
            "'never' is none of auto, manual.");
}

}  // namespace
}  // namespace longroad::notation
