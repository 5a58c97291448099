/// The server as a site: what it prints, its headers, limits, boards, and its description of itself.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "browser.hpp"
#include "player.hpp"
#include "schema.hpp"
#include "server/api/api.hpp"
#include "where.hpp"

namespace longroad::tests {
namespace {

class Site : public ::testing::Test {
 protected:
  TemporaryFolder folder_;
  Server server_{folder_.path()};
};

TEST(Serve, PrintsItsAddressesAndACodeForPhonesAndStopsInPeace) {
  TemporaryFolder folder;
  // In a terminal: a log has no use for a QR code.
  const std::string said = output_of("script -qec 'timeout -s TERM 3 " + std::string(tests::kProgram) +
                                     " serve --port 0 --data " + folder.path() + "' /dev/null");
  EXPECT_TRUE(said.starts_with("Longroad is at http://localhost:")) << said;
  EXPECT_NE(said.find("every table is saved"), std::string::npos) << said;
  if (said.find("On the local network: http://") == std::string::npos) GTEST_SKIP() << "there is no network";
  EXPECT_NE(said.find("▄"), std::string::npos) << said;
}

TEST_F(Site, AnswersWhenItIsReadyWithHeadersThatKeepStrangersOut) {
  for (const char* path : {"/healthz", "/", "/t/abcdefghij", "/api/about", "/admin", "/nothing.js"}) {
    const Answer answer = get(server_.port(), path);
    EXPECT_EQ(answer.status, std::string_view(path) == "/nothing.js" ? 404 : 200) << path;
    for (const char* header : {"Content-Security-Policy: default-src 'self'", "X-Frame-Options: DENY",
                               "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer"})
      EXPECT_NE(answer.headers.find(header), std::string::npos) << header << " of " << path;
  }
}

TEST_F(Site, SendsThePageSmallToWhoeverTakesGzip) {
  const Answer plain = get(server_.port(), "/");
  if (plain.body.find("not in this program") != std::string::npos) {
    const bool built = std::filesystem::exists(std::string(tests::kFolder) + "/../web/dist/index.html");
    EXPECT_FALSE(built) << "the page is there, but not in the program";
    GTEST_SKIP() << "the page is not built";
  }
  EXPECT_EQ(plain.headers.find("Content-Encoding"), std::string::npos);
  const Answer small = http(server_.port(), "GET", "/", {}, "Accept-Encoding: br, gzip\r\n");
  EXPECT_NE(small.headers.find("Content-Encoding: gzip"), std::string::npos);
  EXPECT_LT(small.body.size(), plain.body.size());
  EXPECT_EQ(small.body.substr(0, 2), "\x1f\x8b");
}

TEST_F(Site, ResumesASeatByALinkWhoseSecretNoServerSees) {
  const Made made = make_table(server_.port(), "base", 3, 0);
  const std::string path = "/api/tables/" + made.id + "/resume";
  EXPECT_EQ(post(server_.port(), path, {{"secret", "00000000000000000000000000000000"}}).status, 403);
  const Answer answer = post(server_.port(), path, {{"secret", made.secrets[1]}});
  ASSERT_EQ(answer.status, 200);
  EXPECT_EQ(schema_fault("Seated", answer.value()), "");
  EXPECT_EQ(answer.value().at("resume").as_string(), "/t/" + made.id + "#" + made.secrets[1]);
  EXPECT_NE(answer.headers.find("HttpOnly; SameSite=Strict"), std::string::npos);
  // On the other device the cookie alone opens the seat.
  Socket socket(server_.port(), made.id, "Cookie: seat=" + made.secrets[1] + "\r\n");
  socket.send(json::object{{"t", "hello"}, {"v", 1}});
  EXPECT_NE(socket.receive().value_or("").find("\"seat\":2,"), std::string::npos);
}

TEST_F(Site, DrawsTheBoardOfASeedAndTakesAGivenOne) {
  const auto board_of = [&](const json::object& wish) {
    const Made made = make_table(server_.port(), "base", 3, 0, wish);
    Player player(server_.port(), made.id, made.secrets[0]);
    player.command({{"t", "start"}});
    return player.view().at("board");
  };
  const auto drawn = json::parse(output_of(std::string(tests::kProgram) + " board --seed 7 --json"));
  const auto seeded = board_of({{"seed", 7}});
  EXPECT_EQ(seeded.at("hexes"), drawn.at("hexes"));
  EXPECT_EQ(seeded.at("discs"), drawn.at("discs"));
  EXPECT_EQ(board_of({{"board", drawn}}), seeded);
  EXPECT_NE(board_of({}), board_of({}));
  const json::array seats{{{"kind", "me"}, {"name", "Ada"}}, {{"kind", "open"}}};
  EXPECT_EQ(post(server_.port(), "/api/tables", {{"game", "struggle"}, {"seats", seats}, {"seed", 7}}).status,
            400);
  EXPECT_EQ(
      post(server_.port(), "/api/tables", {{"game", "base"}, {"seats", seats}, {"seed", 7}, {"board", drawn}})
          .status,
      400);
}

TEST_F(Site, ProvesTheDiceOfARecordToWhoeverHasTheFile) {
  const Made made = make_table(server_.port(), "base", 1, 2);
  Player player(server_.port(), made.id, made.secrets[0]);
  seed_all({&player});
  finish({&player}, 4);
  std::string record = get(server_.port(), "/api/tables/" + made.id + "/record").body;
  const auto verify = [&] {
    const std::string file = folder_.path() + "/a.game";
    std::ofstream(file) << record;
    return output_of(std::string(tests::kProgram) + " verify " + file + " 2>&1; echo $?");
  };
  const std::regex proven(
      "All \\d+ rolls and draws are as the seeds say.\n.*commitment.*: [0-9a-f]{64}\n0\n");
  EXPECT_TRUE(std::regex_match(verify(), proven)) << verify();
  const Answer checked = http(server_.port(), "POST", "/api/verify", record);
  EXPECT_EQ(schema_fault("Verdict", checked.value()), "");
  EXPECT_TRUE(checked.value().at("proven").as_bool());
  EXPECT_EQ(checked.value().at("why"), "proven");

  const std::string whole = record;
  const auto refute = [&](const std::string& from, const std::string& to) {
    record = std::regex_replace(whole, std::regex(from), to, std::regex_constants::format_first_only);
    EXPECT_NE(record, whole);
    const json::value verdict = http(server_.port(), "POST", "/api/verify", record).value();
    EXPECT_EQ(schema_fault("Verdict", verdict), "");
    EXPECT_FALSE(verdict.at("proven").as_bool()) << from;
    EXPECT_NE(verify().find(verdict.at("sentence").as_string()), std::string::npos)
        << "the same in the terminal";
    return verdict;
  };
  EXPECT_EQ(refute("winner: (\\d|null)", "winner: 7").at("why"), "end");
  EXPECT_EQ(refute("result: \\[", "result: [1").at("why"), "end");
  const std::string other(64, '0');
  const json::value doubted = refute("\"commitment\":\"[0-9a-f]{64}\"", "\"commitment\":\"" + other + "\"");
  EXPECT_EQ(doubted.at("why"), "commitment");
  EXPECT_EQ(doubted.at("fair").at("commitment").as_string(), other) << "the record's own";
  const json::value made_up = refute("\"part of seat 1\"", "\"\"");
  EXPECT_EQ(made_up.at("why"), "seed");
  EXPECT_EQ(made_up.at("seat"), 1);
  const json::value rolled = refute("\\* dice ([1-3]) ([4-6])", "* dice $2 $1");
  EXPECT_EQ(rolled.at("why"), "line");
  const auto lines_before = std::count(whole.begin(), whole.begin() + whole.find("* dice"), '\n');
  EXPECT_GT(rolled.at("line").to_number<int>(), lines_before) << "the line of the file";
  const std::string illegal = whole + "1 roll\n";
  const Answer refused = http(server_.port(), "POST", "/api/verify", illegal);
  EXPECT_EQ(schema_fault("Problem", refused.value()), "");
  EXPECT_EQ(refused.value().at("line").at("text"), "1 roll") << "with the rule that it breaks, as at replays";
  record = whole;
  record.replace(record.find("part of seat 1"), 4, "PART");
  EXPECT_TRUE(verify().ends_with("\n1\n")) << verify();
}

TEST(Limits, OnTablesInAllAndOnWhatOneAddressMayAsk) {
  TemporaryFolder folder;
  Server server(folder.path(), {"--tables", "25"});
  const json::object wish{{"game", "base"},
                          {"seats", {{{"kind", "me"}, {"name", "Ada"}}, {{"kind", "open"}}}}};
  int made = 0;
  Answer last;
  while ((last = post(server.port(), "/api/tables", wish)).status == 201) ++made;
  EXPECT_EQ(last.status, 429) << "so many at once are too many";
  EXPECT_GE(made, 20);
  EXPECT_LT(made, 25);

  TemporaryFolder other;
  Server small(other.path(), {"--tables", "2", "--no-limits"});
  for (int i = 0; i < 2; ++i) EXPECT_EQ(post(small.port(), "/api/tables", wish).status, 201);
  EXPECT_EQ(post(small.port(), "/api/tables", wish).status, 503);
}

TEST(Limits, CountEverybodyBehindAProxyAlone) {
  const auto made = [](int port, int asker) {
    const std::string from = "X-Forwarded-For: 1.2.3.4, 10.0.0." + std::to_string(asker) + "\r\n";
    const std::string wish = R"({"game":"base","seats":[{"kind":"me","name":"Ada"},{"kind":"open"}]})";
    return http(port, "POST", "/api/tables", wish, from).status == 201;
  };
  const auto all_made = [&](std::vector<std::string> options) {
    TemporaryFolder folder;
    const Server server(folder.path(), std::move(options));
    for (int asker = 1; asker <= 40; ++asker)
      if (!made(server.port(), asker)) return false;
    return true;
  };
  EXPECT_TRUE(all_made({"--behind-proxy"}));
  EXPECT_FALSE(all_made({})) << "without a proxy anybody could say so";
}

/// `GET /api/tables/*` and the like: the routes of the OpenAPI file.
std::set<std::string> described_routes() {
  std::ifstream file(std::string(tests::kFolder) + "/../schema/openapi.yaml");
  std::set<std::string> routes;
  std::string path;
  for (std::string line; std::getline(file, line) && line != "components:";) {
    if (line.starts_with("  /"))
      path = std::regex_replace(line.substr(2, line.size() - 3), std::regex(R"(\{\w+\})"), "*");
    for (const char* method : {"get", "post", "put", "delete"})
      if (line == "    " + std::string(method) + ":") {
        std::string upper = method;
        for (char& c : upper) c = static_cast<char>(std::toupper(c));
        routes.insert(upper + " " + path);
      }
  }
  return routes;
}

TEST(OpenApi, DescribesEveryRouteAndNoOther) {
  std::set<std::string> served;
  for (const auto& route : server::routes())
    served.insert(std::string(route.method) + " " + std::string(route.path));
  EXPECT_EQ(described_routes(), served);
}

}  // namespace
}  // namespace longroad::tests
