/// The driver of a graphics card, which is found when the program runs: it builds and runs where there is
/// none.
#pragma once

#include <fmt/format.h>

#include <bit>
#include <cstdint>
#include <stdexcept>
#include <string>

#include "base/result.hpp"

namespace longroad::gpu {

inline constexpr const char* kNoKernels =
    "This build has no kernels for a GPU, which are made where its driver is installed, or by "
    "cmake --preset release -DLONGROAD_KERNELS=ON where clang++-19 is.";

/// A call of the driver that went wrong, in a sentence.
struct DriverError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

using Address = unsigned long long;  // in the memory of the card

/// The function of this name; null where there is no driver.
void* find_in_driver(const char* name);
/// What an answer of the driver means, in its own words.
std::string fault_of_driver(int answer);

template <class... Arguments>
void call_driver(const char* name, Arguments... arguments) {
  void* const function = find_in_driver(name);
  if (function == nullptr)
    throw DriverError(
        "There is no driver of a graphics card here (libcuda.so.1), so nothing is played on a GPU.");
  const int answer = reinterpret_cast<int (*)(Arguments...)>(function)(arguments...);
  if (answer != 0)
    throw DriverError(fmt::format("The GPU can't be used: {} ({}).", fault_of_driver(answer), name));
}

/// The first card, for the thread that uses it. Its threads have stacks of so many bytes.
class Context {
 public:
  explicit Context(std::size_t stack) {
    constexpr int kStackLimit = 0;
    call_driver("cuInit", 0U);
    call_driver("cuDeviceGet", &device_, 0);
    call_driver("cuDevicePrimaryCtxRetain", &context_, device_);
    use();
    call_driver("cuCtxSetLimit", kStackLimit, stack);
  }
  void use() const { call_driver("cuCtxSetCurrent", context_); }
  [[nodiscard]] int device() const { return device_; }

 private:
  int device_ = 0;
  void* context_ = nullptr;
};

/// Memory of the card, as long as this lives.
class Memory {
 public:
  explicit Memory(std::size_t bytes) : bytes_(bytes) { call_driver("cuMemAlloc_v2", &at_, bytes); }
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;
  ~Memory();

  [[nodiscard]] Address at() const { return at_; }
  void write(const void* from, std::size_t bytes) { call_driver("cuMemcpyHtoD_v2", at_, from, bytes); }
  void clear() { call_driver("cuMemsetD8_v2", at_, static_cast<unsigned char>(0), bytes_); }
  void read(void* to, std::size_t bytes) const { call_driver("cuMemcpyDtoH_v2", to, at_, bytes); }

 private:
  Address at_ = 0;
  std::size_t bytes_;
};

/// The driver has addresses as numbers, its callers as pointers.
template <class T>
T* there(const Memory& memory) {
  return std::bit_cast<T*>(memory.at());
}

}  // namespace longroad::gpu
