#include "bots/core/parameters.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>

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

Result<int> read_number(const Parameters& parameters, std::string_view key, int otherwise, int low,
                        int high) {
  const auto found = parameters.find(key);
  if (found == parameters.end()) return otherwise;
  const std::string& text = found->second;
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < low || number > high)
    return Error{fmt::format("'{}' is a whole number from {} to {}, not '{}'.", key, low, high, text)};
  return number;
}

Result<int> read_nodes(const Parameters& parameters, int otherwise) {
  constexpr int kNoLimit = 1'000'000'000;
  return read_number(parameters, "nodes", parameters.contains("ms") ? kNoLimit : otherwise, 1, kNoLimit);
}

Result<int> read_ms(const Parameters& parameters, std::string_view key, int otherwise, int low) {
  constexpr int kMost = 600'000;
  return read_number(parameters, key, otherwise, low, kMost);
}

Result<bool> read_switch(const Parameters& parameters, std::string_view key, bool otherwise) {
  const auto found = parameters.find(key);
  if (found == parameters.end()) return otherwise;
  if (found->second == "on") return true;
  if (found->second == "off") return false;
  return Error{fmt::format("'{}' is on or off, not '{}'.", key, found->second)};
}

Result<Mind> read_mind(const Parameters& parameters, Mind mind) {
  if (const auto style = parameters.find("style"); style != parameters.end()) {
    const auto read = read_style(style->second);
    if (!read) return read.error();
    mind.style = *read;
  }
  if (const auto sight = parameters.find("sight"); sight != parameters.end()) {
    const auto read = read_sight(sight->second);
    if (!read) return read.error();
    mind.sight = *read;
  }
  if (const auto path = parameters.find("weights"); path != parameters.end()) {
    if (!mind.trusted)
      return Error{fmt::format("The weights '{}' are a file, which is not read for others.", path->second)};
    auto weights = read_weights(path->second);
    if (!weights) return weights.error();
    mind.weights = std::move(*weights);
  }
  if (const auto net = parameters.find("net"); net != parameters.end()) {
    mind.net = net->second != "off";
    if (mind.net && net->second != "on") {
      if (!mind.trusted)
        return Error{fmt::format("The network '{}' is a file, which is not read for others.", net->second)};
      const auto network = read_network(net->second);
      if (!network) return network.error();
      mind.network = *network;
    }
  }
  return mind;
}

}  // namespace longroad::bots
