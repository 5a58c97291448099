/// A worker takes pieces of work from the bus, one at a time, and plays them; decisions it answers at once.
/// While it has one it is not in the queue, so that pieces go to those who are idle.
#pragma once

#include <atomic>
#include <memory>
#include <thread>

#include "work/mailbox.hpp"
#include "work/perform.hpp"

namespace longroad::work {

class Worker {
 public:
  Worker(bus::Bus& bus, Trust trust);
  /// Waits for the line that is being decided.
  ~Worker() { stop(); }
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  /// Returns the piece that it has, if any, and takes no other.
  void stop();

 private:
  void run();
  /// What is answered at once: a decision, or why a piece is refused.
  struct Decided {
    std::string to;
    Report report;
  };
  std::optional<Decided> take(const bus::Message& offer);
  /// Answers whoever asks about the piece, until it is over or nobody asks any more.
  void see_through(const std::shared_ptr<Task>& task, const std::string& taker);
  void say(const std::string& to, const Report& report);

  bus::Bus& bus_;
  Trust trust_;
  Mailbox offers_;
  Mailbox questions_;  // about the piece that it has
  std::atomic<bool> stop_ = false;
  std::atomic<bool> abandon_ = false;  // the piece that it has
  std::jthread player_;
  std::jthread thread_;
};

}  // namespace longroad::work
