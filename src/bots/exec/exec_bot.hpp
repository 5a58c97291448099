/// A bot that is another program. Too late, malformed, illegal or dead: a default is played for it,
/// and counted. A program that breaks is started again a few times, then left alone.
#pragma once

#include <memory>
#include <string>

#include "bots/core/bot.hpp"
#include "bots/exec/process.hpp"

namespace longroad::bots {

struct ExecOptions {
  std::string command;
  int ms = 1000;      // for a decision
  int start = 10000;  // for starting: only the first answer may take so much longer
};

class ExecBot final : public Bot {
 public:
  explicit ExecBot(ExecOptions options) : options_(std::move(options)) {}

  Action choose(const Seen& seen, const Actions& legal, RandKey key) override;
  [[nodiscard]] bool reads_log() const override { return true; }
  [[nodiscard]] Faults faults() const override { return faults_; }

 private:
  /// The line that it answers with; none, and a fault, where it answers with none that is allowed.
  std::optional<Action> ask(const Seen& seen, const Actions& legal);
  [[nodiscard]] int time_to_answer() const;
  void note_silence(Process::Silence why, int ms);

  ExecOptions options_;
  Faults faults_;
  int starts_ = 0;
  bool asked_ = false;     // since it was started
  bool answered_ = false;  // ever
  std::unique_ptr<Process> process_;
};

}  // namespace longroad::bots
