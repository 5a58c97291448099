/// Bit operations, the only place that spells them: nvcc compiles the functions of <bit> for a
/// GPU and silently answers for 0, so there they are its own intrinsics once the program runs.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

namespace longroad::bits {

constexpr int count(std::uint64_t word) {
#if defined(__CUDA_ARCH__) && !defined(__clang__)
  if (!std::is_constant_evaluated()) return __popcll(word);
#endif
  return std::popcount(word);
}

/// Index of the lowest set bit; the word must not be 0.
constexpr int lowest(std::uint64_t word) {
#if defined(__CUDA_ARCH__) && !defined(__clang__)
  if (!std::is_constant_evaluated()) return __ffsll(static_cast<long long>(word)) - 1;
#endif
  return std::countr_zero(word);
}

}  // namespace longroad::bits
