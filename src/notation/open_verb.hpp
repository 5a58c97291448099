/// A verb of which any well-formed line may be tried, since its lines are too many to list.
#pragma once

#include <string_view>

#include "base/action.hpp"

namespace longroad::notation {

struct OpenVerb {
  std::string_view word;
  Nature nature = Nature::Move;
  std::string_view objects = {};  // what follows the word, in a phrase with an example
  friend constexpr bool operator==(const OpenVerb&, const OpenVerb&) = default;
};

}  // namespace longroad::notation
