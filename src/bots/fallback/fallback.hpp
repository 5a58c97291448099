/// What is played for a bot that gave no legal answer: refuse if there is something to refuse, else
/// end the turn if possible, else the first legal action.
#pragma once

#include "bots/core/bot.hpp"

namespace longroad::bots {

Action fallback(const Seen& seen, const Actions& legal);

}  // namespace longroad::bots
