#include "bots/exec/exec_bot.hpp"

#include <fmt/format.h>

#include "bots/wire/wire.hpp"

namespace longroad::bots {
namespace {

constexpr int kStarts = 3;  // of one program in one game
constexpr std::size_t kLongestExample = 200;

std::string shortened(std::string text) {
  if (text.size() > kLongestExample) text = text.substr(0, kLongestExample) + "…";
  return text;
}

}  // namespace

Action ExecBot::choose(const Seen& seen, const Actions& legal, RandKey /*key*/) {
  if (process_ == nullptr && starts_ < kStarts) {
    ++starts_;
    asked_ = false;
    process_ = std::make_unique<Process>(options_.command);
  }
  if (process_ == nullptr)
    faults_.add(FaultKind::Dead, "It was started three times in this game and is not started again.");
  else if (const auto line = ask(seen, legal))
    return *line;
  return seen.mildest(legal);
}

/// Starting may take long the first time, and again for a program that has shown that it can answer.
int ExecBot::time_to_answer() const {
  const bool starting = !asked_ && (starts_ == 1 || answered_);
  return starting ? options_.ms + options_.start : options_.ms;
}

std::optional<Action> ExecBot::ask(const Seen& seen, const Actions& legal) {
  const int ms = time_to_answer();
  asked_ = true;
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(ms);
  const Process::Answer answer = process_->ask(write_request(seen, legal, options_.ms), deadline);
  if (!answer.line) {
    note_silence(answer.why, ms);
    process_.reset();
    return std::nullopt;
  }
  answered_ = true;
  const auto line = read_answer(*answer.line, seen);
  if (line) return *line;
  const auto kind = names_an_action(*answer.line) ? FaultKind::Illegal : FaultKind::Malformed;
  faults_.add(kind, fmt::format("{} {}", shortened(*answer.line), line.error().sentence));
  return std::nullopt;
}

void ExecBot::note_silence(Process::Silence why, int ms) {
  switch (why) {
    case Process::Silence::Late:
      return faults_.add(FaultKind::Late, fmt::format("No answer within {} ms.", ms));
    case Process::Silence::Dead:
      return faults_.add(FaultKind::Dead, process_->ending());
    case Process::Silence::Flooding:
      return faults_.add(FaultKind::Flooding, "More than 64 KiB without an end of line.");
  }
}

}  // namespace longroad::bots
