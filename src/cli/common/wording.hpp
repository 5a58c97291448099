/// Pieces of text for people: lines that fit, lists of words, what is wrong with a number.
#pragma once

#include <fmt/format.h>

#include <charconv>
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

namespace longroad::cli {

/// The words in lines of at most this width.
std::string wrapped(const std::string& text, std::size_t width);

/// `json, standings or report`.
std::string alternatives(const std::vector<std::string>& words);

/// `1 card`, `2 cards`.
std::string counted(int number, const std::string& noun);

/// What is wrong with the text of a number; empty where nothing is.
template <class Number>
std::string fault_of(const std::string& text, Number least, Number most) {
  Number value{};
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error == std::errc{} && stop == end && value >= least && value <= most) return {};
  if constexpr (std::is_floating_point_v<Number>) return fmt::format("A number is expected, not '{}'.", text);
  if (std::is_signed_v<Number> && least == std::numeric_limits<Number>::min())
    return fmt::format("A whole number is expected, not '{}'.", text);
  return fmt::format("A whole number from {} to {} is expected, not '{}'.", least, most, text);
}

}  // namespace longroad::cli
