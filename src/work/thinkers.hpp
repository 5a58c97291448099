/// Decisions of bots that are made by the workers on a bus: one message there, one back.
#pragma once

#include <atomic>
#include <chrono>
#include <optional>
#include <string>

#include "bots/core/bot.hpp"
#include "bus/bus.hpp"

namespace longroad::work {

/// Who thinks for us, somewhere. For any thread.
class Thinkers {
 public:
  using Time = std::chrono::milliseconds;
  /// A worker has so long for a decision; after one that is silent nobody is asked for a while.
  explicit Thinkers(bus::Bus& bus, Time deadline = std::chrono::seconds(3),
                    Time pause = std::chrono::seconds(10))
      : bus_(bus), deadline_(deadline), pause_(pause) {}

  /// The line that the bot of this name plays; none where no worker is idle, or it makes no sense.
  std::optional<Action> choose(const std::string& bot, const bots::Seen& seen, const Actions& legal);
  /// Decisions that workers have made.
  [[nodiscard]] std::uint64_t made() const { return made_; }

 private:
  using Clock = std::chrono::steady_clock;

  bus::Bus& bus_;
  const Time deadline_, pause_;
  std::atomic<Clock::time_point> silent_until_{};
  std::atomic<std::uint64_t> made_ = 0;
};

/// A bot that thinks on a worker where one is idle, and here otherwise.
class DistantBot final : public bots::Bot {
 public:
  /// `here` is the bot of that name.
  DistantBot(Thinkers& thinkers, std::string name, bots::Bot& here)
      : thinkers_(thinkers), name_(std::move(name)), here_(here) {}

  Action choose(const bots::Seen& seen, const Actions& legal, RandKey key) override;
  [[nodiscard]] bool reads_log() const override { return here_.reads_log(); }

 private:
  Thinkers& thinkers_;
  const std::string name_;
  bots::Bot& here_;
};

}  // namespace longroad::work
