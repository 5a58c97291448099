#include "bus/replies.hpp"

namespace longroad::bus {

Replies::~Replies() {
  thread_.request_stop();
  thread_.join();
  for (auto& [number, awaited] : awaited_) awaited.then({});
}

std::uint64_t Replies::await(std::chrono::milliseconds patience, Then then) {
  const std::scoped_lock lock(mutex_);
  awaited_.emplace(++last_, Awaited{Clock::now() + patience, std::move(then)});
  changed_.notify_one();
  return last_;
}

void Replies::answer(std::uint64_t number, Answer answer) {
  std::unique_lock lock(mutex_);
  const auto found = awaited_.extract(number);
  lock.unlock();
  if (found) found.mapped().then(std::move(answer));
}

void Replies::watch(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (!stop.stop_requested()) {
    const auto until = next_deadline();
    changed_.wait_until(lock, stop, until, [&] { return next_deadline() < until; });
    const auto overdue = take_overdue(Clock::now());
    lock.unlock();
    for (const auto& [number, awaited] : overdue) awaited.then({});
    lock.lock();
  }
}

std::map<std::uint64_t, Replies::Awaited> Replies::take_overdue(Clock::time_point now) {
  std::map<std::uint64_t, Awaited> overdue;
  for (auto it = awaited_.begin(); it != awaited_.end();) {
    const auto here = it++;
    if (here->second.deadline <= now) overdue.insert(awaited_.extract(here));
  }
  return overdue;
}

Replies::Clock::time_point Replies::next_deadline() const {
  auto next = Clock::now() + std::chrono::hours(1);
  for (const auto& [number, awaited] : awaited_) next = std::min(next, awaited.deadline);
  return next;
}

}  // namespace longroad::bus
