/// `exec:COMMAND`, in the table of bots.
#pragma once

#include "bots/core/recipe.hpp"

namespace longroad::bots::recipes {

Result<Recipe> read_exec(std::string_view parameters, const Mind& mind);
/// Why the command can't be started.
std::optional<Error> refuse_command(std::string_view parameters);

inline constexpr Kind exec{"exec",
                           "Asks another program: exec:COMMAND, or exec:COMMAND:ms=200 (docs/bots.md).",
                           read_exec, refuse_command};

}  // namespace longroad::bots::recipes
