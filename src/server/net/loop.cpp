#include "server/net/loop.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstdio>
#include <exception>

namespace longroad::server {

namespace asio = boost::asio;

namespace {

Time steady_now() { return static_cast<Time>(microseconds() / 1000); }

/// How far the server's clock is ahead of the one that nobody sets.
std::atomic<Time>& clock_ahead() {
  static std::atomic<Time> ahead = wall_now() - steady_now();
  return ahead;
}

}  // namespace

Time wall_now() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

Time clock_now() { return steady_now() + clock_ahead().load(std::memory_order_relaxed); }

void start_clock(Time not_before) { clock_ahead() = std::max(wall_now(), not_before) - steady_now(); }

std::uint64_t microseconds() {
  using namespace std::chrono;
  const auto since = steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(duration_cast<std::chrono::microseconds>(since).count());
}

Loop::Loop() : context_(std::make_unique<asio::io_context>(1)) {}
Loop::~Loop() = default;

void guarded(const std::function<void()>& work) {
  try {
    work();
  } catch (const std::exception& problem) {
    fmt::print(stderr, "longroad: {}\n", problem.what());
  }
}

void Loop::run() {
  const auto guard = asio::make_work_guard(*context_);
  while (!context_->stopped()) guarded([this] { context_->run(); });
}

void Loop::stop() { context_->stop(); }

void Loop::post(std::function<void()> work) { asio::post(*context_, std::move(work)); }

struct Timer::State {
  explicit State(Loop& loop) : timer(loop.context()) {}
  asio::steady_timer timer;
  std::function<void()> work;
  unsigned setting = 0;  // a wait that was replaced finds another number here
};

Timer::Timer(Loop& loop) : state_(std::make_shared<State>(loop)) {}

Timer::~Timer() { cancel(); }

void Timer::set(Time delay, std::function<void()> work) {
  state_->work = std::move(work);
  state_->timer.expires_after(std::chrono::milliseconds(delay));
  const unsigned setting = ++state_->setting;
  state_->timer.async_wait([state = state_, setting](const boost::system::error_code&) {
    if (setting != state->setting || !state->work) return;
    const auto due = std::exchange(state->work, nullptr);
    due();
  });
}

void Timer::cancel() {
  ++state_->setting;
  state_->work = nullptr;
  state_->timer.cancel();
}

bool Timer::waiting() const { return static_cast<bool>(state_->work); }

}  // namespace longroad::server
