#include "bots/exec/exec_bot.hpp"

#include "bots/fallback/fallback.hpp"
#include "bots/wire/wire.hpp"

namespace longroad::bots {
namespace {

constexpr int kStarts = 3;  // of one program in one game

}  // namespace

Action ExecBot::choose(const Seen& seen, const Actions& legal, RandKey /*key*/) {
  if (process_ == nullptr && starts_ < kStarts) {
    ++starts_;
    process_ = std::make_unique<Process>(command_);
  }
  if (process_ != nullptr) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(ms_);
    const auto answer = process_->ask(write_request(seen, legal, ms_), deadline);
    if (!answer) process_.reset();
    if (answer)
      if (const auto line = read_answer(*answer, seen)) return *line;
  }
  ++faults_;
  return fallback(seen, legal);
}

}  // namespace longroad::bots
