/// The words that sentences are put together from, in German.
#pragma once

#include <string>
#include <string_view>

#include "base/id.hpp"
#include "base/resources.hpp"

namespace longroad::german {

/// `Sitz 2`; `jemand anders` where it is none.
std::string seat(Seat seat);

std::string_view resource(Resource resource);

/// `1 Lehm, 2 Erz`; `nichts`.
std::string cards(Bundle bundle);

}  // namespace longroad::german
