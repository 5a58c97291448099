#include "bots/parameters.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace longroad::bots {
namespace {

Error no_such_parameter(std::string_view key, std::string_view bot, std::span<const std::string_view> known) {
  if (known.empty()) return {fmt::format("The bot '{}' takes no parameters, so not '{}'.", bot, key)};
  return {fmt::format("The bot '{}' has no parameter '{}'; it has: {}.", bot, key, fmt::join(known, ", "))};
}

}  // namespace

Result<Parameters> read_parameters(std::string_view text, std::string_view bot,
                                   std::span<const std::string_view> known) {
  Parameters parameters;
  while (!text.empty()) {
    const std::string_view part = text.substr(0, text.find(':'));
    text.remove_prefix(std::min(part.size() + 1, text.size()));
    const std::size_t equals = part.find('=');
    if (equals == std::string_view::npos)
      return Error{fmt::format("'{}' is not of the form key=value.", part)};
    const std::string_view key = part.substr(0, equals);
    if (std::ranges::find(known, key) == known.end()) return no_such_parameter(key, bot, known);
    if (!parameters.emplace(key, part.substr(equals + 1)).second)
      return Error{fmt::format("The parameter '{}' is given twice.", key)};
  }
  return parameters;
}

}  // namespace longroad::bots
