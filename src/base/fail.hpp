/// A mistake of ours that must not go on: an exception in the program, the end where there are none
/// (WebAssembly).
#pragma once

#include <cstdlib>
#include <stdexcept>
#include <string>

namespace longroad {

[[noreturn]] inline void fail(const std::string& what) {
#ifdef __cpp_exceptions
  throw std::logic_error(what);
#else
  static_cast<void>(what);
  std::abort();
#endif
}

}  // namespace longroad
