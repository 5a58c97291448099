/// The table of all bots, and how a bot is made from its name.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "base/result.hpp"
#include "bots/core/bot.hpp"
#include "bots/judge/mind.hpp"

namespace longroad::bots {

/// Makes a bot anew for each game, so that nothing of one game lives on in the next.
using Recipe = std::function<BotPtr()>;

/// One line of the table of bots.
struct Kind {
  std::string_view name;
  std::string_view sentence;
  Result<Recipe> (*recipe)(std::string_view parameters, const Mind& mind);
};

std::span<const Kind> all_bots();

/// The recipe for `name` or `name:key=value:key=value`, or what is wrong with it in a sentence.
/// `mind` is what the bot thinks with, as far as its parameters say nothing else.
Result<Recipe> find_bot(std::string_view text, const Mind& mind = {});

/// Why the program of `exec:COMMAND` can't be started; none for one that can, and for all other bots.
std::optional<Error> refuse_to_start(std::string_view text);

}  // namespace longroad::bots
