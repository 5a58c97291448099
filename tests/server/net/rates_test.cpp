/// How often one address or link may ask: the rates among the rows of "Bounds" in docs/server.md.

#include <gtest/gtest.h>

#include <boost/json/object.hpp>
#include <chrono>
#include <cmath>
#include <functional>

#include "client.hpp"
#include "desk_client.hpp"

namespace longroad::tests {
namespace {

struct Taken {
  int all = 0;
  double seconds = 0;
};

/// So many of these are let through, and no more than come again in the time that it took.
void expect_rate(const Taken& taken, int burst, double per_second) {
  EXPECT_GE(taken.all, burst);
  EXPECT_LE(taken.all, burst + std::ceil(taken.seconds * per_second) + 1);
}

Taken counted(int asked, const std::function<int(int)>& taken) {
  const auto begin = std::chrono::steady_clock::now();
  Taken all;
  for (int i = 0; i < asked; ++i) all.all += taken(i);
  all.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return all;
}

int count(std::string_view text, std::string_view part) {
  int found = 0;
  for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

/// A hundred requests, one after the other over one connection; how many were not too fast.
int hundred(int port, const std::string& request) {
  Tcp tcp(port);
  std::string all;
  for (int i = 0; i < 100; ++i)
    all += request + " HTTP/1.1\r\nHost: x\r\n" + (i == 99 ? "Connection: close\r\n\r\n" : "\r\n");
  tcp.send(all);
  std::string answers;
  while (const auto bytes = tcp.receive()) answers += *bytes;
  EXPECT_EQ(count(answers, "HTTP/1.1 "), 100);
  return 100 - count(answers, "HTTP/1.1 429 ");
}

TEST(Rates, OfAllRequestsToTheInterface) {
  TemporaryFolder folder;
  const Server server(folder.path(), {});
  const auto ask = [&](int) { return hundred(server.port(), "GET /api/nothing"); };
  expect_rate(counted(30, ask), 1000, 100);
  EXPECT_EQ(hundred(server.port(), "GET /healthz"), 100) << "the page itself has no such rate";
  EXPECT_EQ(http(server.port(), "GET", "/api/nothing", {}, {}, "127.0.0.2").status, 404) << "others may ask";
}

TEST(Rates, OfSocketsThatAreOpened) {
  TemporaryFolder folder;
  const Server server(folder.path(), {});
  const auto open = [&](int) {
    Socket socket(server.port(), "nothing");
    return socket.receive().value_or("").find("too_fast") == std::string::npos ? 1 : 0;
  };
  expect_rate(counted(600, open), 400, 20);
}

TEST(Rates, OfWhatCostsSomething) {
  TemporaryFolder folder;
  const Server server(folder.path(), {});
  struct Row {
    std::vector<std::string> paths;  // which share it
    int burst;
    double per_second;
  };
  const Row rows[] = {
      {{"POST /api/tables/x/join", "POST /api/tables/x/resume", "POST /api/board",
        "POST /api/tables/x/report", "POST /api/tables/x/claim"},
       40,
       2},
      {{"GET /api/tables/x/record", "GET /api/tables/x/replay", "POST /api/replay", "POST /api/verify"},
       20,
       2},
      {{"POST /api/lessons/base/01-board", "POST /api/lessons/base/02-opening"}, 60, 4},
      {{"POST /api/analyse"}, 6, 0.1},
      {{"POST /api/desk", "POST /api/desk/restore"}, 10, 0.1},
  };
  for (const Row& row : rows) {
    const auto ask = [&](int i) {
      const std::string& path = row.paths[static_cast<std::size_t>(i) % row.paths.size()];
      const auto space = path.find(' ');
      return http(server.port(), path.substr(0, space), path.substr(space + 1), "{}").status == 429 ? 0 : 1;
    };
    SCOPED_TRACE(row.paths.front());
    expect_rate(counted(120, ask), row.burst, row.per_second);
  }
}

TEST(Rates, OfAllRequestsOfALink) {
  TemporaryFolder folder;
  const Server server(folder.path(), {});
  const DeskClient desk(server.port());
  const auto ask = [&](int) { return desk.get(desk.organiser(), "").status == 200 ? 1 : 0; };
  expect_rate(counted(400, ask), 200, 20);
}

}  // namespace
}  // namespace longroad::tests
