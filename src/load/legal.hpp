/// Reading what a message of the server lets a seat play, by looking for it: reading the JSON as a
/// whole would cost more than the server takes to write it.
#pragma once

#include <algorithm>
#include <random>
#include <string_view>

namespace longroad::load {

/// Any of the lines in the last `"legal":[…]` of a text; empty where there is none.
inline std::string_view any_legal(std::string_view text, std::mt19937& random) {
  constexpr std::string_view kList = "\"legal\":[";
  const auto begin = text.rfind(kList);
  if (begin == std::string_view::npos) return {};
  std::string_view list = text.substr(begin + kList.size());
  list = list.substr(0, list.find(']'));
  if (list.empty()) return {};
  const auto count = static_cast<std::size_t>(std::ranges::count(list, ',')) + 1;
  auto skip = std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
  for (; skip > 0; --skip) list.remove_prefix(list.find(',') + 1);
  return list.substr(1, list.find('"', 1) - 1);
}

}  // namespace longroad::load
