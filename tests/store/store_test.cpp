#include "store/store.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "postgres/database.hpp"
#include "store/accounts.hpp"
#include "store/backup.hpp"
#include "store/blocks.hpp"
#include "store/commit_queue.hpp"
#include "store/desks.hpp"
#include "store/folder_lock.hpp"
#include "store/open_database.hpp"
#include "store/schema/schema.hpp"
#include "store/stored_journal.hpp"
#include "temporary_folder.hpp"
#include "where.hpp"

namespace longroad::store {
namespace {

class StoreTest : public ::testing::Test {
 protected:
  std::unique_ptr<Store> open() {
    auto store = Store::open(tests::database_for(folder_.path()));
    EXPECT_TRUE(store) << store.error().sentence;
    return std::move(*store);
  }
  /// Puts data of the first format into the folder.
  void fill_with_format_1() {
    const std::ifstream file(std::string(tests::kFolder) + "/store/format_1.sql");
    std::stringstream sql;
    sql << file.rdbuf();
    open_database(folder_ / "longroad.db").execute(sql.str());
  }
  std::string refusal() {
    const auto store = Store::open(folder_.path());
    return store ? std::string() : store.error().sentence;
  }
  /// One entry, by the present owner.
  static Appended append(Store& store, const std::string& stream, int version, const std::string& body) {
    const LogEntry entry{version, version * 10, body};
    return store.logs().append(stream, version - 1, store.logs().epoch(stream), {&entry, 1});
  }
  tests::TemporaryFolder folder_;
};

TEST_F(StoreTest, KeepsLogsInOrderWithoutGaps) {
  {
    const auto store = open();
    EXPECT_EQ(append(*store, "a", 1, "one"), Appended::Ok);
    EXPECT_EQ(append(*store, "b", 1, "other"), Appended::Ok);
    EXPECT_EQ(append(*store, "a", 3, "three"), Appended::Conflict);
    EXPECT_EQ(append(*store, "a", 2, "two"), Appended::Ok);
    EXPECT_EQ(append(*store, "a", 2, "again"), Appended::Conflict);
    const std::vector<LogEntry> torn{{3, 0, "three"}, {5, 0, "five"}};
    EXPECT_THROW(store->logs().append("c", 2, store->logs().epoch("c"), torn), StoreError);
    EXPECT_EQ(store->logs().append("a", 2, store->logs().epoch("a"), {}), Appended::Ok) << "lists alone";
    EXPECT_EQ(store->logs().append("a", 1, store->logs().epoch("a"), {}), Appended::Conflict);
  }
  const auto log = open()->logs().read("a");
  ASSERT_EQ(log.size(), 2u);
  EXPECT_EQ(log[0].body, "one");
  EXPECT_EQ(log[1], (LogEntry{2, 20, "two"}));
  EXPECT_EQ(open()->logs().read("a", 1).size(), 1u);
}

TEST_F(StoreTest, RefusesANewerFolderAndAForeignFileInWords) {
  LONGROAD_ONLY_ON_SQLITE();
  open()->database().execute("PRAGMA user_version = 99");
  EXPECT_NE(refusal().find("format 99"), std::string::npos);
  std::filesystem::remove(folder_ / "longroad.db");
  open_database(folder_ / "longroad.db").execute("CREATE TABLE mine (x)");
  EXPECT_NE(refusal().find("not Longroad's"), std::string::npos);
  std::filesystem::remove(folder_ / "longroad.db");
  std::ofstream(folder_ / "longroad.db") << std::string(5000, 'x');
  EXPECT_NE(refusal(), "");
}

TEST_F(StoreTest, WaitsForTheDiskAtEveryCommit) {
  LONGROAD_ONLY_ON_SQLITE();
  const auto store = open();
  EXPECT_EQ(store->database().number("PRAGMA synchronous"), 2) << "FULL is what survives a power cut";
  Statement mode(store->database(), "PRAGMA journal_mode");
  ASSERT_TRUE(mode.row());
  EXPECT_EQ(mode.text(0), "wal");
}

TEST_F(StoreTest, MigratesAFolderOfTheFirstFormatWithAllThatIsInIt) {
  LONGROAD_ONLY_ON_SQLITE();
  fill_with_format_1();
  const auto store = open();
  EXPECT_EQ(store->database().number("PRAGMA user_version"), kFormat);
  EXPECT_EQ(store->logs().read(stream_of_table("aaaaaaaaaa")).size(), 2u);
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
  LONGROAD_ONLY_ON_SQLITE();
  fill_with_format_1();
  Database database = open_database(folder_ / "longroad.db");
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
  LONGROAD_ONLY_ON_SQLITE();
  fill_with_format_1();
  const auto refused = Store::open(folder_.path(), OlderFormat::Refuse);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().sentence.find("older format"), std::string::npos);
  const tests::TemporaryFolder copy;
  EXPECT_FALSE(back_up(folder_.path(), copy / "longroad.db"));
  EXPECT_EQ(open_database(folder_ / "longroad.db").number("PRAGMA user_version"), 1);
  EXPECT_EQ(open_database(copy / "longroad.db").number("PRAGMA user_version"), 1);
  ASSERT_TRUE(Store::open(copy.path()));
  EXPECT_TRUE(Store::open(copy.path(), OlderFormat::Refuse)) << "it is of this format now";
  open_database(folder_ / "longroad.db").execute("PRAGMA application_id = 7");
  EXPECT_TRUE(back_up(folder_.path(), copy / "other.db")) << "not Longroad's";
}

TEST_F(StoreTest, LeavesNothingOfACopyThatFailed) {
  LONGROAD_ONLY_ON_SQLITE();
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

/// What rests on the one that is refused is refused too; other logs go on.
TEST_F(StoreTest, CommitsTogetherWhatWaitsAndOneRefusalSparesTheOthers) {
  std::atomic<int> stored = 0;
  std::atomic<int> refused = 0;
  {
    CommitQueue queue(open());
    StoredJournal journal(queue);
    const auto add = [&](const std::string& stream, int version) {
      journal.append(
          std::make_shared<Journal::Append>(Journal::Append{stream, 0, version - 1, {{version, 0, "x"}}, {}}),
          [&](Appended appended) {
            stored += appended == Appended::Ok;
            refused += appended == Appended::Conflict;
          });
    };
    for (int i = 1; i <= 200; ++i) {
      add("t", i == 100 ? 99 : i);  // one that is there already
      add("u", i);
    }
  }
  EXPECT_EQ(stored, 99 + 200);
  EXPECT_EQ(refused, 101);
  EXPECT_EQ(open()->logs().read("t").size(), 99u);
  EXPECT_EQ(open()->logs().read("u").size(), 200u);
}

/// As when the disk is full for a moment.
TEST_F(StoreTest, NothingLandsBehindAnEntryThatADatabaseLost) {
  LONGROAD_ONLY_ON_SQLITE();
  std::vector<Appended> answers;
  {
    CommitQueue queue(open());
    StoredJournal journal(queue);
    const auto add = [&](int version, std::size_t size) {
      const auto lists = [](Store& store) { store.set_table({"t", TableState::Playing, 0}); };
      journal.append(std::make_shared<Journal::Append>(
                         Journal::Append{"t", 0, version - 1, {{version, 0, std::string(size, 'x')}}, lists}),
                     [&](Appended appended) { answers.push_back(appended); });
    };
    const auto limit = [&](const char* pages) {
      queue.submit([=](Store& store) { store.database().execute(pages); }, [](bool) {});
    };
    limit("PRAGMA max_page_count = 1");  // as many as it has
    add(1, 100'000);
    limit("PRAGMA max_page_count = 1000000");
    add(2, 10);
    journal.read("t", 0, [&](const auto& log) {
      EXPECT_TRUE(log && log->empty());
      answers.push_back(Appended::Ok);
    });
    add(1, 10);
    add(2, 10);
  }
  using enum Appended;
  EXPECT_EQ(answers, (std::vector<Appended>{Failed, Conflict, Ok, Ok, Ok}));
  EXPECT_EQ(open()->logs().read("t").size(), 2u);
  EXPECT_EQ(open()->live_tables().size(), 1u) << "lists are written with the log";
}

TEST_F(StoreTest, WhoeverBreaksWhenToldHoldsUpNobody) {
  std::atomic<int> kept = 0;
  {
    CommitQueue queue(open());
    queue.submit([](Store&) {}, [](bool) { throw std::runtime_error("this is a test"); });
    queue.submit([](Store& store) { append(store, "t", 1, "x"); }, [&](bool done) { kept += done; });
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

TEST_F(StoreTest, ListsTheNewestOfManyReports) {
  const auto store = open();
  for (int i = 1; i <= 3; ++i)
    store->add(
        Store::Report{.id = 0, .table = "t", .version = i, .seat = 1, .sender = 2, .text = "loud", .at = 0});
  std::vector<int> versions;
  for (const auto& report : store->reports(2)) versions.push_back(report.version);
  EXPECT_EQ(versions, (std::vector{3, 2}));
}

TEST_F(StoreTest, KnowsWhichTablesAreNotOver) {
  const auto store = open();
  store->set_table({"a", TableState::Waiting, 1});
  store->set_table({"b", TableState::Playing, 2});
  store->set_table({"a", TableState::Over, 3});
  const auto live = store->live_tables();
  ASSERT_EQ(live.size(), 1u);
  EXPECT_EQ(live[0].id, "b");
  EXPECT_EQ(live[0].changed, 2);
  // A table's row stays as it is while its log grows.
  const std::vector<LogEntry> entries{{1, 40, "{}"}, {2, 50, "{}"}};
  EXPECT_EQ(store->logs().append(stream_of_table("b"), 0, 0, entries), Appended::Ok);
  EXPECT_EQ(store->live_tables()[0].changed, 50);
}

TEST_F(StoreTest, KeepsTheLinksOfATournament) {
  {
    const auto store = open();
    Desks desks(*store);
    desks.set_desk("a", false);
    desks.set_link("a", {1, "referee", "Ruth", 0, "print", "today", false});
    desks.set_link("a", {1, "referee", "Ruth", 0, "print", "today", true});
  }
  const auto store = open();
  Desks desks(*store);
  EXPECT_EQ(desks.open_desks(), std::vector<std::string>{"a"});
  ASSERT_EQ(desks.links("a").size(), 1u);
  EXPECT_TRUE(desks.links("a")[0].revoked);
  desks.set_desk("a", true);
  EXPECT_TRUE(desks.open_desks().empty());
}

}  // namespace
}  // namespace longroad::store
