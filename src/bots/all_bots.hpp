/// The table of all bots, and how a bot is made from its name.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "bots/core/recipe.hpp"

namespace longroad::bots {

std::span<const Kind> all_bots();

/// The recipe for `name` or `name:key=value:key=value`, or what is wrong with it in a sentence.
/// `mind` is what the bot thinks with, as far as its parameters say nothing else.
Result<Recipe> find_bot(std::string_view text, const Mind& mind = {});

/// Why this bot can't be started; none for one that can, and where there is no such bot.
std::optional<Error> refuse_to_start(std::string_view text);

}  // namespace longroad::bots
