#include "server/net/work_pool.hpp"

#include <pthread.h>
#include <sys/resource.h>
#include <unistd.h>

#include "server/net/loop.hpp"

namespace longroad::server {

WorkPool::WorkPool(PoolRule rule) : rule_(std::move(rule)) {
  for (int i = 0; i < rule_.threads; ++i) threads_.emplace_back([this] { run(); });
}

void WorkPool::close() {
  decltype(work_) forgotten;
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
    forgotten.swap(work_);
    turns_.clear();
    count_ = 0;
  }
  waiting_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

bool WorkPool::submit(std::function<void()> work, const std::string& who) {
  {
    const std::lock_guard lock(mutex_);
    const auto mine = each_.find(who);
    const bool greedy = !who.empty() && mine != each_.end() && mine->second >= rule_.most_each;
    if (closing_ || count_ >= rule_.most_waiting || greedy) {
      ++counters_.refused;
      return false;
    }
    ++counters_.taken;
    if (!who.empty()) ++each_[who];
    ++count_;
    auto& own = work_[who];
    if (own.empty()) turns_.push_back(who);
    own.push_back(std::move(work));
  }
  waiting_.notify_one();
  return true;
}

WorkPool::Counters WorkPool::counters() const {
  const std::lock_guard lock(mutex_);
  Counters counters = counters_;
  counters.waiting = count_;
  counters.askers = work_.size();
  return counters;
}

void WorkPool::settle_in() const {
  pthread_setname_np(pthread_self(), rule_.name.c_str());
  // On Linux a thread has a priority of its own.
  const int own = getpriority(PRIO_PROCESS, 0);
  if (rule_.nice > 0) setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), own + rule_.nice);
}

void WorkPool::let_go(const std::string& who) {
  if (who.empty()) return;
  const auto mine = each_.find(who);
  if (--mine->second == 0) each_.erase(mine);
}

WorkPool::Item WorkPool::take() {
  const auto own = work_.find(turns_.front());
  turns_.pop_front();
  Item item{std::move(own->second.front()), own->first};
  own->second.pop_front();
  --count_;
  if (own->second.empty())
    work_.erase(own);
  else
    turns_.push_back(item.who);
  return item;
}

void WorkPool::run() {
  settle_in();
  std::unique_lock lock(mutex_);
  for (;;) {
    waiting_.wait(lock, [this] { return closing_ || count_ > 0; });
    if (count_ == 0) return;
    Item item = take();
    lock.unlock();
    guarded(item.work);
    item.work = nullptr;  // whoever waits for an answer that never came is told before the next work
    lock.lock();
    let_go(item.who);
  }
}

}  // namespace longroad::server
