#include "store/store.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "store/accounts.hpp"
#include "store/blocks.hpp"
#include "store/commit_queue.hpp"
#include "store/desks.hpp"
#include "store/folder_lock.hpp"
#include "store/schema.hpp"
#include "temporary_folder.hpp"
#include "where.hpp"

namespace longroad::store {
namespace {

class StoreTest : public ::testing::Test {
 protected:
  std::unique_ptr<Store> open() {
    auto store = Store::open(folder_.path());
    EXPECT_TRUE(store) << store.error().sentence;
    return std::move(*store);
  }
  /// Puts data of the first format into the folder.
  void fill_with_format_1() {
    const std::ifstream file(std::string(tests::kFolder) + "/store/format_1.sql");
    std::stringstream sql;
    sql << file.rdbuf();
    Database(folder_ / "longroad.db").execute(sql.str());
  }
  std::string refusal() {
    const auto store = Store::open(folder_.path());
    return store ? std::string() : store.error().sentence;
  }
  tests::TemporaryFolder folder_;
};

TEST_F(StoreTest, KeepsTheLogOfATableInOrder) {
  {
    const auto store = open();
    store->append("a", {1, 10, "one"});
    store->append("b", {1, 11, "other"});
    store->append("a", {2, 12, "two"});
    EXPECT_THROW(store->append("a", {2, 13, "again"}), StoreError);
  }
  const auto log = open()->log("a");
  ASSERT_EQ(log.size(), 2u);
  EXPECT_EQ(log[0].body, "one");
  EXPECT_EQ(log[1].version, 2);
  EXPECT_EQ(log[1].at, 12);
}

TEST_F(StoreTest, RefusesANewerFolderAndAForeignFileInWords) {
  open()->database().execute("PRAGMA user_version = 99");
  EXPECT_NE(refusal().find("format 99"), std::string::npos);
  std::filesystem::remove(folder_ / "longroad.db");
  Database(folder_ / "longroad.db").execute("CREATE TABLE mine (x)");
  EXPECT_NE(refusal().find("not Longroad's"), std::string::npos);
  std::filesystem::remove(folder_ / "longroad.db");
  std::ofstream(folder_ / "longroad.db") << std::string(5000, 'x');
  EXPECT_NE(refusal(), "");
}

TEST_F(StoreTest, WaitsForTheDiskAtEveryCommit) {
  const auto store = open();
  EXPECT_EQ(store->database().number("PRAGMA synchronous"), 2) << "FULL is what survives a power cut";
  Statement mode(store->database(), "PRAGMA journal_mode");
  ASSERT_TRUE(mode.row());
  EXPECT_EQ(mode.text(0), "wal");
}

TEST_F(StoreTest, MigratesAFolderOfTheFirstFormatWithAllThatIsInIt) {
  fill_with_format_1();
  const auto store = open();
  EXPECT_EQ(store->database().number("PRAGMA user_version"), kFormat);
  EXPECT_EQ(store->log("aaaaaaaaaa").size(), 2u);
  EXPECT_EQ(store->live_tables().size(), 1u);
  Accounts accounts(*store);
  const auto ada = accounts.find("Ada");
  ASSERT_TRUE(ada);
  ASSERT_EQ(store->reports(10).size(), 1u);
  EXPECT_EQ(store->reports(10)[0].text, "rude");
  EXPECT_TRUE(Blocks(*store).of(ada->person()).empty());
  EXPECT_TRUE(accounts.reserved("ÄDA")) << "names of older formats are compared too";
}

TEST_F(StoreTest, KnowsWhichResetCodesAreTooOld) {
  const auto store = open();
  Accounts accounts(*store);
  const auto ada = accounts.create("Ada", "hash", 1);
  ASSERT_TRUE(ada);
  EXPECT_FALSE(accounts.create("Adà", "hash", 1)) << "looks like it";
  accounts.set_reset(*ada, "code", 100);
  EXPECT_EQ(accounts.use_reset(*ada, "other", 50), Accounts::Reset::Unknown);
  EXPECT_EQ(accounts.use_reset(*ada, "code", 100), Accounts::Reset::TooOld);
  EXPECT_EQ(accounts.use_reset(*ada, "code", 99), Accounts::Reset::Used);
  EXPECT_EQ(accounts.use_reset(*ada, "code", 99), Accounts::Reset::Unknown) << "good once";
}

TEST_F(StoreTest, KeepsBlocksOfAFormatThatHadThemBetweenAccountsOnly) {
  fill_with_format_1();
  Database database(folder_ / "longroad.db");
  // The second format, as far as blocks are concerned; the rest of the way is the same as ever.
  database.execute(
      "CREATE TABLE blocks (account INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,"
      " blocked INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, PRIMARY KEY (account, blocked))"
      " STRICT, WITHOUT ROWID; ALTER TABLE reports ADD COLUMN sender INTEGER NOT NULL DEFAULT 0;"
      " INSERT INTO blocks SELECT a.id, b.id FROM accounts a, accounts b WHERE a.name = 'Ada' AND b.name = "
      "'Ben';"
      " PRAGMA user_version = 2");
  const auto store = open();
  const auto blocks = Blocks(*store).of(Person::account("Ada"));
  ASSERT_EQ(blocks.size(), 1u);
  EXPECT_EQ(blocks[0].person, Person::account("Ben"));
  EXPECT_EQ(blocks[0].name, "Ben");
}

TEST_F(StoreTest, KeepsWhomAccountsAndGuestsHaveBlocked) {
  const auto store = open();
  Blocks blocks(*store);
  const Person guest = Person::guest("print");
  EXPECT_TRUE(blocks.add(guest, {Person::account("Ben"), "Ben", 1}));
  EXPECT_TRUE(blocks.add(guest, {Person::guest("other"), "Cleo", 2}));
  EXPECT_TRUE(blocks.add(Person::account("Ada"), {guest, "Dan", 3}));
  ASSERT_EQ(blocks.of(guest).size(), 2u);
  EXPECT_EQ(blocks.of(guest)[0].name, "Cleo") << "the newest first";
  blocks.remove(guest, Person::guest("other"));
  EXPECT_EQ(blocks.of(guest).size(), 1u);
  Accounts accounts(*store);
  accounts.create("Ben", "x", 1);
  accounts.erase(*accounts.find("Ben"));
  EXPECT_TRUE(blocks.of(guest).empty()) << "whoever takes the name next is somebody else";
  for (int i = 0; i < kMostBlocked; ++i)
    EXPECT_TRUE(blocks.add(guest, {Person::guest(std::to_string(i)), "x", i}));
  EXPECT_FALSE(blocks.add(guest, {Person::guest("one more"), "x", 5}));
  EXPECT_TRUE(blocks.add(guest, {Person::guest("7"), "again", 5}));
}

TEST_F(StoreTest, IsMigratedOnlyByWhoeverMayAndCopiedAsItIs) {
  fill_with_format_1();
  const auto refused = Store::open(folder_.path(), OlderFormat::Refuse);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().sentence.find("older format"), std::string::npos);
  const tests::TemporaryFolder copy;
  EXPECT_FALSE(back_up(folder_.path(), copy / "longroad.db"));
  EXPECT_EQ(Database(folder_ / "longroad.db").number("PRAGMA user_version"), 1);
  EXPECT_EQ(Database(copy / "longroad.db").number("PRAGMA user_version"), 1);
  ASSERT_TRUE(Store::open(copy.path()));
  EXPECT_TRUE(Store::open(copy.path(), OlderFormat::Refuse)) << "it is of this format now";
  Database(folder_ / "longroad.db").execute("PRAGMA application_id = 7");
  EXPECT_TRUE(back_up(folder_.path(), copy / "other.db")) << "not Longroad's";
}

TEST_F(StoreTest, LeavesNothingOfACopyThatFailed) {
  fill_with_format_1();
  const tests::TemporaryFolder copy;
  const auto refused = [&](const std::string& name) {
    const auto error = back_up(folder_.path(), copy / name);
    return error ? error->sentence : "";
  };
  const std::string sentence = "The backup could not be written to " + copy.path();
  EXPECT_EQ(refused("no/x.db"), sentence + "/no/x.db: there is no such folder.");
  std::ofstream(copy / "kept.db") << "other";
  EXPECT_EQ(refused("kept.db"), sentence + "/kept.db: there is such a file already.");
  EXPECT_EQ(std::filesystem::file_size(copy / "kept.db"), 5u);
}

TEST_F(StoreTest, HasOneServerAtATime) {
  {
    const auto lock = FolderLock::take(folder_.path());
    ASSERT_TRUE(lock);
    const auto second = FolderLock::take(folder_.path());
    ASSERT_FALSE(second);
    EXPECT_NE(second.error().sentence.find("Another server"), std::string::npos);
  }
  EXPECT_TRUE(FolderLock::take(folder_.path()));
}

/// What rests on the one that failed fails too; other tables go on.
TEST_F(StoreTest, CommitsTogetherWhatWaitsAndOneFailureSparesTheOthers) {
  std::atomic<int> kept = 0;
  std::atomic<int> lost = 0;
  {
    CommitQueue queue(open());
    const auto append = [&](const std::string& table, int version, const std::string& body) {
      queue.submit(
          [=](Store& store) {
            store.append(table, {version, 0, body});
          },
          [&](bool done) { ++(done ? kept : lost); });
    };
    for (int i = 1; i <= 200; ++i) {
      append("t", i == 100 ? 99 : i, "x");  // one that can't be kept
      append("u", i, "y");
    }
  }
  EXPECT_EQ(kept, 99 + 200);
  EXPECT_EQ(lost, 101);
  EXPECT_EQ(open()->log("t").size(), 99u);
  EXPECT_EQ(open()->log("t").back().version, 99);
  EXPECT_EQ(open()->log("u").size(), 200u);
}

/// As when the disk is full for a moment.
TEST_F(StoreTest, NothingLandsBehindAnEventThatADatabaseLost) {
  std::vector<bool> kept;
  {
    CommitQueue queue(open());
    const auto tell = [&](bool done) { kept.push_back(done); };
    const auto append = [&](int version, std::size_t size) {
      queue.submit([=](Store& store) { store.append("t", {version, 0, std::string(size, 'x')}); }, tell);
    };
    const auto limit = [&](const char* pages) {
      queue.submit([=](Store& store) { store.database().execute(pages); }, [](bool) {});
    };
    append(1, 10);
    limit("PRAGMA max_page_count = 1");  // as many as it has
    append(2, 100'000);
    limit("PRAGMA max_page_count = 1000000");
    append(3, 10);
    append(2, 10);
    append(3, 10);
  }
  EXPECT_EQ(kept, (std::vector<bool>{true, false, false, true, true}));
  EXPECT_EQ(open()->log("t").size(), 3u);
}

TEST_F(StoreTest, WhoeverBreaksWhenToldHoldsUpNobody) {
  std::atomic<int> kept = 0;
  {
    CommitQueue queue(open());
    queue.submit([](Store&) {}, [](bool) { throw std::runtime_error("this is a test"); });
    queue.submit([](Store& store) { store.append("t", {1, 0, "x"}); }, [&](bool done) { kept += done; });
  }
  EXPECT_EQ(kept, 1);
}

TEST_F(StoreTest, ForgetsSessionsThatAreOverAndTheOldestOfMany) {
  const auto store = open();
  Accounts accounts(*store);
  const auto ada = *accounts.create("Ada", "hash", 1);
  const auto count = [&] { return store->database().number("SELECT count(*) FROM sessions"); };
  accounts.open_session(ada, "short", 100);
  accounts.open_session(ada, "long", 300);
  accounts.set_reset(ada, "code", 100);
  accounts.forget_expired(200);
  EXPECT_EQ(count(), 1);
  EXPECT_TRUE(accounts.of_session("long", 200));
  EXPECT_EQ(store->database().number("SELECT count(*) FROM resets"), 0);
  for (int i = 0; i < kMostSessions + 10; ++i) accounts.open_session(ada, "s" + std::to_string(i), 1000 + i);
  EXPECT_EQ(count(), kMostSessions);
  EXPECT_TRUE(accounts.of_session("s" + std::to_string(kMostSessions + 9), 200));
  EXPECT_FALSE(accounts.of_session("long", 200));
}

TEST_F(StoreTest, KnowsWhichTablesAreNotOver) {
  const auto store = open();
  store->set_table({"a", TableState::Waiting, 1});
  store->set_table({"b", TableState::Playing, 2});
  store->set_table({"a", TableState::Over, 3});
  const auto live = store->live_tables();
  ASSERT_EQ(live.size(), 1u);
  EXPECT_EQ(live[0].id, "b");
}

TEST_F(StoreTest, KeepsATournamentWithoutGaps) {
  {
    const auto store = open();
    Desks desks(*store);
    desks.set_desk("a", false);
    desks.append("a", {1, "one", ""});
    EXPECT_THROW(desks.append("a", {3, "three", ""}), StoreError);
    desks.append("a", {2, "two", "sam/7"});
    desks.set_link("a", {1, "referee", "Ruth", 0, "print", "today", false});
    desks.set_link("a", {1, "referee", "Ruth", 0, "print", "today", true});
  }
  const auto store = open();
  Desks desks(*store);
  EXPECT_EQ(desks.open_desks(), std::vector<std::string>{"a"});
  ASSERT_EQ(desks.log("a").size(), 2u);
  EXPECT_EQ(desks.log("a")[1].command, "sam/7");
  ASSERT_EQ(desks.links("a").size(), 1u);
  EXPECT_TRUE(desks.links("a")[0].revoked);
  desks.set_desk("a", true);
  EXPECT_TRUE(desks.open_desks().empty());
}

}  // namespace
}  // namespace longroad::store
