/// What PostgreSQL does in its own way; whatever both engines do is in the other files, which run on either.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <future>
#include <thread>

#include "postgres/database.hpp"
#include "store/accounts.hpp"
#include "store/commit_queue.hpp"
#include "store/open_database.hpp"
#include "store/schema/schema.hpp"
#include "store/stored_journal.hpp"
#include "temporary_folder.hpp"

namespace longroad::store {
namespace {

using namespace std::chrono_literals;

class PostgresTest : public ::testing::Test {
 protected:
  void SetUp() override {
    LONGROAD_NEEDS_POSTGRES();
    url_ = tests::postgres_for(folder_.path());
  }
  std::unique_ptr<Store> open() {
    auto store = Store::open(url_);
    EXPECT_TRUE(store) << store.error().sentence;
    return std::move(*store);
  }
  std::string refusal(OlderFormat older = OlderFormat::Migrate) {
    const auto store = Store::open(url_, older);
    return store ? "" : store.error().sentence;
  }
  static std::shared_ptr<const Journal::Append> entry(const std::string& stream, int version,
                                                      const std::string& body = "x") {
    return std::make_shared<Journal::Append>(
        Journal::Append{stream, 0, version - 1, {{version, 0, body}}, {}});
  }
  tests::TemporaryFolder folder_;
  std::string url_;
};

TEST_F(PostgresTest, RefusesInWordsWhatItDoesNotKnow) {
  EXPECT_NE(refusal(OlderFormat::Refuse).find("older format"), std::string::npos) << "nothing is there yet";
  open()->database().execute("UPDATE longroad_format SET format = 99");
  EXPECT_NE(refusal().find("format 99"), std::string::npos);
  open_database(url_).execute("DROP TABLE longroad_format");
  EXPECT_NE(refusal().find("not Longroad's"), std::string::npos);
  url_ = "postgresql:///nobody?host=/nowhere";
  EXPECT_NE(refusal().find("can't be reached"), std::string::npos);
}

TEST_F(PostgresTest, IsMigratedOnceWhoeverStartsWithTheOthers) {
  std::atomic<int> opened = 0;
  std::vector<std::thread> nodes;
  for (int i = 0; i < 4; ++i) nodes.emplace_back([&] { opened += Store::open(url_) ? 1 : 0; });
  for (auto& node : nodes) node.join();
  EXPECT_EQ(opened, 4);
  EXPECT_EQ(open()->database().number("SELECT format FROM longroad_format"), kFormat);
}

TEST_F(PostgresTest, KeepsNumbersAndTextsAsTheyAre) {
  Database database = open_database(url_);
  database.execute("CREATE TABLE kept (n BIGINT, x DOUBLE PRECISION, t TEXT)");
  const std::string text = "it's {\"a\": \"ä\\n\"} ? \U0001F600";
  Statement put(database, "INSERT INTO kept (n, x, t) VALUES (?, ?, ?)");
  put.run(std::int64_t{-9'000'000'000'000'000'001}, 0.1 + 0.2, text);
  put.run(std::optional<std::int64_t>(), std::optional<double>(), std::optional<std::string>());
  Statement get(database, "SELECT n, x, t, '?' FROM kept ORDER BY n");
  ASSERT_TRUE(get.row());
  EXPECT_EQ(get.number(0), -9'000'000'000'000'000'001);
  EXPECT_EQ(get.real(1), 0.1 + 0.2);
  EXPECT_EQ(get.text(2), text);
  EXPECT_EQ(get.text(3), "?") << "no parameter";
  ASSERT_TRUE(get.row());
  EXPECT_TRUE(get.null(0) && get.null(1) && get.null(2));
  EXPECT_FALSE(get.row());
  EXPECT_THROW(put.run(1, 1.0, std::string("a\0b", 3)), StoreError) << "PostgreSQL has no such texts";
}

/// An error in a batch fails all that was sent after it; each is tried alone then.
TEST_F(PostgresTest, OneBadWorkSparesTheOthersOfItsBatch) {
  std::vector<int> kept;
  {
    CommitQueue queue(open());
    queue.submit([](Store&) { std::this_thread::sleep_for(100ms); }, [](bool) {});  // the rest waits together
    for (int i = 0; i < 250; ++i)
      queue.submit(
          [i](Store& store) {
            store.set_table({i == 100 ? std::string("\xff") : std::to_string(i), TableState::Waiting, 0});
          },
          [&kept, i](bool done) {
            if (done) kept.push_back(i);
          });
  }
  EXPECT_EQ(kept.size(), 249u);
  EXPECT_EQ(std::ranges::count(kept, 100), 0);
  EXPECT_EQ(open()->live_tables().size(), 249u);
}

/// As two owners would who both think that they are the one.
TEST_F(PostgresTest, OfTwoWhoWriteTheSameVersionExactlyOneDoes) {
  constexpr int kEntries = 200;
  std::array<std::atomic<int>, 2> stored{};
  std::atomic<int> refused = 0;
  {
    CommitQueue first(open());
    CommitQueue second(open());
    StoredJournal one(first);
    StoredJournal other(second);
    const auto write = [&](StoredJournal& journal, std::size_t who) {
      for (int version = 1; version <= kEntries; ++version) {
        std::promise<Appended> answer;
        journal.append(entry("t", version, std::to_string(who)),
                       [&](Appended appended) { answer.set_value(appended); });
        const Appended appended = answer.get_future().get();
        stored[who] += appended == Appended::Ok ? 1 : 0;
        refused += appended == Appended::Conflict ? 1 : 0;
      }
    };
    std::thread thread([&] { write(other, 1); });
    write(one, 0);
    thread.join();
  }
  const auto log = open()->logs().read("t");
  EXPECT_EQ(std::ssize(log), stored[0] + stored[1]);
  EXPECT_EQ(stored[0] + stored[1] + refused, 2 * kEntries);
  for (std::size_t who : {0u, 1u})
    EXPECT_EQ(std::ranges::count(log, std::to_string(who), &LogEntry::body), stored[who]);
}

/// While the database is away nothing is told; when it is back, everything is done in its order.
TEST_F(PostgresTest, WorkWaitsWhileTheDatabaseIsAway) {
  std::atomic<int> stored = 0;
  std::atomic<int> failed = 0;
  {
    CommitQueue queue(open());
    StoredJournal journal(queue);
    const auto add = [&](int version) {
      journal.append(entry("t", version),
                     [&](Appended appended) { ++(appended == Appended::Ok ? stored : failed); });
    };
    add(1);
    while (stored < 1) std::this_thread::sleep_for(1ms);
    tests::postgres().stop();
    add(2);
    add(3);
    while (!queue.away()) std::this_thread::sleep_for(1ms);
    std::this_thread::sleep_for(300ms);
    EXPECT_EQ(stored, 1);
    EXPECT_EQ(failed, 0);
    tests::postgres().start();
    for (int i = 0; i < 5000 && stored < 3; ++i) std::this_thread::sleep_for(1ms);
    EXPECT_FALSE(queue.away());
  }
  EXPECT_EQ(stored, 3);
  EXPECT_EQ(failed, 0);
  EXPECT_EQ(open()->logs().read("t").size(), 3u);
}

/// Whoever was cut off while it was being saved does not know; what is told as stored is there.
TEST_F(PostgresTest, ConnectionsThatBreakLoseNothingThatWasTold) {
  std::vector<int> told;
  std::atomic<bool> done = false;
  {
    CommitQueue queue(open());
    std::thread breaker([&] {
      const auto store = open();
      while (!done) {
        store->database().execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND "
            "application_name = 'longroad'");
        std::this_thread::sleep_for(20ms);
      }
    });
    for (int i = 0; i < 150; ++i) {
      std::promise<bool> kept;
      queue.submit(
          [i](Store& store) {
            store.set_table({std::to_string(i), TableState::Waiting, 0});
          },
          [&](bool yes) { kept.set_value(yes); });
      if (kept.get_future().get()) told.push_back(i);
    }
    done = true;
    breaker.join();
  }
  const auto rows = open()->live_tables();
  for (const int i : told) EXPECT_EQ(std::ranges::count(rows, std::to_string(i), &TableRow::id), 1) << i;
  EXPECT_GT(told.size(), 75u);
}

TEST_F(PostgresTest, AQueueThatIsClosedDoesNotWaitForADatabase) {
  std::atomic<int> failed = 0;
  auto queue = std::make_unique<CommitQueue>(open());
  tests::postgres().stop();
  queue->submit(
      [](Store& store) {
        store.set_table({"a", TableState::Waiting, 0});
      },
      [&](bool kept) { failed += kept ? 0 : 1; });
  while (!queue->away()) std::this_thread::sleep_for(1ms);
  queue.reset();
  EXPECT_EQ(failed, 1);
  tests::postgres().start();
}

TEST_F(PostgresTest, FindsNamesAsSqliteDoes) {
  const auto store = open();
  Accounts accounts(*store);
  ASSERT_TRUE(accounts.create("Ada Östlund", "x", 1));
  EXPECT_TRUE(accounts.find("ADA Östlund"));
  EXPECT_FALSE(accounts.find("ada östlund")) << "only ASCII's letters are the same";
  EXPECT_FALSE(accounts.create("ada östlund", "x", 1)) << "but it looks like it";
}

}  // namespace
}  // namespace longroad::store
