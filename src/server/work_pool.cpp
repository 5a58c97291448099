#include "server/work_pool.hpp"

#include <cassert>
#include <exception>

#include "bots/fallback/fallback.hpp"
#include "server/loop.hpp"

namespace longroad::server {

WorkPool::WorkPool(int threads) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

WorkPool::~WorkPool() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
    work_.clear();
  }
  waiting_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void WorkPool::submit(std::function<void()> work) {
  {
    const std::lock_guard lock(mutex_);
    work_.push_back(std::move(work));
  }
  waiting_.notify_one();
}

void WorkPool::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    waiting_.wait(lock, [this] { return closing_ || !work_.empty(); });
    if (work_.empty()) return;
    const auto work = std::move(work_.front());
    work_.pop_front();
    lock.unlock();
    guarded(work);
    lock.lock();
  }
}

Action choose_safely(bots::Bot& bot, const games::Position& position, Seat seat,
                     std::span<const std::string> log, RandKey key) {
  Actions legal;
  position.legal(seat, legal);
  assert(!legal.empty());
  const bots::Seen seen(position, seat, log);
  try {
    const Action chosen = bot.choose(seen, legal, key);
    if (seen.allows(chosen) && chosen.manner() == Manner::Plain) return chosen;
  } catch (const std::exception&) {
    // The table goes on with the fallback, whatever went wrong in the bot.
  }
  return bots::fallback(seen, legal);
}

}  // namespace longroad::server
