/// What a table's log has on disk, to the letter: logs of every version go on being read, and are written as
/// they always were.

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

#include "server/table/model/notice.hpp"

namespace longroad::server {
namespace {

std::string text_of(const Notice& notice) {
  std::string text;
  notation::JsonText out(text);
  out.object([&] { write_notice(out, notice); });
  return text;
}

/// One of each kind.
constexpr std::string_view kLines[] = {
    R"({"k":"opened","settings":{"name":"Ada's","game":"base","rules":1,"players":4,"options":{"take_back":"undo"},"board":null,"position":null,"public":true,"clock":{"turn":60000,"reserve":0,"answer":20000},"opening":0,"watchers":false,"delay":5,"pace":600,"tracking":true,"rated":false,"wait_ready":true,"reserved":false,"tournament":""},"dice":"ab","bots":["","novice"],"names":["","Kim"]})",
    R"({"k":"joined","seat":1,"name":"Ada","account":"","secret":"f0","program":false,"guest":"9a","blocks":["guest/1","hidden/2"]})",
    R"({"k":"left","seat":2})",
    R"({"k":"back","seat":2})",
    R"({"k":"bot","seat":3,"bot":"novice","once":true})",
    R"({"k":"placed","seat":3})",
    R"({"k":"vacated","seat":3})",
    R"({"k":"seeded","seat":1,"seed":"a \"text\""})",
    R"({"k":"ready","seat":1,"on":false})",
    R"({"k":"started","board":{"hexes":["b"]},"options":{}})",
    R"({"k":"said","seat":4,"text":"Grüß dich"})",
    R"({"k":"voted","seat":1,"about":null,"choice":"end","decided":true})",
    R"({"k":"muted","seat":1,"about":2,"on":true})",
    R"({"k":"blocked","seat":1,"person":"account/ben","name":"Ben","on":true})",
    R"({"k":"silenced","seat":2,"on":true})",
    R"({"k":"rekeyed","seat":2,"secret":""})",
    R"({"k":"preferred","seat":2,"auto_refuse":true})",
    R"({"k":"ended","reason":"abandoned"})",
    R"({"k":"revealed"})",
    R"({"k":"rematch","seat":1,"table":"abcdefghij"})",
    R"({"k":"limited","clock":null})",
    R"({"k":"resumed"})",
};

TEST(Notices, AreOnDiskAsTheyAlwaysWere) {
  ASSERT_EQ(std::size(kLines), std::variant_size_v<Notice>);
  for (const std::string_view line : kLines) {
    const auto notice = read_notice(boost::json::parse(line));
    ASSERT_TRUE(notice) << line << notice.error().sentence;
    EXPECT_EQ(text_of(*notice), line);
  }
}

TEST(Notices, OfOlderProgramsAreRead) {
  const auto opened = read_notice(boost::json::parse(
      R"({"k":"opened","settings":{"game":"base","players":3,"clock":null},"dice":"ab","bots":[]})"));
  ASSERT_TRUE(opened);
  const Settings& settings = std::get<notice::Opened>(*opened).settings;
  EXPECT_EQ(settings.rules, kFirstRevision);
  EXPECT_EQ(settings.opening, 0);
  EXPECT_TRUE(settings.watchers);
  const auto joined = read_notice(boost::json::parse(
      R"({"k":"joined","seat":1,"name":"Ada","account":"ada","secret":"f0","blocked":["ben"]})"));
  ASSERT_TRUE(joined);
  EXPECT_EQ(std::get<notice::Joined>(*joined).sitter.blocked, std::vector{Person::account("ben")});
}

TEST(Notices, FaultsNameTheirPlace) {
  const auto why = [](std::string_view line) {
    const auto notice = read_notice(boost::json::parse(line));
    return notice ? std::string() : notice.error().sentence;
  };
  EXPECT_EQ(why(R"({"k":"dance"})"), "k: an unknown kind of event.");
  EXPECT_EQ(why(R"({"k":"said","seat":9,"text":""})"), "seat: a number from 1 to 6 is expected.");
  EXPECT_EQ(why(R"({"k":"opened","settings":{"players":9}})"),
            "settings.players: a number from 1 to 6 is expected.");
  EXPECT_EQ(why(R"({"k":"limited","clock":{"turn":1}})"),
            "clock.turn: a number from 1000 to 180000 is expected.");
}

}  // namespace
}  // namespace longroad::server
