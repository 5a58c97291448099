/// Bit operations, the only place that spells them: nvcc compiles the functions of <bit> for a
/// GPU and silently answers for 0, so there they are its own intrinsics.
#pragma once

#include <bit>
#include <cstdint>

namespace longroad::bits {

constexpr int count(std::uint64_t word) {
#if defined(__CUDA_ARCH__) && !defined(__clang__)
  return __popcll(word);
#else
  return std::popcount(word);
#endif
}

/// Index of the lowest set bit; the word must not be 0.
constexpr int lowest(std::uint64_t word) {
#if defined(__CUDA_ARCH__) && !defined(__clang__)
  return __ffsll(static_cast<long long>(word)) - 1;
#else
  return std::countr_zero(word);
#endif
}

}  // namespace longroad::bits
