/// Values that describe themselves: what is written is read as the same, faults name their place, and the
/// schema has what is declared.

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "notation/values/read.hpp"
#include "notation/values/schema.hpp"
#include "notation/values/write.hpp"

namespace longroad::notation {

enum class Flavour : std::uint8_t { Sweet, Sour };
constexpr std::array<std::string_view, 2> kFlavours{"sweet", "sour"};
constexpr const auto& words(Flavour) { return kFlavours; }

namespace {

struct Spot {
  int row = 0;
  int column = 0;
  static void fields(auto f) {
    f("row", &Spot::row, {.low = 1, .high = 9});
    f("column", &Spot::column, {.optional = true});
  }
  friend bool operator==(const Spot&, const Spot&) = default;
};

struct Grow {
  static constexpr std::string_view kName = "grow";
  static constexpr notation::Definition kDefinition{"Grow", "A fruit."};
  Spot at{};
  std::string name{};
  std::vector<Spot> seeds{};
  bool ripe = true;
  std::uint64_t weight = 0;
  std::optional<std::string> note{};
  Flavour flavour = Flavour::Sour;
  Seat eater{};
  static void fields(auto f) {
    f(&Grow::at);
    f("name", &Grow::name, {.low = 1, .high = 5, .about = "What it is called."});
    f("seeds", &Grow::seeds, {.high = 2});
    f("ripe", &Grow::ripe, {.optional = true});
    f("weight", &Grow::weight, {.optional = true});
    f("note", &Grow::note, {.optional = true});
    f("flavour", &Grow::flavour);
    f("eater", &Grow::eater, {.optional = true});
  }
  friend bool operator==(const Grow&, const Grow&) = default;
};

struct Rot {
  static constexpr std::string_view kName = "rot";
  static constexpr notation::Definition kDefinition{"Rot"};
  static void fields(auto) {}
};

using Happening = std::variant<Grow, Rot>;

const Grow kPear{.at = {2, 0},
                 .name = "Birne",
                 .seeds = {{1, 5}},
                 .ripe = false,
                 .weight = 0xFFFF'FFFF'FFFF'FFFF,
                 .note = "",
                 .flavour = Flavour::Sweet,
                 .eater = Seat::of(1)};

std::string why_not(std::string_view text, Reading reading = kMessage) {
  const auto grow = read_document<Grow>(boost::json::parse(text), reading);
  return grow ? "" : grow.error().sentence;
}

TEST(Value, WritesRequiredMembersAndWhatIsNotAsUsual) {
  EXPECT_EQ(value_text(kPear), R"({"row":2,"name":"Birne","seeds":[{"row":1,"column":5}],"ripe":false,)"
                               R"("weight":18446744073709551615,"note":"","flavour":"sweet","eater":2})");
  EXPECT_EQ(value_text(Grow{}), R"({"row":0,"name":"","seeds":[],"flavour":"sour"})");
}

TEST(Value, IsReadAsItWasWritten) {
  const auto again = read_document<Grow>(boost::json::parse(value_text(kPear)), kMessage);
  ASSERT_TRUE(again) << again.error().sentence;
  EXPECT_EQ(*again, kPear);
}

TEST(Value, FaultsNameTheirPlace) {
  EXPECT_EQ(why_not(R"({"row":2,"name":"Pear","seeds":[],"flavour":"sour"})"), "");
  EXPECT_EQ(why_not(R"({"row":10,"name":"Pear","seeds":[],"flavour":"sour"})"),
            "row: a number from 1 to 9 is expected.");
  EXPECT_EQ(why_not(R"({"row":2,"name":"Grapes","seeds":[],"flavour":"sour"})"),
            "name: 1 to 5 characters are expected.");
  EXPECT_EQ(why_not(R"({"row":2,"name":"Äpfel","seeds":[],"flavour":"sour"})"), "");  // characters, not bytes
  EXPECT_EQ(why_not(R"({"row":2,"name":"Pear","seeds":[{"row":1},{"column":1}],"flavour":"sour"})"),
            "seeds[1].row: this is missing.");
  EXPECT_EQ(why_not(R"({"row":2,"name":"Pear","seeds":[{"row":1,"r":1}],"flavour":"sour"})"),
            "seeds[0]: there is no 'r'.");
  EXPECT_EQ(why_not(R"({"row":2,"name":"Pear","seeds":[{"row":1},{"row":1},{"row":1}],"flavour":"sour"})"),
            "seeds: at most 2 are possible.");
  EXPECT_EQ(why_not(R"({"row":2,"name":"Pear","seeds":[],"flavour":"hot"})"),
            "flavour: 'hot' is none of sweet, sour.");
  EXPECT_EQ(why_not(R"({"row":2,"name":"Pear","seeds":[],"flavour":"sour","stone":1})"),
            "there is no 'stone'.");
}

TEST(Value, OfALogMayLackWhatOlderProgramsDidNotWrite) {
  EXPECT_EQ(why_not(R"({"row":2})", kLogged), "");
  EXPECT_EQ(why_not(R"({"row":2,"stone":1})", kLogged), "there is no 'stone'.");
  EXPECT_EQ(why_not(R"({"row":2,"stone":1})", kStored), "");
}

TEST(Value, OfSeveralKindsIsFoundByItsName) {
  Fault fault;
  const boost::json::value document = boost::json::parse(R"({"do":"rot","grow":1})");
  const Node node(document, fault);
  Happening happening;
  ASSERT_TRUE(read_kind(node, "rot", happening, kMessage));
  EXPECT_EQ(name_of(happening), "rot");
  refuse_strangers(node, {"do"}, happening);
  ASSERT_TRUE(fault.found());
  EXPECT_EQ(fault.error().sentence, "there is no 'grow'.");
  EXPECT_FALSE(read_kind(node, "freeze", happening, kMessage));
}

TEST(Value, IsDescribedInTheSchema) {
  Schema schema;
  schema.define_kinds<NoHead>(std::type_identity<Happening>{}, "Happening", "do");
  EXPECT_EQ(boost::json::serialize(schema.definitions().at("Happening")),
            R"({"oneOf":[{"$ref":"#/$defs/Grow"},{"$ref":"#/$defs/Rot"}]})");
  const auto& grow = schema.definitions().at("Grow").as_object();
  EXPECT_EQ(boost::json::serialize(grow.at("required")), R"(["do","row","name","seeds","flavour"])");
  const auto& members = grow.at("properties").as_object();
  EXPECT_EQ(boost::json::serialize(members.at("do")), R"({"const":"grow"})");
  EXPECT_EQ(boost::json::serialize(members.at("row")), R"({"type":"integer","minimum":1,"maximum":9})");
  EXPECT_EQ(boost::json::serialize(members.at("name")),
            R"({"type":"string","minLength":1,"maxLength":5,"description":"What it is called."})");
  EXPECT_EQ(boost::json::serialize(members.at("flavour")), R"({"enum":["sweet","sour"]})");
  EXPECT_EQ(boost::json::serialize(members.at("eater")), R"({"$ref":"#/$defs/SeatNumber"})");
  EXPECT_EQ(boost::json::serialize(members.at("note")), R"({"anyOf":[{"type":"string"},{"type":"null"}]})");
}

TEST(Value, ASchemaFileKeepsWhatIsNotDescribed) {
  const std::string file = with_definitions(R"({"$defs":{"Rot":{"type":"string"},"Other":{"type":"null"}}})",
                                            {{"Rot", {{"type", "object"}}}});
  EXPECT_EQ(file, R"({
  "$defs": {
    "Rot": { "type": "object" },
    "Other": { "type": "null" }
  }
}
)");
}

}  // namespace
}  // namespace longroad::notation
