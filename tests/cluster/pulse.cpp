#include "pulse.hpp"

#include <algorithm>

namespace longroad::tests {

using namespace std::chrono_literals;

namespace {

/// What was on its way when the fault came may still arrive: a silence that begins this soon belongs to it.
constexpr auto kAround = 1s;

}  // namespace

void Pulse::beat() {
  const std::lock_guard lock(mutex_);
  beats_.push_back(std::chrono::steady_clock::now());
}

void Pulse::end() {
  const std::lock_guard lock(mutex_);
  over_ = true;
}

bool Pulse::waits_since(Moment moment) const {
  const std::lock_guard lock(mutex_);
  return !over_ && !beats_.empty() && beats_.back() < moment + kAround;
}

std::chrono::duration<double> Pulse::silence(Moment moment) const {
  const std::lock_guard lock(mutex_);
  std::chrono::duration<double> longest{0}, after{-1};
  for (auto beat = beats_.begin(); beat != beats_.end() && beat + 1 != beats_.end(); ++beat) {
    const std::chrono::duration<double> lasts = beat[1] - beat[0];
    if (beat[1] <= moment || beat[0] > moment + kAround || lasts < longest) continue;
    longest = lasts;
    after = beat[1] - std::max(beat[0], moment);
  }
  return after;
}

Pulse& Pulses::add(const std::string& name) {
  const std::lock_guard lock(mutex_);
  return all_.emplace_back(name);
}

std::vector<std::string> Pulses::waiting(Moment since) const {
  const std::lock_guard lock(mutex_);
  std::vector<std::string> names;
  for (const Pulse& pulse : all_)
    if (pulse.waits_since(since)) names.push_back(pulse.name());
  return names;
}

std::vector<double> Pulses::silences(Moment moment) const {
  const std::lock_guard lock(mutex_);
  std::vector<double> all;
  for (const Pulse& pulse : all_)
    if (const double seconds = pulse.silence(moment).count(); seconds >= 0) all.push_back(seconds);
  return all;
}

}  // namespace longroad::tests
