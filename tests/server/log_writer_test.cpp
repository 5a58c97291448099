/// A log that can't tear: whatever fails, what is on disk is a beginning without gaps of what was appended
/// and holds all that anybody was told, and the actor goes on or is closed with a sentence.

#include "server/actors/log_writer.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <future>
#include <random>
#include <stdexcept>
#include <thread>

#include "faulty_journal.hpp"
#include "store/sqlite_journal.hpp"
#include "store/store.hpp"
#include "temporary_folder.hpp"

namespace longroad::server {
namespace {

/// An actor with nothing but a log: it appends, and somebody waits for each of its entries.
class Scribe {
 public:
  using Check = std::function<void(int told)>;
  Scribe(store::Journal& journal, Loop& loop, LogWriter::Place place, LogWriter::Patience patience,
         Check check)
      : version_(place.version),
        check_(std::move(check)),
        log_(
            journal, loop, std::move(place),
            {[this] { check_(log_.confirmed()); }, [this](LogWriter::Loss loss) { losses_.push_back(loss); }},
            patience) {}

  static std::string body(int version) { return "entry " + std::to_string(version); }

  /// So many entries in one write; none: a list that changes without them.
  void append(int entries, std::function<void(store::Store&)> lists = {}) {
    if (log_.closed()) return;
    std::vector<store::LogEntry> rows;
    for (int i = 0; i < entries; ++i) {
      ++version_;
      rows.push_back({version_, 0, body(version_)});
    }
    waiting_ += 2;
    log_.wait(version_, told(version_));
    log_.write(std::move(rows), std::move(lists), told(version_));
  }
  void hand_over() { log_.hand_over(); }

  [[nodiscard]] int version() const { return version_; }
  [[nodiscard]] int told_up_to() const { return told_; }
  [[nodiscard]] int waiting() const { return waiting_; }
  [[nodiscard]] bool closed() const { return log_.closed(); }
  [[nodiscard]] bool at_rest() const { return log_.at_rest(); }
  [[nodiscard]] const std::vector<LogWriter::Loss>& losses() const { return losses_; }

 private:
  LogWriter::Told told(int version) {
    return [this, version](bool stored) {
      --waiting_;
      if (!stored) return;
      check_(version);
      told_ = std::max(told_, version);
    };
  }

  int version_;
  Check check_;
  int told_ = 0;
  int waiting_ = 0;
  std::vector<LogWriter::Loss> losses_;
  LogWriter log_;
};

/// How much of the log is what a scribe appended, from its beginning.
int good_entries(const std::vector<store::LogEntry>& log) {
  int version = 0;
  for (const store::LogEntry& entry : log) {
    if (entry.version != version + 1 || entry.body != Scribe::body(version + 1)) break;
    ++version;
  }
  return version;
}

/// One actor after the other on a journal that fails at random, and then fails no more.
class Schedule {
 public:
  explicit Schedule(unsigned seed) : random_(seed), journal_(seed + 1) {}

  void run() {
    for (int life = 0; life < 3 && !intruded_; ++life) {
      journal_.set_trouble(std::array{0U, 3U, 20U, 60U}[random_() % 4]);
      Scribe scribe(journal_, loop_, {"t", journal_.take_over(), static_cast<int>(journal_.log().size())},
                    {.tries = 4, .first = 0}, [this](int told) {
                      ASSERT_LE(told, good_entries(journal_.log())) << "told before it was on disk";
                    });
      for (int i = 0; i < 40; ++i) happen(scribe);
      journal_.set_trouble(0);
      come_to_rest(scribe);
      judge(scribe);
      if (::testing::Test::HasFatalFailure()) return;
    }
  }
  [[nodiscard]] int lost() const { return lost_; }
  [[nodiscard]] int survived() const { return survived_; }

