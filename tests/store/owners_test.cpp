/// Who may write a log: nodes with leases, and the fence around what they write.

#include "store/owners.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <string>
#include <thread>

#include "postgres/database.hpp"
#include "store/store.hpp"
#include "temporary_folder.hpp"

namespace longroad::store {
namespace {

using namespace std::chrono_literals;

class OwnersTest : public ::testing::Test {
 protected:
  /// A node with a connection of its own.
  struct Node {
    std::unique_ptr<Store> store;
    std::int64_t epoch = 0;

    Owners owners() { return Owners(store->database()); }
    bool claim(const std::string& stream) { return owners().claim(stream, epoch); }
    /// One entry behind the log as this node knows it.
    Appended append(const std::string& stream, int version) {
      const LogEntry entry{version, 0, std::to_string(epoch)};
      return store->logs().append(stream, version - 1, epoch, {&entry, 1});
    }
  };
  Node start(const std::string& name, Owners::Lease lease = 1h) {
    Node node{std::move(*Store::open(tests::database_for(folder_.path())))};
    node.epoch = node.owners().join(name, lease);
    return node;
  }
  tests::TemporaryFolder folder_;
};

TEST_F(OwnersTest, ALogBelongsToWhoeverBeganItUntilThatOneIsGone) {
  Node ada = start("ada");
  Node ben = start("ben");
  EXPECT_NE(ada.epoch, ben.epoch);
  EXPECT_EQ(ada.append("t", 1), Appended::Ok) << "whoever begins a log owns it";
  EXPECT_EQ(ben.append("t", 1), Appended::Conflict);
  EXPECT_EQ(ben.append("t", 2), Appended::Conflict);
  EXPECT_FALSE(ben.claim("t"));
  EXPECT_TRUE(ada.claim("t")) << "again";
  EXPECT_EQ(ada.append("t", 2), Appended::Ok);
  ada.owners().leave(ada.epoch);
  EXPECT_TRUE(ben.claim("t"));
  EXPECT_EQ(ada.append("t", 3), Appended::Conflict);
  EXPECT_EQ(ada.store->logs().append("t", 2, ada.epoch, {}), Appended::Conflict) << "nor lists alone";
  EXPECT_EQ(ben.append("t", 3), Appended::Ok);
  EXPECT_FALSE(ada.claim("t"));
}

TEST_F(OwnersTest, WhoeverSleptThroughTheLeaseWritesNoMore) {
  Node ada = start("ada", 50ms);
  Node ben = start("ben");
  ASSERT_EQ(ada.append("t", 1), Appended::Ok);
  ASSERT_EQ(ada.append("u", 1), Appended::Ok);
  while (!ben.claim("t")) std::this_thread::sleep_for(5ms);
  EXPECT_EQ(ada.append("t", 2), Appended::Conflict);
  EXPECT_TRUE(ada.owners().prolong(ada.epoch, 1h)) << "awake again";
  EXPECT_EQ(ada.append("t", 2), Appended::Conflict) << "what is lost is lost";
  EXPECT_FALSE(ada.claim("t"));
  EXPECT_EQ(ada.append("u", 2), Appended::Ok) << "what nobody has taken goes on";
  EXPECT_FALSE(ben.claim("u"));
  EXPECT_EQ(ben.append("t", 2), Appended::Ok);
}

TEST_F(OwnersTest, WhoeverStartsAgainHasItsLogsAtOnce) {
  Node before = start("ada");
  ASSERT_EQ(before.append("t", 1), Appended::Ok);
  Node after = start("ada");
  EXPECT_GT(after.epoch, before.epoch);
  EXPECT_TRUE(after.claim("t"));
  EXPECT_EQ(before.append("t", 2), Appended::Conflict);
  EXPECT_FALSE(before.owners().prolong(before.epoch, 1h)) << "it is told that it is no more";
  EXPECT_EQ(after.append("t", 2), Appended::Ok);
}

TEST_F(OwnersTest, WhatNobodyWhoLivesHasIsFound) {
  Node ada = start("ada", 200ms);
  Node ben = start("ben");
  EXPECT_FALSE(ben.claim("table/none")) << "there is no such log";
  EXPECT_EQ(ben.owners().owner_of("table/none"), 0);
  for (const std::string id : {"one", "two", "over"}) {
    ASSERT_EQ(ada.append("table/" + id, 1), Appended::Ok);
    ada.store->set_table({id, id == "over" ? TableState::Over : TableState::Playing, 0});
  }
  EXPECT_EQ(ben.owners().living(), (std::set{ada.epoch, ben.epoch}));
  EXPECT_EQ(ben.owners().owner_of("table/one"), ada.epoch);
  EXPECT_TRUE(ben.owners().orphaned_tables(9).empty());
  EXPECT_EQ(ben.owners().logs_of(ada.epoch), (std::set<std::string>{"table/one", "table/over", "table/two"}));
  auto running = ada.owners().tables_of(ada.epoch);
  std::ranges::sort(running);
  EXPECT_EQ(running, (std::vector<std::string>{"one", "two"}));
  ada.owners().give("table/two", ada.epoch, ben.epoch);
  EXPECT_EQ(ada.append("table/two", 2), Appended::Conflict);
  EXPECT_EQ(ben.append("table/two", 2), Appended::Ok);
  while (ben.owners().lives(ada.epoch)) std::this_thread::sleep_for(5ms);
  EXPECT_EQ(ben.owners().orphaned_tables(9), std::vector<std::string>{"one"});
  EXPECT_TRUE(ben.owners().orphaned_tables(0).empty());
  EXPECT_TRUE(ben.owners().orphaned_desks(9).empty());
  ASSERT_TRUE(ben.claim("table/one"));
  EXPECT_TRUE(ben.owners().orphaned_tables(9).empty());
}

/// After the database was away for all, nobody lives until they say so again.
TEST_F(OwnersTest, WhoeverLivedInANodesLastLeaseIsKnownUntilItProlongsIt) {
  Node early = start("early", 1ms);
  std::this_thread::sleep_for(60ms);
  Node ada = start("ada", 50ms);
  Node ben = start("ben", 50ms);
  while (ada.owners().lives(ben.epoch)) std::this_thread::sleep_for(5ms);
  EXPECT_TRUE(ada.owners().living().empty());
  EXPECT_EQ(ada.owners().living_beside(ada.epoch, 50ms), (std::set{ada.epoch, ben.epoch}));
  ASSERT_TRUE(ada.owners().prolong(ada.epoch, 1h));
  EXPECT_EQ(ada.owners().living(), std::set{ada.epoch});
  Node other = start("ada");
  EXPECT_TRUE(ada.owners().living_beside(ada.epoch, 1h).empty()) << "another has its name";
}

/// The lease granted to two by hand, again and again, while both write as fast as they can: whatever is told
/// as stored is there once, and no version is there that nobody was told of.
TEST_F(OwnersTest, OfTwoWhoBothThinkThatItIsTheirsExactlyOneWrites) {
  constexpr int kEntries = 40;  // of each
  std::array<Node, 2> nodes{start("ada"), start("ben")};
  Node host = start("host");
  std::array<std::vector<int>, 2> told;
  std::array<std::atomic<int>, 2> stored{};
  const auto over = [&] { return stored[0] >= kEntries && stored[1] >= kEntries; };
  const auto write = [&](std::size_t who) {
    Node& node = nodes[who];
    Database& database = node.store->database();
    while (!over()) {
      const int next = static_cast<int>(node.store->logs().read("t").size()) + 1;
      try {
        database.execute(begin_words(database.dialect()));
        const Appended appended = node.append("t", next);
        database.execute("COMMIT");
        if (appended == Appended::Ok) {
          told[who].push_back(next);
          ++stored[who];
        }
      } catch (const StoreError&) {  // the other was in the middle of the same version
        database.engine().roll_back();
      }
      std::this_thread::sleep_for(1ms);  // the others want to write, too
    }
  };
  std::thread one([&] { write(0); });
  std::thread other([&] { write(1); });
  for (std::size_t turn = 0; !over(); ++turn) {
    Statement(host.store->database(),
              "INSERT INTO owners (stream, epoch) VALUES ('t', ?) ON CONFLICT (stream) DO UPDATE SET epoch = "
              "excluded.epoch")
        .run(nodes[turn % 2].epoch);
    std::this_thread::sleep_for(3ms);
  }
  one.join();
  other.join();
  const auto log = host.store->logs().read("t");
  EXPECT_EQ(log.size(), told[0].size() + told[1].size());
  for (std::size_t who : {0u, 1u}) {
    for (const int version : told[who])
      EXPECT_EQ(log[static_cast<std::size_t>(version - 1)].body, std::to_string(nodes[who].epoch));
  }
}

/// Whoever claims a log waits for the owner's transaction that has begun to write; so does nobody else.
TEST_F(OwnersTest, AClaimComesAfterWhatTheOwnerIsWriting) {
  if (!tests::on_postgres()) GTEST_SKIP() << "SQLite has one writer at a time";
  Node ada = start("ada", 100ms);
  Node ben = start("ben");
  ASSERT_EQ(ada.append("t", 1), Appended::Ok);
  ada.store->database().execute("BEGIN");
  ASSERT_EQ(ada.append("t", 2), Appended::Ok);
  std::this_thread::sleep_for(150ms);  // the lease is over
  std::atomic<bool> claimed = false;
  std::thread claiming([&] { claimed = ben.claim("t"); });
  std::this_thread::sleep_for(100ms);
  EXPECT_FALSE(claimed);
  ada.store->database().execute("COMMIT");
  claiming.join();
  EXPECT_TRUE(claimed);
  EXPECT_EQ(ben.append("t", 2), Appended::Conflict) << "the entry that was being written counts";
  EXPECT_EQ(ben.append("t", 3), Appended::Ok);
  EXPECT_EQ(ada.append("t", 4), Appended::Conflict);
}

}  // namespace
}  // namespace longroad::store
