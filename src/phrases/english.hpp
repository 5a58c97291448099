/// Numbers and capitals, in English.
#pragma once

#include <string>

namespace longroad::english {

/// `no`, `one` … `twelve`, then digits.
std::string number(int n);

/// The sentence with a capital letter in front.
std::string capital(std::string sentence);

}  // namespace longroad::english
