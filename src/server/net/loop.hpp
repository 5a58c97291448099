/// One thread's loop: work that is posted to it, timers, and (in the files that know the network)
/// sockets. A table lives on one loop and is touched by no other.
#pragma once

#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/table/model/time.hpp"

namespace boost::asio {
class io_context;
}

namespace longroad::server {

/// The server's clock, for everything that takes time: what the wall clock said at the start, and then a
/// clock that nobody sets. Times of a table's log come from here.
Time clock_now();
/// It goes on from here where the wall clock was set back while the server was away. Once, at the start.
void start_clock(Time not_before);
/// It has come this far elsewhere: goes on from there where it is behind.
void advance_clock(Time not_before);
/// What the wall clock says, for dates that are kept and shown: sessions, accounts, reports.
Time wall_now();
/// The same clock in microseconds, for measuring.
std::uint64_t microseconds();

/// Tells the host of the server what broke.
void tell_host(const std::exception& problem);
/// Does the work; what breaks in it is told to the host, and the next work goes on.
template <class Work>
void guarded(const Work& work) {
  try {
    work();
  } catch (const std::exception& problem) {
    tell_host(problem);
  }
}

class Loop {
 public:
  Loop();
  ~Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  /// Runs until it is stopped, whatever breaks in the work.
  void run();
  void stop();
  /// May be called from any thread.
  void post(std::function<void()> work);
  [[nodiscard]] boost::asio::io_context& context() { return *context_; }

 private:
  std::unique_ptr<boost::asio::io_context> context_;
};

using Loops = std::vector<std::unique_ptr<Loop>>;
/// Which of them whatever has this id lives on.
inline std::size_t loop_index(const Loops& loops, const std::string& id) {
  return std::hash<std::string>{}(id) % loops.size();
}

/// Does one thing later; setting it again replaces what was set. Used on its own loop only.
class Timer {
 public:
  explicit Timer(Loop& loop);
  ~Timer();

  void set(Time delay, std::function<void()> work);
  void cancel();
  [[nodiscard]] bool waiting() const;

 private:
  struct State;
  std::shared_ptr<State> state_;
};

}  // namespace longroad::server
