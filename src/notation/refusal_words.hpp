/// Refusals in every language; beside `refusal.hpp`, which all rules include.
#pragma once

#include <string>

#include "notation/refusal.hpp"
#include "phrases/language.hpp"

namespace longroad {

/// The rule in one sentence that a player understands.
std::string sentence(const Refusal& refusal, Language language);

}  // namespace longroad
