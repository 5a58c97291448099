/// The words that sentences are put together from, in English.
#pragma once

#include <string>
#include <string_view>

#include "base/id.hpp"
#include "base/resources.hpp"

namespace longroad::english {

/// `no`, `one` … `twelve`, then digits.
std::string number(int n);

/// `seat 2`; `another player` where it is none.
std::string seat(Seat seat);

std::string_view resource(Resource resource);

/// `one brick, one wool and two ore`; `nothing`.
std::string cards(Bundle bundle);

/// The sentence with a capital letter in front.
std::string capital(std::string sentence);

}  // namespace longroad::english
