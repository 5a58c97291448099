/// The table of routes is what the server does: who may ask, and how much is sent, is seen from outside.

#include <gtest/gtest.h>

#include <string>
#include <variant>

#include "desk_fixture.hpp"
#include "server/api/routes.hpp"

namespace longroad::tests {
namespace {

/// The route's path with this word in the place of each `*`.
std::string path_with(const server::Route& route, const std::string& word) {
  std::string path(route.path);
  for (std::size_t star = path.find('*'); star != std::string::npos; star = path.find('*'))
    path.replace(star, 1, word);
  return path;
}

TEST_F(DeskTest, NothingOfTheHostOrOfALinkIsAnsweredWithoutIt) {
  int guarded = 0;
  for (const server::Route& route : server::routes()) {
    if (std::holds_alternative<server::Anybody>(route.asker)) continue;
    const bool host = std::holds_alternative<server::ServerHost>(route.asker);
    const std::string path = path_with(route, desk_.event());
    for (const char* secret : {"", "Authorization: Bearer 00000000000000000000000000000000\r\n"}) {
      const Answer answer = http(server_.port(), route.method, path, "{}", secret);
      EXPECT_EQ(answer.status, 401) << route.method << " " << path;
      EXPECT_EQ(answer.value().at("code"), host ? "not_host" : "no_link") << route.method << " " << path;
    }
    ++guarded;
  }
  EXPECT_GT(guarded, 25);
}

TEST_F(DeskTest, NoRouteTakesMoreThanItSays) {
  for (const server::Route& route : server::routes()) {
    const std::string path = path_with(route, desk_.event());
    const Answer answer = http(server_.port(), route.method, path, std::string(route.most_body + 1, ' '));
    EXPECT_EQ(answer.status, 413) << route.method << " " << path;
    const std::string most = std::to_string(route.most_body / 1024) + " KB";
    EXPECT_NE(answer.body.find(most), std::string::npos) << answer.body;
  }
  EXPECT_EQ(http(server_.port(), "POST", "/nowhere", std::string(5000, ' ')).status, 413);
}

TEST(Routes, ANameInAPathIsReadAsItWasMeant) {
  std::vector<std::string> names;
  const server::Route* route = server::find_route("DELETE", "/api/admin/accounts/Zo%C3%AB%20A", names);
  ASSERT_NE(route, nullptr);
  EXPECT_EQ(names, std::vector<std::string>{"Zoë A"});
  EXPECT_EQ(server::find_route("HEAD", "/healthz", names), server::find_route("GET", "/healthz", names));
  for (const char* none :
       {"/api/tables/", "/api/tables/a/b", "/api//tables", "api/tables", "", "/api/tables//join"})
    EXPECT_EQ(server::find_route("GET", none, names), nullptr) << none;
}

}  // namespace
}  // namespace longroad::tests
