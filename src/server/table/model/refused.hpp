/// Why a command is refused: a rule of the game, or a reason of the table.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "notation/refusal.hpp"

namespace longroad::server {

struct Refused {
  std::string code;
  std::string sentence;
  Refusal rule{};
};
/// Nothing: it was done.
using Answer = std::optional<Refused>;

inline Refused refuse(std::string code, std::string sentence) {
  return {std::move(code), std::move(sentence), {}};
}
inline Refused refuse(const Refusal& rule) { return {std::string(name(rule.rule)), sentence(rule), rule}; }
inline Refused not_seated() { return refuse("not_seated", "Only those who play can do that."); }

}  // namespace longroad::server
