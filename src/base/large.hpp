/// Copying and clearing of large plain values: compilers for a GPU take more than 128 bytes byte by byte, so
/// there it is done in lots. Elsewhere it is what the compiler makes of it.
#pragma once

#include <cstddef>
#include <type_traits>

namespace longroad {
namespace detail {

inline constexpr std::size_t kCopiedAtOnce = 64;

#if defined(__CUDA_ARCH__)
template <std::size_t Size>
constexpr void copy_lots(unsigned char* to, const unsigned char* from) {
  if constexpr (Size <= kCopiedAtOnce) {
    __builtin_memcpy(__builtin_assume_aligned(to, 8), __builtin_assume_aligned(from, 8), Size);
  } else {
    copy_lots<kCopiedAtOnce>(to, from);
    copy_lots<Size - kCopiedAtOnce>(to + kCopiedAtOnce, from + kCopiedAtOnce);
  }
}
#endif

}  // namespace detail

/// A copy of a plain value of words.
template <class T>
union Copy {
  static_assert(std::is_trivially_copyable_v<T> && alignof(T) == 8);
  T value;

#if defined(__CUDA_ARCH__)
  explicit constexpr Copy(const T& from) {
    detail::copy_lots<sizeof(T)>(reinterpret_cast<unsigned char*>(&value),
                                 reinterpret_cast<const unsigned char*>(&from));
  }
#else
  explicit constexpr Copy(const T& from) : value(from) {}
#endif
};

/// Nothing but zeros in numbers that lie in whole words.
template <class T>
constexpr void clear(T& numbers) {
#if defined(__CUDA_ARCH__)
  static_assert(sizeof(T) % 8 == 0);
  auto* const to = reinterpret_cast<unsigned long long*>(&numbers);
  for (std::size_t i = 0; i < sizeof(T) / 8; ++i) {
    to[i] = 0;
    asm("" ::: "memory");  // or it is made a call for bytes again
  }
#else
  numbers = {};
#endif
}

}  // namespace longroad
