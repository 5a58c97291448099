/// How other programs are asked: one request a line, one answer a line (docs/bots.md).
#pragma once

#include <string>
#include <string_view>

#include "bots/core/bot.hpp"

namespace longroad::bots {

/// What an outside bot is asked: the view, what is legal, and the log where it is kept.
std::string write_request(const Seen& seen, const Actions& legal, int ms);

/// The line that an outside bot answers with; an error where it is no answer or not allowed.
Result<Action> read_answer(std::string_view answer, const Seen& seen);

/// Whether an outside bot's answer is well-formed, and only what it says is not allowed.
bool names_an_action(std::string_view answer);

}  // namespace longroad::bots