 private:
  void happen(Scribe& scribe) {
    const auto what = random_() % 100;
    if (what < 40) scribe.append(static_cast<int>(random_() % 4));
    if (what >= 40 && what < 97) journal_.step();
    if (what == 97 && random_() % 4 == 0) intrude();
    if (what == 98 && random_() % 4 == 0) scribe.hand_over();
    poll();
  }
  /// Another takes the log over, and may write before anybody notices.
  void intrude() {
    intruded_ = true;
    journal_.take_over();
    if (random_() % 2 == 0) journal_.intrude("other");
  }
  void poll() {
    loop_.context().restart();
    loop_.context().poll();
  }
  void come_to_rest(const Scribe& scribe) {
    for (int quiet = 0; quiet < 3; quiet = scribe.at_rest() ? quiet + 1 : 0) {
      while (journal_.step()) poll();
      poll();
    }
  }
  void judge(const Scribe& scribe) {
    const int good = good_entries(journal_.log());
    ASSERT_LE(good, scribe.version());
    ASSERT_GE(good, scribe.told_up_to());
    ASSERT_EQ(scribe.waiting(), 0) << "everybody is told once, whatever happened";
    ASSERT_LE(scribe.losses().size(), 1U);
    if (!intruded_) {
      ASSERT_EQ(good, std::ssize(journal_.log())) << "a gap, or something twice";
    }
    if (!scribe.closed()) {
      ASSERT_EQ(good, scribe.version()) << "it goes on, so all of it counts";
    }
    for (const LogWriter::Loss loss : scribe.losses()) {
      ASSERT_TRUE(intruded_ || loss == LogWriter::Loss::Disk);
      ASSERT_FALSE(LogWriter::in_words(loss).sentence.empty());
    }
    ++(scribe.closed() ? lost_ : survived_);
  }

  std::mt19937 random_;
  Loop loop_;
  tests::FaultyJournal journal_;
  bool intruded_ = false;
  int lost_ = 0;
  int survived_ = 0;
};

TEST(LogWriter, NeverTearsWhateverFails) {
  int lost = 0;
  int survived = 0;
  for (unsigned seed = 0; seed < 2500; ++seed) {
    Schedule schedule(seed);
    schedule.run();
    lost += schedule.lost();
    survived += schedule.survived();
    ASSERT_FALSE(HasFailure()) << "with seed " << seed;
  }
  EXPECT_GT(lost, 300);
  EXPECT_GT(survived, 3000);
}

/// What the disk has; its versions have no gap, and its entries are those that were appended.
int read_log(const std::string& folder) {
  auto store = store::Store::open(folder);
  if (!store) throw std::runtime_error(store.error().sentence);
  const auto log = (*store)->logs().read("t");
  EXPECT_EQ(good_entries(log), std::ssize(log));
  return static_cast<int>(log.size());
}

/// The same with the real disk, whose works fail once, or for good.
TEST(LogWriter, NeverTearsOnARealDisk) {
  const tests::TemporaryFolder folder;
  std::mt19937 random(7);
  int losses = 0;
  for (int round = 0; round < 15; ++round) {
    Loop loop;
    auto opened = store::Store::open(folder.path());
    const std::int64_t epoch = (*opened)->logs().take_over();
    auto disk = std::make_unique<store::CommitQueue>(std::move(*opened));
    store::SqliteJournal journal(*disk);
    Scribe scribe(journal, loop, {"t", epoch, read_log(folder.path())}, {.tries = 3, .first = 0}, [](int) {});
    std::thread thread([&loop] { loop.run(); });
    for (int i = 0; i < 30; ++i) {
      const auto entries = static_cast<int>(random() % 4);
      // Each work is tried twice: with the others, and alone.
      const auto failures = std::make_shared<std::atomic<int>>(random() % 25 != 0  ? 0
                                                               : random() % 2 == 0 ? 3
                                                                                   : 1000);
      const auto lists = [failures](store::Store&) {
        if (failures->fetch_sub(1) > 0) throw std::runtime_error("this is a test");
      };
      loop.post([&scribe, entries, lists] { scribe.append(entries, lists); });
      if (random() % 4 == 0) std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
    std::atomic<bool> rests = false;
    while (!rests) {
      std::promise<bool> asked;
      loop.post([&] { asked.set_value(scribe.at_rest()); });
      rests = asked.get_future().get();
    }
    loop.post([&loop] { loop.stop(); });
    thread.join();
    disk.reset();
    losses += static_cast<int>(scribe.losses().size());
    EXPECT_EQ(scribe.waiting(), 0);
    EXPECT_GE(read_log(folder.path()), scribe.told_up_to());
    EXPECT_LE(read_log(folder.path()), scribe.version());
    EXPECT_TRUE(scribe.closed() || read_log(folder.path()) == scribe.version());
    ASSERT_FALSE(HasFailure()) << "in round " << round;
  }
  EXPECT_GT(losses, 0) << "nothing has failed, so nothing was tried";
  EXPECT_LT(losses, 15);
}

}  // namespace
}  // namespace longroad::server
