/// How a link shows itself where it is sent: what it says, that nothing hidden is in it, and that no name
/// breaks out of it.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "browser.hpp"
#include "player.hpp"
#include "server/api/site/link_card.hpp"
#include "server/api/site/link_words.hpp"
#include "server/http/page.hpp"
#include "translation_faults.hpp"

namespace longroad::tests {
namespace {

using server::card_html;
using server::card_of;

TEST(LinkCards, HaveTheirSentencesInEveryLanguage) {
  const std::vector<phrases::Declared> listed(server::kLinkWords.begin(), server::kLinkWords.end());
  for (const Language language : kLanguages)
    EXPECT_EQ(translation_faults(listed, phrases::book(language, "links")), std::vector<std::string>{});
}

using store::TableState;

server::TableInfo info_of(TableState state) {
  server::TableInfo info{.game = "base", .state = state, .seats = {3, server::SeatInfo{}}};
  info.seats[0].name = "Ada";
  info.result.emplace();
  info.result->points = {10, 7, 3};
  return info;
}

TEST(LinkCards, SayWhatWaitsThere) {
  const auto about = [](std::string_view path, const server::MaybeTable& info) {
    const auto card = card_of(path, info, Language::English);
    return card.title + " | " + card.about;
  };
  EXPECT_EQ(about("/t/abc", info_of(TableState::Waiting)),
            "The island at Longroad | 2 seats are free. Sit down and play, in your browser and without an "
            "account.");
  EXPECT_EQ(about("/t/abc", {}),
            "A game at Longroad | Come to the table: it opens in your browser, and no account is needed.");
  EXPECT_EQ(about("/analyse/abc", info_of(TableState::Over)),
            "The island, explained | Everybody's chances from turn to turn, the turning points, and what "
            "luck had to do with it: Ada.");
  EXPECT_EQ(about("/rules/duo", {}),
            "The rules: The island for two | How it is played, with pictures, and every detail when you "
            "want it.");
  for (const char* path : {"/", "", "//", "/new", "/t", "/desk/x/y", "/replay/"})
    EXPECT_NE(card_of(path, {}, Language::German).title, "") << path;
  server::TableInfo quiet = info_of(TableState::Playing);
  quiet.watchers = false;
  EXPECT_EQ(card_of("/t/abc", quiet, Language::English).about,
            card_of("/t/abc", {}, Language::English).about);
  for (const TableState state : {TableState::Waiting, TableState::Playing, TableState::Over})
    for (const char* path : {"/t/abc", "/replay/abc", "/analyse/abc"})
      EXPECT_EQ(about(path, info_of(state)).find("10"), std::string::npos) << "nothing of how it went";
}

TEST(LinkCards, AreEscapedAndNameTheHostOnlyWhereItIsOne) {
  server::Request request;
  request.host = "play.example:8080";
  const server::LinkCard card{"\"><script>alert('1')</script>&", "about", "/cards/table.jpg"};
  std::string html = card_html(card, request);
  EXPECT_EQ(html.find("<script"), std::string::npos) << html;
  EXPECT_NE(html.find("content=\"&#34;&#62;&#60;script&#62;"), std::string::npos) << html;
  EXPECT_NE(html.find("content=\"http://play.example:8080/cards/table.jpg\""), std::string::npos) << html;
  request.secure = true;
  EXPECT_NE(card_html(card, request).find("https://play"), std::string::npos);
  request.host = "evil\"/><x";
  html = card_html(card, request);
  EXPECT_EQ(html.find("evil"), std::string::npos) << html;
  EXPECT_EQ(server::with_head("<head><title>a</title></head>", "<b>"), "<head><title>a</title><b></head>");
}

TEST(LinkCards, AreInThePageThatTheServerSends) {
  TemporaryFolder folder;
  const Server server(folder.path());
  const Made made = make_table(server.port(), "duo", 2, 0);
  const auto page = [&](const std::string& path, std::string_view headers = {}) {
    return http(server.port(), "GET", path, {}, headers).body;
  };
  if (page("/").find("</head>") == std::string::npos) GTEST_SKIP() << "the page is not built";
  EXPECT_NE(page("/").find("og:title\" content=\"Longroad: the island games"), std::string::npos);
  EXPECT_NE(page("/t/" + made.id).find("content=\"The island for two at Longroad\""), std::string::npos)
      << page("/t/" + made.id);
  EXPECT_NE(page("/t/" + made.id, "Accept-Language: de-CH, en;q=0.8\r\n").find("Die Insel"),
            std::string::npos);
  EXPECT_NE(page("/t/zzzzzzzzzz").find("content=\"A game at Longroad\""), std::string::npos)
      << "no such table";
  const Answer picture = get(server.port(), "/cards/table.jpg");
  EXPECT_EQ(picture.status, 200);
  EXPECT_NE(picture.headers.find("Cross-Origin-Resource-Policy: cross-origin"), std::string::npos);
  EXPECT_NE(get(server.port(), "/favicon.svg").headers.find("Resource-Policy: same-origin"),
            std::string::npos);
}

}  // namespace
}  // namespace longroad::tests
