/// What stands behind a bot's name: `key=value:key=value`.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "bots/judge/mind.hpp"

namespace longroad::bots {

using Parameters = std::map<std::string, std::string, std::less<>>;

/// Reads the text behind `bot`'s name, which has the parameters `known` and no other.
Result<Parameters> read_parameters(std::string_view text, std::string_view bot,
                                   std::span<const std::string_view> known = {});

/// A whole number from `low` to `high`; `otherwise` where it is not given.
Result<int> read_number(const Parameters& parameters, std::string_view key, int otherwise, int low, int high);

/// `nodes`, the positions looked at for each decision; with a time limit alone they don't limit.
Result<int> read_nodes(const Parameters& parameters, int otherwise);
/// A time in milliseconds.
Result<int> read_ms(const Parameters& parameters, std::string_view key, int otherwise, int low = 0);

/// `on` or `off`.
Result<bool> read_switch(const Parameters& parameters, std::string_view key, bool otherwise);

/// The file's text. In a file of its own, which a page that has no files does without.
Result<std::string> read_weights(const std::string& path);

/// What `sight`, `style`, `weights` (a file of JSON, as `longroad tune` writes it) and `net` (on, off, or a
/// file as `training` makes it) make of a mind.
Result<Mind> read_mind(const Parameters& parameters, Mind mind);

}  // namespace longroad::bots
