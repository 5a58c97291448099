/// Threads on which bots think, so that a slow one holds up no table but its own.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "bots/bot.hpp"

namespace longroad::server {

class WorkPool {
 public:
  explicit WorkPool(int threads);
  ~WorkPool();
  WorkPool(const WorkPool&) = delete;
  WorkPool& operator=(const WorkPool&) = delete;

  void submit(std::function<void()> work);

 private:
  void run();

  std::mutex mutex_;
  std::condition_variable waiting_;
  std::deque<std::function<void()>> work_;
  bool closing_ = false;
  std::vector<std::thread> threads_;
};

/// The bot's choice for the seat, or, where it fails or plays what it may not: refuse if there is
/// something to refuse, else end the turn if possible, else the first legal line.
Action choose_safely(bots::Bot& bot, const games::Position& position, Seat seat,
                     std::span<const std::string> log, RandKey key);

}  // namespace longroad::server
