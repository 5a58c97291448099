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

void* operator new(std::size_t size) {
  ++longroad::tests::allocated;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
