/// The order of names on a list for the wall: É stands with E, Ø with O, ß with ss, capitals make no
/// difference.
#pragma once

#include <string>

namespace longroad::paper {

/// Names sort as these do, byte by byte.
std::string sort_key(const std::string& name);

}  // namespace longroad::paper
