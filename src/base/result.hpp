/// A value, or the sentence that says why there is none. For what people can cause: bad text, bad
/// arguments, positions that can't be.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace longroad {

struct Error {
  std::string sentence;
};

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : held_(std::in_place_index<0>, std::move(value)) {}  // NOLINT(google-explicit-constructor)
  Result(Error error)
      : held_(std::in_place_index<1>, std::move(error)) {}  // NOLINT(google-explicit-constructor)

  explicit operator bool() const { return held_.index() == 0; }
  T& operator*() {
    assert(held_.index() == 0);
    return *std::get_if<0>(&held_);
  }
  const T& operator*() const {
    assert(held_.index() == 0);
    return *std::get_if<0>(&held_);
  }
  T* operator->() { return &**this; }
  const T* operator->() const { return &**this; }
  [[nodiscard]] const Error& error() const {
    assert(held_.index() == 1);
    return *std::get_if<1>(&held_);
  }

 private:
  std::variant<T, Error> held_;
};

}  // namespace longroad
