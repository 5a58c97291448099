/// Hands pieces of work to the workers on a bus, and sees each through: one whose worker dies, stops or falls
/// silent goes to another. A piece counts once, since only the worker that was asked last is listened to.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <set>

#include "bus/bus.hpp"
#include "work/piece.hpp"

namespace longroad::work {

/// What whoever started the work should know, once each.
using Tell = std::function<void(const std::string& sentence)>;

class Crew {
 public:
  /// Where `stop` is set nothing is handed out any more.
  Crew(bus::Bus& bus, Tell tell, const std::atomic<bool>& stop)
      : bus_(bus), tell_(std::move(tell)), stop_(stop), last_seen_(Clock::now()) {}

  /// For any thread, which waits: the report of a piece that is done. None where no worker takes it, or it is
  /// too much for them: then it is done here.
  std::optional<Report> play(const Piece& piece);

  /// How many games make a piece of about half a second, by those that have come back; 1 before that.
  [[nodiscard]] int best_size() const;

 private:
  using Clock = std::chrono::steady_clock;
  /// A worker has a piece of ours for as long as this lives.
  class Working {
   public:
    explicit Working(Crew& crew);
    ~Working();
    Working(const Working&) = delete;
    Working& operator=(const Working&) = delete;

   private:
    Crew& crew_;
  };
  /// Where the worker who takes the piece is asked about it; none where nobody does.
  std::optional<std::string> offer(const std::string& piece);
  /// The last word of the worker who has the piece; none where it is lost with it.
  std::optional<Report> see_through(const std::string& at);
  void note_pace(int games, Clock::duration spent);
  /// Whether nobody has worked for us for a while.
  bool is_deserted();
  void tell_once(const std::string& sentence);

  bus::Bus& bus_;
  Tell tell_;
  const std::atomic<bool>& stop_;
  mutable std::mutex mutex_;
  Clock::time_point last_seen_;  // a worker, with a piece of ours
  int out_ = 0;                  // pieces that workers have
  double seconds_ = 0;           // a game takes a worker; 0: not known
  std::set<std::string> told_;
};

}  // namespace longroad::work
