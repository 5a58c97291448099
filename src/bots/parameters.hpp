/// What stands behind a bot's name: `key=value:key=value`.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace longroad::bots {

using Parameters = std::map<std::string, std::string, std::less<>>;

/// Reads the text behind `bot`'s name, which has the parameters `known` and no other.
Result<Parameters> read_parameters(std::string_view text, std::string_view bot,
                                   std::span<const std::string_view> known = {});

}  // namespace longroad::bots
