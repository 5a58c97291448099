/// An option that a game may be played with, described for people: pages make their controls from it.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace longroad::notation {

/// The same in every language that the pages speak.
struct Wording {
  std::string_view en;
  std::string_view de;
};

struct OptionValue {
  std::string_view value;
  Wording label;
};

struct Option {
  /// Json: a list or an object that has no simple control.
  enum class Kind : std::uint8_t { Choice, Number, Flag, Json };

  std::string_view name;
  Kind kind = Kind::Json;
  Wording title;
  Wording text;                              // one sentence
  std::span<const OptionValue> values = {};  // of a choice; the first is the usual one
  int low = 0;                               // of a number
  int high = 0;
  int usual = 0;            // of a number or a flag
  bool house_rule = false;  // no ruling of ours, but another game: such tables are not rated
  /// What pages choose for tables among friends; empty: the usual value.
  std::string_view among_friends = {};
};
inline constexpr std::array<std::string_view, 4> kOptionWords{"choice", "number", "flag", "json"};
constexpr const auto& words(Option::Kind) { return kOptionWords; }

struct Bounds {
  int low = 0;
  int high = 0;
};

/// The first of the values is the usual one.
constexpr Option choice_option(std::string_view name, std::span<const OptionValue> values, Wording title,
                               Wording text) {
  return {.name = name, .kind = Option::Kind::Choice, .title = title, .text = text, .values = values};
}
constexpr Option number_option(std::string_view name, Bounds bounds, int usual, Wording title, Wording text) {
  return {.name = name,
          .kind = Option::Kind::Number,
          .title = title,
          .text = text,
          .low = bounds.low,
          .high = bounds.high,
          .usual = usual};
}
constexpr Option flag_option(std::string_view name, bool usual, Wording title, Wording text) {
  return {.name = name, .kind = Option::Kind::Flag, .title = title, .text = text, .usual = usual ? 1 : 0};
}
constexpr Option json_option(std::string_view name, Wording title, Wording text) {
  return {.name = name, .title = title, .text = text};
}
constexpr Option house_rule(Option option) {
  option.house_rule = true;
  return option;
}

}  // namespace longroad::notation
