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
#include <optional>
#include <utility>

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

void advance_clock(Time not_before) {
  const Time needed = not_before - steady_now();
  Time ahead = clock_ahead();
  while (ahead < needed && !clock_ahead().compare_exchange_weak(ahead, needed)) {
  }
}

std::uint64_t microseconds() {
  using namespace std::chrono;
  const auto since = steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(duration_cast<std::chrono::microseconds>(since).count());
}

Loop::Loop() : context_(std::make_unique<asio::io_context>(1)) {}
Loop::~Loop() = default;

void tell_host(const std::exception& problem) { fmt::print(stderr, "longroad: {}\n", problem.what()); }

void Loop::run() {
  const auto guard = asio::make_work_guard(*context_);
  while (!context_->stopped()) guarded([this] { context_->run(); });
}

void Loop::stop() { context_->stop(); }

void Loop::post(std::function<void()> work) { asio::post(*context_, std::move(work)); }

/// Timers are set anew with every line and hardly ever run out. So the system's timer is left alone while it
/// rings early enough: it looks then whether something is due, and waits on.
struct Timer::State : std::enable_shared_from_this<State> {
  using Clock = asio::steady_timer::clock_type;
  explicit State(Loop& loop) : timer(loop.context()) {}

  void ring_by(Clock::time_point at) {
    if (rings && *rings <= at) return;
    rings = at;
    timer.expires_at(at);
    timer.async_wait([state = shared_from_this(), number = ++waits](const boost::system::error_code&) {
      if (number == state->waits) state->ring();
    });
  }
  void ring() {
    rings.reset();
    if (!work) return;
    if (Clock::now() < due) return ring_by(due);
    const auto now_due = std::exchange(work, nullptr);
    now_due();
  }

  asio::steady_timer timer;
  std::function<void()> work;
  Clock::time_point due;
  std::optional<Clock::time_point> rings;  // when the system's timer does
  unsigned waits = 0;                      // a wait that was replaced finds another number here
};

Timer::Timer(Loop& loop) : state_(std::make_shared<State>(loop)) {}

Timer::~Timer() {
  cancel();
  ++state_->waits;
  state_->timer.cancel();
}

void Timer::set(Time delay, std::function<void()> work) {
  state_->work = std::move(work);
  state_->due = State::Clock::now() + std::chrono::milliseconds(delay);
  state_->ring_by(state_->due);
}

void Timer::cancel() { state_->work = nullptr; }

bool Timer::waiting() const { return static_cast<bool>(state_->work); }

}  // namespace longroad::server
