/// The options of the card game, described (docs/rulings.md).
#pragma once

#include <span>

#include "notation/option.hpp"

namespace longroad::struggle {

std::span<const notation::Option> option_list();

}  // namespace longroad::struggle
