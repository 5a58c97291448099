#include "notation/members.hpp"

#include <gtest/gtest.h>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace longroad::notation {
namespace {

std::string written(void (*write)(JsonText& out)) {
  std::string text;
  JsonText out(text);
  write(out);
  return text;
}

TEST(JsonText, SeparatesWhatItWrites) {
  EXPECT_EQ(written([](JsonText& out) {
              out.object([&] {
                out.member("a", 1);
                out.key("b");
                out.array([&] {
                  out.null();
                  out.value(true);
                  out.value(-7);
                  out.array([] {});
                  out.object([] {});
                });
                out.member("c", "d");
              });
            }),
            R"({"a":1,"b":[null,true,-7,[],{}],"c":"d"})");
}

TEST(JsonText, EscapesWhatMustBe) {
  EXPECT_EQ(written([](JsonText& out) { out.value("a\"b\\c\n"); }), R"("a\"b\\c\n")");
  EXPECT_EQ(written([](JsonText& out) { out.value(":"); }), R"(":")");
  // What ends a text may look like the beginning of an object.
  EXPECT_EQ(written([](JsonText& out) {
              out.array([&] {
                out.value("{");
                out.value("[");
              });
            }),
            R"(["{","["])");
}

TEST(Members, TellWhatChanged) {
  Members members;
  members.write_all({{"a", 1}, {"b", 2}});
  EXPECT_EQ(members.whole(), R"({"a":1,"b":2})");
  EXPECT_EQ(members.changed(), R"({"a":1,"b":2})");
  members.write_all({{"a", 1}, {"b", 3}});
  EXPECT_EQ(members.changed(), R"({"b":3})");
  members.write_all({{"a", 1}, {"b", 3}});
  EXPECT_EQ(members.changed(), "{}");
  members.write_all({{"c", 1}});
  EXPECT_EQ(members.changed(), R"({"c":1})");
  EXPECT_EQ(members.whole(), R"({"c":1})");
}

TEST(Members, WriteOnceWhatNeverChanges) {
  Members members;
  int written = 0;
  for (int i = 0; i < 3; ++i) {
    members.begin();
    members.write_once("a", [&](JsonText& out) { out.value(++written); });
    members.write("b", [&](JsonText& out) { out.value(i); });
    members.write_for(i / 2, "c", [&](JsonText& out) { out.value(i + 10); });
  }
  EXPECT_EQ(members.whole(), R"({"a":1,"b":2,"c":12})");
  EXPECT_EQ(members.changed(), R"({"b":2,"c":12})");
  members.begin();
  members.write_once("a", [&](JsonText& out) { out.value(++written); });
  members.write("b", [&](JsonText& out) { out.value(5); });
  members.write_for(1, "c", [&](JsonText& out) { out.value(13); });
  EXPECT_EQ(members.changed(), R"({"b":5})");
}

/// An item is written when its key is another, and the list has changed when a text has.
TEST(Members, WriteTheItemsOfAListByTheirKeys) {
  Members members;
  std::vector<int> written;
  const auto write = [&](std::vector<std::uint64_t> values) {
    written.clear();
    members.begin();
    const auto key_of = [&](int i) { return Key(values[static_cast<std::size_t>(i)]); };
    members.write_list("list", static_cast<int>(values.size()), key_of, [&](JsonText& out, int i) {
      written.push_back(i);
      out.value(values[static_cast<std::size_t>(i)] / 10);
    });
    members.write("other", [](JsonText& out) { out.value(1); });
    return members.changed();
  };
  EXPECT_EQ(write({10, 20}), R"({"list":[1,2],"other":1})");
  EXPECT_EQ(write({10, 20}), "{}");
  EXPECT_TRUE(written.empty());
  EXPECT_EQ(write({10, 35}), R"({"list":[1,3]})");
  EXPECT_EQ(written, std::vector{1});
  EXPECT_EQ(write({10, 36}), "{}") << "another key, the same text";
  EXPECT_EQ(write({10}), R"({"list":[1]})");
  EXPECT_EQ(members.whole(), R"({"list":[1],"other":1})");
  EXPECT_EQ(write({}), R"({"list":[]})");
  std::string object = R"({"more":true)";
  members.add_whole(object);
  EXPECT_EQ(object, R"({"more":true,"list":[],"other":1)");
}

}  // namespace
}  // namespace longroad::notation
