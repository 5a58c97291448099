/// Bots of a tournament are those that are offered, given by an organiser: no contact starts a program.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <filesystem>
#include <thread>

#include "desk_fixture.hpp"
#include "postgres/database.hpp"
#include "store/store.hpp"

namespace longroad::tests {
namespace {

json::object registered(std::string_view name, std::string_view contact) {
  return {{"do", "register"}, {"players", {{{"name", name}, {"contact", contact}}}}};
}

TEST_F(DeskTest, AContactNamesNoProgramAndNoFile) {
  const std::string door = desk_.staff_link("check-in", "Cora");
  desk_.must({{"do", "register"}, {"players", {{{"name", "Ada"}}}}});
  const auto code = [&](const std::string& secret, const json::object& order) {
    const json::value answer = desk_.command(secret, order).value();
    return answer.as_object().contains("why") ? std::string(answer.at("why").at("code").as_string()) : "done";
  };
  for (const char* bot :
       {"bot:exec:touch /tmp/x", "bot:mcts:nodes=1000000", "bot:mcts:weights=/etc/passwd"}) {
    const json::object amend{{"do", "amend"}, {"player", 1}, {"contact", bot}};
    const json::object csv{{"do", "register"}, {"csv", std::string("name,contact\nEve,") + bot + "\n"}};
    for (const json::object& order : {registered("Eve", bot), amend, csv}) {
      EXPECT_EQ(code(desk_.organiser(), order), "no_such_bot") << json::serialize(order);
      EXPECT_EQ(code(door, order), "bots_by_organiser") << json::serialize(order);
    }
  }
  const json::object amend{{"do", "amend"}, {"player", 1}, {"contact", "bot:random"}};
  EXPECT_EQ(code(door, registered("Eve", "bot:random")), "bots_by_organiser");
  EXPECT_EQ(code(door, amend), "bots_by_organiser");
  EXPECT_EQ(code(desk_.organiser(), registered("Eve", "bot:random")), "done");
  EXPECT_EQ(code(desk_.organiser(), amend), "done");
  EXPECT_EQ(code(door, {{"do", "amend"}, {"player", 1}, {"club", "North"}, {"contact", "bot:random"}}),
            "done")
      << "a bot stays one";
}

TEST_F(DeskTest, NoExportBringsAProgramAlong) {
  desk_.must(registered("Eve", "bot:random"));
  std::string kept = desk_.get(desk_.organiser(), "/export/event.json").body;
  const auto restored = [&](const std::string& text) {
    return http(server_.port(), "POST", "/api/desk/restore",
                R"({"organiser":"Olga Ort","export":)" + text + "}")
        .status;
  };
  EXPECT_EQ(restored(kept), 201);
  kept.replace(kept.find("bot:random"), 10, "bot:exec:true");
  EXPECT_EQ(restored(kept), 422);
}

/// A log that was written when contacts were not looked at: the simplest bot plays instead.
TEST(DeskBots, AnOldLogStartsNoProgram) {
  TemporaryFolder folder;
  auto server = std::make_unique<Server>(folder.path());
  const DeskClient first(server->port());
  ASSERT_EQ(server->stop(), 0);
  const std::string trace = folder / "trace";
  {
    json::array players;
    for (int i = 1; i <= 16; ++i)
      players.push_back({{"name", "P" + std::to_string(i)}, {"contact", "bot:exec:touch " + trace}});
    const auto store = store::Store::open(tests::database_for(folder.path()));
    store::Logs& logs = (*store)->logs();
    const std::string stream = store::stream_of_desk(first.event());
    const int last = static_cast<int>(logs.read(stream).size());
    const json::object entry{{"n", last + 1},
                             {"at", "2026-05-01T09:30:00Z"},
                             {"by", "Olga Ort"},
                             {"do", "register"},
                             {"players", std::move(players)}};
    const store::LogEntry row{last + 1, 0, json::serialize(entry)};
    ASSERT_EQ(logs.append(stream, last, logs.epoch(stream), {&row, 1}), store::Appended::Ok);
  }
  server = std::make_unique<Server>(folder.path());
  DeskClient desk(server->port(), first.event(), first.organiser());
  desk.must({{"do", "staff"}, {"name", "Ruth"}, {"role", "referee"}});
  for (int i = 1; i <= 16; ++i) desk.must({{"do", "check_in"}, {"player", i}, {"accepted", true}});
  desk.plan();
  desk.must({{"do", "start"}, {"game", "1.1"}});
  desk.must({{"do", "open_tables"}, {"game", "1.1"}, {"pace", 0}});
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  while (desk.table("1.1", 1).at("state").as_string() == "empty") {
    ASSERT_LT(std::chrono::steady_clock::now(), end);
    std::this_thread::sleep_for(milliseconds(50));
  }
  EXPECT_FALSE(std::filesystem::exists(trace));
}

}  // namespace
}  // namespace longroad::tests
