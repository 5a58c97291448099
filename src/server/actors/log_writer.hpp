/// Writes an actor's log to the journal: in order, told only once it is there, and tried again where the disk
/// fails for a moment. Used on the actor's loop.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/net/loop.hpp"
#include "server/table/model/refused.hpp"
#include "store/journal.hpp"

namespace longroad::server {

class LogWriter {
 public:
  using Append = store::Journal::Append;

  /// Why a log can't go on.
  enum class Loss : std::uint8_t {
    Disk,   // nothing can be written
    Owner,  // somebody else writes this log
  };
  /// What everybody is told then.
  static Refused in_words(Loss loss);

  /// What the actor does next.
  struct Owner {
    std::function<void()> stored;         // `confirmed` has moved
    std::function<void(Loss loss)> lost;  // once, and nothing follows
  };
  /// Called once: with false where it is not on disk and will not be.
  using Told = std::function<void(bool stored)>;

  /// How often it is tried again, and after how long for the first time; each time takes twice as long.
  struct Patience {
    int tries = 4;
    Time first = 50;
  };

  /// The log is on disk up to this version: all of it.
  struct Place {
    std::string stream;
    std::int64_t epoch = 0;
    int version = 0;
  };
  LogWriter(store::Journal& journal, Loop& loop, Place place, Owner owner, Patience patience);

  [[nodiscard]] int written() const { return written_; }      // handed to the journal up to this version
  [[nodiscard]] int confirmed() const { return confirmed_; }  // may be told up to this version
  [[nodiscard]] bool closed() const { return closed_; }
  /// Whether nothing is on its way, and nobody waits.
  [[nodiscard]] bool at_rest() const { return batches_.empty() && waiting_.empty(); }

  /// The next entries, with the lists that follow from them; `told` is called after the owner.
  void write(std::vector<store::LogEntry> entries, std::function<void(store::Store&)> lists, Told told = {});
  /// Told once the log is on disk up to this version.
  void wait(int version, Told told);
  /// Tells up to this version before it is on disk, where nobody minds to lose it.
  void trust(int version);
  /// Another writes this log from now on: nothing more from here, and the owner hears of nothing.
  void hand_over();

 private:
  struct Batch {
    std::shared_ptr<const Append> append;
    Told told;
    std::optional<store::Appended> answer{};  // nothing: it is on its way
  };
  struct Waiting {
    int version;
    Told told;
  };

  void send(Batch& batch);
  void answered(const Append* append, store::Appended answer);
  /// The first batches are on disk, and whoever waits for them hears of it.
  void arrive();
  /// Nothing more arrives.
  void turn_away_waiting();
  void lose(Loss loss);

  // After a failure nothing is sent before it is known what is on disk.
  void look();
  void compare(const std::optional<std::vector<store::LogEntry>>& stored);
  /// Marks what is on disk; false: there is something that was not written here.
  bool mark_stored(const std::vector<store::LogEntry>& stored);
  void try_again_later();
  void send_again();

  store::Journal& journal_;
  Loop& loop_;
  Place place_;  // as far as it is known to be on disk
  Owner owner_;
  Patience patience_;
  int written_;
  int confirmed_;
  std::deque<Batch> batches_;  // written, and not known to be on disk
  std::vector<Waiting> waiting_;
  int on_the_way_ = 0;
  int tries_ = 0;
  bool doubtful_ = false;
  bool closed_ = false;
  Timer again_;
  std::shared_ptr<LogWriter*> alive_ =
      std::make_shared<LogWriter*>(this);  // answers may come after the actor
};

}  // namespace longroad::server
