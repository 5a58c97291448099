/// A list of fixed capacity, owned by the caller, so that play never allocates.
#pragma once

#include <array>
#include <cassert>
#include <span>

namespace longroad {

template <class T, int N>
class FixedVec {
 public:
  static constexpr int kCapacity = N;
  constexpr FixedVec() {}  // NOLINT(modernize-use-equals-default): the items stay uninitialised on purpose

  constexpr void push(T value) {
    assert(size_ < N);
    items_[size_++] = value;
  }
  constexpr T pop() {
    assert(size_ > 0);
    return items_[--size_];
  }
  /// Takes over items that were written from `end()` on, one after another.
  constexpr void grow_to(const T* end) {
    size_ = static_cast<int>(end - &items_[0]);
    assert(size_ <= N);
  }
  constexpr void clear() { size_ = 0; }
  [[nodiscard]] constexpr int size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  constexpr T& operator[](int i) {
    assert(i >= 0 && i < size_);
    return items_[i];
  }
  constexpr const T& operator[](int i) const {
    assert(i >= 0 && i < size_);
    return items_[i];
  }
  constexpr T* begin() { return &items_[0]; }
  constexpr T* end() { return &items_[0] + size_; }
  [[nodiscard]] constexpr const T* begin() const { return &items_[0]; }
  [[nodiscard]] constexpr const T* end() const { return &items_[0] + size_; }
  [[nodiscard]] constexpr std::span<const T> items() const {
    return {begin(), static_cast<std::size_t>(size_)};
  }

 private:
  T items_[N];
  int size_ = 0;
};

}  // namespace longroad
