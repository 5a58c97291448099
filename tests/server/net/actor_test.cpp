/// A log that can't tear: whatever fails, what is on disk is a beginning without gaps of what was appended
/// and holds all that anybody was told, and the actor goes on or is closed with a sentence.

#include "server/actors/actor.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <boost/json/parse.hpp>
#include <future>
#include <random>
#include <stdexcept>
#include <thread>

#include "faulty_journal.hpp"
#include "postgres/database.hpp"
#include "store/owners.hpp"
#include "store/store.hpp"
#include "store/stored_journal.hpp"
#include "temporary_folder.hpp"

namespace longroad::server {
namespace {

struct ScribeGuest : SocketGuest {
  static constexpr int kMostStrikes = 1;
  Rate rate{{.per_second = 1000, .burst = 1000}};
};

struct Stored {
  static constexpr std::string_view kName = "stored";
  int version = 0;
  static void fields(auto f) { f("version", &Stored::version); }
};
struct Answered {
  static constexpr std::string_view kName = "answered";
  int version = 0;
  static void fields(auto f) { f("version", &Answered::version); }
};

/// The simplest actor: whatever it is sent, it appends as many entries, and says which it has got to.
class Scribe final : public Actor<ScribeGuest> {
 public:
  Scribe(ActorContext context, int version) : Actor(std::move(context), "t", version), version_(version) {}

  static std::string body(int version) { return "entry " + std::to_string(version); }

  /// So many entries in one write; none: a list that changes without them.
  void append(int entries, std::function<void(store::Store&)> lists, LogWriter::Told told) {
    std::vector<store::LogEntry> rows;
    for (int i = 0; i < entries; ++i) {
      ++version_;
      rows.push_back({version_, 0, body(version_)});
    }
    log_.write(std::move(rows), std::move(lists), std::move(told));
  }
  [[nodiscard]] int version() const override { return version_; }
  [[nodiscard]] bool closed() const { return log_.closed(); }
  [[nodiscard]] bool at_rest() const { return log_.at_rest(); }

 private:
  void stored() override {
    for (const ScribeGuest& guest : guests_.all()) guest.connection->send(text_of(Stored{log_.confirmed()}));
  }
  void hear(ScribeGuest& guest, const notation::Node& message) override {
    if (log_.closed()) return;
    const int entries = message.at("entries").number(0, 9, 0);
    const auto answer = [connection = guest.connection, version = version_ + entries](bool stored) {
      connection->send(text_of(Answered{stored ? version : 0}));
    };
    append(entries, {}, answer);
    once_stored(answer);
  }

  int version_;
};

/// A page that sends commands, and looks at what it is told.
class Page final : public Connection {
 public:
  using Check = std::function<void(int told)>;
  explicit Page(Check check) : check_(std::move(check)) {}

  static std::string command(int entries) { return fmt::format(R"({{"entries":{}}})", entries); }

  void send(std::shared_ptr<const std::string> text) override {
    const auto message = boost::json::parse(*text);
    const auto& kind = message.at("t").as_string();
    if (kind == "answered") ++answers_;
    if (kind == "error") return farewells_.push_back(std::string(message.at("code").as_string()));
    const int told = message.at("version").to_number<int>();
    check_(told);
    told_ = std::max(told_, told);
  }
  void welcome() override {}
  void gather() override {}
  void close() override { ++closed_; }

  [[nodiscard]] int told_up_to() const { return told_; }
  [[nodiscard]] int answers() const { return answers_; }
  [[nodiscard]] int closed() const { return closed_; }
  [[nodiscard]] const std::vector<std::string>& farewells() const { return farewells_; }

