/// The server is killed at random moments of running games; nothing that was told is lost.

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <cstdlib>
#include <thread>

#include "games/game.hpp"
#include "player.hpp"
#include "postgres/database.hpp"
#include "server/table/record/fair.hpp"
#include "store/backup.hpp"
#include "store/open_database.hpp"
#include "where.hpp"

namespace longroad::tests {
namespace {

/// What a page knows of its table across restarts.
struct Page {
  Page(int port, std::string_view name) : game(name) { sit_down(port); }
  void sit_down(int port) {
    const int players = games::find_game(game)->max_players;
    made = make_table(port, game, 1, players - 1,
                      {{"clock", {{"turn", 180'000}, {"reserve", 60'000}, {"answer", 60'000}}}});
    events.clear();
    acknowledged.clear();
    last = {};
  }

  std::string game;
  Made made;
  std::vector<json::value> events;        // as they were told before
  std::vector<std::string> acknowledged;  // lines and words of this page
  /// What it was shown last; nothing where the server died in the middle of something.
  struct Shown {
    int version = 0;
    json::value view;
    json::object now;
  };
  std::optional<Shown> last;
};

/// Clocks go on, everything else stands still while nobody acts.
json::object without_clocks(json::object now) {
  now.erase("clocks");
  return now;
}

/// Whatever was told or acknowledged before is there, in its place.
void expect_kept(const Page& page, const Player& player) {
  ASSERT_LE(page.events.size(), player.events().size()) << "events were lost";
  for (std::size_t i = 0; i < page.events.size(); ++i)
    ASSERT_EQ(page.events[i], player.events()[i]) << "version " << i + 1;
  std::size_t found = 0;
  for (const auto& event : player.events()) {
    const auto* text = event.as_object().if_contains("line");
    if (text == nullptr) text = event.as_object().if_contains("text");
    if (text != nullptr && found < page.acknowledged.size() && page.acknowledged[found] == text->as_string())
      ++found;
  }
  EXPECT_EQ(found, page.acknowledged.size()) << "an acknowledged command is missing";
  if (!page.last || page.last->version != player.version()) return;
  EXPECT_EQ(page.last->view, player.view());
  EXPECT_EQ(without_clocks(page.last->now), without_clocks(player.now()));
}

/// Plays until the moment has come. What is told and acknowledged goes into the page.
void play_until(Player& player, Page& page, std::mt19937& random,
                std::chrono::steady_clock::time_point moment) {
  const auto pick = [&](int count) { return std::uniform_int_distribution<int>(0, count - 1)(random); };
  const auto keep = [&](const json::object& command, std::string_view text) {
    page.last.reset();
    if (player.command(command).at("t").as_string() == "ack") page.acknowledged.emplace_back(text);
    page.events = player.events();
  };
  while (std::chrono::steady_clock::now() < moment && !player.over()) {
    while (player.hear(milliseconds(1))) {
    }
    page.events = player.events();
    const auto& legal = player.now().at("legal").as_array();
    if (legal.empty()) continue;
    if (pick(20) == 0) {
      const std::string word = "word " + std::to_string(random());
      keep({{"t", "say"}, {"text", word}}, word);
    } else {
      const std::string line(
          legal[static_cast<std::size_t>(pick(static_cast<int>(legal.size())))].as_string());
      keep({{"t", "do"}, {"line", line}}, line);
    }
  }
  page.last = Page::Shown{player.version(), player.view(), player.now()};
}

/// A finished game has a record that proves every roll and draw, whatever it went through.
void expect_fair(int port, const Page& page) {
  const Answer answer = get(port, "/api/tables/" + page.made.id + "/record");
  if (answer.status != 200) throw std::runtime_error("no record: " + answer.body);
  const auto record = notation::read_record(answer.body);
  ASSERT_TRUE(record) << record.error().sentence;
  const auto verdict = server::verify(*record);
  ASSERT_TRUE(verdict) << verdict.error().sentence;
  EXPECT_TRUE(verdict->proven) << verdict->sentence;
}

/// One page between two deaths of the server; an error is one that the death explains.
std::string visit(int port, Page& page, unsigned seed, std::chrono::steady_clock::time_point moment) {
  std::mt19937 random(seed);
  try {
    Player player(port, page.made.id, page.made.secrets[0]);
    expect_kept(page, player);
    page.events = player.events();
    if (player.state() == "waiting") player.command({{"t", "start"}});
    play_until(player, page, random, moment);
    if (!player.over()) return {};
    expect_fair(port, page);
    page.sit_down(port);
    return {};
  } catch (const std::exception& problem) {
    return problem.what();
  }
}

TEST(Restart, NothingThatWasToldIsLost) {
  const int rounds = std::getenv("LONGROAD_LONG") != nullptr ? 300 : 12;
  TemporaryFolder folder;
  std::mt19937 random(1);
  auto server = std::make_unique<Server>(folder.path());
  std::vector<Page> pages;
  for (const games::Game& game : games::all_games())
    for (int i = 0; i < 2; ++i) pages.emplace_back(server->port(), game.name);
  for (int round = 0; round < rounds; ++round) {
    const auto moment =
        std::chrono::steady_clock::now() + milliseconds(std::uniform_int_distribution<int>(20, 400)(random));
    std::vector<std::thread> threads;
    std::vector<std::string> failures(pages.size());
    for (std::size_t i = 0; i < pages.size(); ++i)
      threads.emplace_back([&, i, seed = static_cast<unsigned>(random())] {
        failures[i] = visit(server->port(), pages[i], seed, moment);
      });
    // Some rounds kill while everybody waits, some in the middle of a command.
    const bool quiet = round % 2 == 0;
    if (!quiet) {
      std::this_thread::sleep_until(moment - milliseconds(15));
      server->kill();
    }
    for (auto& thread : threads) thread.join();
    if (quiet) {
      for (const auto& failure : failures) ASSERT_EQ(failure, "");
      server->kill();
    }
    ASSERT_FALSE(::testing::Test::HasFailure()) << "in round " << round;
    server = std::make_unique<Server>(folder.path());
  }
  EXPECT_EQ(server->stop(), 0);
}

/// Makes entries fail: each, or one in twenty.
std::string failing(bool for_good) {
  if (!on_postgres())
    return std::string("CREATE TRIGGER fails BEFORE INSERT ON log WHEN ") +
           (for_good ? "1" : "abs(random()) % 20 = 0") + " BEGIN SELECT RAISE(ABORT, 'the disk fails'); END";
  return std::string(
             "CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
             "RAISE 'the disk fails'; END $$; CREATE TRIGGER fails BEFORE INSERT ON log FOR EACH ROW WHEN ") +
         (for_good ? "(true)" : "(random() < 0.05)") + " EXECUTE FUNCTION fail()";
}

/// A table whose log fails closes with a sentence and is read again; what was told before is there.
TEST(Restart, ADiskThatFailsNowAndThenLosesNothingThatWasTold) {
  const int rounds = std::getenv("LONGROAD_LONG") != nullptr ? 100 : 6;
  TemporaryFolder folder;
  Server server(folder.path());
  std::vector<Page> pages;
  for (int i = 0; i < 4; ++i) pages.emplace_back(server.port(), i % 2 == 0 ? "base" : "struggle");
  auto disk = store::open_database(on_postgres() ? database_for(folder.path()) : folder / "longroad.db");
  std::mt19937 random(2);
  int failed = 0;
  const auto visit_all = [&](const std::string& change, milliseconds span) {
    disk.execute(change);
    std::vector<std::thread> threads;
    std::vector<std::string> failures(pages.size());
    const auto moment = std::chrono::steady_clock::now() + span;
    for (std::size_t i = 0; i < pages.size(); ++i)
      threads.emplace_back([&, i, seed = static_cast<unsigned>(random())] {
        failures[i] = visit(server.port(), pages[i], seed, moment);
      });
    for (auto& thread : threads) thread.join();
    for (const std::string& failure : failures) failed += failure.empty() ? 0 : 1;
    return failures;
  };
  for (int round = 0; round < rounds; ++round) {
    // Now and then it is tried again and nobody notices; for good, every table closes with a sentence.
    const bool for_good = round % 2 != 0;
    visit_all(failing(for_good), milliseconds(for_good ? 2500 : 300));
    const char* const mended = on_postgres() ? "DROP TRIGGER fails ON log" : "DROP TRIGGER fails";
    for (const std::string& failure : visit_all(mended, milliseconds(300))) ASSERT_EQ(failure, "");
    ASSERT_FALSE(::testing::Test::HasFailure()) << "in round " << round;
  }
  EXPECT_GT(failed, 0) << "nothing has failed, so nothing was tried";
}

TEST(Restart, TablesOfBotsAloneGoOn) {
  TemporaryFolder folder;
  auto server = std::make_unique<Server>(folder.path());
  const Made made = make_table(server->port(), "base", 0, 4, {{"pace", 5}});
  for (int round = 0; round < 3; ++round) {
    Player watcher(server->port(), made.id, "");
    const int before = watcher.version();
    while (watcher.version() < before + 100 && !watcher.over()) ASSERT_TRUE(watcher.hear()) << "it is stuck";
    if (round == 2) {
      EXPECT_EQ(server->stop(), 0);
      server = std::make_unique<Server>(folder.path());
      const Player again(server->port(), made.id, "");
      EXPECT_GE(again.version(), watcher.version()) << "a server that is stopped forgets nothing";
    } else {
      server->kill();
      server = std::make_unique<Server>(folder.path());
    }
  }
}

TEST(Restart, OneFolderHasOneServerAndABackupIsAWholeFolder) {
  TemporaryFolder folder;
  Server server(folder.path());
  const Made made = make_table(server.port(), "base", 3, 0);
  EXPECT_THROW(Server(folder.path()), std::runtime_error);
  TemporaryFolder copy;
  const std::string source =
      on_postgres() ? "--database '" + database_for(folder.path()) + "'" : "--data " + folder.path();
  const std::string command =
      std::string(tests::kProgram) + " backup " + source + " " + (copy / "longroad.db");
  ASSERT_EQ(std::system(command.c_str()), 0);
  if (on_postgres()) {
    ASSERT_TRUE(store::move_data(copy.path(), database_for(copy.path())));
  }
  Server second(copy.path());
  EXPECT_EQ(get(second.port(), "/api/tables/" + made.id).status, 200);
  Player player(second.port(), made.id, made.secrets[1]);
  EXPECT_EQ(player.seat(), 2);
}

}  // namespace
}  // namespace longroad::tests
