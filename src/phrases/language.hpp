/// The languages that everything is said in.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace longroad {

enum class Language : std::uint8_t { English, German };
inline constexpr std::array kLanguages{Language::English, Language::German};

/// As its folder of `translations` is called.
constexpr std::string_view code_of(Language language) { return language == Language::German ? "de" : "en"; }

}  // namespace longroad
