/// The way of an actor's log to the disk, and what waits for it: nothing is told before it is there, in
/// order, and after a failure nothing counts any more. Used on the actor's loop.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "server/net/loop.hpp"
#include "store/commit_queue.hpp"

namespace longroad::server {

class KeptLog {
 public:
  /// What the actor does next; called on its loop.
  struct Owner {
    std::function<void()> kept;   // the log is on disk up to `confirmed()`
    std::function<void()> broke;  // the disk failed: once, and nothing follows
  };
  /// Called once: with false where the disk failed.
  using Told = std::function<void(bool kept)>;

  /// The log is on disk up to this version: all of it.
  KeptLog(store::CommitQueue& disk, Loop& loop, int version, Owner owner);

  [[nodiscard]] int written() const { return written_; }      // handed to the disk up to this version
  [[nodiscard]] int confirmed() const { return confirmed_; }  // on disk up to this version
  [[nodiscard]] bool broken() const { return broken_; }
  /// Whether nothing is on its way, and nobody waits.
  [[nodiscard]] bool at_rest() const { return on_the_way_ == 0 && waiting_.empty(); }

  /// Hands to the disk the work that brings the log up to this version. `on_disk` is called on the disk's
  /// thread once it is there, `told` on the loop after the owner.
  void write(int version, store::CommitQueue::Work work, Told told = {}, std::function<void()> on_disk = {});
  /// Told once the log is on disk up to this version.
  void wait(int version, Told told);
  /// Tells up to this version before it is on disk, where nobody minds to lose it.
  void trust(int version);
  /// Another has taken the log over: nothing more is written from here, and the owner hears of nothing.
  void hand_over() { broken_ = true; }

 private:
  struct Waiting {
    int version;
    Told told;
  };
  void done(int version, bool kept, const Told& told);
  void tell();

  store::CommitQueue& disk_;
  Loop& loop_;
  int written_;
  int confirmed_;
  Owner owner_;
  std::vector<Waiting> waiting_;
  int on_the_way_ = 0;
  bool broken_ = false;
  std::shared_ptr<KeptLog*> alive_ = std::make_shared<KeptLog*>(this);  // the disk may answer after the actor
};

}  // namespace longroad::server
