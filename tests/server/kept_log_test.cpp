/// A log that can't tear: whatever the disk refuses, what is on it is a beginning without gaps of what was
/// appended, and holds all that anybody was told.

#include "server/actors/kept_log.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <future>
#include <random>
#include <stdexcept>
#include <thread>

#include "store/store.hpp"
#include "temporary_folder.hpp"

namespace longroad::server {
namespace {

/// An actor with nothing but a log: it appends, and somebody waits for each of its entries.
class Writer {
 public:
  Writer(store::CommitQueue& disk, Loop& loop, int version)
      : version_(version),
        log_(disk, loop, version, {[this] { heard_ = log_.confirmed(); }, [this] { ++broke_; }}) {}

  /// So many entries in one write, which the disk refuses or not.
  void append(int entries, bool fails) {
    if (log_.broken()) return;
    const int from = version_ + 1;
    version_ += entries;
    waiting_ += 2;
    log_.wait(version_, told(version_));
    log_.write(
        version_,
        [from, to = version_, fails](store::Store& store) {
          for (int v = from; v <= to; ++v) store.append("t", {v, 0, "entry " + std::to_string(v)});
          if (fails) throw std::runtime_error("the disk fails");
        },
        told(version_));
  }

  [[nodiscard]] int version() const { return version_; }
  [[nodiscard]] int told_up_to() const { return std::max(told_, heard_); }
  [[nodiscard]] int waiting() const { return waiting_; }
  [[nodiscard]] int broke() const { return broke_; }

 private:
  KeptLog::Told told(int version) {
    return [this, version](bool kept) {
      --waiting_;
      if (kept) told_ = std::max(told_, version);
    };
  }

  int version_;
  int told_ = 0;
  int heard_ = 0;
  int waiting_ = 0;
  int broke_ = 0;
  KeptLog log_;
};

/// What the disk has; its versions have no gap, and its entries are those that were appended.
int read_log(const std::string& folder) {
  auto store = store::Store::open(folder);
  if (!store) throw std::runtime_error(store.error().sentence);
  int version = 0;
  for (const store::LoggedEvent& event : (*store)->log("t")) {
    EXPECT_EQ(event.version, ++version);
    EXPECT_EQ(event.body, "entry " + std::to_string(version));
  }
  return version;
}

TEST(KeptLog, IsOnDiskWithoutAGapAsFarAsAnybodyWasTold) {
  const tests::TemporaryFolder folder;
  std::mt19937 random(7);
  int failures = 0;
  for (int round = 0; round < 40; ++round) {
    Loop loop;
    auto disk = std::make_unique<store::CommitQueue>(std::move(*store::Store::open(folder.path())));
    Writer writer(*disk, loop, read_log(folder.path()));
    std::thread thread([&loop] { loop.run(); });
    for (int i = 0; i < 30; ++i) {
      const auto entries = 1 + static_cast<int>(random() % 3);
      const bool fails = random() % 25 == 0;
      loop.post([&writer, entries, fails] { writer.append(entries, fails); });
      if (random() % 4 == 0) std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
    std::promise<void> appended;
    loop.post([&appended] { appended.set_value(); });
    appended.get_future().wait();
    disk.reset();  // answers what is left
    loop.post([&loop] { loop.stop(); });
    thread.join();
    failures += writer.broke();
    EXPECT_LE(writer.broke(), 1);
    EXPECT_EQ(writer.waiting(), 0) << "everybody is told once, whatever happened";
    EXPECT_GE(read_log(folder.path()), writer.told_up_to());
    EXPECT_LE(read_log(folder.path()), writer.version());
    ASSERT_FALSE(HasFailure()) << "in round " << round;
  }
  EXPECT_GT(failures, 0) << "nothing has failed, so nothing was tried";
}

}  // namespace
}  // namespace longroad::server
