/// The words that sentences are put together from, in every language.
#pragma once

#include <string>
#include <string_view>

#include "base/id.hpp"
#include "base/resources.hpp"
#include "phrases/language.hpp"

namespace longroad::phrases {

/// `no`, `one` … `twelve`, then digits; in German always digits.
std::string number(int n, Language language);

/// `seat 2`, `Sitz 2`; `another player` where it is none.
std::string seat(Seat seat, Language language);

std::string_view resource(Resource resource, Language language);

/// `one brick, one wool and two ore`, `1 Lehm, 2 Erz`; `nothing`.
std::string cards(Bundle bundle, Language language);

}  // namespace longroad::phrases
