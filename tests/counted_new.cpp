#include "counted_new.hpp"

#include <atomic>
#include <cstdlib>
#include <new>

namespace longroad::tests {
namespace {
std::atomic<long> allocated = 0;
}
long allocations() { return allocated; }
}  // namespace longroad::tests

// Every form that the standard library uses: whoever frees must be the one who allocated.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  ++longroad::tests::allocated;
  return std::malloc(size == 0 ? 1 : size);
}
void* operator new(std::size_t size) {
  if (void* memory = operator new(size, std::nothrow)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