 private:
  Check check_;
  int told_ = 0;
  int answers_ = 0;
  int closed_ = 0;
  std::vector<std::string> farewells_;
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
      page_ = std::make_shared<Page>([this](int told) {
        ASSERT_LE(told, good_entries(journal_.log())) << "told before it was on disk";
      });
      dropped_ = 0;
      asked_ = 0;
      const std::int64_t epoch = journal_.take_over();
      Scribe scribe(
          {loop_, metrics_, journal_, epoch, true, [this] { ++dropped_; }, {.tries = 4, .first = 0}},
          static_cast<int>(journal_.log().size()));
      scribe.enter(page_, "");
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
    if (what < 40 && !scribe.closed()) {
      ++asked_;
      scribe.receive(*page_, Page::command(static_cast<int>(random_() % 4)));
    }
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
    ASSERT_GE(good, page_->told_up_to());
    ASSERT_EQ(page_->answers(), 2 * asked_) << "every command is answered once, whatever happened";
    ASSERT_TRUE(intruded_ || good == std::ssize(journal_.log())) << "a gap, or something twice";
    ASSERT_TRUE(scribe.closed() || good == scribe.version()) << "it goes on, so all of it counts";
    ASSERT_EQ(page_->closed() > 0, scribe.closed());
    ASSERT_EQ(dropped_, std::ssize(page_->farewells())) << "closed with a sentence";
    for (const std::string& code : page_->farewells()) ASSERT_TRUE(code == "disk" || intruded_) << code;
    ++(dropped_ > 0 ? lost_ : survived_);
  }

  std::mt19937 random_;
  Loop loop_;
  Metrics metrics_;
  tests::FaultyJournal journal_;
  std::shared_ptr<Page> page_;
  int dropped_ = 0;
  int asked_ = 0;
  bool intruded_ = false;
  int lost_ = 0;
  int survived_ = 0;
};

TEST(Actor, NeverTearsWhateverFails) {
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
  auto store = store::Store::open(tests::database_for(folder));
  if (!store) throw std::runtime_error(store.error().sentence);
  const auto log = (*store)->logs().read("t");
  EXPECT_EQ(good_entries(log), std::ssize(log));
  return static_cast<int>(log.size());
}

/// The same with the real disk, whose works fail once, or for good.
TEST(Actor, NeverTearsOnARealDisk) {
  const tests::TemporaryFolder folder;
  std::mt19937 random(7);
  int losses = 0;
  for (int round = 0; round < 15; ++round) {
    Loop loop;
    auto opened = store::Store::open(tests::database_for(folder.path()));
    store::Owners owners((*opened)->database());
    const std::int64_t epoch = owners.join("node", store::Owners::kForever);
    store::Statement((*opened)->database(),
                     "INSERT INTO owners (stream, epoch) VALUES ('t', ?) ON CONFLICT (stream) DO UPDATE "
                     "SET epoch = excluded.epoch")
        .run(epoch);
    auto disk = std::make_unique<store::CommitQueue>(std::move(*opened));
    store::StoredJournal journal(*disk);
    Metrics metrics;
    int dropped = 0;
    int waiting = 0;
    int told = 0;
    Scribe scribe({loop, metrics, journal, epoch, true, [&dropped] { ++dropped; }, {.tries = 3, .first = 0}},
                  read_log(folder.path()));
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
      loop.post([&, entries, lists] {
        if (scribe.closed()) return;
        ++waiting;
        scribe.append(entries, lists, [&, version = scribe.version() + entries](bool stored) {
          --waiting;
          if (stored) told = std::max(told, version);
        });
      });
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
    losses += dropped;
    EXPECT_EQ(waiting, 0);
    EXPECT_GE(read_log(folder.path()), told);
    EXPECT_LE(read_log(folder.path()), scribe.version());
    EXPECT_TRUE(scribe.closed() || read_log(folder.path()) == scribe.version());
    ASSERT_FALSE(HasFailure()) << "in round " << round;
  }
  EXPECT_GT(losses, 0) << "nothing has failed, so nothing was tried";
  EXPECT_LT(losses, 15);
}

}  // namespace
}  // namespace longroad::server
