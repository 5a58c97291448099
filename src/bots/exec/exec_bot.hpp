/// A bot that is another program. Too late, malformed, illegal or dead: a default is played for it,
/// and counted. A program that breaks is started again a few times, then left alone.
#pragma once

#include <memory>
#include <string>

#include "bots/bot.hpp"
#include "bots/exec/process.hpp"

namespace longroad::bots {

class ExecBot final : public Bot {
 public:
  /// `ms` is its time for a decision.
  ExecBot(std::string command, int ms) : command_(std::move(command)), ms_(ms) {}

  Action choose(const Seen& seen, const Actions& legal, RandKey key) override;
  [[nodiscard]] bool reads_log() const override { return true; }
  [[nodiscard]] int faults() const override { return faults_; }

 private:
  std::string command_;
  int ms_;
  int faults_ = 0;
  int starts_ = 0;
  std::unique_ptr<Process> process_;
};

}  // namespace longroad::bots
